"""Tables of bots alone: they play while somebody watches, and few of one address at the same time."""

from collections.abc import Callable

from coldsnap.core.errors import Rejected


class BotsAlone:
    """The tables of bots alone that somebody watches, by the address that made them (its hash), in the order they came.

    At most so many of an address may play. The others wait, and are woken when it is their turn.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._watched: dict[str, dict[str, Callable[[], None]]] = {}

    def refuse_if_full(self, address: str) -> None:
        """Raises Rejected if as many tables of this address play as may."""
        if len(self._watched.get(address, ())) >= self._most:
            raise Rejected("too-many-bot-tables")

    def may_play(self, address: str, table: str) -> bool:
        """Whether it is among those that play."""
        return table in list(self._watched.get(address, ()))[: self._most]

    def come(self, address: str, table: str, wake: Callable[[], None]) -> None:
        """Somebody watches this table now; nothing changes if somebody did before."""
        self._watched.setdefault(address, {}).setdefault(table, wake)

    def go(self, address: str, table: str) -> None:
        """Nobody watches it any more, or it is over, or somebody sits there: the next one may play."""
        played = self.may_play(address, table)
        tables = self._watched.get(address, {})
        tables.pop(table, None)
        if not tables:
            self._watched.pop(address, None)
        if played:
            for wake in list(tables.values())[self._most - 1 : self._most]:
                wake()
