"""Lobby and seats against a small model: whatever people do in whatever order, both agree on who sits where."""

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from coldsnap.core.choices import Over, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.server.edge.tokens import new_token
from coldsnap.server.matches.move_driver import Proposal
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import Created, SeatWish
from server.table_kit import House, PaperWorkers, Seen, a_ref, house, runner_of

KINDS = st.sampled_from(("person", "open", "bot"))
SEATS = st.integers(0, 3)
LONG_S = 300


@dataclass
class Place:
    """A seat as the model knows it. `owner`: the secret of the person who has it, even while a bot plays."""

    kind: str
    owner: str | None = None


@dataclass
class Model:
    """A table as it should be."""

    made: Created
    places: list[Place]
    grace: bool = False
    """Whether the host has to wait for who is away, and for longer than this test takes."""
    started: bool = False
    over: bool = False
    rematch: str | None = None
    lost: set[int] = field(default_factory=set)
    """Seats whose line was lost since the server began."""
    viewers: dict[str, tuple[Seen, frozenset[str]]] = field(default_factory=dict)

    @property
    def here(self) -> set[int]:
        held = {token for _, tokens in self.viewers.values() for token in tokens}
        return {number for number, place in enumerate(self.places) if place.owner in held}

    @property
    def full(self) -> bool:
        return all(place.kind != "open" for place in self.places)


