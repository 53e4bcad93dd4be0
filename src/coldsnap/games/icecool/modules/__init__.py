"""All rule families of ICECOOL. Whoever writes a new one adds its line here and nowhere else."""

from typing import Final

from coldsnap.games.icecool.modules.base.all_caught import AllCaught
from coldsnap.games.icecool.modules.base.cards import FishCards
from coldsnap.games.icecool.modules.base.catcher_placement import CatcherPlacement
from coldsnap.games.icecool.modules.base.catching import Catching
from coldsnap.games.icecool.modules.base.circle import RedCircle
from coldsnap.games.icecool.modules.base.flicking import Flicking
from coldsnap.games.icecool.modules.base.ice_skates import IceSkates
from coldsnap.games.icecool.modules.base.line import Line
from coldsnap.games.icecool.modules.base.move_fish import MovingFish
from coldsnap.games.icecool.modules.base.returns import Returns
from coldsnap.games.icecool.modules.base.rotation import Rotation
from coldsnap.games.icecool.modules.base.tasks import Tasks
from coldsnap.games.icecool.modules.base.tokens import TokensOnDoors
from coldsnap.games.icecool.modules.modes.drills import Drills
from coldsnap.games.icecool.modules.modes.lap import PracticeLap
from coldsnap.games.icecool.modules.modes.many_players import ManyPlayers
from coldsnap.games.icecool.modules.modes.practice import Practice
from coldsnap.games.icecool.modules.modes.race import TeamRace
from coldsnap.games.icecool.modules.modes.tournament import Tournament
from coldsnap.games.icecool.modules.modes.two_players import TwoPlayers
from coldsnap.games.icecool.modules.promos.artifacts import ArtifactCards
from coldsnap.games.icecool.modules.promos.blocked_door import BlockedDoors
from coldsnap.games.icecool.modules.promos.emerald_fish import EmeraldFish
from coldsnap.games.icecool.modules.promos.emperor import Emperor
from coldsnap.games.icecool.modules.promos.pawclaw import Pawclaw
from coldsnap.games.icecool.modules.promos.platform import PlatformOnWalls
from coldsnap.games.icecool.modules.promos.portals import Portals
from coldsnap.games.icecool.modules.promos.sundial import SundialCard
from coldsnap.games.icecool.modules.promos.teleport import TeleportOnFloor
from coldsnap.games.icecool.modules.promos.trap import TrapOnFloor
from coldsnap.games.icecool.modules.promos.walruses import WalrusPieces
from coldsnap.games.icecool.rule_points.module import Module

IN_ORDER: Final[tuple[type[Module], ...]] = (
    Rotation,
    ManyPlayers,
    TeamRace,
    Practice,
    TokensOnDoors,
    CatcherPlacement,
    Catching,
    AllCaught,
    EmeraldFish,
    Pawclaw,
    Emperor,
    Drills,
    Returns,
    TwoPlayers,
    Portals,
    BlockedDoors,
    ArtifactCards,
    TrapOnFloor,
    TeleportOnFloor,
    PlatformOnWalls,
    WalrusPieces,
    RedCircle,
    PracticeLap,
    Line,
    Flicking,
    Tasks,
    SundialCard,
    FishCards,
    Tournament,
    MovingFish,
    IceSkates,
)
"""In the order in which they have their say (SETUP-6, TURN-13). A preset says which are at the table."""

MODULES: Final = {module.name: module for module in IN_ORDER}
PROMOS: Final = tuple(dict.fromkeys(module.promo for module in IN_ORDER if module.promo is not None))
