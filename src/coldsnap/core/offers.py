"""What a seat may do, as JSON: for clients, and for bots that think in another process."""

from msgspec import Raw, field

from coldsnap.core.choices import Axis, Choice, Offer, OneOf, Ranged
from coldsnap.core.codec import decode, encode
from coldsnap.core.game import Types
from coldsnap.core.ids import Name, Seat
from coldsnap.core.scene import Outline
from coldsnap.core.values import Tagged, Value

# The fields of core.choices; actions stay raw until the game's own types decode them.


class OneOfWire(Tagged, frozen=True, tag="one-of"):
    """OneOf as it travels."""

    action: Raw
    quiet: bool = False


class RangedWire(Tagged, frozen=True, tag="ranged"):
    """Ranged as it travels."""

    action: Raw
    axes: tuple[Axis, ...] = ()
    region: Outline | None = None
    at: Name = "at"


ChoiceWire = OneOfWire | RangedWire


class OfferWire(Value, frozen=True, omit_defaults=True):
    """Offer as it travels."""

    seat: Seat
    choices: tuple[ChoiceWire, ...]
    lapse: Raw
    # Empty where it was left out: a union of null and Raw takes nothing but null. It is made by a factory because a
    # value would be written into the schema, which has no Raw.
    closing_move: Raw = field(default_factory=Raw)


def encode_offer(offer: Offer) -> bytes:
    """The offer as JSON. It goes to its own seat only."""
    return encode(offer)


def decode_offer(data: bytes | Raw, types: Types) -> Offer:
    """The offer in JSON of a game with these types. Raises Undecodable."""
    wire: OfferWire = decode(OfferWire, data)
    choices = tuple(_choice(choice, types, f"$.choices[{number}]") for number, choice in enumerate(wire.choices))
    lapse = decode(types.answer | types.action, wire.lapse, at="$.lapse")
    closing = decode(types.action, wire.closing_move, at="$.closing_move") if bytes(wire.closing_move) else None
    return Offer(wire.seat, choices, lapse, closing)


def encode_choices(choices: tuple[Choice, ...]) -> bytes:
    """The choices of an offer as JSON."""
    return encode(choices)


def decode_choices(data: bytes | Raw, types: Types) -> tuple[Choice, ...]:
    """The choices in JSON of a game with these types. Raises Undecodable."""
    wires: tuple[ChoiceWire, ...] = decode(tuple[ChoiceWire, ...], data)
    return tuple(_choice(wire, types, f"$[{number}]") for number, wire in enumerate(wires))


def _choice(wire: ChoiceWire, types: Types, at: str) -> Choice:
    action = decode(types.action, wire.action, at=f"{at}.action")
    if isinstance(wire, OneOfWire):
        return OneOf(action, wire.quiet)
    return Ranged(action, wire.axes, wire.region, wire.at)
