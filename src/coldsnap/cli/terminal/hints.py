"""Tells a person what may be typed now, at one keyboard and at a server's table alike."""

from collections.abc import Sequence
from typing import Final

from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.move_patterns import summary
from coldsnap.core.choices import Choice
from coldsnap.core.values import Action, View
from coldsnap.render.faces import Face

LONGEST: Final = 76
"""Characters of the longest line that hints at what may be typed."""


def give_hint(look: Look, face: Face, view: View, choices: Sequence[Choice], explained: set[type[Action]]) -> None:
    """Print what may be typed now, if it fits on a line, and an example when it is the first of its kind.

    `explained` are the kinds of moves of which an example was shown; this one is added.
    """
    line = summary(face, view, choices, LONGEST, look.words, unicode=look.unicode)
    if line:
        look.console.print(f"  {line}")
    if choices and type(choices[0].action) not in explained:
        explained.add(type(choices[0].action))
        look.say("cli-example", move=face.example(view, choices[0], look.words))
