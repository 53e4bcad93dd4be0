"""The Emperor: whoever touches him has a snowflake, for a new card, another flick or a point (EMP-1, EMP-2)."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Fact, Touched
from coldsnap.core.ids import RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.rule_points.typed import Typed, plain
from coldsnap.games.icecool.state.cards import TASK_CARD, TASKS, Card
from coldsnap.games.icecool.state.events import CardDrawn, CardTucked, Flicked, TurnGranted
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import CardsHeld, Count, Outside, Slice
from coldsnap.games.icecool.state.state import IceCoolState, penguin
from coldsnap.games.icecool.state.view import IceCoolView

EMPEROR: Final = "emperor"
"""His body, and its shape."""
SUPPLY: Final = 12
SWAP: Final = 1
"""Snowflakes for a new card."""
AGAIN: Final = 2
"""Snowflakes for another flick."""


class SwapCard(Action, frozen=True, tag="icecool-swap-card"):
    """Pay a snowflake to put this face-down card under the pile and draw a new one."""

    card: Card


class FlickAgain(Action, frozen=True, tag="icecool-flick-again"):
    """Pay two snowflakes for another turn at once."""


class SnowflakeGained(Event, frozen=True, kw_only=True, tag="icecool-snowflake-gained"):
    """A penguin touched the Emperor in its own turn."""

    rule: RuleId = "EMP-2"
    seat: Seat


class SnowflakesSpent(Event, frozen=True, kw_only=True, tag="icecool-snowflakes-spent"):
    """Snowflakes went back to the supply."""

    rule: RuleId = "EMP-1"
    seat: Seat
    count: Count


class SnowflakesCounted(Event, frozen=True, kw_only=True, tag="icecool-snowflakes-counted"):
    """At the end every snowflake that a seat still has is a point."""

    rule: RuleId = "EMP-1"
    seat: Seat
    count: Count


class Snowflakes(Slice, frozen=True, tag="icecool-snowflakes"):
    """How many are left to be had, how many each seat holds, and whether one was gained in this flick."""

    supply: Count
    held: tuple[Count, ...]
    gained: bool = False


def _read(_view: IceCoolView, _choices: Sequence[Choice], said: re.Match[str]) -> SwapCard:
    return SwapCard(CARD_TYPED[said["card"]])


def _written(_view: IceCoolView, action: SwapCard) -> str:
    return f"swap {action.card.removeprefix('1-')}"


PLAIN: Final[tuple[Card, ...]] = ("1", "2", "3", "blank")
CARD_TYPED: Final[dict[str, Card]] = {card: card for card in PLAIN} | {task: TASK_CARD[task] for task in TASKS}


class Emperor(Module):
    """A body that everybody may push about. Snowflakes stay with their owners for the whole game."""

    name = "emperor"
    promo = Promo("emperor", "EMP-1", spots=(("dot", 1),), against=(("pawclaw", "yes"),))
    owns = (SwapCard, FlickAgain)
    tells = (SnowflakeGained, SnowflakesSpent, SnowflakesCounted)
    typed = (
        Typed(SwapCard, re.compile(f"swap (?P<card>{'|'.join(CARD_TYPED)})"), _read, _written),
        plain(FlickAgain, "again"),
    )
    keeps = Snowflakes
    needs = (CardsHeld, Outside)
    hears = (Flicked, SnowflakeGained, SnowflakesSpent)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Snowflakes:
        """All are in the supply."""
        del options, rng
        return Snowflakes(SUPPLY, (0,) * seats)

    def bodies(self, state: IceCoolState) -> Sequence[Body]:
        """He stands on the dot."""
        return (standing(EMPEROR, EMPEROR, state.board.spots_of("dot")[0].at),)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A penguin of the seat in turn touches him: one snowflake a flick, as long as there are any."""
        mine, seat = state.get(Snowflakes), state.turn_seat
        if not isinstance(fact, Touched) or seat is None or mine.gained or not mine.supply:
            return NOTHING
        if EMPEROR not in (fact.a, fact.b) or seat not in (state.owner(fact.a), state.owner(fact.b)):
            return NOTHING
        return (SnowflakeGained(seat=seat),)

    def opens_window(self, state: IceCoolState) -> bool:
        """With a snowflake that can be spent, whatever the cards are (TURN-14)."""
        seat = state.turn_seat
        if seat is None or state.get(Outside).out:
            return False
        held, cards = state.get(Snowflakes).held[seat], state.get(CardsHeld)
        swaps = held >= SWAP and bool(cards.pile) and bool(cards.hands[seat].down)
        return swaps or (held >= AGAIN and not _used_up(state, seat))

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Each different face-down card, and another flick."""
        seat = state.turn_seat
        if state.stage != "window" or seat is None:
            return ()
        held, cards = state.get(Snowflakes).held[seat], state.get(CardsHeld)
        down = sorted(set(cards.hands[seat].down)) if held >= SWAP and cards.pile else ()
        again = held >= AGAIN and not _used_up(state, seat)
        return (*(OneOf(SwapCard(card)) for card in down), *((OneOf(FlickAgain()),) if again else ()))

    def decide(self, state: IceCoolState, seat: int, action: SwapCard | FlickAgain) -> Events:
        """Pay, and have it."""
        price = SWAP if isinstance(action, SwapCard) else AGAIN
        if state.stage != "window":
            raise Rejected("icecool-not-in-window", "EMP-1")
        held = state.get(Snowflakes).held[seat]
        if held < price:
            raise Rejected("icecool-too-few-snowflakes", "EMP-1", count=price, held=held)
        told = _swapped(state, seat, action.card) if isinstance(action, SwapCard) else _again(state, seat)
        return (SnowflakesSpent(seat=seat, count=price), *told)

    def evolve(self, mine: Snowflakes, event: Event) -> Snowflakes:
        """Gained from the supply, spent back to it."""
        if isinstance(event, SnowflakeGained):
            return Snowflakes(mine.supply - 1, _with(mine.held, event.seat, 1), gained=True)
        if isinstance(event, SnowflakesSpent):
            return replace(mine, supply=mine.supply + event.count, held=_with(mine.held, event.seat, -event.count))
        return replace(mine, gained=False) if isinstance(event, Flicked) and mine.gained else mine

    def at_game_end(self, state: IceCoolState) -> Events:
        """Those that were not spent are counted."""
        held = state.get(Snowflakes).held
        return tuple(SnowflakesCounted(seat=seat, count=count) for seat, count in enumerate(held) if count)

    def points(self, state: IceCoolState, seat: int) -> int:
        """A point each."""
        return state.get(Snowflakes).held[seat]


def _swapped(state: IceCoolState, seat: int, card: Card) -> Events:
    """The old card goes under the pile before the new one is seen."""
    cards = state.get(CardsHeld)
    if card not in cards.hands[seat].down:
        raise Rejected("icecool-no-such-card", "EMP-1", card=card)
    if not cards.pile:
        raise Rejected("icecool-pile-empty", "EMP-1")
    return (
        CardTucked(seat=seat, card=card, knows=(seat,)),
        CardDrawn(rule="EMP-1", seat=seat, card=cards.pile[0], knows=(seat,)),
    )


def _again(state: IceCoolState, seat: int) -> Events:
    if _used_up(state, seat):
        raise Rejected("icecool-not-now", "TURN-1")
    return (TurnGranted(rule="EMP-1", seat=seat, body=penguin(seat), why="snowflakes", at_once=True),)


def _used_up(state: IceCoolState, seat: int) -> bool:
    """Whether a seat has had all the turns of a round (TURN-1)."""
    return state.turns[seat] >= state.options.turn_cap


def _with(held: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*held[:seat], held[seat] + more, *held[seat + 1 :])
