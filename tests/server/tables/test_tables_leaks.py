"""Nobody is told what they may not know: two worlds that differ only in secrets give the same bytes."""

import json
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec import Raw

from coldsnap.arena.speed.rules_speed import invented_match
from coldsnap.core.choices import Over, Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.core.values import SecretEvent
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.cards import cards_in
from coldsnap.games.icecool.state.slices import CardsHeld
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import GAMES
from coldsnap.match.sealing import seal_of
from coldsnap.match.table import Position, Table
from coldsnap.server.edge.tokens import new_token, token_hash
from coldsnap.server.run import running_hub
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.server.tables.projection import update_for
from coldsnap.store.matches import MatchRow, SeatRow
from coldsnap.wire import messages as wire
from coldsnap.wire.packing import unpack
from deadlines import run_held, turns
from server.table_kit import (
    OPEN,
    PERSON,
    House,
    PaperWorkers,
    Seen,
    at_home,
    house,
    is_over,
    play,
    table_of,
    two_at_table,
    until,
)
from web_server import served

SEAT_TOKENS: Final = tuple(f"seat-{seat}-{'x' * 20}" for seat in range(3))
HOST, WATCH = "host-" + "x" * 20, "watch-" + "x" * 20
ROLES: Final = (*SEAT_TOKENS, WATCH, HOST)
SAMPLES: Final = 10


@cache
def story(game: str) -> Table:
    if game != "icetoids":
        return invented_match(game, 3, "leaks", tremor="off")
    table = Table.start(GAMES[game], 3, GAMES[game].resolve({}), rng_from("leaks").seed)
    while isinstance(table.status, Turn) and table.ply < 200:
        offer = table.status.offers[0]
        table.submit(offer.seat, offer.choices[5 * table.ply % len(offer.choices)].action)
    return table


def row(game: str) -> MatchRow:
    return MatchRow(
        id="two-worlds",
        game=game,
        public=False,
        help="full",
        started=True,
        over=False,
        created=1,
        touched=1,
        host_hash=token_hash(HOST),
        watch_hash=token_hash(WATCH),
        invite_hash=token_hash("invite-" + "x" * 20),
        clock_turn=None,
        clock_bank=None,
        seats=tuple(SeatRow(seat, "person", f"P{seat}", None, token_hash(SEAT_TOKENS[seat])) for seat in range(3)),
        address_hash="",
        rematch_of=None,
    )


async def world(home: House, ply: int, game: str) -> LiveTable:
    """A room in which the first entries of the story have been played."""
    record = story(game).record
    match = row(game)
    await home.store.create(match)
    await home.store.begin(match.id, record.header, record.entries[:ply], match)
    return await home.live_table(match.id)


def wrong_actions(table: Table) -> list[bytes]:
    """All sorts of actions, most of which cannot be played now: what was ever played, and each card's."""
    played = {encode(entry.move.action) for entry in story(table.header.game).entries if entry.move.seat >= 0}
    state = table.state
    cards = sorted(set(cards_in(state.options.deck))) if isinstance(state, IceCoolState) else []
    tasks = [encode({"kind": "icecool-announce-task", "task": card}) for card in cards]
    skates = [encode({"kind": "icecool-use-skates", "cards": (one, two)}) for one in cards[:8] for two in cards[:8]]
    return [*sorted(played)[:25], *tasks, *skates[:30], b"{}"]


async def told(live: LiveTable, viewer: Seen, actions: list[bytes], have: int) -> list[bytes]:
    """All that a viewer is told who asks for everything and does everything wrong; then it plays, if it can."""
    for number, action in enumerate(actions):
        await live.hear(viewer, wire.Act(f"a{number}", 1, Raw(action)))
        await live.hear(viewer, wire.Preview(f"p{number}", Raw(action)))
        await turns()
        await live.hear(viewer, wire.Aim(Raw(action)))
    mine = viewer.facing
    for number in range(3):
        await live.hear(viewer, wire.Face(f"f{number}", number))
        await live.hear(viewer, wire.HostDo(f"h{number}", have, "hand-back", number))
    await live.hear(viewer, wire.Hint("hint"))
    await turns()
    await live.hear(viewer, wire.AskBack("back", have - 2))
    await live.hear(viewer, wire.Face("again", mine))
    offer = None if mine is None else table_of(live).offer(mine)
    for number, action in enumerate(actions):
        if offer is None or not any(encode(choice.action) == action for choice in offer.choices):
            await live.hear(viewer, wire.Act(f"b{number}", table_of(live).ply, Raw(action)))
    flicks = [c.action for c in offer.choices if isinstance(c.action, FlickPenguin)] if offer else []
    if flicks:
        await live.hear(viewer, wire.Act("flick", table_of(live).ply, Raw(encode(flicks[0]))))
    await turns()
    return viewer.raw


