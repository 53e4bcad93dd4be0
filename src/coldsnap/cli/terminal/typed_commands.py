"""Commands that can be typed beside moves. A command returns whether the position has changed."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.columns import Columns

from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.move_patterns import pattern
from coldsnap.cli.terminal.session import Session
from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.record import TakeBack
from coldsnap.core.values import View
from coldsnap.match.take_back import last_ply_before
from coldsnap.render import typed
from coldsnap.render.faces import Face
from coldsnap.render.words import Words

Command = Callable[[Session, int, list[str]], bool]


class Left(Exception):
    """The people want to stop; the match is on disk."""


def show_help(session: Session, _seat: int, _rest: list[str]) -> bool:
    """Print how to type."""
    look = session.look
    look.say(f"terminal-{session.table.header.game}-notation")
    look.tell("")
    look.say("cli-help")
    look.say("cli-legend")
    look.tell(session.face.legend(look.words, pieces=look.pieces, unicode=look.unicode))
    return False


def show_board(session: Session, _seat: int, _rest: list[str]) -> bool:
    """Print the board again."""
    session.show_board()
    return False


def list_moves(session: Session, seat: int, rest: list[str]) -> bool:
    """Print the legal moves in notation, ranges of numbers as such; `moves all` lists the pointless ones too."""
    with session.curtain(seat):
        write_moves(session.look, session.face, session.table.view(seat), session.table.choices(seat), rest)
    session.answer("moves")
    return False


def write_moves(look: Look, face: Face, view: View, offered: Sequence[Choice], rest: list[str]) -> None:
    """Write down what is offered; `rest` is what was typed behind the command."""
    every = typed.command(" ".join(rest)) == ["all"]
    shown = [choice for choice in offered if every or not (isinstance(choice, OneOf) and choice.quiet)]
    look.say("cli-moves-title", count=len(shown))
    written = [pattern(face, view, choice, look.words, unicode=look.unicode) for choice in shown]
    look.console.print(Columns(written, padding=(0, 2)))


def show_hand(session: Session, seat: int, _rest: list[str]) -> bool:
    """Print what is for this seat's eyes only, and the board with it."""
    with session.curtain(seat):
        session.show_board(seat)
    return False


def explain(session: Session, _seat: int, rest: list[str]) -> bool:
    """Print the rules behind the last thing that happened, or rules by their ids."""
    last = next(entry for entry in reversed(session.table.entries) if entry.events)
    tell_rules(session.look, rest or [event.rule for event in last.events])
    return False


def tell_rules(look: Look, asked: Iterable[str]) -> None:
    """Print rules by their ids, each once."""
    for rule in dict.fromkeys(word.upper() for word in asked):
        if rule in look.words.rule_ids():
            look.say("cli-why", rule=rule, text=look.words.rule(rule))
        else:
            look.say("cli-why-none", rule=rule)


def list_rules(session: Session, seat: int, rest: list[str]) -> bool:
    """Print all rules, or those that are named."""
    return explain(session, seat, rest or list(session.look.words.rule_ids()))


def undo(session: Session, seat: int, _rest: list[str]) -> bool:
    """Take back the last move that a person chose. All who sit at this terminal, bots included, are taken to agree."""
    to_ply = last_ply_before(session.table.entries, set(session.people), session.forced)
    others = tuple(other for other in range(len(session.players)) if other != seat)
    try:
        # With nothing of one's own to take back, the table refuses its own last ply in the right words.
        session.play(seat, TakeBack(session.table.ply if to_ply is None else to_ply, others))
    except Rejected as refused:
        session.look.tell(session.look.words.refusal(refused))
        return False
    session.look.say("cli-undone")
    return True


def where_saved(session: Session, _seat: int, _rest: list[str]) -> bool:
    """Print the file of the match: it is saved after every move."""
    session.look.print_whole(session.look.words.say("cli-saved", path=str(session.file.path)))
    return False


def change_language(session: Session, _seat: int, rest: list[str]) -> bool:
    """Go on in another language."""
    if speak(session.look, rest):
        session.show_board()
    return False


def speak(look: Look, rest: list[str]) -> bool:
    """Say everything in another language from now on; False if there is none of that name."""
    try:
        look.words = Words(rest[0].lower()[:2] if rest else look.words.language)
    except ColdsnapError as error:
        look.console.print(look.words.error(error))
        return False
    return True


def leave(_session: Session, _seat: int, _rest: list[str]) -> bool:
    """Stop here; the match can be resumed."""
    raise Left


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "board": show_board,
    "moves": list_moves,
    "hand": show_hand,
    "why": explain,
    "rules": list_rules,
    "undo": undo,
    "save": where_saved,
    "lang": change_language,
    "quit": leave,
}
