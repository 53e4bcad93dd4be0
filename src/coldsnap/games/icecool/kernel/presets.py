"""Editions and presets: tuples of modules plus data. No rule asks which edition is played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from coldsnap.core.errors import BadOption
from coldsnap.core.game import Info, OptionSpec
from coldsnap.games.icecool.board.layout import NAMES, Layout, layout, parse
from coldsnap.games.icecool.board.validate import check
from coldsnap.games.icecool.modules import IN_ORDER, PROMOS
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.state.cards import Deck, parse_deck, splits
from coldsnap.games.icecool.state.options import IceCoolOptions

BASE: Final = {
    "rotation",
    "many_players",
    "tokens",
    "catcher_placement",
    "catching",
    "all_caught",
    "returns",
    "two_players",
    "circle",
    "line",
    "flicking",
}
CARDS: Final = {"cards", "ice_skates"}
CARDS_2: Final = CARDS | {"tasks", "move_fish"}
TOURNAMENT: Final = {"tournament"}
RACE: Final = {"race", "returns", "circle", "line", "flicking"}
PRACTICE: Final = {"practice", "returns", "line", "flicking"}
NOT_IN_RACE: Final = {"emerald", "emperor", "artifacts"}
"""Promos that are about cards, or that the Catcher hands out: a race has neither."""

_Chosen = Mapping[str, Any]
ONE_BOX: Final = (2, 3, 4)
UP_TO_EIGHT: Final = tuple(range(2, 9))
DOUBLE: Final = "double-school" if "double-school" in NAMES else "school"
_TREMOR = ("off", "light", "full")


@dataclass(frozen=True, slots=True)
class Preset:
    """A game of the registry: its card, and what turns chosen option values into content."""

    info: Info
    build: Callable[[_Chosen], IceCoolOptions]

    def resolve(self, wanted: Mapping[str, object]) -> IceCoolOptions:
        """Options by content. Raises BadOption."""
        return self.build(self.info.chosen(wanted))


@dataclass(frozen=True, slots=True)
class Box:
    """What is in a box, or in both together: which deck by a rule of its own, and for how many players it is."""

    game: str
    deck: str
    deck_rule: str
    board: str
    abilities: set[str]
    seats: tuple[int, ...]


def edition(box: Box) -> Preset:
    """One of the two editions, or both boxes together; tournament scoring is an option of all (TOUR-1)."""
    catchers = ("seed", *(str(number) for number in range(1, max(box.seats) + 1)))
    specs = (
        OptionSpec("scoring", ("cards", "tournament"), "cards", "TOUR-1"),
        OptionSpec("deck", (box.deck, f"{box.deck}-thirds"), box.deck, box.deck_rule, open=True),
        OptionSpec("layout", NAMES, box.board, "SETUP-2", open=True),
        OptionSpec("tremor", _TREMOR, "light", "TURN-15"),
        OptionSpec("first_catcher", catchers, "seed", "SETUP-4"),
        OptionSpec("circle", ("every_round", "first_round"), "every_round", "TURN-3"),
        OptionSpec("stuck", ("may", "must"), "may", "TURN-6"),
        OptionSpec("through_and_back", ("yes", "no"), "yes", "DOOR-3"),
        OptionSpec("round_end", ("whole", "instant"), "whole", "ROUND-1"),
        *(promo.option for promo in PROMOS),
    )

    def build(chosen: _Chosen) -> IceCoolOptions:
        tournament, school = chosen["scoring"] == "tournament", _layout(chosen["layout"])
        promos = _promos(chosen, school, PROMOS)
        first = chosen["first_catcher"]
        return IceCoolOptions(
            modules=in_order(BASE | (TOURNAMENT if tournament else box.abilities) | _of(promos)),
            layout=school,
            deck=_deck(chosen["deck"]),
            tremor=chosen["tremor"],
            first_catcher=None if first == "seed" else int(first) - 1,
            circle_every_round=chosen["circle"] == "every_round",
            stuck_must_use_line=chosen["stuck"] == "must",
            through_and_back=chosen["through_and_back"] == "yes",
            round_end=chosen["round_end"],
        )

    return Preset(Info(box.game, 2, box.seats, specs, physics=True), build)


def race() -> Preset:
    """Teams of two penguins, no Catcher, no cards (RACE-1, RACE-2)."""
    taking = tuple(promo for promo in PROMOS if promo.name not in NOT_IN_RACE)
    specs = (
        OptionSpec("teams", ("auto", "pairs", "alone"), "auto", "RACE-1"),
        OptionSpec("tokens", ("three", "six"), "three", "RACE-2"),
        OptionSpec("layout", NAMES, "school", "SETUP-2", open=True),
        OptionSpec("tremor", _TREMOR, "light", "TURN-15"),
        OptionSpec("stuck", ("may", "must"), "may", "TURN-6"),
        OptionSpec("through_and_back", ("yes", "no"), "yes", "DOOR-3"),
        *(promo.option for promo in taking),
    )

    def build(chosen: _Chosen) -> IceCoolOptions:
        school = _layout(chosen["layout"])
        return IceCoolOptions(
            modules=in_order(RACE | _of(_promos(chosen, school, taking))),
            layout=school,
            deck=(),
            tremor=chosen["tremor"],
            stuck_must_use_line=chosen["stuck"] == "must",
            through_and_back=chosen["through_and_back"] == "yes",
            teams=chosen["teams"],
            team_tokens=6 if chosen["tokens"] == "six" else 3,
        )

    return Preset(Info("icecool-race", 2, UP_TO_EIGHT, specs, physics=True), build)


def practice() -> Preset:
    """Alone in the school: a lap, drills, or nothing in particular (SETUP-7)."""
    specs = (
        OptionSpec("drill", ("lap", "straight", "curve", "jump", "free"), "lap", "SETUP-7"),
        OptionSpec("layout", NAMES, "school", "SETUP-2", open=True),
        OptionSpec("tremor", _TREMOR, "off", "TURN-15"),
    )

    def build(chosen: _Chosen) -> IceCoolOptions:
        board, drill = _layout(chosen["layout"]), chosen["drill"]
        extra = {"lap": {"lap"}, "free": set[str]()}.get(drill, {"drills"})
        return IceCoolOptions(
            modules=in_order(PRACTICE | extra),
            layout=board,
            deck=(),
            tremor=chosen["tremor"],
            turn_cap=1000 if drill == "free" else 200,
            drill=drill,
        )

    return Preset(Info("icecool-practice", 2, (1,), specs, free_take_back=True, physics=True), build)


def in_order(modules: set[str]) -> tuple[str, ...]:
    """Modules in the order in which they have their say."""
    return tuple(module.name for module in IN_ORDER if module.name in modules)


def _promos(chosen: _Chosen, school: Layout, offered: Sequence[Promo]) -> set[str]:
    """The names of the promos that are wanted. Raises BadOption for one that the board has no places for."""
    wanted = [promo for promo in offered if chosen[promo.name] == "yes"]
    for promo in wanted:
        if not promo.fits(school):
            raise BadOption("promo-no-places", promo=promo.name, board=school.name)
    return {promo.name for promo in wanted}


def _of(promos: set[str]) -> set[str]:
    return {module.name for module in IN_ORDER if module.promo is not None and module.promo.name in promos}


PRESETS: Final = (
    edition(Box("icecool", "icecool", "SETUP-3", "school", CARDS, ONE_BOX)),
    edition(Box("icecool2", "icecool2", "SETUP-3", "school-mirrored", CARDS_2, ONE_BOX)),
    edition(Box("icecool-both", "both", "MANY-1", DOUBLE, CARDS_2, UP_TO_EIGHT)),
    race(),
    practice(),
)


def _layout(wanted: object) -> Layout:
    if isinstance(wanted, Layout):
        found = wanted
    else:
        found = parse(wanted) if isinstance(wanted, bytes) else layout(str(wanted))
    check(found)
    return found


def _deck(wanted: object) -> Deck:
    if isinstance(wanted, bytes):
        return parse_deck(wanted)
    found = splits().get(str(wanted))
    if found is None:
        raise BadOption("no-deck", name=wanted, known=tuple(splits()))
    return found
