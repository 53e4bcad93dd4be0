"""The golden matches of the ICECOOL games: bots play, and physics answers or somebody invents what it might say.

A plan names what has to happen in its match. The maker tries one seed after the other until it does, so that a change
of the rules, the bots or the engine needs no new seeds here.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, cast

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.make_believe import MakeBelieve
from coldsnap.bots.driver import ask
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Choice, Over, Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record, Resolved, Unresolved
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.values import Action, Event, View
from coldsnap.games.icecool.actions import ABILITIES
from coldsnap.games.icecool.board import build
from coldsnap.games.icecool.events import (
    CardDrawn,
    CardsTurned,
    CaughtAgain,
    DecisionAsked,
    FishMoved,
    FlickRepeated,
    IdTaken,
    PlacedOnLine,
    Returned,
    TaskAnnounced,
    TaskDone,
    TaskFailed,
    TokenLeft,
    TokenTaken,
    WalrusFell,
    WalrusStoodUp,
)
from coldsnap.games.icecool.options import IceCoolOptions
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from golden.plan import FOLDER, Plan, regret

EDITIONS: Final = ("icecool", "icecool2")
PRACTICE: Final = "icecool-practice"
PLIES: Final = 32
"""Entries of a match that is not played to the end, but for a few."""
END: Final = 10**6
TRIES: Final = 300
INVENTED: Final = "make-believe"
"""The engine in the header of a match whose facts are invented: it is the same everywhere."""
OWN_SCHOOL: Final = FOLDER / "own_school.toml"
SMALL_DECK: Final = b'source = "made up for a golden match"\ncards = { 1 = 3, 2 = 3, 3 = 1 }\n'


@dataclass(frozen=True)
class Need:
    """An event that has to happen in a match: its class, and some of its fields."""

    kind: type[Event]
    fields: Mapping[str, object]

    def met(self, record: Record) -> bool:
        """Whether it happens."""
        return any(self._fits(event) for entry in record.entries for event in entry.events)

    def _fits(self, event: Event) -> bool:
        return type(event) is self.kind and all(getattr(event, name) == want for name, want in self.fields.items())


def a(kind: type[Event], **fields: object) -> Need:
    """The need for an event."""
    return Need(kind, fields)


@dataclass(frozen=True)
class IceCoolPlan(Plan):
    """A match of an ICECOOL game: who plays (the bots sit in turn), how long, what is special, what has to happen."""

    bots: tuple[str, ...] = ("rookie",)
    plies: int = END
    special: str = ""
    needs: tuple[Need, ...] = ()

    @property
    def exact(self) -> bool:
        return self.special == INVENTED

    def play(self) -> Record:
        """The first try in which everything happens that has to."""
        for number in range(TRIES):
            record = self._try(f"{self.name} {number}")
            if all(need.met(record) for need in self.needs):
                return record
        raise AssertionError(f"{self.name}: in {TRIES} matches not all of {self.needs} happened in one")

    def _try(self, name: str) -> Record:
        options = cast(IceCoolOptions, self.game.resolve(self.wanted))
        engine = INVENTED if self.exact else engine_name(self.game)
        table = Table.start(self.game, self.seats, options, rng_from(name).seed, engine=engine)
        nature = self._nature(options, rng_from(f"{name}/nature"))
        bots = [bot(self.game.info.id, self.bots[seat % len(self.bots)]) for seat in range(self.seats)]
        rng, decisions = rng_from(f"{name}/bots"), 0
        while table.ply < self.plies and not isinstance(table.status, Over):
            at = 100 * table.ply
            if isinstance(table.status, Simulate):
                table.submit(NATURE, nature(table.status), at=at)
                continue
            offer, decisions = table.status.offers[0], decisions + 1
            if self.special == "lapses" and decisions % 3 == 0:
                table.submit(NATURE, offer.lapse, at=at)
                continue
            chance = rng.split(f"ply {table.ply}")
            action = ask(bots[offer.seat], table.view(offer.seat), offer.choices, chance, Budget())
            table.submit(offer.seat, action, at=at, charged=chance.below(100)[0])
            if self.special == "take-back" and chance.below(5)[0] < 2:
                regret(table, offer.seat)
        return table.record

    def _nature(self, options: IceCoolOptions, rng: Rng) -> Callable[[Simulate], Resolved | Unresolved]:
        if self.special == INVENTED:
            return MakeBelieve(build(options.layout), rng).answer
        if self.special == "unresolved":
            return Moody().answer
        return lambda waiting: answer(simulator(), waiting)


class Moody:
    """The engine, but for every third flick, of which it says nothing."""

    def __init__(self) -> None:
        self.flicks = 0

    def answer(self, waiting: Simulate) -> Resolved | Unresolved:
        """What came of a flick, or that nobody knows."""
        self.flicks += 1
        return Unresolved("made up for a golden match") if self.flicks % 3 == 0 else answer(simulator(), waiting)


class EagerBot:
    """Aims as a rookie does, but uses its cards: every second time that it may, whatever comes of it."""

    def __init__(self, rookie: Bot) -> None:
        self.rookie = rookie

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Any of the abilities, or what a rookie does."""
        abilities = [choice.action for choice in choices if isinstance(choice.action, ABILITIES)]
        index, rng = rng.below(2 * max(len(abilities), 1))
        return abilities[index] if index < len(abilities) else self.rookie.choose(view, choices, rng, budget)


