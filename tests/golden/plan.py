"""What a golden match is before it is played: a plan. Each family of games has plans of its own."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from coldsnap.core.choices import Over
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Game
from coldsnap.core.record import Record
from coldsnap.match.table import Table
from coldsnap.match.take_back import last_ply_before

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Plan(ABC):
    """One golden match: its file's name, players and options."""

    name: str
    game: Game
    seats: int
    wanted: Mapping[str, object] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def exact(self) -> bool:
        """Whether every machine makes the same bytes of it. An engine's last bits depend on the processor."""
        return not self.game.info.physics

    @abstractmethod
    def play(self) -> Record:
        """The match: always the same on one machine."""


def regret(table: Table, seat: int) -> None:
    """Take the last move of a seat back, if the table allows it."""
    to_ply = last_ply_before(table.entries, {seat})
    if to_ply is not None and not isinstance(table.status, Over):
        try:
            table.take_back(seat, to_ply)
        except Rejected as refused:
            assert refused.code in ("take-back-past-reveal", "take-back-past-another", "wait-for-physics"), refused
