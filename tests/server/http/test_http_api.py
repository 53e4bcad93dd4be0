"""The HTTP interface: what it gives, to whom, and how it refuses."""

import json
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.bots.levels import bot_names
from coldsnap.core.codec import encode
from coldsnap.core.record import Record, Resolved
from coldsnap.core.secrets import redact_all
from coldsnap.games.registry import GAMES, game_named
from coldsnap.match.replay import fold
from coldsnap.server.edge.tokens import new_token, token_hash
from coldsnap.server.settings import Settings
from coldsnap.server.tables.projection import stuck_of
from coldsnap.store.files import read_record
from coldsnap.store.matches import MatchRow, MatchStore, SeatRow
from web_server import TABLE_WISH, EchoHub, Served, echo_hub, served

WATCH = "watch-token-of-the-test-0001"
GOLDEN = Path(__file__).parents[2] / "golden"


def row(table: str, *, public: bool, over: bool, created: int) -> MatchRow:
    return MatchRow(
        id=table,
        game="icetoids",
        public=public,
        help="none",
        started=True,
        over=over,
        created=created,
        touched=created,
        host_hash=token_hash("host-token-of-the-test-00001"),
        watch_hash=token_hash(WATCH),
        invite_hash=token_hash("invite-token-of-the-test-001"),
        clock_turn=30,
        clock_bank=120,
        seats=(SeatRow(0, "person", "Ada", None, None), SeatRow(1, "bot", "", "orca", None)),
        address_hash="",
        rematch_of=None,
        options='{"round":"yes"}',
    )


@asynccontextmanager
async def hub_with_matches(store: MatchStore, settings: Settings) -> AsyncIterator[EchoHub]:
    """Two finished matches of the golden records, and the same one unfinished."""
    record = read_record(sorted(GOLDEN.glob("icetoids-*.jsonl"))[0])
    for number, (name, public, over) in enumerate(
        [("finished", True, True), ("secretly", False, True), ("going-on", True, False), ("hidden-1", False, False)]
    ):
        made = row(name, public=public, over=over, created=1_700_000_000_000 + number)
        entries = record.entries if over else record.entries[:3]
        await store.create(made)
        await store.begin(made.id, record.header, entries, made)
    async with echo_hub(store, settings) as hub:
        yield hub


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("http"), hub_with_matches) as running:
        yield running


def told_at(record: Record, ply: int) -> list[Any]:
    """The events of an entry as a spectator may know them."""
    return [json.loads(encode(event)) for event in redact_all(record.entries[ply].events, None)]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_health_tells_the_build_and_the_protocol(server: Served) -> None:
    answer = server.ask("GET", "/api/health")
    assert answer.status == 200
    assert answer.json["ok"] is True
    assert answer.json["protocol"] == 1


def test_games_come_with_their_options_and_bots(server: Served) -> None:
    found = {game["id"]: game for game in server.ask("GET", "/api/games").json["games"]}
    assert set(found) == set(GAMES)
    for game in GAMES.values():
        told = found[game.info.id]
        assert told["seats"] == list(game.info.seats)
        assert told["levels"] == list(bot_names(game.info.id))
        assert [(o["name"], o["default"], tuple(o["values"]), o["rule"]) for o in told["options"]] == [
            (o.name, o.default, o.values, o.rule) for o in game.info.options
        ]


def test_a_table_is_made_and_its_secrets_are_behind_the_number_sign(server: Served) -> None:
    answer = server.ask("POST", "/api/tables", TABLE_WISH)
    assert answer.status == 201
    told = answer.json
    secrets = [told["host"], told["invite"], told["watch"], *(seat["token"] for seat in told["seats"])]
    assert len(set(secrets)) == 4
    assert min(len(secret) for secret in secrets) >= 22, "128 bits and more"
    for name in ("host", "invite", "watch"):
        address, _, fragment = told["links"][name].partition("#")
        assert address == f"http://{server.host}/t/{told['table']}"
        assert told[name] in fragment
    assert told["seats"][0]["token"] in told["links"]["host"]
    assert told["seats"][0]["token"] not in told["links"]["watch"] + told["links"]["invite"]
    assert told["links"]["only_this_computer"] is True


def test_a_private_table_is_shown_only_to_its_own(server: Served) -> None:
    told = server.ask("POST", "/api/tables", TABLE_WISH).json
    path = f"/api/tables/{told['table']}"
    assert server.ask("GET", path).status == 404
    assert server.ask("GET", path, headers=bearer("a" * 32)).status == 404
    assert server.ask("GET", f"{path}?token={told['host']}").status == 404, "never in a query"
    for token in (told["host"], told["invite"], told["watch"], told["seats"][0]["token"]):
        assert server.ask("GET", path, headers=bearer(token)).json["id"] == told["table"]
    listed = server.ask("GET", "/api/tables").json["tables"]
    assert told["table"] not in [each["id"] for each in listed]