def bot(game_id: str, name: str) -> Bot:
    """A bot of the program by its level, or the eager one."""
    return EagerBot(make_bot(game_id, "rookie")) if name == "eager" else make_bot(game_id, name)


def plans() -> Iterator[Plan]:
    """Every preset with every number of players to the end, every other value of every option, and the special ones."""
    for name in EDITIONS:
        yield from edition_plans(name)
    yield from practice_plans()
    yield from special_plans()


def edition_plans(name: str) -> Iterator[Plan]:
    """What both editions have. Two rookies and whoever plays at random come to an end soon."""
    game = GAMES[name]
    scoring, *others = game.info.options
    for value in scoring.values:
        for seats in game.info.seats:
            wanted, bots = {scoring.name: value}, ("rookie", "rookie", "pebble", "pebble")
            needs = (a(IdTaken), a(CaughtAgain)) if (value, seats) == ("cards", 2) else ()
            yield IceCoolPlan(f"{name}-{value}-{seats}", game, seats, wanted, bots, needs=needs)
    for number, option in enumerate(others):
        for value in option.values:
            if value != option.default:
                least = int(value) if option.name == "first_catcher" else 2
                seats = max(least, game.info.seats[number % len(game.info.seats)])
                yield IceCoolPlan(f"{name}-{option.name}-{value}", game, seats, {option.name: value}, plies=PLIES)
    yield IceCoolPlan(f"{name}-take-back", game, 2, {}, ("eager",), 70, "take-back", (a(PlacedOnLine),))
    yield IceCoolPlan(f"{name}-lapses", game, 3, {}, plies=60, special="lapses")


def practice_plans() -> Iterator[Plan]:
    """Each drill to the end, but for the free one, which has none."""
    game = GAMES[PRACTICE]
    drill, *others = game.info.options
    for value in drill.values:
        bots, plies = (("pebble",), PLIES) if value == "free" else (("rookie",), END)
        yield IceCoolPlan(f"{PRACTICE}-{value}-1", game, 1, {drill.name: value}, bots, plies)
    for option in others:
        for value in option.values:
            if value != option.default:
                yield IceCoolPlan(f"{PRACTICE}-{option.name}-{value}", game, 1, {option.name: value}, plies=PLIES)
    for special in ("take-back", "lapses"):
        yield IceCoolPlan(f"{PRACTICE}-{special}", game, 1, {drill.name: "free"}, ("rookie", "pebble"), 50, special)


def special_plans() -> Iterator[Plan]:
    """Promos, cards that are used, files of one's own, failures, and what only an inventor makes happen."""
    first, second = (GAMES[name] for name in EDITIONS)
    walruses = {"walruses": "yes"}
    fell = (a(WalrusFell), a(WalrusStoodUp))
    yield IceCoolPlan("icecool-with-walruses", first, 3, walruses, needs=fell)
    used = (a(TaskAnnounced), a(TaskDone), a(TaskFailed), a(FishMoved), a(CardsTurned, rule="CARD-1"))
    yield IceCoolPlan("icecool2-cards-used", second, 3, {}, ("eager",), needs=used)
    emptied = (a(CardDrawn, rule="CARD-7"),)
    yield IceCoolPlan("icecool-pile-emptied", first, 3, {"deck": SMALL_DECK}, needs=emptied)
    yield IceCoolPlan("icecool-own-school", first, 2, {"layout": OWN_SCHOOL.read_bytes()})
    yield IceCoolPlan("icecool2-unresolved", second, 2, {}, plies=40, special="unresolved")
    wild = (a(Returned, rule="TURN-7"), a(Returned, rule="TURN-8"), a(FlickRepeated))
    yield IceCoolPlan("icecool2-wild", second, 4, walruses, ("pebble",), 60, needs=wild)
    yield IceCoolPlan("icecool2-invented", second, 3, walruses, ("pebble",), END, INVENTED, invented())
    undone = (a(TokenLeft, rule="DOOR-3"),)
    wanted = {"through_and_back": "no", "round_end": "instant"}
    yield IceCoolPlan("icecool-invented", first, 2, wanted, ("pebble",), END, INVENTED, undone)


def invented() -> tuple[Need, ...]:
    """What real physics hardly ever gives in one match."""
    return (
        a(DecisionAsked, about="returns"),
        *(a(Returned, rule=rule) for rule in ("TURN-7", "TURN-8", "TURN-11")),
        *(a(TokenLeft, rule=rule) for rule in ("DOOR-4", "DOOR-5")),
        a(TokenTaken, rule="DOOR-6"),
        *(a(IdTaken, rule=rule) for rule in ("CATCH-1", "CATCH-2", "CATCH-3")),
        a(WalrusFell),
        a(WalrusStoodUp),
    )
