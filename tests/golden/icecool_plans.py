"""The golden matches of the ICECOOL games: bots play, and physics answers or somebody invents what it might say.

A plan names what has to happen in its match. The maker tries one seed after the other until it does, so that a change
of the rules, the bots or the engine needs no new seeds here.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, cast

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.speed.made_up_physics import MakeBelieve
from coldsnap.bots.driver import ask
from coldsnap.bots.icecool.aiming_bot import AimingBot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Choice, Over, Simulate
from coldsnap.core.game import Game, OptionSpec
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record, Resolved, Unresolved
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.values import Action, Event, View
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.modules.modes.race import TeamFinished, TeamTokenTaken
from coldsnap.games.icecool.modules.promos.blocked_door import BlockBumped, BlockLifted, BlockMoved
from coldsnap.games.icecool.modules.promos.emerald_fish import EmeraldHung, EmeraldLeft, EmeraldPassed, EmeraldTaken
from coldsnap.games.icecool.modules.promos.emperor import SnowflakesCounted
from coldsnap.games.icecool.modules.promos.pawclaw import HoneycombLaid, HoneycombSpent, HoneycombTaken
from coldsnap.games.icecool.modules.promos.portals import PortalPassed
from coldsnap.games.icecool.rule_points.artifact_cards import (
    ArtifactPicked,
    PlatformGone,
    PlatformUsed,
    SundialUsed,
    TeleportGone,
    TeleportUsed,
    TrapSprung,
)
from coldsnap.games.icecool.state.actions import ABILITIES, FlickPenguin
from coldsnap.games.icecool.state.events import (
    CameToRest,
    CardDrawn,
    CardsTurned,
    CardTucked,
    CaughtAgain,
    DecisionAsked,
    EmeraldWon,
    FishMoved,
    FlickFailed,
    FlickRepeated,
    IdTaken,
    PlacedFreely,
    PlacedOnLine,
    Returned,
    RoundEnded,
    TaskAnnounced,
    TaskDone,
    TaskFailed,
    TokenLeft,
    TokenTaken,
    TurnGranted,
    WalrusFell,
    WalrusStoodUp,
)
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Announced
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from golden.plan import FOLDER, Plan, regret

EDITIONS: Final = ("icecool", "icecool2")
BOTH: Final = "icecool-both"
RACE: Final = "icecool-race"
PRACTICE: Final = "icecool-practice"
PLIES: Final = 22
"""Entries of a match that is not played to the end, but for a few."""
LONGEST: Final = 140
"""Entries of a match that is: one that takes longer is not kept, because the files have to be small."""
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

    def __str__(self) -> str:
        return " ".join((self.kind.__name__, *(str(want) for want in self.fields.values())))

    def _fits(self, event: Event) -> bool:
        return type(event) is self.kind and all(getattr(event, name) == want for name, want in self.fields.items())


def a(kind: type[Event], **fields: object) -> Need:
    """The need for an event."""
    return Need(kind, fields)


@dataclass(frozen=True)
class IceCoolPlan(Plan):
    """A match of an ICECOOL game: who plays (the bots sit in turn), what is special, what has to happen.

    `plies`: after so many entries it stops; None: it is played to the end.
    """

    bots: tuple[str, ...] = ("rookie",)
    plies: int | None = None
    special: str = ""
    needs: tuple[Need, ...] = ()
    longest: int = LONGEST

    @property
    def exact(self) -> bool:
        return self.special == INVENTED

    def play(self) -> Record:
        """The first try in which everything happens that has to."""
        for number in range(TRIES):
            table = self._try(f"{self.name} {number}")
            whole = self.plies is not None or isinstance(table.status, Over)
            if whole and all(need.met(table.record) for need in self.needs):
                return table.record
        raise AssertionError(f"{self.name}: no match of {TRIES} was short enough and had all of {self.needs}")

    def _try(self, name: str) -> Table:
        options = cast(IceCoolOptions, self.game.resolve(self.wanted))
        engine = INVENTED if self.exact else engine_name(self.game)
        table = Table.start(self.game, self.seats, options, rng_from(name).seed, engine=engine)
        nature = self._nature(options, rng_from(f"{name}/nature"))
        bots = [bot(self.bots[seat % len(self.bots)]) for seat in range(self.seats)]
        rng, seat, decisions = rng_from(f"{name}/bots"), 0, 0
        while table.ply < (self.plies or self.longest) and not isinstance(table.status, Over):
            at, chance = 100 * table.ply, rng.split(f"ply {table.ply}")
            if isinstance(table.status, Simulate):
                table.submit(NATURE, nature(table.status), at=at)
            else:
                offer, decisions = table.status.offers[0], decisions + 1
                seat = offer.seat
                if self.special == "lapses" and decisions % 2 == 0:
                    table.submit(NATURE, offer.lapse, at=at)
                else:
                    action = ask(bots[seat], table.view(seat), offer.choices, chance, Budget())
                    table.submit(seat, action, at=at, charged=chance.below(100)[0])
            if self.special == "take-back" and chance.below(5)[0] < 2:
                regret(table, seat)
        return table

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
    """Aims as a rookie does, but uses its cards: every second time that it may, whatever comes of it.

    Once it has announced a task it flicks as hard as it can, and anywhere: that fulfils one now and then.
    """

    def __init__(self, rookie: Bot) -> None:
        self.rookie = rookie

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Any of the abilities, or what a rookie does."""
        abilities = [choice.action for choice in choices if isinstance(choice.action, ABILITIES)]
        index, rng = rng.below(2 * max(len(abilities), 1))
        if index < len(abilities):
            return abilities[index]
        action = self.rookie.choose(view, choices, rng, budget)
        announced = cast(IceCoolView, view).find(Announced)
        if announced is None or announced.task is None or not isinstance(action, FlickPenguin):
            return action
        return FlickPenguin(action.body, rng.below(3600)[0], 1000, height=60 if announced.task == "jump" else 0)


