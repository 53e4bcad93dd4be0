"""Commands that come twice, late, in the wrong order, for somebody else or in pieces: nothing is played twice."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from coldsnap.core.choices import Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import Undecodable
from coldsnap.core.record import Begin, Resolved, TakeBack
from coldsnap.core.values import Action
from coldsnap.match.replay import fold
from coldsnap.server.tables.idempotency import REMEMBERED
from coldsnap.wire import messages as wire
from server.table_kit import (
    House,
    a_ref,
    act,
    actor,
    at_home,
    offered,
    play,
    table_of,
    turn_of,
    two_at_table,
)


def test_a_repeated_command_is_answered_again_and_not_played_again(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        seat = actor(live)
        message = act(live)
        for _ in range(3):
            await live.hear(people[seat], message)
        assert [each["ply"] for each in people[seat].all("done")] == [2, 2, 2]
        assert table_of(live).ply == 2
        assert len(people[1 - seat].all("update")) == 1

    at_home(tmp_path, test)


@pytest.mark.parametrize("restarted", [False, True])
def test_a_command_whose_answer_was_lost_is_not_played_again_after_a_reconnect(tmp_path: Path, restarted: bool) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        seat = actor(live)
        message = act(live)
        await live.hear(people[seat], message)
        await play(live, people)
        await live.leave(people[seat])
        if restarted:
            await home.restart()
        back = await home.enter(made.table, made.seats[seat].token, have=1)
        now = await home.live_table(made.table)
        await now.hear(back, message)
        assert back.last["kind"] == "done"
        other_ref = wire.Act(a_ref(), message.seen, message.action)
        await now.hear(back, other_ref)
        assert back.last == {"kind": "done", "ref": other_ref.ref, "ply": 3}
        assert table_of(now).ply == 3

    at_home(tmp_path, test)


def test_the_same_command_from_two_devices_at_once_is_played_once(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        seat = actor(live)
        twin = await home.enter(made.table, made.seats[seat].token)
        message = act(live)
        await asyncio.gather(*(live.hear(viewer, message) for viewer in (people[seat], twin, people[seat])))
        assert people[seat].last == twin.last == {"kind": "done", "ref": message.ref, "ply": 2}
        assert table_of(live).ply == 2

    at_home(tmp_path, test)


@pytest.mark.parametrize("steps", range(8))
def test_a_command_whose_socket_is_cut_is_played_whole_or_not_at_all(tmp_path: Path, steps: int) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        for _ in range(5):
            cut = asyncio.create_task(live.hear(people[actor(live)], act(live)))
            for _ in range(steps):
                await asyncio.sleep(0)
            cut.cancel()
            with suppress(asyncio.CancelledError):
                await cut
            stored = await home.store.load(made.table)
            assert stored is not None
            assert list(stored.entries) == table_of(live).entries
            await play(live, people)

    at_home(tmp_path, test)


def test_a_refusal_is_remembered_like_any_answer(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        seat = actor(live)
        late = act(live)
        await live.hear(people[1 - seat], late)
        assert people[1 - seat].last["code"] == "not-your-turn"
        while actor(live) == seat:
            await play(live, people)
        again = wire.Act(late.ref, table_of(live).ply, Raw(encode(offered(live))))
        await live.hear(people[1 - seat], again)
        assert people[1 - seat].last["code"] == "not-your-turn", "it was told that nothing has changed"

    at_home(tmp_path, test)


def test_answers_are_kept_for_the_last_commands_only(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        first = act(live)
        seat = actor(live)
        await live.hear(people[seat], first)
        for _ in range(2 * REMEMBERED):
            await live.hear(watcher, wire.SendEmote(a_ref(), "hello"))
        assert len(live.answers._kept) == 1, "a watcher pushes nobody's answers out"
        for _ in range(2 * REMEMBERED):
            await live.hear(people[1], wire.SendEmote(a_ref(), "hello"))
        assert len(live.answers._kept) == REMEMBERED
        await live.hear(people[seat], first)
        assert people[seat].last["kind"] == "done"
        assert table_of(live).ply == 2

    at_home(tmp_path, test)


def test_what_was_meant_for_another_position_is_stale(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        for _ in range(4):
            await play(live, people)
        seat = actor(live)
        for seen in (0, 1, 4, 6, 1_000_000):
            await live.hear(people[seat], act(live, seen=seen))
            told = people[seat].last
            assert (told["code"], told["details"]) == ("stale", {"seen": seen, "ply": 5})
        assert table_of(live).ply == 5

    at_home(tmp_path, test)


def test_commands_that_come_in_any_order_are_played_in_the_one_that_was_meant(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        ahead = fold(live.game, table_of(live).record)  # it has the same seed
        plan: list[tuple[int, int, Action]] = []
        for number in range(8):
            assert isinstance(ahead.status, Turn)
            offer = ahead.status.offers[0]
            plan.append((offer.seat, ahead.ply, offer.choices[number % len(offer.choices)].action))
            ahead.submit(offer.seat, plan[-1][2])
        chance = Random(5)  # noqa: S311 - it shuffles a test
        for _ in range(20):
            for seat, seen, action in chance.sample(plan, len(plan)):
                next_one = seen == table_of(live).ply
                await live.hear(people[seat], act(live, action, seen=seen))
                done = people[seat].last["kind"] == "done"
                assert done == (next_one or seen < table_of(live).ply), people[seat].last
        assert [each.move for each in table_of(live).entries] == [each.move for each in ahead.entries]
        assert [each.digest for each in table_of(live).entries] == [each.digest for each in ahead.entries]

    at_home(tmp_path, test)


def test_what_is_not_ones_own_is_refused(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        seat = actor(live)
        lapse = turn_of(live).offers[0].lapse
        await live.hear(people[1 - seat], act(live))
        assert people[1 - seat].last["code"] == "not-your-turn"
        for action in (lapse, TakeBack(0, (0, 1)), Begin(), Resolved((), ())):
            for viewer in people:
                await live.hear(viewer, act(live, action))
                assert viewer.last["code"] == "undecodable", "no socket ever speaks for nature or the table"
        assert table_of(live).ply == 1

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    "action",
    [
        b"{}",
        b"null",
        b"[]",
        b'"icetoids-enter"',
        b'{"kind":"icetoids-point"}',
        b'{"kind":"icetoids-point","piece":0,"way":"up"}',
        b'{"kind":"icetoids-point","piece":0.5,"way":"north"}',
        b'{"kind":"icetoids-point","piece":99999999999999999999,"way":"north"}',
        b'{"kind":"icetoids-point","piece":0,"way":"north","more":1}',
        b'{"kind":"icecool-flick","body":"p0","yaw":0,"power":1}',
        b'{"kind":"icetoids-state"}',
    ],
)
def test_an_action_that_is_none_is_refused_with_the_place_of_the_fault(tmp_path: Path, action: bytes) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        await live.hear(people[actor(live)], wire.Act(a_ref(), 1, Raw(action)))
        told = people[actor(live)].last
        assert told["code"] == "undecodable"
        assert told["details"]["path"].startswith("$")

    at_home(tmp_path, test)


def test_an_action_that_is_not_offered_is_refused_by_the_rules(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        seat = actor(live)
        await live.hear(people[seat], wire.Act(a_ref(), 1, Raw(b'{"kind":"icetoids-orient","way":"north"}')))
        assert people[seat].last["kind"] == "refused"
        assert table_of(live).ply == 1

    at_home(tmp_path, test)


GOOD: list[Any] = [
    {"kind": "hello", "protocol": 1, "tokens": ["a" * 32], "face": 1, "have": 12},
    {"kind": "act", "ref": "a1", "seen": 3, "action": {"kind": "x"}},
    {"kind": "face", "ref": "a1", "seat": None},
    {"kind": "aim", "action": {}},
    {"kind": "fit", "ref": "a1", "action": {}},
    {"kind": "preview", "ref": "a1", "action": {}},
    {"kind": "hint", "ref": "a1"},
    {"kind": "emote", "ref": "a1", "emote": "wow"},
    {"kind": "ask-back", "ref": "a1", "to_ply": 3},
    {"kind": "host", "ref": "a1", "seen": 3, "do": "bot", "seat": 1},
    {"kind": "take-seat", "ref": "a1", "seat": 1},
    {"kind": "ping", "ref": "a1"},
]


@pytest.mark.parametrize("good", GOOD, ids=lambda good: str(good["kind"]))
def test_a_message_is_understood_whole_and_in_no_other_form(good: dict[str, Any]) -> None:
    text = json.dumps(good)
    assert wire.read_message(text) == wire.read_message(text.encode())
    wrong: list[Any] = [{**good, "more": 1}, {**good, "kind": "nature"}, [good], good["kind"], {"kind": good["kind"]}]
    values: list[Any] = [{}, [], -1, 1e99, "", "a b", "x" * 9000, True]
    wrong += [{**good, name: value} for name in good for value in values]
    for each in wrong:
        try:
            wire.read_message(json.dumps(each))
        except Undecodable:
            continue
        differing = {name for name in each if each[name] != good.get(name)}
        assert differing <= {"action"} or each.get("tokens") == [], each
    for cut in range(len(text)):
        with pytest.raises(Undecodable):
            wire.read_message(text[:cut])
