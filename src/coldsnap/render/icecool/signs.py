"""The signs of the text board of ICECOOL, with and without Unicode."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from coldsnap.render.icecool import look

_DARK: Final = "#1B2430"
_LIGHT: Final = "#FFFFFF"
_TYPOGRAPHY: Final = str.maketrans(
    {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "–": "-"}
)


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs. `players` are the symbols of the seats in their order.

    `walls` are the signs of a wall that goes on to the north (1), east (2), south (4) or west (8), by their sum.
    """

    players: str
    fish: str
    dot: str
    marker: str
    walls: str
    honeycomb: str
    shut: str
    unicode: bool

    def penguin(self, seat: int) -> Text:
        """A penguin: its seat's number and symbol, two cells wide."""
        return chip(seat, f"{seat + 1}{self.players[seat]}")

    def token(self, seat: int) -> Text:
        """A fish token with its owner's number."""
        return chip(seat, f"{self.fish}{seat + 1}")

    def emerald(self) -> Text:
        """The emerald fish."""
        colour = look.EMERALD.colour
        return Text(f"{self.fish}E", style=f"bold {ink(colour)} on {colour}")

    def text(self, said: str) -> str:
        """Words as this terminal can show them: without Unicode, letters lose their accents."""
        return said if self.unicode else plain(said)


_UNICODE: Final = Signs("●▲■★◆≈♥✚", "∝", "·", "▸", " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "⬡", "▒", unicode=True)
_ASCII: Final = Signs("o^#*v~%x", "><", ".", ">", " |-+||++-+-+++++", "@", "X", unicode=False)


def signs(*, unicode: bool) -> Signs:
    """The signs for a kind of terminal."""
    return _UNICODE if unicode else _ASCII


def chip(seat: int, text: str) -> Text:
    """A text on the colour of a seat."""
    colour = look.PLAYERS[seat].colour
    return Text(text, style=f"bold {ink(colour)} on {colour}")


def ink(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour such as `#0072B2`."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return _DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else _LIGHT


def plain(text: str) -> str:
    """A text in ASCII: letters without accents, typewriter quotes, `?` for what has no likeness."""
    parts = unicodedata.normalize("NFKD", text.translate(_TYPOGRAPHY))
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in bare)
