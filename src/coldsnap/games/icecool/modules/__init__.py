"""All rule families of ICECOOL. Whoever writes a new one adds its line here and nowhere else."""

from typing import Final

from coldsnap.games.icecool.module import Module
from coldsnap.games.icecool.modules.all_caught import AllCaught
from coldsnap.games.icecool.modules.artifacts import ArtifactCards
from coldsnap.games.icecool.modules.blocked_door import BlockedDoors
from coldsnap.games.icecool.modules.cards import FishCards
from coldsnap.games.icecool.modules.catcher_placement import CatcherPlacement
from coldsnap.games.icecool.modules.catching import Catching
from coldsnap.games.icecool.modules.circle import RedCircle
from coldsnap.games.icecool.modules.drills import Drills
from coldsnap.games.icecool.modules.emerald_fish import EmeraldFish
from coldsnap.games.icecool.modules.emperor import Emperor
from coldsnap.games.icecool.modules.flicking import Flicking
from coldsnap.games.icecool.modules.ice_skates import IceSkates
from coldsnap.games.icecool.modules.lap import PracticeLap
from coldsnap.games.icecool.modules.line import Line
from coldsnap.games.icecool.modules.many_players import ManyPlayers
from coldsnap.games.icecool.modules.move_fish import MovingFish
from coldsnap.games.icecool.modules.pawclaw import Pawclaw
from coldsnap.games.icecool.modules.platform import PlatformOnWalls
from coldsnap.games.icecool.modules.portals import Portals
from coldsnap.games.icecool.modules.practice import Practice
from coldsnap.games.icecool.modules.race import TeamRace
from coldsnap.games.icecool.modules.returns import Returns
from coldsnap.games.icecool.modules.rotation import Rotation
from coldsnap.games.icecool.modules.sundial import SundialCard
from coldsnap.games.icecool.modules.tasks import Tasks
from coldsnap.games.icecool.modules.teleport import TeleportOnFloor
from coldsnap.games.icecool.modules.tokens import TokensOnDoors
from coldsnap.games.icecool.modules.tournament import Tournament
from coldsnap.games.icecool.modules.trap import TrapOnFloor
from coldsnap.games.icecool.modules.two_players import TwoPlayers
from coldsnap.games.icecool.modules.walruses import WalrusPieces

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
