"""The border for secrets: who reads what of an event."""

from typing import Annotated, ClassVar

import pytest
from msgspec import Meta

from coldsnap.core.codec import encode
from coldsnap.core.ids import RuleId, Seat
from coldsnap.core.secrets import redact, redact_all
from coldsnap.core.values import SecretEvent
from marble_game import CardDrawn, Shot

DRAWN = CardDrawn(seat=1, card=3, knows=(1,))


class Swapped(SecretEvent, frozen=True, kw_only=True, tag="test-swapped"):
    """Two seats swapped cards; both know both."""

    secret: ClassVar[tuple[str, ...]] = ("given", "taken")
    rule: RuleId = "CARD-9"
    seat: Seat
    given: Annotated[int, Meta(ge=1, le=3)] | None
    taken: Annotated[int, Meta(ge=1, le=3)] | None


def test_the_seat_that_knows_reads_everything() -> None:
    assert redact(DRAWN, 1) == DRAWN


@pytest.mark.parametrize("seat", [0, 2, 7, None])
def test_everybody_else_and_spectators_read_a_blank(seat: int | None) -> None:
    assert redact(DRAWN, seat) == CardDrawn(seat=1, card=None, knows=(1,))


def test_all_secret_fields_are_blanked_and_no_other() -> None:
    swapped = Swapped(seat=0, given=1, taken=2, knows=(0, 2))
    assert redact(swapped, 0) == redact(swapped, 2) == swapped
    assert redact(swapped, 1) == Swapped(seat=0, given=None, taken=None, knows=(0, 2))


def test_when_nobody_knows_everybody_reads_a_blank() -> None:
    unseen = CardDrawn(seat=1, card=2, knows=())
    assert {redact(unseen, seat) for seat in (None, 0, 1, 2)} == {CardDrawn(seat=1, card=None, knows=())}


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    shot = Shot(seat=0)
    assert all(redact(shot, seat) is shot for seat in (None, 0, 1))


def test_two_different_secrets_give_byte_identical_frames_to_those_who_may_not_know() -> None:
    worlds = [(Shot(seat=1), CardDrawn(seat=1, card=card, knows=(1,))) for card in (1, 2, 3)]
    for seat in (None, 0, 2):
        assert len({encode(redact_all(events, seat)) for events in worlds}) == 1
    assert len({encode(redact_all(events, 1)) for events in worlds}) == 3


def test_the_event_itself_is_left_as_it_was() -> None:
    redact(DRAWN, 0)
    assert DRAWN.card == 3
