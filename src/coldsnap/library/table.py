"""A match that is played here: rules, physics and record in one object."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.core.choices import Choice, Over, Simulate, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Game, Move
from coldsnap.core.record import Entry, Record
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Scene
from coldsnap.core.values import Action, Event, View
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.settle import settle
from coldsnap.match.table import Table as Match
from coldsnap.render.faces import face_of
from coldsnap.store.files import RecordFile


class Table:
    """A match of any game, from its set-up to its end. Physics answers a flick at once.

    `game` is a name (`coldsnap games` lists them), `seats` how many play (the fewest, if left out), `options` what a
    table of that game can be told by name. The same `seed`, any text, gives the same match; none gives a new one.
    It knows all secrets: hand a bot `view(seat)` and `choices`, never the table. Raises ColdsnapError.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        rules = game_named(game)
        self.match = Match.start(
            rules,
            rules.info.seats[0] if seats is None else seats,
            rules.resolve(options or {}),
            rng_from(secrets.token_hex() if seed is None else seed).seed,
            names=names,
            engine=engine_name(rules),
        )

    @classmethod
    def of(cls, record: Record, ply: int | None = None) -> "Table":
        """The match of a record, after `ply` entries (all by default). Every entry is checked; raises ColdsnapError."""
        table = cls.__new__(cls)
        table.match = fold(game_named(record.header.game), record, ply)
        table.settle()
        return table

    @property
    def game(self) -> Game:
        """The rules."""
        return self.match.game

    @property
    def seats(self) -> int:
        """How many play; they are numbered from 0."""
        return self.match.header.seats

    @property
    def seat(self) -> int | None:
        """The seat that has to decide; the lowest, if several do at once; None when the match is over."""
        status = self.match.status
        return status.offers[0].seat if isinstance(status, Turn) else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the seat that has to decide may do; nothing when the match is over."""
        status = self.match.status
        return status.offers[0].choices if isinstance(status, Turn) else ()

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """At the end groups of equal seats, best first; nothing before."""
        status = self.match.status
        return status.ranking if isinstance(status, Over) else ()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.match.status, Over)

    @property
    def record(self) -> Record:
        """All that happened so far."""
        return self.match.record

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return self.match.view(seat)

    def step(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action, or what somebody might type (`"flick 90 power 60"`), and let physics answer; what happened.

        It is played for the seat that has to decide, unless told otherwise. Raises Rejected, and nothing has changed.
        """
        mover = self.seat if seat is None else seat
        if mover is None:
            raise Rejected("over")
        if isinstance(action, str):
            action = face_of(self.game.info.id).read(self.view(mover), self.match.choices(mover), action)
        made = [self.match.submit(mover, action), *self.settle()]
        return tuple(event for entry in made for event in entry.events)

    def scene(self, action: Action) -> Scene | None:
        """What physics would start from if the seat in turn flicked like this; None for what is no flick."""
        found = self.game.preview(self.match.state, Move(self.seat or 0, action))
        return found.scene if found is not None else None

    def svg(self, seat: int | None = None) -> str:
        """What a seat, or a spectator, sees, as a picture."""
        return face_of(self.game.info.id).svg(self.view(seat), names=self.match.header.names)

    def _repr_svg_(self) -> str:
        """Notebooks show what a spectator sees."""
        return self.svg()

    def save(self, path: str | Path) -> None:
        """Write the record to a new file. Raises ColdsnapError."""
        RecordFile(Path(path)).create(self.match.header, self.match.entries)

    def settle(self) -> tuple[Entry, ...]:
        """Let physics answer, if it is waited for: only after moves that did not go through `step`."""
        return settle(self.match, simulator()) if isinstance(self.match.status, Simulate) else ()
