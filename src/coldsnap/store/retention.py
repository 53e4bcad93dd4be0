"""How long what is kept. `expiry.py` finds what is over its time."""

from dataclasses import dataclass
from typing import Final, Literal

DAY_MS: Final = 24 * 3600 * 1000

Kind = Literal["waiting", "abandoned", "bots", "finished"]

KINDS: Final[tuple[Kind, ...]] = ("waiting", "abandoned", "bots", "finished")
"""The kinds of tables that expire: never begun; begun by people and left; of bots alone, in play or not; played by
people to the end. People's tables are those with a seat that opens to somebody."""


@dataclass(frozen=True, slots=True)
class Retention:
    """Days of the server's time since somebody last did something at a table; None is for ever.

    `retention_days` are for those that wait or were left. Frames are dropped from finished matches, which stay.
    """

    retention_days: int = 30
    bots_days: int = 1
    frames_days: int | None = 30
    finished_days: int | None = None

    def days(self, kind: Kind) -> int | None:
        """The days for which a kind of table is kept."""
        if kind == "bots":
            return self.bots_days
        return self.finished_days if kind == "finished" else self.retention_days