PLAYERS: Final[Mapping[str, Callable[[], Bot]]] = {"rookie": AimingBot, "pebble": RandomBot}
"""Quick bots, so that golden matches need no thinking: what matters is what happens in them."""


def bot(name: str) -> Bot:
    """One of the players, or the eager one."""
    return EagerBot(AimingBot()) if name == "eager" else PLAYERS[name]()


def plans() -> Iterator[Plan]:
    """Every preset with every number of players to the end, every other value of every option, and the special ones."""
    for name in EDITIONS:
        yield from edition_plans(name)
    yield from many_plans()
    yield from race_plans()
    yield from practice_plans()
    yield from special_plans()


def preset_needs() -> Mapping[tuple[str, str, int], tuple[tuple[str, ...], tuple[Need, ...]]]:
    """Who plays some of the presets, and what happens there; the others are played by rookies as it comes."""
    caught = (a(IdTaken), a(CaughtAgain))
    used = (a(TaskAnnounced), a(TaskDone), a(TaskFailed), a(FishMoved), a(CardsTurned, rule="CARD-1"))
    wild = (a(Returned, rule="TURN-7"), a(FlickRepeated))
    return {
        ("icecool", "cards", 2): (("rookie",), caught),
        ("icecool", "tournament", 4): (("rookie",), (a(RoundEnded, why="all-caught"),)),
        ("icecool2", "cards", 3): (("eager",), used),
        ("icecool2", "cards", 4): (("rookie", "rookie", "pebble", "pebble"), wild),
        ("icecool2", "tournament", 2): (("rookie", "pebble"), ()),
        ("icecool2", "tournament", 4): (("rookie",), (a(IdTaken, rule="CATCH-3"),)),
    }


def edition_plans(name: str) -> Iterator[Plan]:
    """What both editions have."""
    game = GAMES[name]
    scoring, *others = game.info.options
    for value in scoring.values:
        for seats in game.info.seats:
            bots, needs = preset_needs().get((name, value, seats), (("rookie",), ()))
            yield IceCoolPlan(f"{name}-{value}-{seats}", game, seats, {scoring.name: value}, bots, needs=needs)
    for number, option in enumerate(others):
        for value in option.values:
            if value != option.default:
                least = int(value) if option.name == "first_catcher" else 2
                seats = max(least, game.info.seats[number % len(game.info.seats)])
                yield IceCoolPlan(f"{name}-{option.name}-{value}", game, seats, {option.name: value}, plies=PLIES)
    yield IceCoolPlan(f"{name}-take-back", game, 2, {}, ("eager",), 60, "take-back", (a(PlacedOnLine),))
    yield IceCoolPlan(f"{name}-lapses", game, 3, {}, plies=45, special="lapses")


