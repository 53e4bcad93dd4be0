"""Pieces of the page: sections, cards, tiles, tables. What they are given is HTML already."""

from collections.abc import Sequence
from typing import NamedTuple


class Part(NamedTuple):
    """A section of the page."""

    html: str


def grid(title: str, cards: Sequence[str], about: str = "", *, wide: bool = False) -> Part:
    """A section of cards: side by side where there is room, or each over the whole width."""
    kind = "cards wide" if wide else "cards"
    lead = f'<p class="lead">{about}</p>' if about else ""
    return Part(f'<section><h2>{title}</h2>{lead}<div class="{kind}">{"".join(cards)}</div></section>')


def card(title: str, content: str, about: str = "") -> str:
    """A card with a plot or table, and a line that says how to read it."""
    note = f'<p class="about">{about}</p>' if about else ""
    return f'<article class="card"><h3>{title}</h3>{content}{note}</article>'


def tiles(numbers: Sequence[tuple[str, str]]) -> str:
    """Large numbers with what they count."""
    return f'<dl class="tiles">{"".join(f"<div><dt>{what}</dt><dd>{value}</dd></div>" for value, what in numbers)}</dl>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself on a narrow screen."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>' for row in rows
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
