"""What the host wished for a table, as its row keeps it: options of the game, and of the table itself beside them."""

from typing import Final

import msgspec

from coldsnap.store.matches import MatchRow
from coldsnap.wire.new_table import GRACE_S, NewTable

_GRACE: Final = "@grace_s"
"""No option of a game is called so: their names begin with a letter. A row without it was made before there was any."""


def kept(wanted: NewTable) -> str:
    """The wishes as a row keeps them."""
    return msgspec.json.encode({**wanted.options, _GRACE: str(wanted.grace_s)}).decode()


def options_of(row: MatchRow) -> dict[str, str]:
    """The options of the game that were wished for, by name."""
    return {name: value for name, value in _wishes(row).items() if name != _GRACE}


def grace_of(row: MatchRow) -> int:
    """The seconds that the host has to wait for a player who is away."""
    return int(_wishes(row).get(_GRACE, GRACE_S))


def _wishes(row: MatchRow) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(row.options, type=dict[str, str])
    return found
