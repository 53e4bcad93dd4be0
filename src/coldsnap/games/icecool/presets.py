"""Editions and presets: tuples of modules plus data. No rule asks which edition is played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from coldsnap.core.errors import BadOption
from coldsnap.core.game import Info, OptionSpec
from coldsnap.games.icecool.cards import Deck, parse_deck, splits
from coldsnap.games.icecool.layout import NAMES, Layout, layout, parse
from coldsnap.games.icecool.modules import IN_ORDER, PROMOS
from coldsnap.games.icecool.options import IceCoolOptions
from coldsnap.games.icecool.validate import check

BASE: Final = {
    "rotation",
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
PRACTICE: Final = {"practice", "returns", "line", "flicking"}

_Chosen = Mapping[str, Any]
_TREMOR = ("off", "light", "full")


@dataclass(frozen=True, slots=True)
class Preset:
    """A game of the registry: its card, and what turns chosen option values into content."""

    info: Info
    build: Callable[[_Chosen], IceCoolOptions]

    def resolve(self, wanted: Mapping[str, object]) -> IceCoolOptions:
        """Options by content. Raises BadOption."""
        return self.build(self.info.chosen(wanted))


def edition(game: str, board: str, abilities: set[str]) -> Preset:
    """One of the two editions; tournament scoring is an option of both (TOUR-1)."""
    specs = (
        OptionSpec("scoring", ("cards", "tournament"), "cards", "TOUR-1"),
        OptionSpec("deck", (game, f"{game}-thirds"), game, "SETUP-3", open=True),
        OptionSpec("layout", NAMES, board, "SETUP-2", open=True),
        OptionSpec("tremor", _TREMOR, "light", "TURN-15"),
        OptionSpec("first_catcher", ("seed", "1", "2", "3", "4"), "seed", "SETUP-4"),
        OptionSpec("circle", ("every_round", "first_round"), "every_round", "TURN-3"),
        OptionSpec("stuck", ("may", "must"), "may", "TURN-6"),
        OptionSpec("through_and_back", ("yes", "no"), "yes", "DOOR-3"),
        OptionSpec("round_end", ("whole", "instant"), "whole", "ROUND-1"),
        *(promo.option for promo in PROMOS),
    )

    def build(chosen: _Chosen) -> IceCoolOptions:
        tournament, promos = chosen["scoring"] == "tournament", {p.name for p in PROMOS if chosen[p.name] == "yes"}
        school = _layout(chosen["layout"])
        for promo in PROMOS:
            if promo.name in promos and not promo.fits(school):
                raise BadOption("promo-no-places", promo=promo.name, board=school.name)
        first = chosen["first_catcher"]
        return IceCoolOptions(
            modules=in_order(BASE | (TOURNAMENT if tournament else abilities) | _of(promos)),
            layout=school,
            deck=_deck(chosen["deck"]),
            tremor=chosen["tremor"],
            first_catcher=None if first == "seed" else int(first) - 1,
            circle_every_round=chosen["circle"] == "every_round",
            stuck_must_use_line=chosen["stuck"] == "must",
            through_and_back=chosen["through_and_back"] == "yes",
            round_end=chosen["round_end"],
        )

    return Preset(Info(game, 2, (2, 3, 4), specs, physics=True), build)


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


def _of(promos: set[str]) -> set[str]:
    return {module.name for module in IN_ORDER if module.promo is not None and module.promo.name in promos}


PRESETS: Final = (
    edition("icecool", "school", CARDS),
    edition("icecool2", "school-mirrored", CARDS_2),
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
