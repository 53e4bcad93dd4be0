"""What the tests of the server share: matches that are the same in every run, and credits that time does not refill."""

from functools import partial
from itertools import count

import pytest

from coldsnap.core.rng import rng_from
from coldsnap.server.edge.admission import AddressLimits


@pytest.fixture(autouse=True)
def same_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of matches are drawn from the names of the file and of the test, in whatever room the file stands."""
    numbers = count()
    _, _, test = request.node.nodeid.partition("::")
    name = f"tests/server/{request.path.name}::{test}"
    monkeypatch.setattr("coldsnap.server.tables.beginning._new_seed", lambda: rng_from(f"{name} {next(numbers)}").seed)


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock by which credits are refilled stands still."""
    monkeypatch.setattr("coldsnap.server.app.AddressLimits", partial(AddressLimits, clock=float))