def new_values(game: Game, option: OptionSpec) -> tuple[str, ...]:
    """The values of an option that the editions do not have; what they have is in matches of theirs."""
    known = {
        value
        for name in EDITIONS
        for spec in GAMES[name].info.options
        if spec.name == option.name
        for value in spec.values
    }
    return tuple(value for value in option.values if value not in known)


def mode_plans(name: str) -> Iterator[Plan]:
    """Every number of players a while, each value of an option that is new, what is taken back, and lapses."""
    game = GAMES[name]
    for seats in game.info.seats:
        yield IceCoolPlan(f"{name}-{seats}", game, seats, {}, ("eager", "rookie"), PLIES)
    for option in game.info.options:
        for value in new_values(game, option):
            if value != option.default:
                seats = int(value) if option.name == "first_catcher" else 4
                yield IceCoolPlan(f"{name}-{option.name}-{value}", game, seats, {option.name: value}, plies=PLIES)
    yield IceCoolPlan(f"{name}-lapses", game, 7, {}, plies=45, special="lapses")


def many_plans() -> Iterator[Plan]:
    """Five to eight at one table, and what hardly anybody but an inventor makes happen."""
    game = GAMES[BOTH]
    yield from mode_plans(BOTH)
    yield IceCoolPlan(f"{BOTH}-take-back", game, 2, {}, ("eager",), 60, "take-back", (a(PlacedOnLine),))
    wanted = {"layout": "school"}
    yield IceCoolPlan(f"{BOTH}-school", game, 6, wanted, plies=45, needs=(a(IdTaken),))
    rivals = (a(IdTaken), a(RoundEnded))
    yield IceCoolPlan(f"{BOTH}-invented", game, 6, wanted, ("pebble",), 120, INVENTED, rivals)
    yield IceCoolPlan(f"{BOTH}-tournament-8", game, 8, {"scoring": "tournament"}, plies=PLIES)


def race_plans() -> Iterator[Plan]:
    """Races of two, three and four teams to the end, and what else can happen in one."""
    game = GAMES[RACE]
    yield from mode_plans(RACE)
    bear = {"pawclaw": "yes"}
    yield IceCoolPlan(f"{RACE}-take-back", game, 2, bear, ("pebble",), 160, "take-back", (a(PlacedOnLine),))
    home = (a(TeamTokenTaken, rule="DOOR-1"), a(TeamFinished))
    for teams, seats, wanted in ((2, 2, {}), (3, 3, {}), (4, 8, {"tokens": "six"})):
        yield IceCoolPlan(f"{RACE}-of-{teams}-teams", game, seats, wanted, needs=home, longest=2 * LONGEST)
    pushed = (a(TeamTokenTaken, rule="DOOR-1"), a(TeamTokenTaken, rule="DOOR-6"), a(TurnGranted, rule="WAL-1"))
    four = {"teams": "alone", "walruses": "yes"}
    yield IceCoolPlan(f"{RACE}-invented", game, 4, four, ("pebble",), 90, INVENTED, pushed)


def practice_plans() -> Iterator[Plan]:
    """Each drill to the end, but for the free one, which has none."""
    game = GAMES[PRACTICE]
    drill, *others = game.info.options
    for value in drill.values:
        name, wanted = f"{PRACTICE}-{value}-1", {drill.name: value}
        if value == "free":
            yield IceCoolPlan(name, game, 1, wanted, ("pebble",), PLIES, needs=(a(PlacedFreely), a(CameToRest)))
        else:
            yield IceCoolPlan(name, game, 1, wanted)
    for option in others:
        for value in option.values:
            if value != option.default:
                wanted = {drill.name: "free", option.name: value}
                yield IceCoolPlan(f"{PRACTICE}-{option.name}-{value}", game, 1, wanted, plies=PLIES)
    for special in ("take-back", "lapses"):
        yield IceCoolPlan(f"{PRACTICE}-{special}", game, 1, {drill.name: "free"}, plies=45, special=special)


