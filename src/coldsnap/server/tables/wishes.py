"""What the host wished for a table, as its row keeps it: options of the game, and of the table itself beside them."""

from typing import Final

import msgspec

from coldsnap.store.matches import MatchRow
from coldsnap.wire.new_table import GRACE_S, NewTable

_OWN: Final = "@"
"""What the table's own wishes begin with. No option of a game is called so: their names begin with a letter."""
_GRACE: Final = "@grace_s"
"""A row without it was made before there was any."""
_BEGINS: Final = "@begins"
_NAMED: Final = "first_catcher"
"""The option that names who begins for one match. The next one has its own turn."""


def kept(wanted: NewTable) -> str:
    """The wishes as a row keeps them."""
    return msgspec.json.encode({**wanted.options, _GRACE: str(wanted.grace_s)}).decode()


def options_of(row: MatchRow) -> dict[str, str]:
    """The options of the game that were wished for, by name."""
    return {name: value for name, value in _wishes(row).items() if not name.startswith(_OWN)}


def grace_of(row: MatchRow) -> int:
    """The seconds that the host has to wait for a player who is away."""
    return int(_wishes(row).get(_GRACE, GRACE_S))


def begins_in(row: MatchRow) -> int | None:
    """The seat that is to begin, as first Catcher or with the first move; None if chance draws it."""
    found = _wishes(row).get(_BEGINS)
    return None if found is None else int(found)


def rotated(row: MatchRow, began: int | None) -> str:
    """The wishes of a rematch, in which the next seat begins; `began` is who did in the match before, if anybody."""
    wishes = _wishes(row)
    if began is not None:
        wishes = {name: value for name, value in wishes.items() if name != _NAMED}
        wishes[_BEGINS] = str((began + 1) % len(row.seats))
    return msgspec.json.encode(wishes).decode()


def _wishes(row: MatchRow) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(row.options, type=dict[str, str])
    return found
