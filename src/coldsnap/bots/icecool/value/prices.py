"""What things are worth to the bots that are no cards: numbers that are data."""

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated

from msgspec import Meta

from coldsnap.core.codec import convert
from coldsnap.core.values import Value
from coldsnap.games.icecool.state.slices import Artifact

Price = Annotated[float, Meta(ge=0.0, le=10.0)]


class Prices(Value, frozen=True):
    """In cards, as the data file explains."""

    point: Price
    honeycomb: Price
    corner: Price
    emerald: Price
    kept: Price
    hunted: Price
    trapped: Price
    trap: Price
    stay: Price
    step: Price
    swap: Price
    perched: Price
    artifact: dict[Artifact, tuple[Price, Price]]


@cache
def prices() -> Prices:
    """All of them."""
    text = resources.files(__package__).joinpath("prices.toml").read_text("utf-8")
    found: Prices = convert(Prices, tomllib.loads(text))
    return found