def test_a_table_says_to_the_secret_of_a_seat_which_seat_it_opens_and_to_no_other(server: Served) -> None:
    wish = {**TABLE_WISH, "public": True, "seats": [{"kind": "person"}, {"kind": "person"}]}
    told = server.ask("POST", "/api/tables", wish).json
    path = f"/api/tables/{told['table']}"
    for seat, grant in enumerate(told["seats"]):
        assert server.ask("GET", path, headers=bearer(grant["token"])).json["mine"] == [seat]
    for token in (told["host"], told["invite"], told["watch"], "a" * 32):
        assert server.ask("GET", path, headers=bearer(token)).json["mine"] == []
    listed = server.ask("GET", "/api/tables").json["tables"]
    assert [each["mine"] for each in listed if each["id"] == told["table"]] == [[]]


def test_a_table_that_is_hidden_and_one_that_is_not_there_are_answered_alike(server: Served) -> None:
    hidden, absent = server.ask("GET", "/api/tables/hidden-1"), server.ask("GET", "/api/tables/absent-1")
    assert (hidden.status, hidden.body) == (absent.status, absent.body) == (404, b'{"code":"no-such-table"}')


def test_public_tables_are_listed_and_finished_ones_are_in_the_archive(server: Served) -> None:
    made = server.ask("POST", "/api/tables", {**TABLE_WISH, "public": True}).json["table"]
    listed = [each["id"] for each in server.ask("GET", "/api/tables").json["tables"]]
    assert made in listed
    assert "going-on" in listed
    assert "finished" not in listed
    assert [each["id"] for each in server.ask("GET", "/api/archive").json["tables"]] == ["finished"]


def test_links_pass_through_a_shell_as_they_are(server: Served) -> None:
    wish = {"game": "icetoids", "seats": [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]}
    links = server.ask("POST", "/api/tables", wish).json["links"]
    for name in ("host", "invite", "watch"):
        typed = f"printf %s {links[name]}"
        done = subprocess.run(["sh", "-c", typed], capture_output=True, text=True, check=True)  # noqa: S603, S607
        assert done.stdout == links[name]
        assert not set(links[name]) & set("&|;<>()^%!,$`'\"*?{}~ "), "nor do cmd and PowerShell change anything"


def test_lists_come_in_pages(server: Served) -> None:
    for _ in range(3):
        server.ask("POST", "/api/tables", {**TABLE_WISH, "public": True})
    seen: list[str] = []
    page: dict[str, Any] = server.ask("GET", "/api/tables?limit=2").json
    while True:
        seen += [each["id"] for each in page["tables"]]
        if page["before"] is None:
            break
        page = server.ask("GET", f"/api/tables?limit=2&before={page['before']}").json
    assert len(seen) == len(set(seen)) >= 4


def test_an_open_seat_is_taken_with_the_invite_and_the_name_is_cleaned(server: Served) -> None:
    told = server.ask("POST", "/api/tables", TABLE_WISH).json
    path = f"/api/tables/{told['table']}/join"
    wrong = server.ask("POST", path, {"invite": "x" * 32, "token": new_token()})
    assert (wrong.status, wrong.json) == (404, {"code": "no-such-table"})
    token = new_token()
    wish = {"invite": told["invite"], "token": token, "name": " Zo\u202ee\u0301\n "}
    joined = server.ask("POST", path, wish)
    assert (joined.status, joined.json["token"]) == (201, token)
    assert joined.json["link"].endswith(f"#seat={joined.json['token']}")
    seats = server.ask("GET", f"/api/tables/{told['table']}", headers=bearer(joined.json["token"])).json["seats"]
    assert seats[1]["name"] == "Zo\u00e9"
    assert server.ask("POST", path, wish).json == joined.json, "the answer was lost and it is asked again"
    other = server.ask("POST", path, {"invite": told["invite"], "token": new_token()})
    assert (other.status, other.json["code"]) == (409, "no-open-seat")


def test_the_secret_of_a_seat_is_long_and_no_other_secret_of_the_table(server: Served) -> None:
    told = server.ask("POST", "/api/tables", TABLE_WISH).json
    path = f"/api/tables/{told['table']}/join"
    for short in ("", "x" * 21, "\u00e9" * 30):
        assert server.ask("POST", path, {"invite": told["invite"], "token": short}).status == 400
    for name in ("invite", "watch", "host"):
        answer = server.ask("POST", path, {"invite": told["invite"], "token": told[name]})
        assert (answer.status, answer.json) == (409, {"code": "not-a-seat-token"})


def test_a_watch_token_is_no_invite(server: Served) -> None:
    told = server.ask("POST", "/api/tables", TABLE_WISH).json
    for name in ("watch", "host"):
        answer = server.ask("POST", f"/api/tables/{told['table']}/join", {"invite": told[name], "token": new_token()})
        assert answer.json == {"code": "no-such-table"}


