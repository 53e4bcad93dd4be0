"""The authority over one match: what it lets in, what it refuses, and that nothing changes before a commit."""

import random
from typing import Any

import pytest

from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.codec import digest
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import FORMAT, Begin, Resolved, TakeBack
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import ChooseHome, Enter, Lapse, Orient
from coldsnap.match.table import STRIDE, Table
from icetoids_positions import GAME, SEED
from marble_game import MarbleGame, Shoot, Stay, nothing, through
from sentences import refuses


def icetoids(seats: int = 2, **options: Any) -> Table:
    return Table.start(GAME, seats, GAME.resolve(options), SEED, names=("Ann", "Bob"), engine="none")


def marbles(seats: int = 2) -> Table:
    game = MarbleGame()
    return Table.start(game, seats, game.resolve({}), SEED)


def actor(table: Table) -> int:
    assert isinstance(table.status, Turn)
    return table.status.offers[0].seat


def refused(table: Table, seat: int, action: Action, **known: int) -> str:
    before = (table.record, digest(table.state), table.status)
    with pytest.raises(Rejected) as caught:
        table.submit(seat, action, **known)
    assert (table.record, digest(table.state), table.status) == before
    return caught.value.code


def test_a_match_begins_with_an_entry_of_natures() -> None:
    table = icetoids()
    (entry,) = table.entries
    assert (entry.ply, entry.move.seat, entry.move.action) == (0, NATURE, Begin())
    assert entry.digest == digest(table.state)
    assert table.ply == 1


def test_the_header_says_what_was_agreed() -> None:
    header = icetoids(orienter="mover").header
    assert (header.format, header.game, header.version, header.engine) == (FORMAT, "icetoids", 1, "none")
    assert (header.seats, header.seed, header.names) == (2, SEED, ("Ann", "Bob"))
    assert header.options == GAME.resolve({"orienter": "mover"})


def test_a_move_makes_an_entry_with_events_digest_and_times() -> None:
    table = icetoids()
    entry = table.submit(actor(table), ChooseHome("a2", "west"), at=1500, charged=900)
    assert (entry.ply, entry.at, entry.charged) == (1, 1500, 900)
    assert entry.digest == digest(table.state)
    assert [type(event).__name__ for event in entry.events] == ["HomeChosen"]
    assert table.record.entries[-1] == entry


def test_times_are_not_in_the_digest() -> None:
    early, late = icetoids(), icetoids()
    one = early.submit(actor(early), ChooseHome("a2", "west"), at=1, charged=1)
    two = late.submit(actor(late), ChooseHome("a2", "west"), at=99, charged=98)
    assert one.digest == two.digest


def test_nothing_changes_between_prepare_and_commit() -> None:
    table = icetoids()
    before = (table.record, table.status, digest(table.state))
    step = table.prepare(actor(table), ChooseHome("a2", "west"))
    assert (table.record, table.status, digest(table.state)) == before
    table.commit(step)
    assert table.entries[-1] == step.entry


def test_a_step_that_is_no_longer_the_next_is_refused() -> None:
    table = icetoids()
    seat = actor(table)
    one, other = (table.prepare(seat, ChooseHome(cell, "west")) for cell in ("a2", "a3"))
    table.commit(one)
    for late in (one, other):
        with pytest.raises(Rejected, match="stale"):
            table.commit(late)
    assert table.ply == 2


@pytest.mark.parametrize("seen", [0, 2, 99])
def test_a_move_made_against_another_ply_is_stale(seen: int) -> None:
    table = icetoids()
    assert refused(table, actor(table), ChooseHome("a2", "west"), seen=seen) == "stale"


def test_a_move_that_has_seen_everything_is_played_and_its_duplicate_is_stale() -> None:
    table = icetoids()
    seat = actor(table)
    table.submit(seat, ChooseHome("a2", "west"), seen=1)
    assert refused(table, seat, ChooseHome("a2", "west"), seen=1) == "stale"


def test_only_the_seat_that_is_asked_may_play() -> None:
    table = icetoids()
    assert refused(table, 1 - actor(table), ChooseHome("a2", "west")) == "not-your-turn"


@pytest.mark.parametrize("seat", [2, 3, 7])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    assert refused(icetoids(), seat, ChooseHome("a2", "west")) == "no-such-seat"


def test_the_game_says_why_an_action_is_not_offered() -> None:
    table = icetoids()
    assert refused(table, actor(table), ChooseHome("b2", "west")) == "icetoids-not-at-the-edge"


def test_an_action_that_the_game_would_take_and_did_not_offer_is_refused_all_the_same() -> None:
    table = marbles()
    assert refused(table, 0, Shoot(0, 2000)) == "not-offered"


@pytest.mark.parametrize("seat", [NATURE, 0, 1])
def test_a_match_cannot_begin_twice(seat: int) -> None:
    assert refused(icetoids(), seat, Begin()) == "begun"


def test_nature_may_play_the_lapse_of_the_seat_that_is_asked() -> None:
    table = icetoids()
    seat = actor(table)
    assert table.submit(NATURE, Lapse(seat)).move.seat == NATURE
    assert refused(table, NATURE, Lapse(seat)) == "not-an-answer"


@pytest.mark.parametrize("action", [Enter(), Orient("north"), Resolved((), ()), ChooseHome("a2", "west")])
def test_nature_plays_nothing_else_while_a_seat_is_asked(action: Action) -> None:
    assert refused(icetoids(), NATURE, action) == "not-an-answer"


