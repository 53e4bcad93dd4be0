"""What the terminal writes and reads of IceToids moves, as a file for the browser's tests: both have to agree.

`python tests/icetoids_typed.py` writes web/src/icetoids/typed.jsonl, a position a line: whose turn it is, the pyramids,
each move on offer with how it is written, and what texts mean there: the number of a move, or why it is none. Every
code stands in it at least once.
"""

import json
import random
import re
from pathlib import Path
from typing import Any, Final, cast

from coldsnap.core.choices import OneOf
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.games.icetoids.actions import ACTIONS, CODE_OF, IceToidsAction
from coldsnap.games.icetoids.notation import read, write
from icetoids_positions import Play, new_game

KEPT: Final = Path(__file__).parents[1] / "web/src/icetoids/typed.jsonl"
_WORDS: Final = {"n": "north", "e": "east", "s": "south", "w": "west", "u": "upright"}
_COLOURS: Final = {"R": "red", "Y": "yellow", "B": "blue", "G": "green"}
_ODD: Final = ("", "b2", "e5-e6", "home", "top up", "enter x", "enter b2", "b2-b3xP", "b2:", "b2:north-east")


def typed_text() -> str:
    """The content of the file."""
    left = set(range(len(ACTIONS)))
    positions: list[Any] = []
    rng = random.Random("typed moves")  # noqa: S311 - it only has to be the same each time
    while left:
        play = new_game(rng.choice((2, 3, 4)), seed=rng.randbytes(16).hex(), tiles=rng.choice(("singles12", "pairs6")))
        for _ in range(300):
            if play.view.phase == "over":
                break
            codes = {CODE_OF[cast(IceToidsAction, action)] for action in play.offered}
            if codes & left:
                positions.append(_position(play, rng))
                left -= codes
            play.do(rng.choice(list(play.offered)))
    return "".join(json.dumps(position, separators=(",", ":")) + "\n" for position in positions)


def _position(play: Play, rng: random.Random) -> dict[str, Any]:
    view = play.view
    offered = [cast(IceToidsAction, action) for action in play.offered]
    written = [write(view, action) for action in offered]
    texts = list(dict.fromkeys(text for name in written for text in (*_variants(name), *_shortened(name))))
    texts = rng.sample(texts, min(len(texts), 16))
    return {
        "turn": view.turn,
        "pyramids": [f"{piece.cell or '-'} {piece.facing}" for piece in view.pyramids],
        "moves": [
            [name, list(json.loads(encode(action)).values())] for name, action in zip(written, offered, strict=True)
        ],
        "typed": {text: _meaning(play, offered, text) for text in (*texts, rng.choice(_ODD))},
    }


def _variants(written: str) -> tuple[str, ...]:
    """The same, as a child may type it."""
    long = written
    if long.startswith("top ") or ":" in long:
        long = long[:-1] + _WORDS[long[-1]]
    for letter, colour in _COLOURS.items():
        long = long.replace(f"x{letter}", f" x {colour}")
    return (written.upper(), f" {written.replace('-', ' - ')} ", long)


def _shortened(written: str) -> tuple[str, ...]:
    """Less than is needed, and more than there is."""
    head, _, pushed = written.partition("x")
    bare = re.sub(r"^([a-d][1-4])[neswu]", r"\1", written)
    return (bare, head, f"{head}xB") if pushed else (bare, f"{written}xR", written.split(" ")[0])


def _meaning(play: Play, offered: list[IceToidsAction], text: str) -> Any:
    """The number of the move, or why there is none."""
    try:
        return offered.index(read(play.view, [OneOf(action) for action in offered], text))
    except Rejected as refused:
        if refused.code == "ambiguous":
            return list(cast(tuple[str, ...], refused.details["candidates"]))
        return "unreadable" if refused.code == "unreadable" else "not-offered"


if __name__ == "__main__":
    KEPT.write_text(typed_text(), encoding="ascii")