def test_a_rematch_is_for_the_host_alone(server: Served) -> None:
    told = server.ask("POST", "/api/tables", TABLE_WISH).json
    path = f"/api/tables/{told['table']}/rematch"
    assert server.ask("POST", path, {}).status == 404
    for token in (told["watch"], told["invite"], told["seats"][0]["token"]):
        assert server.ask("POST", path, {}, bearer(token)).json["code"] == "not-host"
    assert server.ask("POST", path, {}, bearer(told["host"])).json["code"] == "not-over"


# --- finished matches ---


def test_a_finished_match_is_a_record_to_keep(server: Served, tmp_path: Path) -> None:
    answer = server.ask("GET", "/api/tables/finished/record")
    assert answer.status == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="coldsnap-finished.jsonl"'
    (tmp_path / "it.jsonl").write_bytes(answer.body)
    assert len(read_record(tmp_path / "it.jsonl").entries) > 10


@pytest.mark.parametrize("what", ["record", "story", "replay", "replay?ply=1", "awards"])
def test_a_match_that_is_still_played_gives_nothing_away(server: Served, what: str) -> None:
    answer = server.ask("GET", f"/api/tables/going-on/{what}")
    assert (answer.status, answer.body) == (409, b'{"code":"not-over"}')


@pytest.mark.parametrize("what", ["record", "story", "replay", "awards"])
def test_a_private_match_is_shown_to_its_own_when_it_is_over(server: Served, what: str) -> None:
    assert server.ask("GET", f"/api/tables/secretly/{what}").status == 404
    assert server.ask("GET", f"/api/tables/secretly/{what}", headers=bearer(WATCH)).status == 200


def test_a_replay_shows_what_a_spectator_saw_at_any_ply(server: Served) -> None:
    whole = server.ask("GET", "/api/tables/finished/replay").json
    assert whole["ply"] == whole["plies"] > 10
    assert whole["over"] is True
    early = server.ask("GET", "/api/tables/finished/replay?ply=3").json
    assert early["over"] is False
    record = read_record(sorted(GOLDEN.glob("icetoids-*.jsonl"))[0])
    table = fold(game_named(record.header.game), record)
    assert early["view"] == json.loads(encode(table.view(None, 3)))
    assert whole["view"] == json.loads(encode(table.view(None)))
    assert early["events"] == told_at(record, 2)
    beyond = server.ask("GET", f"/api/tables/finished/replay?ply={whole['plies'] + 1}")
    assert (beyond.status, beyond.json["code"]) == (404, "no-such-ply")


def test_the_story_of_a_match_tells_every_entry_as_a_spectator_was_told_it(server: Served) -> None:
    story = server.ask("GET", "/api/tables/finished/story").json
    record = read_record(sorted(GOLDEN.glob("icetoids-*.jsonl"))[0])
    assert [told["events"] for told in story["told"]] == [told_at(record, entry.ply) for entry in record.entries]
    assert [told["ply"] for told in story["told"]] == list(range(1, len(record.entries) + 1))
    assert not any(told["flick"] for told in story["told"])


def test_the_story_of_icecool_hides_cards_and_marks_the_flicks_and_a_replay_says_who_got_stuck(tmp_path: Path) -> None:
    record = read_record(GOLDEN / "icecool2-cards-2.jsonl")

    @asynccontextmanager
    async def hub(store: MatchStore, settings: Settings) -> AsyncIterator[EchoHub]:
        made = replace(row("flicked0", public=True, over=True, created=1), game="icecool2")
        await store.create(made)
        await store.begin(made.id, record.header, record.entries, made)
        async with echo_hub(store, settings) as echo:
            yield echo

    table = fold(game_named("icecool2"), record)
    stuck = {entry.ply + 1: found for entry in record.entries if (found := stuck_of(table, entry))}
    assert stuck
    with served(tmp_path, hub) as running:
        told = running.ask("GET", "/api/tables/flicked0/story").json["told"]
        for ply, found in list(stuck.items())[:3]:
            shown = running.ask("GET", f"/api/tables/flicked0/replay?ply={ply}").json
            assert shown["stuck"] == json.loads(encode(found))
    assert [each["events"] for each in told] == [told_at(record, entry.ply) for entry in record.entries]
    assert any(event.get("card", 0) is None for each in told for event in each["events"])
    flicks = [entry.ply + 1 for entry in record.entries if isinstance(entry.move.action, Resolved)]
    assert [each["ply"] for each in told if each["flick"]] == flicks != []


def test_health_is_not_well_once_the_database_is_gone(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        for path in tmp_path.glob("t.sqlite*"):
            path.unlink()
        answer = running.ask("GET", "/api/health")
        assert (answer.status, answer.json["code"]) == (503, "storage")
        assert running.ask("POST", "/api/tables", TABLE_WISH).status == 503
