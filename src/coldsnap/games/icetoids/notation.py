"""Moves as people write and type them: `home a1 south`, `enter xB`, `b2u-b3`, `b2:e`, `top n`.

Capitals and spaces do not matter, whole words do as well as letters (`north`, `blue`, `upright`), and saying more
than is needed is fine. What is typed is only ever matched against the choices on offer.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import ACTIONS, ChooseHome, Enter, IceToidsAction, MovePiece, Orient, Point
from coldsnap.games.icetoids.codes import NEXT, OFF, PER_SEAT, SLOTS
from coldsnap.games.icetoids.refusals import refusal
from coldsnap.games.icetoids.view import IceToidsView, Pyramid, imagined
from coldsnap.games.icetoids.words import CELL_NAMES, CELL_OF, COLOURS, FACINGS, WAYS, Way

Verb = Literal["home", "enter", "move", "point", "top"]


def _words(group: str, words: Iterable[str]) -> str:
    """A named group that takes a word or its first letter."""
    return f"(?P<{group}>" + "|".join(f"{word[0]}(?:{word[1:]})?" for word in words) + ")"


_CELL: Final = "(?P<cell>[a-d][1-4])"
_WAY: Final = _words("way", WAYS)
_FACING: Final = _words("facing", FACINGS) + "?"
_PUSH: Final = f"(?:x{_words('colour', COLOURS)}{_words('look', FACINGS)}?)?"
_FORMS: Final[tuple[tuple[Verb, re.Pattern[str]], ...]] = (
    ("home", re.compile(f"home{_CELL}{_WAY}?")),
    ("enter", re.compile(f"enter{_PUSH}")),
    ("move", re.compile(f"{_CELL}{_FACING}-(?P<to>[a-d][1-4]){_PUSH}")),
    ("point", re.compile(f"{_CELL}{_FACING}:{_WAY}")),
    ("top", re.compile(f"top{_WAY}")),
)


@dataclass(frozen=True, slots=True)
class _Said:
    """What a text names, as cells and first letters; None is what it leaves open. No `colour` means no push."""

    verb: Verb
    cell: str | None = None
    facing: str | None = None
    to: str | None = None
    way: str | None = None
    colour: str | None = None
    look: str | None = None


def write(view: IceToidsView, action: IceToidsAction) -> str:
    """The short form of an action. A facing stands in it only where pieces of one colour look different."""
    if isinstance(action, ChooseHome):
        return f"home {action.cell} {action.side}" if len(_sides(action.cell)) > 1 else f"home {action.cell}"
    if isinstance(action, Orient):
        return f"top {action.way[0]}"
    if isinstance(action, Enter):
        return "enter" + (f" {_written_push(view, action.push)}" if action.push is not None else "")
    own = PER_SEAT * view.turn + action.piece
    origin = f"{view.pyramids[own].cell}{_if_needed(view, own)}"
    if isinstance(action, Point):
        return f"{origin}:{action.way[0]}"
    return f"{origin}-{_target(view, action)}{_written_push(view, action.push)}"


def read(view: IceToidsView, choices: Sequence[Choice], text: str) -> IceToidsAction:
    """The offered action that a text means. Raises Rejected: unreadable, ambiguous, or why it is not offered."""
    said = _parsed(text)
    offered = [choice.action for choice in choices if isinstance(choice, OneOf)]
    found = _meant(view, offered, said)
    if len(found) > 1:
        raise Rejected("ambiguous", candidates=tuple(write(view, action) for action in found))
    if not found:
        raise _reason(view, offered, said)
    return found[0]


def _parsed(text: str) -> _Said:
    squeezed = "".join(text.split()).lower()
    for verb, form in _FORMS:
        match = form.fullmatch(squeezed)
        if match:
            # A word and its first letter mean the same; cells keep both of their characters.
            named = {name: said for name, said in match.groupdict().items() if said}
            return _Said(verb, **{name: said if name in ("cell", "to") else said[0] for name, said in named.items()})
    raise Rejected("unreadable", text=text.strip()[:40])


def _meant(view: IceToidsView, actions: Iterable[Action], said: _Said) -> list[IceToidsAction]:
    """Those of the actions that fit what was said."""
    return [action for action in actions if isinstance(action, IceToidsAction) and _fits(view, action, said)]


def _fits(view: IceToidsView, action: IceToidsAction, said: _Said) -> bool:
    if isinstance(action, ChooseHome):
        return said.verb == "home" and said.cell == action.cell and said.way in (None, action.side[0])
    if isinstance(action, Orient):
        return said.verb == "top" and said.way == action.way[0]
    if isinstance(action, Enter):
        return said.verb == "enter" and _push_fits(view, action.push, said)
    if not _looks(view.pyramids[PER_SEAT * view.turn + action.piece], said.cell, said.facing):
        return False
    if isinstance(action, Point):
        return said.verb == "point" and said.way == action.way[0]
    return said.verb == "move" and said.to == _target(view, action) and _push_fits(view, action.push, said)


def _push_fits(view: IceToidsView, push: int | None, said: _Said) -> bool:
    if push is None or said.colour is None:
        return push is None and said.colour is None
    piece = view.pyramids[push]
    return said.colour == COLOURS[piece.seat][0] and said.look in (None, piece.facing[0])


def _looks(piece: Pyramid, cell: str | None, facing: str | None) -> bool:
    return piece.cell == cell and facing in (None, piece.facing[0])


def _reason(view: IceToidsView, offered: Sequence[Action], said: _Said) -> Rejected:
    """Why nothing on offer is what was said."""
    if view.phase == "over":
        return Rejected("over")
    if not offered:
        return Rejected("not-your-turn")
    pos = bytearray(imagined(view, rng_from("notation")).position)
    if _meant(view, (ACTIONS[code] for code in flat.legal(pos) + flat.pointless(pos)), said):
        return Rejected("icetoids-repeats", "TOIDS-10")
    action = _plausible(view, said)
    if view.phase != "playing" or action is not None:
        # Before homes are chosen, and while a tile is laid, any move is refused for that alone.
        why = refusal(pos, action or MovePiece(0, "north"))
        return Rejected("icetoids-not-there", "TOIDS-8") if why.code == "icetoids-equal-piece" else why
    if _own(view, said) is None:
        return Rejected("icetoids-no-such-piece", "TOIDS-3", cell=said.cell)
    return Rejected("icetoids-too-far", "TOIDS-3", frm=said.cell, to=said.to)


def _plausible(view: IceToidsView, said: _Said) -> IceToidsAction | None:
    """The action that was most likely meant; None if no piece of one's own, or no single step, is named."""
    if said.verb == "home" and said.cell:
        sides = [_full(said.way)] if said.way else _sides(said.cell) or ["north"]
        return ChooseHome(said.cell, sides[0])
    if said.verb == "top":
        return Orient(_full(said.way))
    if said.verb == "enter":
        home = view.homes[view.turn]
        return Enter(_pushed(view, said, home.cell if home else None))
    piece = _own(view, said)
    way = _step(said.cell, said.to) if said.verb == "move" else _full(said.way)
    if piece is None or way is None:
        return None
    return Point(piece, way) if said.verb == "point" else MovePiece(piece, way, _pushed(view, said, said.to))


