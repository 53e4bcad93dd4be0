"""What holds for every match at a table: it replays exactly, it says where it was changed, and it goes back exactly."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from coldsnap.core.choices import Over, Turn
from coldsnap.core.codec import decode, digest, encode
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record, TakeBack
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids.actions import ACTIONS
from coldsnap.match.replay import fold, verify
from coldsnap.match.table import Table
from coldsnap.match.take_back import last_ply_before, live_plies
from coldsnap.store.files import parse_record
from strategies import ICETOIDS, STYLES, advance, options, seeds, tables


@given(tables(), st.data())
def test_the_table_at_any_ply_is_the_table_that_was_there(table: Table, data: st.DataObject) -> None:
    ply = data.draw(st.integers(1, table.ply))
    earlier = fold(ICETOIDS, table.record, ply)
    assert earlier.ply == ply
    assert digest(earlier.state) == table.entries[ply - 1].digest
    assert encode(earlier.view(None)) == encode(table.view(None, ply))


@given(tables())
def test_a_record_written_and_read_is_the_record_and_verifies(table: Table) -> None:
    text = b"".join(encode(part) + b"\n" for part in (table.header, *table.entries))
    read = parse_record(text, "memory")
    assert read == table.record
    verdict = verify(ICETOIDS, read)
    assert verdict.whole
    assert encode(verdict.table.state) == encode(table.state)
    assert isinstance(verdict.table.status, Over) == isinstance(table.status, Over)


@given(tables(), st.data(), st.integers(0, 31))
def test_one_changed_digit_of_a_digest_is_found_at_its_ply(table: Table, data: st.DataObject, digit: int) -> None:
    ply = data.draw(st.integers(0, table.ply - 1))
    true = table.entries[ply].digest
    false = true[:digit] + ("1" if true[digit] == "0" else "0") + true[digit + 1 :]
    entries = list(table.entries)
    entries[ply] = structs.replace(entries[ply], digest=false)
    found = verify(ICETOIDS, Record(table.header, tuple(entries)))
    assert found.difference is not None
    assert (found.difference.ply, found.difference.what) == (ply, "digest")
    assert found.table.entries == list(table.entries[:ply])


@given(tables(), st.data(), st.sampled_from(ACTIONS))
def test_another_action_in_the_record_is_found_at_its_ply(table: Table, data: st.DataObject, action: object) -> None:
    ply = data.draw(st.integers(0, table.ply - 1))
    entry = table.entries[ply]
    if entry.move.action == action:
        return
    forged = structs.replace(entry, move=structs.replace(entry.move, action=action))
    entries = (*table.entries[:ply], forged, *table.entries[ply + 1 :])
    found = verify(ICETOIDS, Record(table.header, entries)).difference
    assert found is not None
    assert found.ply == ply


@given(tables(), st.data())
def test_a_match_with_an_entry_left_out_does_not_verify(table: Table, data: st.DataObject) -> None:
    ply = data.draw(st.integers(0, table.ply - 1))
    entries = table.entries[:ply] + table.entries[ply + 1 :]
    found = verify(ICETOIDS, Record(table.header, tuple(entries))).difference
    assert (found is None) == (ply == table.ply - 1), "only the last entry can be missing without a trace"
    if found is not None:
        assert (found.ply, found.what) == (ply, "ply")


@given(tables(), st.integers(-1, 7), st.sampled_from(ACTIONS), st.integers(0, 300))
def test_whatever_anybody_submits_is_an_entry_or_a_refusal(table: Table, seat: int, action: object, seen: int) -> None:
    before = table.ply
    sent = decode(ICETOIDS.types.action, encode(action))
    try:
        entry = table.submit(seat, sent, seen=seen)
    except Rejected:
        assert table.ply == before
    else:
        assert entry.ply == seen == before
        assert table.ply == before + 1


@st.composite
def undone_tables(draw: st.DrawFn) -> Table:
    """A match in which moves were taken back now and then, with and without the consent of others."""
    table = Table.start(ICETOIDS, draw(st.sampled_from([2, 3])), draw(options()), draw(seeds))
    rng = rng_from(str(draw(st.integers(0, 2**32))))
    for _ in range(40):
        number, rng = rng.below(960)
        if number % 4:
            advance(table, number // 4, STYLES[number % 3])
        else:
            try_to_take_back(table, number // 4)
    return table


def try_to_take_back(table: Table, number: int) -> bool:
    """Try to take back one to four entries; whether it is right is worked out anew, from the live entries."""
    to_ply = max(0, table.ply - 2 - number % 4)
    seat = number // 4 % table.header.seats
    agreed = tuple(range(table.header.seats)) if number // 12 % 2 else ()
    undone = (table.entries[ply] for ply in live_plies(table.entries) if ply > to_ply)
    lost = [entry for entry in undone if not isinstance(entry.move.action, TakeBack)]
    before = table.record
    try:
        table.take_back(seat, to_ply, agreed=agreed)
    except Rejected as refused:
        assert table.record == before
        free = not any(event.reveals for entry in before.entries[to_ply + 1 :] for event in entry.events)
        consent = {entry.move.seat for entry in before.entries[to_ply + 1 :]} <= {seat, *agreed}
        live = to_ply in live_plies(before.entries)[:-1]
        assert not (free and consent and live and lost), refused
        return False
    assert table.entries[-1].digest == before.entries[to_ply].digest == digest(table.state)
    assert lost
    assert not any(event.reveals for entry in lost for event in entry.events)
    assert {entry.move.seat for entry in lost} <= {seat, *agreed}
    assert NATURE not in {entry.move.seat for entry in lost}
    return True


@settings(max_examples=40)
@given(undone_tables())
def test_a_match_with_moves_taken_back_replays_exactly(table: Table) -> None:
    assert verify(ICETOIDS, table.record).whole
    text = b"".join(encode(part) + b"\n" for part in (table.header, *table.entries))
    assert parse_record(text, "memory") == table.record


@settings(max_examples=40)
@given(undone_tables())
def test_the_plies_that_stand_make_the_same_match_without_those_taken_back(table: Table) -> None:
    plain = Table(ICETOIDS, table.header)
    for ply in live_plies(table.entries):
        move = table.entries[ply].move
        if not isinstance(move.action, TakeBack):
            plain.submit(move.seat, move.action)
    assert digest(plain.state) == digest(table.state)


@settings(max_examples=40)
@given(undone_tables(), st.integers(0, 2))
def test_a_seat_that_regrets_goes_back_to_where_it_had_to_decide(table: Table, seat: int) -> None:
    to_ply = last_ply_before(table.entries, {seat})
    if to_ply is None:
        moved = (table.entries[ply].move for ply in live_plies(table.entries))
        assert all(move.seat != seat or isinstance(move.action, TakeBack) for move in moved)
        return
    status = fold(ICETOIDS, table.record, to_ply + 1).status
    assert isinstance(status, Turn)
    assert status.offer(seat) is not None


def test_moves_are_really_taken_back_in_these_matches() -> None:
    taken = 0

    @settings(max_examples=40, derandomize=True)  # what is counted is drawn alike in every run
    @given(undone_tables())
    def count(table: Table) -> None:
        nonlocal taken
        taken += sum(isinstance(entry.move.action, TakeBack) for entry in table.entries)

    count()
    assert taken > 40


@given(tables(), st.integers(4, 7))
def test_whoever_does_not_sit_at_the_table_takes_nothing_back(table: Table, stranger: int) -> None:
    for to_ply in range(max(0, table.ply - 3), table.ply):
        before = table.record
        try:
            table.take_back(stranger, to_ply, agreed=tuple(range(table.header.seats)))
        except Rejected:
            assert table.record == before
        else:
            raise AssertionError(f"seat {stranger} of {table.header.seats} took back to ply {to_ply}")
