"""Idempotency of commands: one that comes again is answered again, and never carried out again."""

from typing import Final

from coldsnap.server.tables.viewer import Viewer
from coldsnap.wire import messages as wire

REMEMBERED: Final = 256
"""How many answers are kept."""
KEPT: Final = (wire.Act, wire.SendEmote, wire.AskBack, wire.HostDo, wire.TakeSeat)
"""The commands whose answers are kept."""

PASSING: Final = frozenset({"storage", "grace"})
"""Refusals that pass by themselves: the same command may be carried out when it comes again."""

AnswerKey = tuple[wire.Role, frozenset[int], str]


class AnsweredCommands:
    """The last answers to commands. They do not survive a restart: the log of the match does."""

    def __init__(self) -> None:
        self._kept: dict[AnswerKey, wire.ServerMessage] = {}

    def of(self, key: AnswerKey | None) -> wire.ServerMessage | None:
        """The answer that this very command got before, sent by the same seats on whatever device."""
        return None if key is None else self._kept.get(key)

    def keep(self, key: AnswerKey | None, said: wire.ServerMessage) -> None:
        """Remember an answer, unless the command is worth another try as it is."""
        if key is None or (isinstance(said, wire.Refused) and said.code in PASSING):
            return
        self._kept[key] = said
        if len(self._kept) > REMEMBERED:
            del self._kept[next(iter(self._kept))]


def answer_key(viewer: Viewer, message: wire.ClientMessage) -> AnswerKey | None:
    """The key that a command's answer is kept by, on every device and after every reconnect; None: it is not kept."""
    if viewer.role == "watcher" or not isinstance(message, KEPT):
        return None
    return viewer.role, viewer.seats, message.ref
