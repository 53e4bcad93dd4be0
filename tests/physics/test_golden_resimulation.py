"""The flicks of the golden matches, flicked again: the engine still says of them what it said when they were kept."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import asdict, replace

from coldsnap.arena.engines import simulator
from coldsnap.core.choices import Simulate
from coldsnap.core.facts import Crossed, Entered, Fact, Rested
from coldsnap.core.game import Move
from coldsnap.core.record import Record, Resolved
from coldsnap.core.scene import Point, Pose
from coldsnap.games.registry import GAMES, game_named
from coldsnap.match.replay import Difference
from coldsnap.match.resimulate import resimulate
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from coldsnap.store.files import read_record
from golden.icecool_plans import INVENTED, IceCoolPlan
from golden.plan import FOLDER
from sentences import sentence

TIME: Final = 0.005
PLACE: Final = 0.0005
EVERY: Final = 3
"""Of so many flicks of a match one is flicked again."""
MADE_ANEW: Final = "the golden matches have to be made anew: .venv/bin/python tests/golden/make_golden.py"


def of_an_engine() -> Iterator[Path]:
    """The golden matches in which physics has answered, and not somebody who made its answers up."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        header = read_record(path).header
        if game_named(header.game).info.physics and header.engine != INVENTED:
            yield path


FILES: Final = list(of_an_engine())


@dataclass(frozen=True)
class Flick:
    """A flick of a golden match: what physics is asked, and what it said then."""

    ply: int
    waiting: Simulate
    told: Resolved


def sample(record: Record, first: int) -> list[Flick]:
    """Flicks of a match, some way apart, each from where the record has everything."""
    flicks = list(flicks_of(record))
    return flicks[first % EVERY :: EVERY] or flicks[:1]


def flicks_of(record: Record) -> Iterator[Flick]:
    table = Table(game_named(record.header.game), record.header)
    for entry in record.entries:
        told = entry.move.action
        if isinstance(told, Resolved) and isinstance(table.status, Simulate):
            yield Flick(entry.ply, table.status, told)
        table.submit(entry.move.seat, told, at=entry.at, charged=entry.charged)


def kind_of(fact: Fact) -> tuple[object, ...]:
    """What a fact says in words: its kind, bodies, walls and doors, and from which side to which."""
    said = {name: value for name, value in asdict(fact).items() if not isinstance(value, float | Point | Pose)}
    return type(fact).__name__, *sorted(said.items())


def times_of(fact: Fact) -> tuple[float, ...]:
    return (fact.t, fact.since) if isinstance(fact, Crossed) else (fact.t,)


def apart(one: Pose | Point, other: Pose | Point) -> float:
    """How far two places are apart in the plan (metres)."""
    return math.hypot(one.x - other.x, one.y - other.y)


def rests_of(facts: tuple[Fact, ...]) -> list[Pose]:
    return [fact.pose for fact in facts if isinstance(fact, Rested)]


def compare(told: Resolved, given: Resolved) -> None:
    """Alike but for the last bits, in which families of processors may differ."""
    assert [kind_of(fact) for fact in given.facts] == [kind_of(fact) for fact in told.facts]
    for theirs, ours in zip(told.facts, given.facts, strict=True):
        for then, now in zip(times_of(theirs), times_of(ours), strict=True):
            assert abs(now - then) <= TIME, (theirs, ours)
    for was, pose in zip(rests_of(told.facts), rests_of(given.facts), strict=True):
        assert apart(was, pose) <= PLACE, (was, pose)
    assert [(body.id, body.shape) for body in given.rest] == [(body.id, body.shape) for body in told.rest]
    for before, after in zip(told.rest, given.rest, strict=True):
        assert apart(before.pose, after.pose) <= PLACE, (before, after)


def test_there_are_golden_matches_of_every_game_with_flicks() -> None:
    assert {read_record(path).header.game for path in FILES} == {g.info.id for g in GAMES.values() if g.info.physics}


