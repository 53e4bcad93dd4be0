"""What the tests of the server share: matches that are the same in every run, and purses that time does not fill."""

from functools import partial
from itertools import count

import pytest

from coldsnap.core.rng import rng_from
from coldsnap.server.edge.admission import AddressLimits


@pytest.fixture(autouse=True)
def same_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of matches are drawn from the name of the test: whatever happens at a table happens again."""
    numbers = count()
    monkeypatch.setattr(
        "coldsnap.server.tables.hub._new_seed", lambda: rng_from(f"{request.node.nodeid} {next(numbers)}").seed
    )


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock by which purses are filled stands."""
    monkeypatch.setattr("coldsnap.server.app.AddressLimits", partial(AddressLimits, clock=float))
