"""Golden matches: records that are kept, so that every later version can be held to what an earlier one played."""

import importlib.util
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from coldsnap.core.codec import encode
from coldsnap.core.game import OptionSpec
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Begin, Record, TakeBack
from coldsnap.games.icetoids.events import Drawn, Pushed, Won
from coldsnap.games.icetoids.tiles import PRESETS
from coldsnap.games.registry import GAMES, game_named
from coldsnap.match.replay import verify
from coldsnap.store.files import read_record

FOLDER: Final = Path(__file__).parent
FILES: Final = sorted(FOLDER.glob("*.jsonl"))
ENOUGH: Final = 20
TOO_LARGE: Final = 1_000_000
OPTIONS: Final = [
    (game.info.id, option, value) for game in GAMES.values() for option in game.info.options for value in option.values
]


@cache
def golden(path: Path) -> Record:
    return read_record(path)


def of_game(game_id: str) -> list[Record]:
    return [golden(path) for path in FILES if golden(path).header.game == game_id]


def maker() -> ModuleType:
    """The program beside this file that writes the golden matches."""
    spec = importlib.util.spec_from_file_location("make_golden", FOLDER / "make_golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_still_verifies(path: Path) -> None:
    record = golden(path)
    verdict = verify(game_named(record.header.game), record)
    assert verdict.difference is None
    assert verdict.other_version is None, "a new version of the game needs golden matches of its own"
    assert verdict.table.ply == len(record.entries) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_is_encoded_again_to_the_same_bytes(path: Path) -> None:
    record = golden(path)
    text = b"".join(encode(part) + b"\n" for part in (record.header, *record.entries))
    assert text == path.read_bytes()


def test_the_maker_makes_exactly_these_files_with_these_bytes() -> None:
    made = maker()
    plans = list(made.plans())
    assert sorted(plan.path for plan in plans) == FILES
    for plan in plans:
        assert made.play(plan) == golden(plan.path), plan.name


def test_there_are_enough_golden_matches_and_they_are_small() -> None:
    assert len(FILES) >= ENOUGH
    assert sum(path.stat().st_size for path in FILES) < TOO_LARGE


@pytest.mark.parametrize("game_id", GAMES)
def test_every_preset_is_there_with_every_number_of_players(game_id: str) -> None:
    game = game_named(game_id)
    presets = game.info.options[0]
    wanted = {
        (encode(game.resolve({presets.name: value})), seats) for value in presets.values for seats in game.info.seats
    }
    found = {(encode(record.header.options), record.header.seats) for record in of_game(game_id)}
    assert len(wanted) == len(presets.values) * len(game.info.seats)
    assert wanted <= found


@pytest.mark.parametrize(
    ("game_id", "option", "value"), OPTIONS, ids=[f"{game}-{option.name}-{value}" for game, option, value in OPTIONS]
)
def test_every_value_of_every_option_is_there(game_id: str, option: OptionSpec, value: str) -> None:
    game = game_named(game_id)
    wanted = getattr(game.resolve({option.name: value}), option.name)
    assert wanted in [getattr(record.header.options, option.name) for record in of_game(game_id)]


@pytest.mark.parametrize("game_id", GAMES)
def test_moves_are_taken_back_and_lapses_happen_in_some(game_id: str) -> None:
    taken = [sum(isinstance(entry.move.action, TakeBack) for entry in record.entries) for record in of_game(game_id)]
    lapsed = [
        sum(entry.move.seat == NATURE and not isinstance(entry.move.action, Begin) for entry in record.entries)
        for record in of_game(game_id)
    ]
    assert max(taken) >= 5
    assert max(lapsed) >= 10


def test_nearly_everything_that_can_happen_happens_in_some() -> None:
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
