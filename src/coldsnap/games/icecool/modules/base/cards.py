"""Fish cards: the deck, the draws, the count at the end (SETUP-3, DOOR-1, ROUND-2, GAME-1, CARD-6, CARD-7, CARD-9)."""

from collections import Counter

from msgspec.structs import replace

from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.cards import (
    BLANK,
    EMERALD,
    NOT_IN_DECKS,
    POINTS,
    TASK_CARD,
    Card,
    cards_in,
    check_deck,
    shuffled,
)
from coldsnap.games.icecool.state.events import (
    CardCounted,
    CardDrawn,
    CardsTurned,
    CardTucked,
    EmeraldWon,
    TaskDone,
    TokenTaken,
)
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Announced, CardsHeld, CardsSeen, Hand, HandSeen, Ids
from coldsnap.games.icecool.state.state import IceCoolState


class FishCards(Module):
    """Standard scoring: a card for each token and each ID."""

    name = "cards"
    role = "scoring"
    keeps = CardsHeld
    shows = CardsSeen
    needs = (Ids,)
    hears = (TokenTaken, TaskDone, CardDrawn, CardTucked, CardsTurned, EmeraldWon)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> CardsHeld:
        """The shuffled deck; nobody holds a card."""
        check_deck(options.deck)
        return CardsHeld(shuffled(cards_in(options.deck), rng), (Hand(),) * seats)

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """A token gives a card; a task turns its own card up and gives a new one."""
        if isinstance(event, TokenTaken):
            return _draws(state, event.rule, event.seat)
        if isinstance(event, TaskDone):
            turned = CardsTurned(rule="CARD-3", seat=event.seat, cards=(TASK_CARD[event.task],))
            return (turned, *_draws(state, "CARD-3", event.seat))
        return NOTHING

    def at_round_end(self, state: IceCoolState) -> Events:
        """Catcher first, then clockwise: a card for each ID held."""
        ids = state.get(Ids)
        first = state.catchers[0]
        clockwise = [(first + step) % state.seats for step in range(state.seats)]
        return _draws(state, "ROUND-2", *(seat for seat in clockwise for _ in range(ids.held_by(seat))))

    def at_game_end(self, state: IceCoolState) -> Events:
        """Every hand is shown and counted, card by card."""
        told: list[Event] = []
        for seat, hand in enumerate(state.get(CardsHeld).hands):
            total = 0
            for card in (*hand.up, *hand.down):
                total += POINTS[card]
                told.append(CardCounted(seat=seat, card=card, total=total))
        return told

    def evolve(self, mine: CardsHeld, event: Event) -> CardsHeld:
        """Drawn from the top, kept face down, put under the pile, turned up; an Emerald card is up from the first."""
        if isinstance(event, CardDrawn) and event.card is not None:
            hand = mine.hands[event.seat]
            return CardsHeld(mine.pile[1:], _with(mine, event.seat, replace(hand, down=(*hand.down, event.card))))
        if isinstance(event, CardTucked) and event.card is not None:
            hand = mine.hands[event.seat]
            kept = _without(hand.down, (event.card,))
            return CardsHeld((*mine.pile, event.card), _with(mine, event.seat, replace(hand, down=kept)))
        if isinstance(event, CardsTurned):
            return replace(mine, hands=_with(mine, event.seat, _turned(mine.hands[event.seat], event.cards)))
        if isinstance(event, EmeraldWon):
            hand = mine.hands[event.seat]
            return replace(mine, hands=_with(mine, event.seat, replace(hand, up=(*hand.up, EMERALD))))
        return mine

    def points(self, state: IceCoolState, seat: int) -> int:
        """What a seat's cards are worth, face up and down."""
        hand = state.get(CardsHeld).hands[seat]
        return sum(POINTS[card] for card in (*hand.up, *hand.down))

    def tie_break(self, state: IceCoolState, seat: int) -> int:
        """How many cards a seat has."""
        hand = state.get(CardsHeld).hands[seat]
        return len(hand.up) + len(hand.down)

    def seen(self, mine: CardsHeld, seat: int | None, *, over: bool) -> CardsSeen:
        """One's own cards; of others only how many, until the game is over."""
        hands = tuple(
            HandSeen(len(hand.down), hand.up, hand.down if over or owner == seat else None)
            for owner, hand in enumerate(mine.hands)
        )
        return CardsSeen(len(mine.pile), hands, mine.pile if over else None)

    def imagine(self, seen: CardsSeen, rng: Rng, state: IceCoolState) -> CardsHeld:
        """Deal the cards that nobody has shown. Whoever has announced a task holds a card of it (CARD-3)."""
        unknown = Counter(cards_in(state.options.deck))
        for hand in seen.hands:
            unknown.subtract(card for card in (*hand.up, *(hand.cards or ())) if card not in NOT_IN_DECKS)
        promised = _promised(state, seen)
        if promised is not None:
            unknown[promised[1]] -= 1
        left = list(shuffled(sorted(unknown.elements()), rng))
        hands = []
        for seat, hand in enumerate(seen.hands):
            down = hand.cards
            if down is None:
                sure = (promised[1],) if promised is not None and promised[0] == seat else ()
                down = (*sure, *_dealt(left, hand.down - len(sure)))
            hands.append(Hand(down, hand.up))
        return CardsHeld(seen.order if seen.order is not None else tuple(left), tuple(hands))


def _draws(state: IceCoolState, rule: str, *seats: int) -> tuple[CardDrawn, ...]:
    """One card for each of the seats, from the top; a blank one when the pile is empty (CARD-7)."""
    pile = state.get(CardsHeld).pile
    return tuple(
        CardDrawn(rule=rule, seat=seat, card=pile[number], knows=(seat,))
        if number < len(pile)
        else CardDrawn(rule="CARD-7", seat=seat, card=BLANK, knows=(seat,))
        for number, seat in enumerate(seats)
    )


def _with(mine: CardsHeld, seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*mine.hands[:seat], hand, *mine.hands[seat + 1 :])


def _turned(hand: Hand, cards: tuple[Card, ...]) -> Hand:
    return Hand(_without(hand.down, cards), (*hand.up, *cards))


def _without(down: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(down)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _promised(state: IceCoolState, seen: CardsSeen) -> tuple[int, Card] | None:
    """The seat that has announced a task, and the card that it must hold unseen; None if one sees its hand."""
    announced = state.find(Announced)
    if announced is None or announced.task is None or announced.seat is None:
        return None
    return (announced.seat, TASK_CARD[announced.task]) if seen.hands[announced.seat].cards is None else None


def _dealt(left: list[Card], count: int) -> tuple[Card, ...]:
    """Cards off the pack; where it is used up they are blank."""
    dealt, left[:] = left[:count], left[count:]
    return (*dealt, *(BLANK,) * (count - len(dealt)))
