"""All rule families of ICECOOL, by name. A preset says which are at the table, and in which order."""

from typing import Final

from coldsnap.games.icecool.module import Module
from coldsnap.games.icecool.modules.all_caught import AllCaught
from coldsnap.games.icecool.modules.cards import FishCards
from coldsnap.games.icecool.modules.catcher_placement import CatcherPlacement
from coldsnap.games.icecool.modules.catching import Catching
from coldsnap.games.icecool.modules.circle import RedCircle
from coldsnap.games.icecool.modules.drills import Drills
from coldsnap.games.icecool.modules.flicking import Flicking
from coldsnap.games.icecool.modules.ice_skates import IceSkates
from coldsnap.games.icecool.modules.lap import PracticeLap
from coldsnap.games.icecool.modules.line import Line
from coldsnap.games.icecool.modules.move_fish import MovingFish
from coldsnap.games.icecool.modules.practice import Practice
from coldsnap.games.icecool.modules.returns import Returns
from coldsnap.games.icecool.modules.rotation import Rotation
from coldsnap.games.icecool.modules.tasks import Tasks
from coldsnap.games.icecool.modules.tokens import TokensOnDoors
from coldsnap.games.icecool.modules.tournament import Tournament
from coldsnap.games.icecool.modules.two_players import TwoPlayers
from coldsnap.games.icecool.modules.walruses import WalrusPieces

MODULES: Final[dict[str, type[Module]]] = {
    module.name: module
    for module in (
        AllCaught,
        CatcherPlacement,
        Catching,
        Drills,
        FishCards,
        Flicking,
        IceSkates,
        Line,
        MovingFish,
        Practice,
        PracticeLap,
        RedCircle,
        Returns,
        Rotation,
        Tasks,
        TokensOnDoors,
        Tournament,
        TwoPlayers,
        WalrusPieces,
    )
}
