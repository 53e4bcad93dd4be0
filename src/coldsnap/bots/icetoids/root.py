"""What a bot takes from a view: the flat position, the history, and the kinds of tiles that can still turn up."""

from collections import Counter
from dataclasses import dataclass
from typing import cast

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import Rng
from coldsnap.core.values import View
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import CODE_OF, IceToidsAction
from coldsnap.games.icetoids.rules import IceToids
from coldsnap.games.icetoids.state import CAPS, REPEATS, IceToidsOptions, IceToidsState
from coldsnap.games.icetoids.tiles import kinds

DRAW = 0.9
"""What a draw is worth to each seat, of the even share: less, so that bots play for a win when they can."""


@dataclass(frozen=True, slots=True)
class Group:
    """Kinds of tiles that differ only in symbols nobody plays for: for a bot one and the same."""

    arrows: int
    icons: int
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Root:
    """Where a decision starts. `codes` are the offered ones; `seen` counts positions since the last reveal.

    `draw` is what a draw is worth to each seat; `repeats_draw`: the third coming of a position is one.
    """

    pos: bytearray
    codes: list[int]
    seen: Counter[bytes]
    groups: tuple[Group, ...]
    cap: int
    draw: list[float]
    repeats_draw: bool

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return self.pos[flat.ACTOR]

    def weights(self, pos: bytearray) -> list[int]:
        """How many tiles of each group are still face down."""
        return [sum(pos[flat.BAG + kind] for kind in group.members) for group in self.groups]

    def reveal(self, pos: bytearray, number: int) -> None:
        """Turn the pending tile over as one of this group. A tile that looks the same any way is laid at once."""
        group = self.groups[number]
        kind = next(kind for kind in group.members if pos[flat.BAG + kind])
        flat.reveal(pos, kind, group.arrows, group.icons)
        codes = flat.legal(pos)
        if len(codes) == 1:
            flat.play(pos, codes[0])

    def drawn(self, pos: bytearray) -> bool:
        """Whether the game ends undecided at its longest (TOIDS-10)."""
        return flat.plies(pos) >= self.cap

    def repeats(self, key: bytes) -> bool:
        """Whether a position that stands in the history already comes up for the last time."""
        return self.seen[key] + 1 >= REPEATS


def root_of(view: View, choices: tuple[Choice, ...], rng: Rng) -> Root:
    """The root of a view and the offered choices. The imagined future is not used: `rng` has no part in the result."""
    state = cast(IceToidsState, IceToids().imagine(view, rng))
    pos = bytearray(state.position)
    codes = [CODE_OF[cast(IceToidsAction, choice.action)] for choice in choices if isinstance(choice, OneOf)]
    if not codes:
        raise ColdsnapError("bot-nothing-offered")
    size = 3 * pos[flat.SEATS] + 1
    history = (state.seen[at : at + size] for at in range(0, len(state.seen), size))
    seats = pos[flat.SEATS]
    return Root(
        pos,
        codes,
        Counter(history),
        _groups(state.options, seats),
        CAPS[seats],
        [DRAW / seats] * seats,
        state.options.repetition == "draw",
    )


def _groups(options: IceToidsOptions, seats: int) -> tuple[Group, ...]:
    live = (1 << seats) - 1
    members: dict[tuple[int, int], list[int]] = {}
    for index, ((arrows, icons), _) in enumerate(kinds(options.tiles)):
        members.setdefault((arrows, icons & live), []).append(index)
    return tuple(Group(arrows, icons, tuple(found)) for (arrows, icons), found in members.items())
