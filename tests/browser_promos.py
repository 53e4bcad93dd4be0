"""Matches with promos for the tests in the browser, brought to where a page has to decide by made-up physics."""

from collections.abc import Mapping
from typing import Any

from browser_kit import Server
from browser_tables import NAMES, Places, put
from coldsnap.core.choices import Offer, Simulate, Turn
from coldsnap.core.facts import Fact
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, PlaceCatcher
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from icecool_match import KITCHEN, Mm, point


class Staged:
    """A match of people, the first of them the Catcher, played so far; the rest is for pages and real physics."""

    def __init__(self, game: str = "icecool2", seats: int = 2, *, seed: str = "promos", **options: str) -> None:
        found = GAMES[game]
        fixed = {"tremor": "off", "layout": "school"} | ({} if game == "icecool-race" else {"first_catcher": "1"})
        self.table = Table.start(
            found,
            seats,
            found.resolve(fixed | options),
            rng_from(seed).seed,
            names=NAMES[:seats],
            engine="made-up",
        )

    @property
    def offer(self) -> Offer:
        """What is asked now."""
        assert isinstance(self.table.status, Turn), self.table.status
        return self.table.status.offers[0]

    def place_catcher(self) -> "Staged":
        return self.act(PlaceCatcher(point(KITCHEN)))

    def act(self, action: Action) -> "Staged":
        """Somebody has decided."""
        self.table.submit(self.offer.seat, action)
        return self

    def flick(self, *facts: Fact, rest: Mapping[str, Mm] | None = None) -> "Staged":
        """The one in turn flicks: this is what happens, and where penguins come to rest."""
        state = self.table.state
        assert isinstance(state, IceCoolState)
        assert state.turn is not None
        self.act(FlickPenguin(state.turn.body, yaw=900, power=500))
        assert isinstance(self.table.status, Simulate)
        bodies = tuple(standing(body, "penguin", point(at)) for body, at in (rest or {}).items())
        self.table.submit(NATURE, Resolved(facts, bodies))
        return self

    def end_turn(self) -> "Staged":
        """End the turn that is at its end, if it has not ended by itself."""
        actions = [choice.action for choice in self.offer.choices]
        return self.act(EndTurn()) if EndTurn() in actions else self

    def put(self, server: Server) -> Places:
        """As a table of that server."""
        return put(server.database, self.table.record, self.table.ply)


def slice_of(view: dict[str, Any], kind: str) -> dict[str, Any]:
    """What a promo keeps, as a page sees it."""
    found: dict[str, Any] = next(each for each in view["slices"] if each["kind"] == f"icecool-{kind}")
    return found
