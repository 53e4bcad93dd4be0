"""Headers and entries: each kind of mover has a decoder of its own."""

import json
from typing import Any

import pytest

from coldsnap.core.codec import encode
from coldsnap.core.errors import Undecodable
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Begin, Entry, Header, Resolved, TakeBack, decode_entry, decode_header, game_of
from coldsnap.games.icetoids.actions import ChooseHome, Enter, Lapse
from coldsnap.games.icetoids.events import HomeChosen
from icetoids_positions import GAME, SEED
from marble_game import MarbleGame, Shoot, Stay, through

HEADER = Header(1, "icetoids", 1, "", 2, GAME.resolve({}), SEED, ("Ann", ""))
ENTRY = Entry(1, 5, 4, Move(0, ChooseHome("a2", "west")), (HomeChosen(seat=0, cell="a2", side="west"),), "0" * 32)


def edited(value: Any, **changes: object) -> bytes:
    """The JSON of a value with fields changed; `move__seat` reaches into a field."""
    plain = json.loads(encode(value))
    for name, change in changes.items():
        *path, last = name.split("__")
        target = plain
        for step in path:
            target = target[step]
        target[last] = change
    return json.dumps(plain).encode()


def test_a_header_tells_its_game_before_the_rest_is_understood() -> None:
    assert game_of(encode(HEADER)) == "icetoids"
    assert game_of(edited(HEADER, game="unheard-of", options={"kind": "unheard-of-options"})) == "unheard-of"


def test_a_header_comes_back_whole_with_its_options_by_content() -> None:
    found = decode_header(encode(HEADER), GAME.types)
    assert found == HEADER
    assert encode(found) == encode(HEADER)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"seed": "xyz"}, "$.seed"),
        ({"seats": 0}, "$.seats"),
        ({"seats": 9}, "$.seats"),
        ({"format": 0}, "$.format"),
        ({"names": ["x" * 41]}, "$.names[0]"),
        ({"names": [""] * 9}, "$.names"),
        ({"colour": "red"}, "$"),
        ({"options__orienter": "both"}, "$.options.orienter"),
        ({"options__tiles__tiles": []}, "$.options.tiles"),
        ({"options__kind": "marble-options"}, "$.options.kind"),
    ],
)
def test_a_bad_header_is_refused_with_the_path(changes: dict[str, object], path: str) -> None:
    with pytest.raises(Undecodable) as caught:
        decode_header(edited(HEADER, **changes), GAME.types)
    assert caught.value.path == path


def test_an_entry_comes_back_whole() -> None:
    assert decode_entry(encode(ENTRY), GAME.types) == ENTRY


@pytest.mark.parametrize(
    "move",
    [Move(0, Enter(3)), Move(1, TakeBack(4, (0,))), Move(NATURE, Begin()), Move(NATURE, Lapse(1))],
    ids=["action", "take-back", "begin", "answer"],
)
def test_every_kind_of_move_comes_back(move: Move) -> None:
    entry = Entry(1, 0, 0, move, (), "0" * 32)
    assert decode_entry(encode(entry), GAME.types) == entry


def test_facts_of_a_flick_come_back() -> None:
    trajectory = through(1)
    entry = Entry(3, 0, 0, Move(NATURE, Resolved(trajectory.facts, trajectory.rest)), (), "0" * 32)
    assert decode_entry(encode(entry), MarbleGame().types) == entry


@pytest.mark.parametrize(
    "move",
    [
        Move(0, Lapse(0)),
        Move(0, Begin()),
        Move(0, Resolved((), ())),
        Move(NATURE, Enter()),
        Move(NATURE, TakeBack(0)),
        Move(0, Shoot(0, 0)),
        Move(NATURE, Stay(0)),
    ],
    ids=lambda move: f"{move.seat} {type(move.action).__name__}",
)
def test_a_seat_has_no_answers_nature_has_no_actions_and_nobody_those_of_another_game(move: Move) -> None:
    with pytest.raises(Undecodable) as caught:
        decode_entry(encode(Entry(1, 0, 0, move, (), "0" * 32)), GAME.types)
    assert caught.value.path.startswith("$.move.action")


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"ply": -1}, "$.ply"),
        ({"ply": 10**7}, "$.ply"),
        ({"at": -1}, "$.at"),
        ({"charged": 0.5}, "$.charged"),
        ({"digest": "0" * 31}, "$.digest"),
        ({"digest": "G" * 32}, "$.digest"),
        ({"move__seat": 8}, "$.move.seat"),
        ({"move__seat": -2}, "$.move.seat"),
        ({"move__action": {"kind": "icetoids-fly"}}, "$.move.action.kind"),
        ({"move__action__cell": "e1"}, "$.move.action.cell"),
        ({"events": [{"kind": "icetoids-flew", "rule": "TOIDS-1"}]}, "$.events[0].kind"),
        ({"events": [{"kind": "icetoids-won", "rule": "TOIDS 9", "seat": 0}]}, "$.events[0].rule"),
        ({"events": 3}, "$.events"),
        ({"frames": []}, "$"),
    ],
)
def test_a_bad_entry_is_refused_with_the_path(changes: dict[str, object], path: str) -> None:
    with pytest.raises(Undecodable) as caught:
        decode_entry(edited(ENTRY, **changes), GAME.types)
    assert caught.value.path == path
