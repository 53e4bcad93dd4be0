"""Shows a finished or broken-off match again: all of it, or step by step."""

from dataclasses import dataclass

from coldsnap.cli.terminal.look import Look
from coldsnap.core.choices import Over
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Begin, Entry, TakeBack
from coldsnap.core.secrets import redact
from coldsnap.match.table import Table
from coldsnap.render.faces import face_of


@dataclass
class Viewer:
    """A table that is only looked at. What was secret is told once the match is over."""

    table: Table
    names: tuple[str, ...]
    look: Look

    def tell_all(self, ply: int) -> None:
        """Every move up to `ply` in notation and words, then the board."""
        self._require(ply)
        for entry in self.table.entries[:ply]:
            self._tell(entry)
        self._board(ply)
        status = self.table.status
        if ply == self.table.ply and isinstance(status, Over):
            self.look.tell(self.look.words.outcome(status, self.names))

    def browse(self, ply: int) -> None:
        """Step through: Enter goes on, b back, a number jumps, q leaves."""
        self._require(ply)
        self.look.say("cli-replay-help")
        while True:
            self._tell(self.table.entries[ply - 1])
            self._board(ply)
            try:
                answer = self.look.console.input(f"{ply - 1}/{self.table.ply - 1} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer == "q":
                return
            ply = self._next(ply, answer)

    def _next(self, ply: int, answer: str) -> int:
        jumps = {"b": ply - 1, "e": self.table.ply}
        wanted = int(answer[:9]) + 1 if answer.isdecimal() else jumps.get(answer, ply + 1)
        return min(max(wanted, 1), self.table.ply)

    def _require(self, ply: int) -> None:
        if not 1 <= ply <= self.table.ply:
            raise ColdsnapError("no-ply", ply=ply, last=self.table.ply)

    def _tell(self, entry: Entry) -> None:
        self.look.say("cli-replay-ply", ply=entry.ply, of=self.table.ply - 1, move=self._move(entry))
        over = isinstance(self.table.status, Over)
        owners = face_of(self.table.header.game).owners(self.table.view(None))
        for event in entry.events:
            shown = event if over else redact(event, None)
            self.look.tell("      " + self.look.words.event(shown, self.names, owners))

    def _move(self, entry: Entry) -> str:
        action = entry.move.action
        if isinstance(action, Begin | TakeBack) or entry.move.seat < 0:
            return self.look.words.say(f"move-{action.__struct_config__.tag}")
        before = self.table.view(entry.move.seat, entry.ply)
        name = self.names[entry.move.seat] if entry.move.seat < len(self.names) else str(entry.move.seat)
        written = face_of(self.table.header.game).write(before, action, self.look.words)
        return self.look.words.say("cli-replay-move", name=name, move=written)

    def _board(self, ply: int) -> None:
        self.look.show(face_of(self.table.header.game), self.table.view(None, ply), self.names)