@pytest.mark.parametrize(("number", "path"), list(enumerate(FILES)), ids=[path.stem for path in FILES])
def test_flicks_of_a_golden_match_come_out_as_they_did(number: int, path: Path) -> None:
    record, engine = read_record(path), simulator()
    assert record.header.engine == engine.engine, MADE_ANEW
    flicks = sample(record, number)
    assert flicks
    for flick in flicks:
        given = answer(engine, flick.waiting)
        assert isinstance(given, Resolved), (flick.ply, given)
        compare(flick.told, given)


# What follows plays a match of its own: the last bits of a golden one may be those of another processor.


@pytest.fixture(scope="module")
def record() -> Record:
    return IceCoolPlan("resimulated", GAMES["icecool2"], 2, bots=("pebble",), plies=20).play()


def busiest_flick(record: Record) -> tuple[int, Resolved]:
    """The answer of physics with the most facts, and its ply."""
    told = ((entry.ply, entry.move.action) for entry in record.entries)
    found = [(ply, action) for ply, action in told if isinstance(action, Resolved)]
    return max(found, key=lambda flick: len(flick[1].facts))


def difference(record: Record, ply: int, told: Resolved) -> Difference:
    """What physics says of the record with another answer at a ply, where the record ends."""
    entry = record.entries[ply]
    altered = replace(entry, move=Move(entry.move.seat, told))
    cut = Record(record.header, (*record.entries[:ply], altered))
    found = resimulate(game_named(record.header.game), cut, simulator())
    assert found is not None
    return found


def test_a_record_as_physics_told_it_shows_no_difference(record: Record) -> None:
    ply, told = busiest_flick(record)
    assert ply > 2
    assert len({kind_of(fact) for fact in told.facts}) > 2
    assert resimulate(game_named(record.header.game), record, simulator()) is None


def test_a_fact_that_was_altered_is_named_with_its_ply(record: Record) -> None:
    ply, told = busiest_flick(record)
    index = len(told.facts) // 2
    fact = told.facts[index]
    facts = (*told.facts[:index], replace(fact, t=fact.t + 0.001), *told.facts[index + 1 :])
    found = difference(record, ply, replace(told, facts=facts))
    assert (found.ply, found.what) == (ply, "facts")
    assert (found.cause.details["index"], found.cause.details["told"]) == (index, facts[index])
    assert found.cause.details["given"] == fact


def test_a_fact_that_was_left_out_is_named_with_its_ply(record: Record) -> None:
    ply, told = busiest_flick(record)
    found = difference(record, ply, replace(told, facts=told.facts[:-1]))
    assert (found.ply, found.what) == (ply, "facts")
    assert sentence(found.cause).startswith(f"fact {len(told.facts) - 1} is told as nothing")


def test_a_rest_that_was_altered_is_named_with_its_ply(record: Record) -> None:
    ply, told = busiest_flick(record)
    body = told.rest[0]
    elsewhere = replace(body, pose=replace(body.pose, x=body.pose.x + 0.001))
    found = difference(record, ply, replace(told, rest=(elsewhere, *told.rest[1:])))
    assert (found.ply, found.what) == (ply, "rest")
    assert sentence(found.cause) == f"rest 0 is told as {elsewhere}, {simulator().engine} gives {body}"


@pytest.mark.parametrize("how", ["kind", "order", "time", "place"])
def test_the_comparison_with_golden_matches_sees_what_differs(record: Record, how: str) -> None:
    _, told = busiest_flick(record)
    compare(told, told)
    first, *others = told.facts
    body, *bodies = told.rest
    given = {
        "kind": replace(told, facts=(Entered(first.t, body.id, "nowhere"), *others)),
        "order": replace(told, facts=(*others, first)),
        "time": replace(told, facts=(replace(first, t=first.t + 2 * TIME), *others)),
        "place": replace(told, rest=(replace(body, pose=replace(body.pose, y=body.pose.y + 2 * PLACE)), *bodies)),
    }[how]
    with pytest.raises(AssertionError):
        compare(told, given)
