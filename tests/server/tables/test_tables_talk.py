"""What is said at a table beside moves: feelings, aims, previews, hints and taking back."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from coldsnap.arena.speed.rules_speed import invented_match
from coldsnap.core.choices import OneOf
from coldsnap.core.codec import encode
from coldsnap.core.record import TakeBack
from coldsnap.core.values import Action
from coldsnap.games.icecool.state.actions import AnnounceTask, FlickPenguin
from coldsnap.match.table import Table
from coldsnap.match.take_back import live_plies
from coldsnap.server.tables.aim_relay import AIM_S, AimRelay
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from deadlines import pass_time, turns
from server.table_kit import (
    BOT,
    PERSON,
    House,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    offered,
    play,
    table_of,
    turn_of,
    two_at_table,
    until,
)


def raw(action: Action) -> Raw:
    return Raw(encode(action))


def test_a_feeling_from_the_list_reaches_everybody_once(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        feeling = wire.SendEmote(a_ref(), "wow")
        for _ in range(2):
            await live.hear(people[1], feeling)
        for viewer in (*people, watcher):
            assert viewer.one("emoted") == {"kind": "emoted", "seat": 1, "emote": "wow"}

    at_home(tmp_path, test)


async def flicking(home: House, tremor: str = "off", **more: Any) -> tuple[LiveTable, list[Seen], FlickPenguin]:
    """A table of ICECOOL at which the seat in turn may flick; `people` ends with a watcher."""
    made = await home.table((PERSON, PERSON), "icecool", options={"tremor": tremor}, **more)
    live = await home.live_table(made.table)
    people = [await home.enter(made.table, grant.token) for grant in made.seats]
    while True:
        found = [choice.action for choice in turn_of(live).offers[0].choices]
        flicks = [action for action in found if isinstance(action, FlickPenguin)]
        if flicks:
            people.append(await home.enter(made.table, made.watch))
            return live, people, flicks[0]
        await play(live, people)


def test_an_aim_is_passed_on_to_everybody_else_if_it_is_offered(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home)
        seat, ply = actor(live), table_of(live).ply
        aiming, other, watcher = people[seat], people[1 - seat], people[2]
        spaced = json.dumps(json.loads(encode(flick)), indent=1).encode()
        await live.hear(aiming, wire.Aim(Raw(spaced)))
        for viewer in (other, watcher):
            assert viewer.last == {"kind": "aimed", "seat": seat, "action": json.loads(encode(flick))}
            assert viewer.raw[-1] in viewer.droppable
            assert encode(flick) in viewer.plain[-1], "as it was understood, not as it was sent"
        assert not aiming.all("aimed")
        pass_time(AIM_S)
        for viewer, action in (
            (other, flick),
            (watcher, flick),
            (aiming, replace(flick, body="p7")),
            (aiming, TakeBack(1)),
        ):
            await live.hear(viewer, wire.Aim(raw(action)))
        await live.hear(aiming, wire.Aim(Raw(b'{"kind":"icecool-flick"}')))
        assert [len(viewer.all("aimed")) for viewer in people] == [seat == 1, seat == 0, 1]
        assert table_of(live).ply == ply

    at_home(tmp_path, test)


def test_what_is_chosen_and_not_aimed_is_nobody_elses_business(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        for _ in range(3):
            choices = turn_of(live).offers[0].choices
            assert all(isinstance(choice, OneOf) for choice in choices), "IceToids has nothing to aim"
            for choice in choices[:5]:
                await live.hear(people[actor(live)], wire.Aim(raw(choice.action)))
            await play(live, people)
        assert not any(viewer.all("aimed") for viewer in (*people, watcher))

    at_home(tmp_path, test)


def test_a_card_that_could_be_announced_is_not_passed_on_as_an_aim() -> None:
    whole = invented_match("icecool2", 3, "cards and aims", tremor="off")
    table = Table(whole.game, whole.header)
    for entry in whole.entries:
        table.submit(entry.move.seat, entry.move.action)
        choices = [(seat, choice) for seat in range(3) for choice in table.choices(seat)]
        cards = [(seat, choice.action) for seat, choice in choices if isinstance(choice.action, AnnounceTask)]
        if cards:
            break
    assert cards
    flicks = [(seat, choice.action) for seat, choice in choices if isinstance(choice.action, FlickPenguin)]
    assert not any(AimRelay(float).take(table, *card) for card in cards)
    assert AimRelay(float).take(table, *flicks[0])


def test_aims_are_passed_on_ten_times_a_second(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home)
        for yaw in range(50):
            await live.hear(people[actor(live)], wire.Aim(raw(replace(flick, yaw=yaw))))
        assert len(people[2].all("aimed")) == 1
        pass_time(AIM_S)
        await live.hear(people[actor(live)], wire.Aim(raw(replace(flick, yaw=99))))
        assert people[2].last["action"]["yaw"] == 99

    at_home(tmp_path, test)


@pytest.mark.parametrize(("allowed", "points"), [("none", None), ("bounce", 2), ("full", 3)])
def test_a_preview_goes_as_far_as_the_table_allows(tmp_path: Path, allowed: str, points: int | None) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home, help=allowed)
        seat = actor(live)
        before = [len(viewer.raw) for viewer in people]
        asked = wire.Preview(a_ref(), raw(flick))
        await live.hear(people[seat], asked)
        await turns()
        if points is None:
            assert people[seat].last["code"] == "no-help"
        else:
            assert people[seat].last["kind"] == "previewed"
            assert len(people[seat].last["path"]) == points
            await live.hear(people[1 - seat], asked)
            await turns()
            assert people[1 - seat].last["code"] == "not-your-turn"
            await live.hear(people[seat], wire.Preview(a_ref(), raw(replace(flick, body="p7"))))
            await turns()
            assert people[seat].last["kind"] == "refused"
        assert len(people[2].raw) == before[2], "the asker alone"
        assert table_of(live).ply == len(table_of(live).entries)

    at_home(tmp_path, test)


@pytest.mark.parametrize(("tremor", "edges"), [("off", 0), ("light", 4), ("full", 4)])
def test_a_preview_has_a_fan_only_where_hands_tremble(tmp_path: Path, tremor: str, edges: int) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home, tremor, help="bounce")
        seat = actor(live)
        await live.hear(people[seat], wire.Preview(a_ref(), raw(flick)))
        await turns()
        told = people[seat].last
        assert (told["speeds"], told["ghost"], told["hits"]) == ([3, 2], None, "p7")
        assert len(told["fan"]) == edges

    at_home(tmp_path, test)


@pytest.mark.parametrize("allowed", ["none", "full"])
def test_an_offered_flick_points_somewhere_at_every_table_and_one_that_bends_or_jumps_can_be_asked_for(
    tmp_path: Path, allowed: str
) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home, help=allowed)
        seat = actor(live)
        told = [told for told in (*people[seat].all("sync"), *people[seat].all("update")) if told["offer"]][-1]
        actions = [choice["action"] for choice in told["offer"]["choices"]]
        aimed = next(action for action in actions if action["kind"] == "icecool-flick")
        assert (aimed["yaw"], aimed["power"]) != (flick.yaw, flick.power)
        for side, height in ((70, 5), (0, 72)):
            await live.hear(people[seat], wire.Fit(a_ref(), raw(replace(flick, side=side, height=height))))
            answer = people[seat].last
            assert answer["kind"] == "fitted"
            assert (answer["action"]["side"], answer["action"]["height"]) == (side, height)
        await live.hear(people[1 - seat], wire.Fit(a_ref(), raw(flick)))
        assert people[1 - seat].last["code"] == "not-your-turn"
        await live.hear(people[seat], wire.Fit(a_ref(), raw(replace(flick, body="p7"))))
        assert people[seat].last["code"] == "no-flick"
        assert table_of(live).ply == len(table_of(live).entries)

    at_home(tmp_path, test)


@pytest.mark.parametrize("allowed", ["none", "bounce", "full"])
def test_a_hint_is_given_only_where_everything_is_shown(tmp_path: Path, allowed: str) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, help=allowed)
        watcher = await home.enter(made.table, made.watch)
        seat, before = actor(live), len(watcher.raw)
        await live.hear(people[1 - seat], wire.Hint(a_ref()))
        await turns()
        assert people[1 - seat].last["code"] == ("not-your-turn" if allowed == "full" else "no-help")
        await live.hear(people[seat], wire.Hint(a_ref()))
        await turns()
        if allowed == "full":
            assert people[seat].last["action"] == json.loads(encode(turn_of(live).offers[0].choices[-1].action))
            assert people[seat].last["reason"] == "icecool-hint-fish"
            assert people[seat].last["details"] == {"door": "1-3", "fish": 1, "chance": 80}
        else:
            assert people[seat].last["code"] == "no-help"
        assert len(watcher.raw) == before

    at_home(tmp_path, test)


def undoable(live: LiveTable) -> bool:
    """Whether the last two moves are of both seats and revealed nothing."""
    entries = table_of(live).entries
    return {entry.move.seat for entry in entries[-2:]} == {0, 1} and not any(
        event.reveals for entry in entries[-2:] for event in entry.events
    )


async def until_undoable(live: LiveTable, people: list[Seen]) -> None:
    number = 0
    while not undoable(live):
        await play(live, people, number := number + 1)


def test_a_move_is_taken_back_when_all_who_lose_one_agree(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        await until_undoable(live, people)
        table = table_of(live)
        ply, to = table.ply, table.ply - 3
        state = table._positions[to].state
        await live.hear(people[0], wire.AskBack(a_ref(), to))
        for viewer in people:
            assert viewer.one("back-asked") == {"kind": "back-asked", "seat": 0, "to_ply": to, "waiting": [1]}
        assert table.ply == ply
        await live.hear(people[0], wire.AskBack(a_ref(), to))
        assert table.ply == ply, "asking twice is not agreeing for the other"
        await live.hear(people[1], wire.AskBack(a_ref(), to))
        assert table.ply == ply + 1
        assert table.state == state
        assert table.entries[-1].move.action == TakeBack(to, (0, 1))
        assert people[0].all("update")[-1]["ply"] == ply + 1
        await play(live, people)
        await home.restart()
        again = table_of(await home.live_table(made.table))
        assert again.entries == table.entries
        assert live_plies(again.entries)[-1] == again.ply - 1

    at_home(tmp_path, test)


def test_a_request_to_take_back_lapses_with_the_next_move(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        await until_undoable(live, people)
        to = table_of(live).ply - 3
        await live.hear(people[0], wire.AskBack(a_ref(), to))
        await play(live, people)
        ply = table_of(live).ply
        await live.hear(people[1], wire.AskBack(a_ref(), to))
        assert table_of(live).ply == ply
        assert people[1].last["kind"] == "done" or people[1].last["code"] == "take-back-past-reveal"

    at_home(tmp_path, test)


def test_nothing_is_taken_back_past_a_reveal_or_out_of_nothing(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        number = 0
        while not any(event.reveals for event in table_of(live).entries[-1].events):
            await play(live, people, number := number + 3)
        ply = table_of(live).ply
        for to, code in (
            (ply - 2, "take-back-past-reveal"),
            (ply - 1, "nothing-to-take-back"),
            (999, "nothing-to-take-back"),
        ):
            for viewer in people:
                await live.hear(viewer, wire.AskBack(a_ref(), to))
                assert viewer.last["code"] == code
        assert table_of(live).ply == ply

    at_home(tmp_path, test)


def test_bots_agree_to_take_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, BOT))
        live = await home.live_table(made.table)
        me = await home.enter(made.table, made.seats[0].token)
        number = 0
        while True:
            await until(lambda: actor(live) == 0)
            if undoable(live):
                break
            await play(live, [me], number := number + 1)
        to = table_of(live).ply - 3
        await live.hear(me, wire.AskBack(a_ref(), to))
        assert me.last["kind"] == "done"
        assert any(entry.move.action == TakeBack(to, (0, 1)) for entry in table_of(live).entries)

    at_home(tmp_path, test)


def test_a_shared_device_agrees_for_all_its_seats(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table()
        live = await home.live_table(made.table)
        shared = await home.enter(made.table, *(grant.token for grant in made.seats))
        number = 0
        while not undoable(live):
            await live.hear(shared, wire.Face(a_ref(), actor(live)))
            await live.hear(shared, act(live, offered(live, number := number + 1)))
        ply = table_of(live).ply
        await live.hear(shared, wire.AskBack(a_ref(), ply - 3))
        assert shared.last["kind"] == "done"
        assert table_of(live).ply == ply + 1

    at_home(tmp_path, test)


def test_a_flick_cannot_be_taken_back_but_in_practice(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, flick = await flicking(home)
        seat, ply = actor(live), table_of(live).ply
        await live.hear(people[seat], act(live, flick))
        await until(lambda: table_of(live).ply >= ply + 2)
        await live.hear(people[seat], wire.AskBack(a_ref(), ply - 1))
        assert people[seat].last["code"].startswith("take-back-past")

    at_home(tmp_path, test)
