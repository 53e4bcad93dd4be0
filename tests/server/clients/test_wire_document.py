"""The examples of docs/wire.md are messages that are really understood, and none is missing."""

import json
import re
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from coldsnap.core.codec import decode
from coldsnap.games.registry import GAMES
from coldsnap.wire import messages as wire

TEXT: Final = (Path(__file__).parents[3] / "docs" / "wire.md").read_text("utf-8")
CLIENT, SERVER = (block.strip().splitlines() for block in re.findall(r"```json\n(.*?)```", TEXT, flags=re.DOTALL))


@pytest.mark.parametrize("line", CLIENT)
def test_an_example_of_a_client_is_understood(line: str) -> None:
    message = wire.read_message(line)
    action = getattr(message, "action", None)
    if action is not None:
        assert any(_is_action(game.types.action, bytes(action)) for game in GAMES.values())


@pytest.mark.parametrize("line", SERVER)
def test_an_example_of_a_server_is_what_a_server_says(line: str) -> None:
    found = msgspec.json.decode(line, type=wire.ServerMessage)
    assert json.loads(wire.write_message(found)) == json.loads(line)


def _is_action(kind: Any, data: bytes) -> bool:
    try:
        decode(kind, data)
    except Exception:  # noqa: BLE001 - another game's
        return False
    return True


@pytest.mark.parametrize(("lines", "union"), [(CLIENT, wire.ClientMessage), (SERVER, wire.ServerMessage)])
def test_every_message_has_an_example(lines: list[str], union: Any) -> None:
    assert {json.loads(line)["kind"] for line in lines} == {kind.__struct_config__.tag for kind in get_args(union)}


def test_the_document_names_the_protocol_version() -> None:
    assert f"Protocol version: {wire.PROTOCOL}." in TEXT
