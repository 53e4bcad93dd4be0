"""The schema of the wire, from which clients in other languages make their types."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft7Validator, meta

from coldsnap.core.codec import encode
from coldsnap.core.offers import encode_offer
from coldsnap.core.secrets import redact_all
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.server.tables.projection import sync_for, update_for
from coldsnap.wire import messages as wire
from coldsnap.wire.packing import unpack
from coldsnap.wire.schema import schema_text, wire_schema

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "web/src/wire/schema.json"
DOCUMENT = ROOT / "docs/wire.md"


def checker(*path: str) -> Draft7Validator:
    """What checks one of the schema's types, by its path in the root."""
    schema: Any = wire_schema()
    found = schema
    for name in path:
        found = found["properties"][name]
    return Draft7Validator({**found, "definitions": schema["definitions"]})


def test_the_schema_that_the_web_client_is_built_from_is_the_one_of_this_server() -> None:
    assert KEPT.read_bytes() == schema_text(), (
        "it is stale: python -m coldsnap.wire.schema > web/src/wire/schema.json, and make the TypeScript types anew"
    )


def test_the_schema_is_one() -> None:
    assert meta.is_valid(wire_schema())


def test_every_definition_has_a_name_of_its_own_and_every_reference_leads_to_one() -> None:
    schema = wire_schema()
    definitions = schema["definitions"]
    assert all(definition["title"] == name for name, definition in definitions.items())
    assert set(re.findall(r'"#/definitions/([^"]+)"', json.dumps(schema))) == set(definitions)


def test_messages_keep_their_kind() -> None:
    definitions = wire_schema()["definitions"]
    for message, kind in (
        ("Act", "act"),
        ("SendEmote", "emote"),
        ("Update", "update"),
        ("IceCoolLapse", "icecool-lapse"),
    ):
        assert definitions[message]["properties"]["kind"] == {"enum": [kind]}
        assert "kind" in definitions[message]["required"]


def test_what_the_document_shows_is_of_the_schema() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    sides = ("ClientMessage", "ServerMessage")
    for side, block in zip(sides, blocks, strict=True):
        for line in block.strip().splitlines():
            assert list(checker(side).iter_errors(json.loads(line))) == []


def test_what_only_a_server_says_is_said_whole_and_a_client_may_leave_out_what_has_a_default() -> None:
    assert not checker("ServerMessage").is_valid(
        {"kind": "sync", "ply": 1, "seat": 0, "view": {}, "offer": {}, "over": True}
    )
    assert checker("ClientMessage").is_valid({"kind": "hello", "protocol": wire.PROTOCOL, "tokens": []})


@pytest.mark.parametrize("name", GAMES)
def test_what_a_match_shows_is_of_the_schema_of_its_game(name: str) -> None:
    game = GAMES[name]
    seats = game.info.seats[-1]
    table = Table.start(game, seats, game.resolve({}), "5eed" * 8)
    for seat in (None, *range(seats)):
        assert list(checker("games", name, "view").iter_errors(json.loads(encode(table.view(seat))))) == []
        for event in redact_all(table.entries[0].events, seat):
            assert list(checker("games", name, "event").iter_errors(json.loads(encode(event)))) == []
        assert list(checker("ServerMessage").iter_errors(json.loads(unpack(sync_for(table, seat))))) == []
        assert (
            list(checker("ServerMessage").iter_errors(json.loads(unpack(update_for(table, table.entries[0], seat)))))
            == []
        )
    offers = [offer for seat in range(seats) if (offer := table.offer(seat)) is not None]
    assert offers
    for offer in offers:
        assert list(checker("games", name, "offer").iter_errors(json.loads(encode_offer(offer)))) == []
        assert list(checker("games", name, "action").iter_errors(json.loads(encode(offer.choices[0].action)))) == []
