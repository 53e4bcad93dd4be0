"""All attacks by name, in the order in which they are measured."""

from typing import Final

from coldsnap.load_test.abuse.attack import Attack
from coldsnap.load_test.abuse.connections import Descriptors, Handshakes, Slowloris
from coldsnap.load_test.abuse.crowds import Crowding, Reconnects
from coldsnap.load_test.abuse.floods import Fragments, Pings
from coldsnap.load_test.abuse.garbage import Garbage
from coldsnap.load_test.abuse.help_floods import Hints, Previews
from coldsnap.load_test.abuse.tables import BotTables, Creates

_ALL: Final[tuple[type[Attack], ...]] = (
    *(Pings, Fragments, Garbage, Slowloris, Handshakes, Descriptors),
    *(Creates, Hints, Previews, Crowding, Reconnects, BotTables),
)
ATTACKS: Final[dict[str, type[Attack]]] = {attack.name: attack for attack in _ALL}
