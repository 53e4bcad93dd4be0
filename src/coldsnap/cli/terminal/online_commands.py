"""Commands that can be typed at a server's table beside moves; those that the local terminal has do the same there."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from coldsnap.cli.terminal.typed_commands import speak, tell_rules, write_moves
from coldsnap.core.errors import Rejected
from coldsnap.wire import messages as wire

if TYPE_CHECKING:
    from coldsnap.cli.terminal.online_session import Visit

Command = Callable[["Visit", list[str]], None]
"""Gets what was typed behind it. Raises Rejected where it is no use."""


def show_help(visit: "Visit", _rest: list[str]) -> None:
    """Print how to type; the host is told what a host can do as well."""
    look, welcome = visit.look, visit.client.welcome
    if welcome is None:
        raise Rejected("not-begun")
    look.say(f"terminal-{welcome.game}-notation")
    look.tell("")
    look.say("net-help")
    if welcome.role == "host":
        look.say("net-help-host")
    look.say("cli-legend")
    look.tell(visit.face.legend(look.words, pieces=look.pieces, unicode=look.unicode))


def show_board(visit: "Visit", _rest: list[str]) -> None:
    """Print the board again, with what is for these eyes only."""
    if visit.client.seen is None:
        raise Rejected("not-begun")
    visit.show_board()


def list_moves(visit: "Visit", rest: list[str]) -> None:
    """Print the legal moves in notation; `moves all` lists the pointless ones too."""
    seen, offer = visit.offered()
    write_moves(visit.look, visit.face, seen.view, offer.choices, rest)
    visit.answer("moves")


def explain(visit: "Visit", rest: list[str]) -> None:
    """Print the rules behind the last thing that happened, or rules by their ids."""
    if not rest and not visit.latest:
        raise Rejected("not-begun")
    tell_rules(visit.look, rest or [event.rule for event in visit.latest])


def list_rules(visit: "Visit", rest: list[str]) -> None:
    """Print all rules, or those that are named."""
    tell_rules(visit.look, rest or visit.look.words.rule_ids())


def undo(visit: "Visit", _rest: list[str]) -> None:
    """Ask to take back the last move that was made here; bots agree at once, people are asked."""
    if not visit.client.made:
        raise Rejected("nothing-to-take-back")
    visit.send(visit.client.ask_back(visit.client.made[-1] - 1))


def agree(visit: "Visit", _rest: list[str]) -> None:
    """Agree to what somebody else wants to take back."""
    if visit.asked_back is None:
        raise Rejected("nothing-to-take-back")
    visit.send(visit.client.ask_back(visit.asked_back))


def where_saved(visit: "Visit", _rest: list[str]) -> None:
    """Print where the match is kept: the server stores every move before anybody sees it."""
    link = visit.client.link
    here = link.text if link.held else f"{link.base}/t/{link.table}"
    visit.look.print_whole(visit.look.words.say("net-saved", link=here))


def change_language(visit: "Visit", rest: list[str]) -> None:
    """Go on in another language."""
    if speak(visit.look, rest):
        visit.show_board()


def look_from(visit: "Visit", rest: list[str]) -> None:
    """Look from another seat that is held here."""
    visit.send(visit.client.look_as(visit.seat_of(rest)))


def take(visit: "Visit", _rest: list[str]) -> None:
    """Take one's seat back from a bot."""
    if visit.client.facing is None:
        raise Rejected("not-your-seat")
    visit.send(visit.client.do(wire.TakeSeat(visit.client.ref(), visit.client.facing)))


def start(visit: "Visit", _rest: list[str]) -> None:
    """The host begins the match."""
    visit.send(visit.client.do(wire.HostDo(visit.client.ref(), visit.ply, "start")))


def act_for(do: Literal["lapse", "bot", "hand-back"], visit: "Visit", rest: list[str]) -> None:
    """The host acts for a seat whose player is not there, or gives it back."""
    visit.send(visit.client.do(wire.HostDo(visit.client.ref(), visit.ply, do, visit.seat_of(rest))))


def emote(which: wire.Emote, visit: "Visit", _rest: list[str]) -> None:
    """Show the others a feeling."""
    visit.send(visit.client.do(wire.SendEmote(visit.client.ref(), which)))


_EMOTES: Final[tuple[wire.Emote, ...]] = ("hello", "wow", "nice", "oops", "thanks", "sorry", "hurry", "bye")

COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "board": show_board,
    "hand": show_board,
    "moves": list_moves,
    "why": explain,
    "rules": list_rules,
    "undo": undo,
    "agree": agree,
    "save": where_saved,
    "lang": change_language,
    "seat": look_from,
    "take": take,
    "start": start,
    "skip": partial(act_for, "lapse"),
    "bot": partial(act_for, "bot"),
    "return": partial(act_for, "hand-back"),
    **{which: partial(emote, which) for which in _EMOTES},
}
"""By the word that is typed. `quit` is not here: it ends the visit."""