def special_plans() -> Iterator[Plan]:
    """A promo to the end, files of one's own, failures, and what hardly anybody but an inventor makes happen."""
    first, second = (GAMES[name] for name in EDITIONS)
    walruses = {"walruses": "yes"}
    fell = (a(WalrusFell), a(WalrusStoodUp))
    yield IceCoolPlan("icecool-walruses-to-the-end", first, 3, walruses, needs=fell)
    bear = (a(HoneycombTaken), a(HoneycombSpent), a(HoneycombLaid), a(WalrusFell), a(TokenTaken, rule="DOOR-6"))
    both = {"pawclaw": "yes", "walruses": "yes"}
    yield IceCoolPlan("icecool2-pawclaw-to-the-end", second, 2, both, ("pebble",), None, INVENTED, bear, 200)
    cold = (a(CardTucked), a(TurnGranted, why="snowflakes"), a(SnowflakesCounted))
    emperor = {"emperor": "yes"}
    yield IceCoolPlan("icecool-emperor-to-the-end", first, 2, emperor, ("pebble",), None, INVENTED, cold, 200)
    turned = (a(SundialUsed), a(TrapSprung), a(TeleportUsed), a(TeleportGone), a(PlatformUsed), a(PlatformGone))
    on = {"artifacts": "yes"}
    yield IceCoolPlan("icecool2-artifacts-invented", second, 3, on, ("pebble",), None, INVENTED, turned, 200)
    yield IceCoolPlan("icecool-artifacts-to-the-end", first, 2, on, ("pebble", "rookie"), needs=(a(ArtifactPicked),))
    yield from fish_and_door_plans()
    emptied = (a(CardDrawn, rule="CARD-7"),)
    yield IceCoolPlan("icecool-pile-emptied", first, 3, {"deck": SMALL_DECK}, needs=emptied)
    yield IceCoolPlan("icecool-own-school", first, 2, {"layout": OWN_SCHOOL.read_bytes()})
    yield IceCoolPlan("icecool2-unresolved", second, 2, {}, plies=PLIES, special="unresolved", needs=(a(FlickFailed),))
    back = (a(DecisionAsked, about="returns"), *(a(Returned, rule=f"TURN-{number}") for number in (7, 8, 11)))
    yield IceCoolPlan("icecool2-invented", second, 3, walruses, ("pebble",), None, INVENTED, back, 260)
    doors = (*(a(TokenLeft, rule=f"DOOR-{number}") for number in (3, 4, 5)), a(TokenTaken, rule="DOOR-6"))
    wanted = {"through_and_back": "no", "round_end": "instant"}
    yield IceCoolPlan("icecool-invented", first, 2, wanted, ("pebble",), None, INVENTED, doors)


def fish_and_door_plans() -> Iterator[Plan]:
    """The emerald fish, portals and the blocked door, each to the end."""
    first, second = (GAMES[name] for name in EDITIONS)
    green = (a(EmeraldHung), a(EmeraldLeft), a(EmeraldTaken), a(EmeraldPassed), a(EmeraldWon))
    yield IceCoolPlan(
        "icecool2-emerald-to-the-end", second, 3, {"emerald": "yes"}, ("pebble",), None, INVENTED, green, 200
    )
    round_about = (a(PortalPassed, moved=False), a(PortalPassed, moved=True), a(Returned, rule="TURN-7"))
    yield IceCoolPlan(
        "icecool-portals-to-the-end", first, 2, {"portals": "yes"}, ("pebble",), None, INVENTED, round_about, 200
    )
    shut = (a(BlockBumped), a(BlockMoved), a(BlockLifted))
    yield IceCoolPlan(
        "icecool-blocked-door-to-the-end", first, 3, {"blocked_door": "yes"}, ("pebble",), None, INVENTED, shut, 200
    )
