"""An offer that travels as JSON is the same offer where it arrives."""

import pytest

from coldsnap.core.choices import Axis, Offer, OneOf, Ranged
from coldsnap.core.offers import decode_offer, encode_offer
from marble_game import MarbleGame, Shoot, Stay

AIM = Ranged(Shoot(900, 0), (Axis("power", 10, 20),))


@pytest.mark.parametrize(
    "offer",
    [
        Offer(0, (AIM,), Stay(0)),
        Offer(1, (AIM, OneOf(Shoot(0, 500), quiet=True)), Stay(1)),
        Offer(1, (OneOf(Shoot(0, 500)),), Stay(1), closing_move=Shoot(0, 500)),
    ],
    ids=["ranged", "quiet", "closing"],
)
def test_an_offer_is_read_as_it_was_written(offer: Offer) -> None:
    assert decode_offer(encode_offer(offer), MarbleGame.types) == offer
