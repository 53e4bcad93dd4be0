"""Awards after a match with flicks: who gets them, for what, and what does not count."""

from pathlib import Path

from coldsnap.core.facts import Crossed, Fact, HitWall, Left, Rested
from coldsnap.core.flick import Flick
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, Resolved, TakeBack
from coldsnap.core.scene import Body, Point, Pose
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.state.actions import EndTurn
from coldsnap.games.icecool.state.events import CameToRest, Flicked, IdTaken
from coldsnap.match.awards import Award, awards, flights
from coldsnap.store.files import read_record

GOLDEN = Path(__file__).parents[2] / "golden"
STRAIGHT = Flick(0, 500, 0, 0)
START = tuple(Body(f"p{seat}", "penguin", Pose(0.0, 0.0, 0.02)) for seat in range(3))


def rested(body: str, x: float, y: float = 0.0) -> Rested:
    return Rested(2.0, body, Pose(x, y, 0.02))


def hit(wall: str, speed: float = 0.5, body: str = "p0") -> HitWall:
    return HitWall(0.1, body, wall, speed)


def over(body: str) -> Crossed:
    return Crossed(0.5, 0.3, body, "w", -1, 1, "over", Point(0.1, 0.0))


class Log:
    """Entries that follow each other. Every flick begins where all stood at first."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.add(NATURE, EndTurn(), CameToRest(bodies=START))

    def add(self, seat: int, action: Action, *events: Event) -> int:
        self.entries.append(Entry(len(self.entries), 0, 0, Move(seat, action), events, "0" * 16))
        return len(self.entries) - 1

    def flick(self, seat: int, *facts: Fact, then: tuple[Event, ...] = ()) -> int:
        """A flick and what physics saw of it; the entry that says so."""
        self.add(seat, EndTurn(), Flicked(seat=seat, body=f"p{seat}", wanted=STRAIGHT, flick=STRAIGHT))
        return self.add(NATURE, Resolved(facts, ()), CameToRest(bodies=START), *then)


def found(log: Log, **heights: int) -> dict[str, Award]:
    return {award.kind: award for award in awards(log.entries, {int(ply[1:]): mm for ply, mm in heights.items()})}


def test_a_slide_is_as_long_as_its_way_over_doors_and_walls_and_one_that_left_the_school_is_none() -> None:
    log = Log()
    door = Crossed(0.5, 0.3, "p0", "1-2", -1, 1, "through", Point(0.3, 0.0))
    log.flick(0, door, rested("p0", 0.3, 0.4))
    log.flick(1, rested("p1", 0.6))
    log.flick(2, Left(0.2, "p2"), rested("p2", 3.0))
    assert found(log)["longest-slide"] == Award("longest-slide", (0,), 700)


def test_only_the_body_that_was_flicked_slides_for_whoever_flicked_it() -> None:
    log = Log()
    log.flick(0, rested("p1", 0.9), rested("p0", 0.25))
    assert found(log)["longest-slide"].amount == 250


def test_to_rattle_along_a_wall_is_one_bounce_and_to_lean_on_it_is_none() -> None:
    log = Log()
    log.flick(0, hit("a"), hit("a"), hit("b"), hit("a"), hit("c", speed=0.05), hit("d", body="p1"))
    assert found(log)["best-bounce"] == Award("best-bounce", (0,), 3)


def test_who_was_as_good_shares_the_award_and_what_is_little_is_none() -> None:
    log = Log()
    log.flick(0, hit("a"), hit("b"), rested("p0", 0.1))
    log.flick(2, hit("a", body="p2"), hit("b", body="p2"), rested("p2", 0.1))
    log.flick(1, hit("a", body="p1"), rested("p1", 0.1))
    assert found(log) == {"best-bounce": Award("best-bounce", (0, 2), 2)}


def test_the_highest_jump_stayed_in_the_school_and_one_whose_height_nobody_knows_is_none() -> None:
    log = Log()
    low, _lost = log.flick(0, over("p0"), rested("p0", 0.1)), log.flick(1, over("p1"), rested("p1", 0.1))
    out = log.flick(2, over("p2"), Left(0.4, "p2"), rested("p2", 0.1))
    assert found(log, **{f"_{low}": 45, f"_{out}": 90}) == {"highest-jump": Award("highest-jump", (0,), 45)}


def test_what_was_taken_back_does_not_count() -> None:
    log = Log()
    before = len(log.entries) - 1
    log.flick(0, rested("p0", 0.9), then=(IdTaken(rule="CATCH-1", seat=1, by=0),))
    log.add(0, TakeBack(before, ()))
    log.flick(0, rested("p0", 0.3))
    assert found(log) == {"longest-slide": Award("longest-slide", (0,), 300)}


def test_ids_are_counted_for_whoever_took_them_in_whole_matches() -> None:
    record = read_record(GOLDEN / "icecool-blocked-door-to-the-end.jsonl")
    assert [award.kind for award in awards(record.entries, {})] == ["longest-slide", "best-bounce", "most-caught"]
    assert awards(record.entries, {})[-1].seats == (0, 1, 2)
    resolved = [entry.ply for entry in record.entries if isinstance(entry.move.action, Resolved)]
    assert [flight.ply for flight in flights(record.entries)] == resolved


def test_a_match_without_flicks_has_no_awards() -> None:
    record = read_record(sorted(GOLDEN.glob("icetoids-*.jsonl"))[0])
    assert awards(record.entries, {}) == ()