def _own(view: IceToidsView, said: _Said) -> int | None:
    """The first piece of the seat in turn that looks as was said."""
    mine = view.pyramids[PER_SEAT * view.turn :][:PER_SEAT]
    return next((own for own, piece in enumerate(mine) if _looks(piece, said.cell, said.facing)), None)


def _pushed(view: IceToidsView, said: _Said, target: str | None) -> int | None:
    """The piece that was named after `x`, or one of its colour that stands elsewhere."""
    if said.colour is None:
        return None
    seat = next(seat for seat, colour in enumerate(COLOURS) if colour[0] == said.colour)
    pieces = [piece for piece, pyramid in enumerate(view.pyramids) if pyramid.seat == seat]
    there = [piece for piece in pieces if _looks(view.pyramids[piece], target, said.look)]
    return there[0] if there else PER_SEAT * seat


def _step(frm: str | None, to: str | None) -> Way | None:
    if frm is None or to is None:
        return None
    return next((way for index, way in enumerate(WAYS) if NEXT[CELL_OF[frm]][index] == CELL_OF[to]), None)


def _full(letter: str | None) -> Way:
    return next(way for way in WAYS if way[0] == letter)


def _sides(cell: str) -> list[Way]:
    return [WAYS[side] for home, side in SLOTS if CELL_NAMES[home] == cell]


def _target(view: IceToidsView, action: MovePiece) -> str | None:
    cell = view.pyramids[PER_SEAT * view.turn + action.piece].cell
    target = OFF if cell is None else NEXT[CELL_OF[cell]][WAYS.index(action.way)]
    return None if target == OFF else CELL_NAMES[target]


def _written_push(view: IceToidsView, push: int | None) -> str:
    return "" if push is None else f"x{COLOURS[push // PER_SEAT][0].upper()}{_if_needed(view, push)}"


def _if_needed(view: IceToidsView, piece: int) -> str:
    """The facing of a piece, if another of its colour on its tile looks different."""
    mine = view.pyramids[piece]
    looks = {other.facing for other in view.pyramids if (other.seat, other.cell) == (mine.seat, mine.cell)}
    return mine.facing[0] if len(looks) > 1 else ""
