"""The modules of one match, put together: who is at the table, who decides what, who speaks at which point."""

from functools import lru_cache
from typing import Final

from coldsnap.core.errors import BadOption
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.modules import MODULES
from coldsnap.games.icecool.rule_points.module import Cast, Module
from coldsnap.games.icecool.state.options import IceCoolOptions

NEEDED: Final = ("cast", "flick")
"""Jobs that somebody has to do."""


class Kit:
    """The modules of a preset that are at the table with so many players, in the order of TURN-13."""

    def __init__(self, modules: tuple[Module, ...]) -> None:
        self.modules = modules
        self.by_name = {module.name: module for module in modules}
        self.keepers = tuple(sorted((m for m in modules if m.keeps is not None), key=lambda m: m.name))
        self.owners: dict[type[Action], Module] = {}
        for module in modules:
            for action in module.owns:
                if action in self.owners:
                    raise BadOption(
                        "module-both", module=module.name, other=self.owners[action].name, action=action.__name__
                    )
                self.owners[action] = module
        _check(modules)
        self.cast = next(module for module in modules if isinstance(module, Cast))
        self._speakers: dict[str, tuple[Module, ...]] = {}
        self._hearing: dict[type[Event], tuple[Module, ...]] = {}
        self._evolving: dict[type[Event], tuple[int, ...]] = {}

    def takes(self, module: str, action: type[Action]) -> bool:
        """Whether a module takes an action for an answer to its question."""
        asker = self.by_name[module]
        return action in asker.owns or action in asker.answers

    def hearing(self, kind: type[Event]) -> tuple[Module, ...]:
        """The modules that answer to an event of a kind, in order."""
        if kind not in self._hearing:
            self._hearing[kind] = tuple(m for m in self.speaking("on_event") if kind in m.hears)
        return self._hearing[kind]

    def evolving(self, kind: type[Event]) -> tuple[int, ...]:
        """Which of the keepers' slices an event of a kind can change."""
        if kind not in self._evolving:
            self._evolving[kind] = tuple(at for at, keeper in enumerate(self.keepers) if kind in keeper.hears)
        return self._evolving[kind]

    def speaking(self, point: str) -> tuple[Module, ...]:
        """The modules that have something to say at a rule point, in order."""
        if point not in self._speakers:
            silent = getattr(Module, point)
            self._speakers[point] = tuple(m for m in self.modules if getattr(type(m), point) is not silent)
        return self._speakers[point]


def _check(modules: tuple[Module, ...]) -> None:
    """Raise BadOption if a job is not done, or done twice, or a module misses what it reads."""
    for role in (*NEEDED, *(module.role for module in modules if module.role)):
        having = [module.name for module in modules if module.role == role]
        if len(having) != 1:
            raise BadOption("module-role", role=role, found=tuple(having) or ("-",))
    kept = {module.keeps for module in modules}
    for module in modules:
        for piece in module.needs:
            if piece not in kept:
                raise BadOption("module-needs", module=module.name, piece=piece.__name__)


@lru_cache(maxsize=256)
def kit_of(options: IceCoolOptions, seats: int) -> Kit:
    """The kit of a match. Raises BadOption for modules that do not exist or do not fit together."""
    unknown = [name for name in options.modules if name not in MODULES]
    if unknown:
        raise BadOption("no-module", module=unknown[0], known=tuple(sorted(MODULES)))
    if len(set(options.modules)) < len(options.modules):
        raise BadOption("module-twice")
    modules = tuple(MODULES[name]() for name in options.modules)
    return Kit(tuple(module for module in modules if seats in module.seats))
