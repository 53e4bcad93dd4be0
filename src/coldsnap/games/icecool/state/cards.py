"""Fish cards, and decks as data. How a deck is split into values and tasks is assumed (decks.toml says so)."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Annotated, Final, Literal

from msgspec import Meta

from coldsnap.core.codec import convert
from coldsnap.core.errors import BadOption, ColdsnapError
from coldsnap.core.foreign_text import read_toml
from coldsnap.core.rng import Rng
from coldsnap.core.values import Value

Task = Literal["jump", "doors", "bounce"]
Card = Literal["1", "1-jump", "1-doors", "1-bounce", "2", "3", "blank", "emerald"]
"""A card by what it shows: its points and, on a 1 of ICECOOL2, a task. A blank one stands in for an empty pile.

An emerald one is won with the emerald fish (EMER-2). Neither is ever in a deck.
"""

TASKS: Final[tuple[Task, ...]] = ("jump", "doors", "bounce")
TASK_CARD: Final[dict[Task, Card]] = {"jump": "1-jump", "doors": "1-doors", "bounce": "1-bounce"}
ONES: Final[tuple[Card, ...]] = ("1", "1-jump", "1-doors", "1-bounce")
"""The cards with an ice skate."""
BLANK: Final[Card] = "blank"
EMERALD: Final[Card] = "emerald"
NOT_IN_DECKS: Final[tuple[Card, ...]] = (BLANK, EMERALD)
MOST_CARDS: Final = 400
POINTS: Final[dict[Card, int]] = {**dict.fromkeys(ONES, 1), "2": 2, "3": 3, BLANK: 1, EMERALD: 3}


class CardCount(Value, frozen=True):
    """How many of a card a deck holds."""

    card: Card
    count: Annotated[int, Meta(ge=0, le=200)]


Deck = tuple[CardCount, ...]


class _Split(Value, frozen=True):
    source: str
    cards: dict[Card, Annotated[int, Meta(ge=0, le=200)]]


def deck_of(cards: dict[Card, int]) -> Deck:
    """A deck with so many of each card, in the order of the card names."""
    return tuple(CardCount(card, count) for card, count in sorted(cards.items()) if count)


@cache
def splits() -> dict[str, Deck]:
    """The decks that come with the program, by name."""
    text = resources.files(__package__).joinpath("decks.toml").read_text("utf-8")
    found: dict[str, _Split] = convert(dict[str, _Split], tomllib.loads(text))
    return {name: deck_of(split.cards) for name, split in found.items()}


def parse_deck(content: bytes) -> Deck:
    """A deck from the content of a file of one's own: TOML with a `source` and `cards`, as in decks.toml."""
    try:
        split: _Split = read_toml(_Split, content)
    except ColdsnapError as fault:
        raise BadOption("not-a-deck", cause=fault) from fault
    deck = deck_of(split.cards)
    check_deck(deck)
    return deck


def check_deck(deck: Deck) -> None:
    """Raise BadOption if these are no cards to play with."""
    if any(item.card == BLANK for item in deck):
        raise BadOption("deck-blank")
    if any(item.card == EMERALD for item in deck):
        raise BadOption("deck-emerald")
    if sum(item.count for item in deck) > MOST_CARDS:
        raise BadOption("deck-large", most=MOST_CARDS)


def cards_in(deck: Deck) -> tuple[Card, ...]:
    """Every single card of a deck, sorted."""
    return tuple(item.card for item in deck for _ in range(item.count))


def shuffled(cards: Iterable[Card], rng: Rng) -> tuple[Card, ...]:
    """The cards in an order that the source draws (Fisher and Yates)."""
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        pick, rng = rng.below(last + 1)
        pile[last], pile[pick] = pile[pick], pile[last]
    return tuple(pile)