class Lobby(RuleBasedStateMachine):
    """Everything that can be done to tables before and around a match. `lobbies` counts how many were tried."""

    lobbies: ClassVar[int] = 0

    @initialize(kinds=st.lists(KINDS, min_size=2, max_size=4), grace=st.booleans())
    def open(self, kinds: list[str], grace: bool) -> None:
        Lobby.lobbies += 1
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.opened = house(Path(self.folder.name))
        self.home: House = self.runner.run(self.opened.__aenter__())
        assert isinstance(self.home.workers, PaperWorkers)
        self.home.workers.thinking.clear()  # how far bots would come depends on the machine, and with it what is drawn
        self.models: list[Model] = []
        self.create(kinds, grace)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.runner.run(self.opened.__aexit__(None, None, None))
            self.runner.close()
            self.folder.cleanup()

    # --- what is done ---

    @precondition(lambda self: len(self.models) < 3)
    @rule(kinds=st.lists(KINDS, min_size=2, max_size=4), grace=st.booleans())
    def create(self, kinds: list[str], grace: bool) -> None:
        wishes = tuple(SeatWish(kind, level="pebble" if kind == "bot" else None) for kind in kinds)  # type: ignore[arg-type]
        made = self.runner.run(self.home.table(wishes, grace_s=LONG_S if grace else 0))
        tokens = {grant.seat: grant.token for grant in made.seats}
        assert set(tokens) == {number for number, kind in enumerate(kinds) if kind == "person"}
        model = Model(made, [Place(kind, tokens.get(number)) for number, kind in enumerate(kinds)], grace)
        model.started = model.full
        self.models.append(model)

    @rule(data=st.data(), wanted=st.none() | SEATS, right=st.integers(0, 5), again=st.booleans())
    def join(self, data: st.DataObject, wanted: int | None, right: int, again: bool) -> None:
        model = self.any(data)
        free = [number for number, place in enumerate(model.places) if place.kind == "open"]
        invite = model.made.invite if right else model.made.watch
        held = [(number, place.owner) for number, place in enumerate(model.places) if place.owner]
        before, token = held[0] if again and held else (None, new_token())
        refused = self.refused(self.home.hub.join(model.made.table, invite, token, "Bo", wanted))
        if not right:
            assert refused == "no-such-table"
        elif before is not None:
            assert (self.outcome.seat, self.outcome.token) == (before, token)
        elif not free:
            assert refused == "no-open-seat"
        elif wanted is not None and wanted not in free:
            assert refused == "seat-taken"
        else:
            joined = self.outcome
            assert joined.seat == (free[0] if wanted is None else wanted)
            model.places[joined.seat] = Place("person", joined.token)
            model.started = model.full

    @rule(data=st.data(), chosen=st.sets(SEATS), host=st.booleans())
    def enter(self, data: st.DataObject, chosen: set[int], host: bool) -> None:
        model = self.any(data)
        owners = [place.owner for number, place in enumerate(model.places) if number in chosen and place.owner]
        tokens = (*owners, *((model.made.host,) if host else ()))
        refused = self.refused(self.home.enter(model.made.table, *tokens))
        if not tokens:
            assert refused == "no-such-table"
            return
        viewer: Seen = self.outcome
        welcome = viewer.one("welcome")
        mine = [number for number, place in enumerate(model.places) if place.owner in owners and place.owner]
        assert (welcome["mine"], welcome["role"]) == (mine, "host" if host else "seat")
        assert bool(viewer.all("sync")) == model.started
        model.viewers[viewer.id] = (viewer, frozenset(tokens))

    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        model = self.any(data)
        if model.viewers:
            name = data.draw(st.sampled_from(sorted(model.viewers)))
            here = model.here
            viewer, _ = model.viewers.pop(name)
            model.lost |= here - model.here
            self.runner.run(self.live_table(model).leave(viewer))

    @rule(data=st.data(), do=st.sampled_from(("start", "bot", "hand-back", "lapse")), seat=st.none() | SEATS)
    def host(self, data: st.DataObject, do: Any, seat: int | None) -> None:
        model = self.any(data)
        if not model.viewers:
            return
        viewer, tokens = model.viewers[data.draw(st.sampled_from(sorted(model.viewers)))]
        expected = self.expected(model, do, seat) if model.made.host in tokens else "not-host"
        ref = a_ref()
        live = self.live_table(model)
        seen = 0 if live.runner is None else live.runner.table.ply
        self.runner.run(live.hear(viewer, wire.HostDo(ref, seen, do, seat)))
        answer = next(each for each in reversed(viewer.got) if each.get("ref") == ref)
        if expected == "some":
            return
        assert answer.get("code") == expected, answer
        if expected is None and do == "start":
            model.started = True
        elif expected is None and seat is not None and do in ("bot", "hand-back"):
            model.places[seat].kind = "bot" if do == "bot" else "person"

    def expected(self, model: Model, do: str, seat: int | None) -> str | None:
        """The code with which a host is refused; None if not; "some" where it depends on the match."""
        if do == "start":
            return "begun" if model.started else None if model.full else "seats-open"
        if seat is None or seat >= len(model.places):
            return "no-such-seat"
        place = model.places[seat]
        if do == "bot":
            if seat in model.here:
                return "seat-is-here"
            if place.kind == "person" and model.grace and (model.started or seat in model.lost):
                return "grace"
            return "already-a-bot" if place.kind == "bot" else None
        if do == "hand-back":
            return None if place.kind == "bot" and place.owner else "nobody-to-hand-back-to"
        return "some" if model.started else "not-begun"

    @precondition(lambda self: any(model.started and not model.over for model in self.models))
    @rule(data=st.data())
    def finish(self, data: st.DataObject) -> None:
        """Nobody decides any more; the match ends by itself."""
        model = data.draw(st.sampled_from([each for each in self.models if each.started and not each.over]))
        live = self.live_table(model)

        async def lapse() -> None:
            runner = runner_of(live)
            while not isinstance(runner.table.status, Over):
                async with runner.lock:
                    if isinstance(runner.table.status, Turn):
                        await runner.play(Proposal(NATURE, runner.table.status.offers[0].lapse, runner.table.ply))
            await runner.close()

        self.runner.run(lapse())
        model.over = True

    @precondition(lambda self: len(self.models) < 5)
    @rule(data=st.data())
    def rematch(self, data: st.DataObject) -> None:
        model = self.any(data)
        refused = self.refused(self.home.hub.rematch(model.made.table, "10.0.0.2"))
        assert refused == (None if model.over else "not-over")
        if not model.over:
            return
        again: str = self.outcome
        if model.rematch is None:
            same = [Place(place.kind, place.owner) for place in model.places]
            self.models.append(Model(replace(model.made, table=again), same, model.grace, started=True))
            model.rematch = again
        assert model.rematch == again
        for viewer, _ in model.viewers.values():
            assert viewer.one("rematched")["table"] == again

    @rule()
    def restart(self) -> None:
        """The server dies and comes back."""
        self.runner.run(self.home.restart())
        for model in self.models:
            model.viewers.clear()
            model.lost.clear()

    # --- what has to hold ---

    @invariant()
    def both_agree(self) -> None:
        for model in getattr(self, "models", []):
            live = self.live_table(model)
            assert [seat.kind for seat in live.row.seats] == [place.kind for place in model.places]
            assert live.row.started == model.started == (live.runner is not None)
            assert live.people == len(model.viewers)
            for viewer, _ in model.viewers.values():
                told = viewer.all("people")[-1]
                assert {seat["seat"] for seat in told["seats"] if seat["here"]} == model.here
                assert [seat["kind"] for seat in told["seats"]] == [place.kind for place in model.places]
                assert told["started"] == model.started
            stored = self.runner.run(self.home.store.load(model.made.table))
            assert stored is not None
            assert [seat.kind for seat in stored.row.seats] == [place.kind for place in model.places]
            assert stored.row.over == model.over

    # --- small helps ---

    def any(self, data: st.DataObject) -> Model:
        return data.draw(st.sampled_from(self.models))

    def live_table(self, model: Model) -> LiveTable:
        return self.runner.run(self.home.live_table(model.made.table))

    def refused(self, wish: Any) -> str | None:
        """Try something; the code of the refusal, or None and the outcome is in `outcome`."""
        try:
            self.outcome: Any = self.runner.run(wish)
        except Rejected as refused:
            return refused.code
        return None


def test_the_lobby_does_what_its_model_does() -> None:
    run_state_machine_as_test(
        Lobby,
        settings=settings(
            max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
    assert Lobby.lobbies >= 40
