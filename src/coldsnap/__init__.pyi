from coldsnap.core.bot import Budget as Budget
from coldsnap.core.flick import Flick as Flick
from coldsnap.core.game import Game
from coldsnap.core.scene import Scene as Scene
from coldsnap.library.playing import bot as bot
from coldsnap.library.playing import play as play
from coldsnap.library.shots import Shots as Shots
from coldsnap.library.shots import school as school
from coldsnap.library.shots import simulate as simulate
from coldsnap.library.table import Table as Table
from coldsnap.store.files import read_record as read_record

__all__: list[str]
__version__: str

def game(game_id: str) -> Game: ...