@pytest.mark.parametrize("plies", [0, 2, 3])
@pytest.mark.parametrize("answer", [Lapse(0), Lapse(1), Resolved((), ())])
def test_a_seat_cannot_give_natures_answers(answer: Action, plies: int) -> None:
    table = icetoids()
    for action in (ChooseHome("a2", "west"), ChooseHome("d3", "east"), Enter())[:plies]:
        table.submit(actor(table), action)
    assert refused(table, actor(table), answer)


def test_while_physics_has_to_answer_no_seat_may_play_and_nature_may_only_answer() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    assert isinstance(table.status, Simulate)
    assert refused(table, 0, Shoot(0, 500)) == "not-your-turn"
    assert refused(table, 1, Shoot(0, 500)) == "not-your-turn"
    assert refused(table, NATURE, Stay(0)) == "not-an-answer"
    trajectory = through(0)
    table.submit(NATURE, Resolved(trajectory.facts, trajectory.rest))
    assert isinstance(table.status, Turn)


def test_after_the_end_everything_is_refused() -> None:
    table = marbles(1)
    while not isinstance(table.status, Over):
        table.submit(NATURE, Stay(0))
    assert refused(table, 0, Shoot(0, 1)) == "over"
    assert refused(table, NATURE, Stay(0)) == "over"
    assert refused(table, NATURE, Resolved((), nothing().rest)) == "over"


def test_offers_and_choices_go_to_their_own_seat_only() -> None:
    table = icetoids()
    seat = actor(table)
    assert len(table.choices(seat)) == 16
    assert table.offer(1 - seat) is None
    assert table.choices(1 - seat) == ()
    assert table.offer(7) is None


def test_while_physics_answers_nobody_has_choices() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    assert (table.offer(0), table.choices(0), table.choices(1)) == (None, (), ())


def test_each_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    table.submit(NATURE, Resolved(through(0).facts, through(0).rest))
    own, other, spectator = (table.view(seat) for seat in (0, 1, None))
    assert len(own.mine) == 1  # type: ignore[attr-defined]  # a marble view
    assert other.mine == spectator.mine == ()  # type: ignore[attr-defined]  # a marble view


def test_a_view_of_an_earlier_ply_is_what_was_seen_then() -> None:
    table = icetoids()
    seen = [table.view(0)]
    for action in (ChooseHome("a2", "west"), ChooseHome("d3", "east"), Enter()):
        table.submit(actor(table), action)
        seen.append(table.view(0))
    assert [table.view(0, ply) for ply in range(1, 5)] == seen


@pytest.mark.parametrize("seats", [1, 5])
def test_a_match_that_the_rules_do_not_allow_does_not_start(seats: int) -> None:
    with pytest.raises(Rejected, match="TOIDS-1"):
        icetoids(seats)


def test_two_tables_with_the_same_seed_and_moves_have_equal_records() -> None:
    one, two = icetoids(), icetoids()
    for table in (one, two):
        for action in (ChooseHome("a2", "west"), ChooseHome("d3", "east"), Enter(), Orient("north")):
            table.submit(actor(table), action)
    assert one.record == two.record


def test_a_taken_back_match_goes_on_from_there() -> None:
    table = icetoids()
    seat = actor(table)
    table.submit(seat, ChooseHome("a2", "west"))
    entry = table.take_back(seat, 0)
    assert entry.move.action == TakeBack(0)
    assert entry.digest == table.entries[0].digest
    assert table.ply == 3
    table.submit(seat, ChooseHome("a3", "west"))


def test_old_positions_forget_most_states_and_know_every_one_of_them_all_the_same() -> None:
    table = Table.start(GAME, 2, GAME.resolve({}), SEED)
    rand = random.Random(5)  # noqa: S311 - any moves will do
    while table.ply < 5 * STRIDE and isinstance(table.status, Turn):
        offer = table.status.offers[0]
        entry = table.submit(offer.seat, rand.choice(offer.choices).action)
        if entry.ply == 2 * STRIDE + 3 and not any(event.reveals for event in entry.events):
            table.take_back(offer.seat, entry.ply - 1)
    assert any(isinstance(entry.move.action, TakeBack) for entry in table.entries)
    assert sum(position._state is None for position in table._positions) > table.ply // 2
    for position, entry in zip(table._positions, table.entries, strict=True):
        assert digest(position.state) == entry.digest


def test_what_the_table_waited_for_before_an_entry_is_known_of_the_newest_and_of_old_ones() -> None:
    table, waited = icetoids(), []
    rand = random.Random(6)  # noqa: S311 - any moves will do
    while table.ply < 3 * STRIDE and isinstance(table.status, Turn):
        waited.append(table.status)
        offer = table.status.offers[0]
        table.submit(offer.seat, rand.choice(offer.choices).action)
        assert table.awaited(table.entries[-1]) == waited[-1]
    assert [table.awaited(entry) for entry in table.entries[1:]] == waited


def test_the_state_before_the_newest_entry_is_kept_because_it_is_asked_for_with_every_flick() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    waited = table.status
    entry = table.submit(NATURE, Resolved(through(0).facts, through(0).rest))
    assert table._positions[-2]._state is not None
    assert table.awaited(entry) == waited


@pytest.mark.parametrize("ply", [0, -1, 99])
def test_a_view_of_a_ply_that_is_not_there_is_an_error(ply: int) -> None:
    table = Table.start(GAME, 2, GAME.resolve({}), SEED)
    with refuses(ColdsnapError, match=f"ply {ply} is not in this record"):
        table.view(None, ply)