@pytest.mark.parametrize("game", ["icecool2", "icetoids"])
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_bytes(tmp_path: Path, game: str) -> None:
    whole = story(game)
    plies = [
        ply for ply in range(2, whole.ply, whole.ply // SAMPLES) if isinstance(whole._positions[ply - 1].status, Turn)
    ]
    assert len(plies) > SAMPLES // 3
    different = 0

    async def both(ply: int, token: str, number: int) -> bool:
        folder = tmp_path / f"{ply}-{number}"
        (folder / "a").mkdir(parents=True)
        (folder / "b").mkdir()
        async with house(folder / "a") as true_home, house(folder / "b") as other_home:
            live_tables = [await world(home, ply, game) for home in (true_home, other_home)]
            for home in (true_home, other_home):
                assert isinstance(home.workers, PaperWorkers)
                home.workers.gate.clear()
            table = table_of(live_tables[1])
            seat = SEAT_TOKENS.index(token) if token in SEAT_TOKENS else None
            imagined = table.game.imagine(table.view(seat), rng_from(f"other {ply} {number}"))
            differs = imagined != table.state
            table._positions[-1] = Position(table.game, imagined)
            actions = wrong_actions(table_of(live_tables[0]))
            frames = []
            for home, live in zip((true_home, other_home), live_tables, strict=True):
                viewer = await home.enter("two-worlds", token)
                viewer.raw += (await home.enter("two-worlds", token, have=ply - 1)).raw
                frames.append(await told(live, viewer, actions, ply))
            assert len(frames[0]) > 50
            assert frames[0] == frames[1]
            return differs

    for ply in plies:
        for number, token in enumerate(ROLES):
            different += run_held(both(ply, token, number))
    assert different > len(plies), "the worlds have to differ, or nothing is tested"


def test_what_an_event_hides_is_told_to_those_who_know_it_and_nobody_else() -> None:
    table = story("icecool2")
    hidden = 0
    for entry in table.entries:
        for seat in (None, 0, 1, 2):
            told = json.loads(unpack(update_for(table, entry, seat)))["events"]
            for event, said in zip(entry.events, told, strict=True):
                if isinstance(event, SecretEvent):
                    for name in event.secret:
                        known = seat in event.knows
                        hidden += not known and getattr(event, name) is not None
                        assert said[name] == (json.loads(encode(getattr(event, name))) if known else None)
    assert hidden > 20


def secrets_of(table: Table) -> list[bytes]:
    """What no frame of a match may hold: the seed, digests, and the order of the cards to come."""
    found = [table.header.seed.encode(), *(entry.digest.encode() for entry in table.entries)]
    for position in table._positions:
        state = position.state
        held = state.find(CardsHeld) if isinstance(state, IceCoolState) else None
        if held is not None and len(held.pile) > 3 and position is not table._positions[-1]:
            found.append(encode(held.pile).strip(b"[]"))
    return found


@pytest.mark.parametrize("game", ["icecool2", "icetoids"])
def test_no_frame_of_anybody_holds_seed_digests_order_of_cards_or_secrets_of_links(tmp_path: Path, game: str) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON,) * 3, game, help="full")
        tokens = [made.host, made.invite, made.watch, *(grant.token for grant in made.seats)]
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        others = [await home.enter(made.table, made.watch), await home.enter(made.table, made.host)]
        live = await home.live_table(made.table)
        number = 0
        while not is_over(live) and table_of(live).ply < 400:
            await play(live, people, number := number + 5)
            await until(lambda: isinstance(table_of(live).status, Turn | Over))
            if number % 50 == 0:
                others.append(await home.enter(made.table, made.watch, have=max(1, table_of(live).ply - 5)))
        secrets = secrets_of(table_of(live)) + [each.encode() for each in tokens]
        secrets += [token_hash(each).encode() for each in tokens]
        assert len(secrets) > 100
        everything = b"\n".join(data for viewer in (*people, *others) for data in viewer.plain)
        assert len(everything) > 100_000
        assert [secret for secret in secrets if secret in everything] == []
        assert b'"rng"' not in everything
        assert b"digest" not in everything

    at_home(tmp_path, test)


def test_the_seed_is_sealed_before_anything_is_shown_and_the_record_opens_the_seal(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))
        waiting = [await home.enter(made.table, made.host), await home.enter(made.table, made.watch)]
        assert not any(viewer.all("sealed") for viewer in waiting), "there is no seed yet"
        await home.hub.join(made.table, made.invite, new_token(), "Bo", None)
        await home.restart()
        late = [await home.enter(made.table, made.watch), await home.enter(made.table, made.seats[0].token, have=1)]
        seed = table_of(await home.live_table(made.table)).header.seed
        for viewer in (*waiting, *late):
            assert viewer.one("sealed")["seal"] == seal_of(seed)
            kinds = viewer.kinds()
            assert kinds.index("sealed") < min(kinds.index(kind) for kind in kinds if kind in ("sync", "update"))
            assert not any(seed.encode() in data for data in viewer.plain)
        lines = await home.store.record(made.table)
        assert lines is not None
        assert seal_of(json.loads(lines.splitlines()[0])["seed"]) == late[0].one("sealed")["seal"]

    at_home(tmp_path, test)


def test_a_match_in_progress_gives_no_record_and_no_replay_to_anybody(tmp_path: Path) -> None:
    with served(tmp_path, running_hub, workers=1) as server:
        wish = {"game": "icetoids", "seats": [{"kind": "person"}, {"kind": "person"}]}
        for public in (False, True):
            made = server.ask("POST", "/api/tables", {**wish, "public": public}).json
            tokens = [made["host"], made["watch"], made["invite"], *(grant["token"] for grant in made["seats"]), None]
            for token in tokens:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                for path in ("record", "story", "replay", "replay?ply=1"):
                    answer = server.ask("GET", f"/api/tables/{made['table']}/{path}", headers=headers)
                    assert answer.status == (409 if token or public else 404)
                    assert b"seed" not in answer.body
                    assert b"digest" not in answer.body


def test_a_refusal_at_the_door_tells_nothing_of_the_table(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        _, _, made = await two_at_table(home)
        with pytest.raises(Rejected) as refused:
            await home.enter(made.table, made.invite)
        assert (refused.value.code, refused.value.rule, refused.value.details) == ("no-such-table", None, {})
        assert await home.hub.live_table("0123456789abcdef") is None  # for which sockets say the same

    at_home(tmp_path, test)
