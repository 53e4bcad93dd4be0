"""The loop of a match in the terminal: asks people, lets bots think, until the end or until they leave."""

from textwrap import indent

from coldsnap.arena.entrants import is_file
from coldsnap.bots.driver import BotFault, ask
from coldsnap.cli.terminal import saves
from coldsnap.cli.terminal.bot_faults import fault_told
from coldsnap.cli.terminal.hints import give_hint
from coldsnap.cli.terminal.seats import bot_rng
from coldsnap.cli.terminal.session import Session
from coldsnap.cli.terminal.typed_commands import COMMANDS, Left
from coldsnap.core.bot import Bot
from coldsnap.core.choices import Choice, Offer, OneOf, Over, Ranged, Simulate, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.values import Action
from coldsnap.render import typed
from coldsnap.render.listeners import topic_of


def run(session: Session) -> None:
    """Play until the match is over or the people leave; Ctrl-C leaves a file that can be resumed."""
    try:
        _greet(session)
        while not isinstance(session.table.status, Over):
            if isinstance(session.table.status, Simulate):
                session.settle()
            else:
                _next(session, session.table.status)
    except Left:
        _part(session, "cli-bye")
        return
    except (KeyboardInterrupt, EOFError):
        session.look.console.print()
        _part(session, "cli-interrupted")
        return
    session.show_board()
    session.look.tell(session.look.words.outcome(session.table.status, session.names))
    session.look.print_whole(session.look.words.say("cli-saved", path=str(session.file.path)))


def _part(session: Session, message: str) -> None:
    """Say where the match is kept, and how to go on with it: what can be copied and typed stays on one line."""
    look = session.look
    look.print_whole(look.words.say(message, path=str(session.file.path)))
    bots = [player.name for player in session.players if is_file(player.name)]
    command = saves.go_on(session.file.path, bots, look.words.language)
    look.print_whole(look.words.say("cli-go-on", command=command))


def _greet(session: Session) -> None:
    look, table = session.look, session.table
    game = look.words.say(f"game-{table.header.game}")
    if session.resumed:
        look.print_whole(look.words.say("cli-resumed", path=str(session.file.path), ply=table.ply - 1))
    else:
        look.say("cli-welcome", game=game, players=look.words.joined(session.names))
        look.say(f"game-{table.header.game}-about")
    for number, player in enumerate(session.players, start=1):
        who = player.about(table.header.game, look.words)
        look.say("cli-seat-line", number=number, name=session.names[number - 1], who=who)
    look.say("cli-hint")
    if not session.resumed:
        session.tell(table.entries[0])


def _next(session: Session, turn: Turn) -> None:
    offer = turn.offers[0]
    player = session.players[offer.seat]
    sole = _sole(offer.choices)
    # Where others look on, a move played for somebody would tell them that there was no other (TURN-14).
    if sole is not None and (player.bot is not None or not session.guards(offer.seat)):
        session.forced.add(session.table.ply)
        session.play(offer.seat, sole)
    elif player.bot is None:
        _ask(session, offer.seat)
    else:
        _think(session, offer, player.bot)


def _think(session: Session, offer: Offer, bot: Bot) -> None:
    """One decision of a bot; one that fails loses its turn by the rules, and says why."""
    table, seat, look = session.table, offer.seat, session.look
    rng = bot_rng(session.bots_secret, seat).split(f"ply {table.ply}")
    try:
        with look.console.status(look.words.say("cli-thinking", name=session.names[seat])):
            action = ask(bot, table.view(seat), offer.choices, rng, session.thinking)
    except BotFault as fault:
        told = fault_told(look.words, fault, fault.trace)
        look.console.print(indent(told, "  "), soft_wrap=True)
        session.play(NATURE, offer.lapse)
        return
    session.play(seat, action)


def _ask(session: Session, seat: int) -> None:
    """One decision of a person, however many commands and refusals come before it."""
    session.show_board()
    _hint(session, seat)
    done = False
    while not done:
        prompt = session.look.words.say("cli-prompt", name=session.names[seat])
        text = session.look.console.input(prompt + " ").strip()
        if text:
            done = _obey(session, seat, text)


def _obey(session: Session, seat: int, text: str) -> bool:
    """Do what was typed: a command, a question about the position, or a move. Whether the position has changed."""
    word, *rest = typed.command(text)
    command, topic = COMMANDS.get(word), topic_of(text)
    if command is not None:
        return command(session, seat, rest)
    if topic is None:
        return _try(session, seat, text)
    session.answer(topic)
    return False


def _hint(session: Session, seat: int) -> None:
    """Print what may be typed now.

    What depends on cards that only one of those at the screen knows is left out: numbers can always be told.
    """
    choices = session.table.choices(seat)
    if session.guards(seat):
        choices = tuple(choice for choice in choices if isinstance(choice, Ranged))
    give_hint(session.look, session.face, session.table.view(seat), choices, session.explained)


def _try(session: Session, seat: int, text: str) -> bool:
    """Play a typed move; a refusal is explained, and the person is asked again."""
    table = session.table
    try:
        session.play(seat, session.face.read(table.view(seat), table.choices(seat), text))
    except Rejected as refused:
        session.look.tell(session.look.words.refusal(refused))
        return False
    return True


def _sole(choices: tuple[Choice, ...]) -> Action | None:
    """The action of a seat that has nothing to decide."""
    only = choices[0] if len(choices) == 1 else None
    return only.action if isinstance(only, OneOf) else None
