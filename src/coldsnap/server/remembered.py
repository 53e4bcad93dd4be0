"""The answers that a table remembers: a command that comes again is answered again, and never carried out again."""

from typing import Final

from coldsnap.server import wire
from coldsnap.server.viewer import Viewer

REMEMBERED: Final = 256
"""How many answers are kept."""
KEPT: Final = (wire.Act, wire.SendEmote, wire.AskBack, wire.HostDo, wire.TakeSeat)
"""The commands whose answers are kept."""

_Key = tuple[wire.Role, frozenset[int], str]


class Answers:
    """The last answers to commands. They do not survive a restart: the log of the match does."""

    def __init__(self) -> None:
        self._kept: dict[_Key, wire.ServerMessage] = {}

    def of(self, viewer: Viewer, message: wire.ClientMessage) -> wire.ServerMessage | None:
        """What this very command was answered before, to the same seats on whatever device."""
        return self._kept.get(_key(viewer, message)) if _is_kept(viewer, message) else None

    def keep(self, viewer: Viewer, message: wire.ClientMessage, said: wire.ServerMessage) -> None:
        """Remember an answer, unless the command is worth another try as it is."""
        if not _is_kept(viewer, message) or (isinstance(said, wire.Refused) and said.code == "storage"):
            return
        self._kept[_key(viewer, message)] = said
        if len(self._kept) > REMEMBERED:
            del self._kept[next(iter(self._kept))]


def _is_kept(viewer: Viewer, message: wire.ClientMessage) -> bool:
    return isinstance(message, KEPT) and viewer.role != "watcher"


def _key(viewer: Viewer, message: wire.ClientMessage) -> _Key:
    """The same on every device and after every reconnect."""
    return viewer.role, viewer.seats, getattr(message, "ref", "")
