"""Golden matches: records that are kept, so that every later version can be held to what an earlier one played."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final, get_args

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.codec import encode
from coldsnap.core.game import Move, OptionSpec
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Begin, Record, Resolved, TakeBack, Unresolved
from coldsnap.core.values import Action, Event, Options, SecretEvent
from coldsnap.games.icecool.board.layout import NAMES
from coldsnap.games.icecool.kernel.vocabulary import EVENT
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, PlaceCatcher, PlaceOnLine
from coldsnap.games.icecool.state.cards import splits
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CardsTurned,
    CaughtAgain,
    DecisionAsked,
    FlickFailed,
    GameEnded,
    IdTaken,
    PlacedOnLine,
    Returned,
    RoundEnded,
    TokenLeft,
    TokenTaken,
    WalrusFell,
)
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icetoids.events import Drawn, Pushed, Won
from coldsnap.games.icetoids.tiles import PRESETS
from coldsnap.games.registry import GAMES, game_named
from coldsnap.match.replay import verify
from coldsnap.match.take_back import live_plies
from coldsnap.store.files import read_record
from golden import make_golden
from golden.icecool_plans import BOTH, INVENTED, RACE, Need, a, new_values
from golden.plan import FOLDER, Plan

FILES: Final = sorted(FOLDER.glob("*.jsonl"))
PLANS: Final = list(make_golden.plans())
MODES: Final = (BOTH, RACE)
"""Games that have most of their options from the editions: what those have is in matches of theirs."""
ICECOOL: Final = ("icecool", "icecool2", "icecool-practice", *MODES)
ENOUGH: Final = 20
TOO_LARGE: Final = 5_000_000
OPTIONS: Final = [
    (game.info.id, option, value)
    for game in GAMES.values()
    for option in game.info.options
    for value in (new_values(game, option) if game.info.id in MODES else option.values)
]
HAPPENS: Final = [
    *(a(kind) for kind in get_args(EVENT)),
    *(a(DecisionAsked, about=module) for module in ("catcher_placement", "returns")),
    *(a(PlacedOnLine, rule=rule) for rule in ("TURN-4", "TURN-5")),
    *(a(Returned, rule=rule) for rule in ("TURN-7", "TURN-8", "TURN-11")),
    *(a(TokenTaken, rule=rule) for rule in ("DOOR-1", "DOOR-6")),
    *(a(TokenLeft, rule=rule) for rule in ("DOOR-3", "DOOR-4", "DOOR-5")),
    *(a(IdTaken, rule=rule) for rule in ("CATCH-1", "CATCH-2", "CATCH-3")),
    *(a(CardDrawn, rule=rule) for rule in ("DOOR-1", "ROUND-2", "CARD-3", "CARD-7", "EMP-1")),
    *(a(CardsTurned, rule=rule) for rule in ("CARD-1", "CARD-3", "CARD-5")),
    *(a(RoundEnded, why=why) for why in ("three-fish", "all-caught", "caught-twice", "lap", "drill")),
]


@cache
def golden(path: Path) -> Record:
    return read_record(path)


def of_game(game_id: str) -> list[Record]:
    return [golden(path) for path in FILES if golden(path).header.game == game_id]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_still_verifies(path: Path) -> None:
    record = golden(path)
    verdict = verify(game_named(record.header.game), record)
    assert verdict.difference is None
    assert verdict.other_version is None, "a new version of the game needs golden matches of its own"
    assert verdict.table.ply == len(record.entries)
    assert len(record.entries) > 20 or isinstance(verdict.table.status, Over)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_is_encoded_again_to_the_same_bytes(path: Path) -> None:
    record = golden(path)
    text = b"".join(encode(part) + b"\n" for part in (record.header, *record.entries))
    assert text == path.read_bytes()


@pytest.mark.parametrize("game_id", [game.info.id for game in GAMES.values() if game.info.open])
def test_in_an_open_game_every_seat_sees_and_hears_what_a_spectator_does(game_id: str) -> None:
    game = game_named(game_id)
    for record in of_game(game_id):
        table = verify(game, record).table
        for position, entry in zip(table._positions, table.entries, strict=True):
            assert not any(isinstance(event, SecretEvent) for event in entry.events)
            seen = game.view(position.state, None)
            assert all(game.view(position.state, seat) == seen for seat in range(record.header.seats))


def test_the_maker_makes_exactly_these_files() -> None:
    assert sorted(plan.path for plan in PLANS) == FILES
    exact = {plan.game.info.id for plan in PLANS if plan.exact}
    assert exact >= {game.info.id for game in GAMES.values() if not game.info.physics} | {"icecool", "icecool2"}


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.exact], ids=lambda plan: plan.name)
def test_the_maker_makes_exactly_these_bytes_where_every_machine_does(plan: Plan) -> None:
    """Where physics answers, other processors may make other bytes: tests/physics flicks those again."""
    assert plan.play() == golden(plan.path)


def test_there_are_enough_golden_matches_and_they_are_small() -> None:
    assert len(FILES) >= ENOUGH
    assert sum(path.stat().st_size for path in FILES) < TOO_LARGE


@pytest.mark.parametrize("game_id", GAMES)
def test_every_preset_is_there_with_every_number_of_players(game_id: str) -> None:
    game = game_named(game_id)
    presets = game.info.options[0]
    values = (presets.default,) if game_id in MODES else presets.values
    wanted = {(encode(game.resolve({presets.name: value})), seats) for value in values for seats in game.info.seats}
    found = {(encode(record.header.options), record.header.seats) for record in of_game(game_id)}
    assert len(wanted) == len(values) * len(game.info.seats)
    assert wanted <= found


@pytest.mark.parametrize(
    ("game_id", "option", "value"), OPTIONS, ids=[f"{game}-{option.name}-{value}" for game, option, value in OPTIONS]
)
def test_every_value_of_every_option_is_there(game_id: str, option: OptionSpec, value: str) -> None:
    game = game_named(game_id)
    others = [game.resolve({option.name: other}) for other in option.values if other != value]
    wanted = game.resolve({option.name: value})
    told = [name for name in wanted.__struct_fields__ if any(differ(wanted, other, name) for other in others)]
    assert told
    assert any(not any(differ(wanted, record.header.options, name) for name in told) for record in of_game(game_id))


def differ(one: Options, other: Options, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))


@pytest.mark.parametrize("game_id", GAMES)
def test_moves_are_taken_back_and_lapses_happen_in_some(game_id: str) -> None:
    taken = [sum(isinstance(entry.move.action, TakeBack) for entry in record.entries) for record in of_game(game_id)]
    lapsed = [sum(is_lapse(entry.move) for entry in record.entries) for record in of_game(game_id)]
    assert max(taken) >= 5
    assert max(lapsed) >= 10


def is_lapse(move: Move) -> bool:
    return move.seat == NATURE and not isinstance(move.action, Begin | Resolved | Unresolved)


@pytest.mark.parametrize(
    ("game_id", "kinds"),
    [
        ("icecool", {PlaceCatcher, PlaceOnLine, EndTurn}),
        ("icecool2", {PlaceCatcher, PlaceOnLine, EndTurn, AnnounceTask}),
        ("icecool-practice", {FlickPenguin, Resolved}),
    ],
)
def test_whatever_may_be_taken_back_is(game_id: str, kinds: set[type[Action]]) -> None:
    """In a real game all that a flick has not followed; in practice the flick itself, with what physics said of it."""
    undone = {kind for record in of_game(game_id) for kind in taken_back(record)}
    assert undone - {TakeBack} >= kinds
    assert (FlickPenguin in undone) is game_named(game_id).info.free_take_back


def taken_back(record: Record) -> set[type[Action]]:
    live = live_plies(record.entries)
    return {type(entry.move.action) for entry in record.entries if entry.ply not in live}


def test_nearly_everything_that_can_happen_in_icetoids_happens_in_some() -> None:
    happened = Counter(
        type(event).__name__ for record in of_game("icetoids") for entry in record.entries for event in entry.events
    )
    for name in ("Began", "HomeChosen", "PieceEntered", "Moved", "Pointed", "Pushed", "PushedOff", "TileTurned"):
        assert happened[name] >= 5, name
    for name in ("TileOriented", "Lapsed", "PositionRepeated"):
        assert happened[name] >= 1, name
    assert happened["Won"] + happened["Drawn"] >= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_with_every_number_of_players_is_won(seats: int) -> None:
    record = golden(FOLDER / f"icetoids-won-{seats}.jsonl")
    assert record.header.seats == seats
    assert isinstance(record.entries[-1].events[-1], Won)


@pytest.mark.parametrize(("name", "own"), [("with-a-push", True), ("by-anothers-push", False)])
def test_a_match_is_won_by_ones_own_push_and_another_by_the_push_of_another(name: str, own: bool) -> None:
    last = golden(FOLDER / f"icetoids-won-{name}.jsonl").entries[-1]
    (pushed,) = [event for event in last.events if isinstance(event, Pushed)]
    (won,) = [event for event in last.events if isinstance(event, Won)]
    assert won.seat == pushed.owner
    assert (last.move.seat == won.seat) is own


def test_a_match_is_drawn_by_repetition_and_one_is_played_with_tiles_of_ones_own() -> None:
    drawn = golden(FOLDER / "icetoids-drawn-by-repetition.jsonl")
    assert drawn.entries[-1].events[-1] == Drawn(reason="repetition")
    options = golden(FOLDER / "icetoids-own-tiles.jsonl").header.options
    assert getattr(options, "tiles").name not in PRESETS  # noqa: B009 - options of this game, seen as any game's


@pytest.mark.parametrize("need", HAPPENS, ids=str)
def test_everything_that_can_happen_in_icecool_happens_in_some(need: Need) -> None:
    assert any(need.met(record) for game_id in ICECOOL for record in of_game(game_id))


@pytest.mark.parametrize("game_id", ["icecool", "icecool2"])
@pytest.mark.parametrize("scoring", ["cards", "tournament"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_every_preset_is_played_to_the_end(game_id: str, scoring: str, seats: int) -> None:
    record = golden(FOLDER / f"{game_id}-{scoring}-{seats}.jsonl")
    assert scoring in ice(record).modules
    assert record.header.seats == seats
    assert isinstance(last_event(record), GameEnded)


@pytest.mark.parametrize("drill", ["lap", "straight", "curve", "jump"])
def test_every_drill_is_practised_to_the_end(drill: str) -> None:
    record = golden(FOLDER / f"icecool-practice-{drill}-1.jsonl")
    ended = last_event(record)
    assert ice(record).drill == drill
    assert isinstance(ended, GameEnded)
    assert ended.reason == ("icecool-over-lap" if drill == "lap" else "icecool-over-drill")


def test_with_two_players_a_runner_is_caught_once_and_again() -> None:
    events = [event for entry in golden(FOLDER / "icecool-cards-2.jsonl").entries for event in entry.events]
    catches = [event for event in events if isinstance(event, IdTaken | CaughtAgain)]
    assert any(isinstance(event, CaughtAgain) for event in catches)
    for before, event in zip([None, *catches], catches, strict=False):
        if isinstance(event, CaughtAgain):
            assert isinstance(before, IdTaken)
            assert (before.seat, before.by) == (event.seat, event.by)


def test_walruses_fall_in_a_match_to_the_end() -> None:
    record = golden(FOLDER / "icecool-walruses-to-the-end.jsonl")
    assert record.header.engine != INVENTED
    assert a(WalrusFell).met(record)
    assert isinstance(last_event(record), GameEnded)


def test_flicks_fail_in_one() -> None:
    record = golden(FOLDER / "icecool2-unresolved.jsonl")
    failed = [entry for entry in record.entries if isinstance(entry.move.action, Unresolved)]
    assert len(failed) >= 2
    assert all(isinstance(entry.events[0], FlickFailed) for entry in failed)


def test_a_deck_and_a_school_of_ones_own_are_played_with_to_the_end() -> None:
    emptied, own = golden(FOLDER / "icecool-pile-emptied.jsonl"), golden(FOLDER / "icecool-own-school.jsonl")
    assert ice(emptied).deck not in splits().values()
    assert a(CardDrawn, rule="CARD-7").met(emptied)
    assert ice(own).layout.name not in NAMES
    assert all(isinstance(last_event(record), GameEnded) for record in (emptied, own))


def ice(record: Record) -> IceCoolOptions:
    assert isinstance(record.header.options, IceCoolOptions)
    return record.header.options


def last_event(record: Record) -> Event:
    return record.entries[-1].events[-1]
