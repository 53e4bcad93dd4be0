"""`coldsnap`: one command, a few verbs. Every error is one line, in the language of the terminal or of `--language`.

Nothing is loaded here that the wanted command may not need: a server that was killed has to be back at once.
"""

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final, NoReturn

import typer

from coldsnap.cli.arguments import boards, records, tables
from coldsnap.cli.arguments import measurements as measures
from coldsnap.cli.arguments.command_frame import Table, made
from coldsnap.cli.arguments.help import chosen_language, speak
from coldsnap.cli.arguments.shared import Language
from coldsnap.cli.arguments.usage import UsageError, complaint
from coldsnap.core.errors import ColdsnapError, Rejected

VERBS: Final[Table] = {
    "play": tables.play,
    "serve": tables.serve,
    "host": tables.host,
    "join": tables.join,
    "replay": records.replay,
    "verify": records.verify,
    "render": records.render,
    "arena": measures.arena,
    "bot": tables.bot,
    "report": records.report,
    "rules": records.rules,
    "games": records.games,
    "flick": measures.flick,
    "board": {"new": boards.new, "check": boards.check, "draw": boards.draw, "play": boards.play},
    "completion": tables.completion,
    "admin": {
        "backup": records.backup,
        "restore": records.restore,
        "verify": records.check,
        "prune": records.prune,
    },
    "physics": {"report": measures.physics_report},
    "bench": {
        "icetoids": measures.icetoids_speed,
        "rules": measures.rules_speed,
        "physics": measures.physics_speed,
        "bots": measures.bots_speed,
        "server": measures.server_speed,
        "abuse": measures.abuse_speed,
    },
}
"""Every command, in the order of help."""

NAME: Final = "coldsnap"
"""The command's name, however it was called: completion and help speak of it."""

SHOW_CURSOR: Final = "\x1b[?25h"
"""What makes a terminal show its cursor again."""


def _version(wanted: bool) -> None:  # noqa: FBT001 - typer's form of a callback
    if wanted:
        from coldsnap import __version__

        typer.echo(__version__)
        raise typer.Exit


def _start(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    language: Language = None,
) -> None:
    """The options that may stand before a command; main() has heard the language."""
    del version, language


def command_line() -> Any:
    """All commands."""
    return made(NAME, VERBS, "", _start)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that `--language` asks for, wherever it stands: errors in the other arguments are told in it."""
    for number, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if word in {"--language", "-l"}:
            return arguments[number + 1] if number + 1 < len(arguments) else None
        if name == "--language" and equals:
            return value
        if word.startswith("-l") and not word.startswith("--"):
            return word[2:]
    return None


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows a question mark
    speak(asked_language(sys.argv[1:]))
    try:
        _run()
    except BaseException as error:
        if not _came_of_interrupt(error):
            raise
        if sys.stderr.isatty():
            sys.stderr.write(SHOW_CURSOR)  # a progress bar may have been ended while it hid it
        sys.exit(130)


def _run() -> NoReturn:
    """Run one command and end with its exit code; what went wrong has been said in one line."""
    try:
        if f"_{NAME.upper()}_COMPLETE" in os.environ:
            from coldsnap.cli.commands.completion import prepare

            prepare()
        code = command_line()(prog_name=NAME, standalone_mode=False)
    except UsageError as error:
        _complain(complaint(error))
    except Rejected as refused:
        _complain(_refusal(refused))
    except ColdsnapError as error:
        _complain(_sentence(error))
    except BrokenPipeError:
        # The reader of our output (head, less) has gone: nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        _complain(_sentence(_of_system(error)))
    except typer.Abort:
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)


def _came_of_interrupt(error: BaseException | None) -> bool:
    """Whether Ctrl-C is behind this: it may fall into the midst of anything, which then fails while it is ended."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def _of_system(error: OSError) -> ColdsnapError:
    """The error that tells what the system refused, and at which file if it says so."""
    if error.filename is None:
        return ColdsnapError("system", cause=error)
    return ColdsnapError("system-file", path=error.filename, cause=error)


def _sentence(error: ColdsnapError) -> str:
    """An error in words; those of a game are loaded only if a refused move is behind it."""
    if _holds_refusal(error):
        from coldsnap.cli.terminal.console import words_in

        return words_in(None).error(error)
    from coldsnap.render.texts import Texts

    return Texts(chosen_language()).error(error)


def _holds_refusal(error: object) -> bool:
    causes = error.details.values() if isinstance(error, ColdsnapError) else ()
    return isinstance(error, Rejected) or any(map(_holds_refusal, causes))


def _refusal(refused: Rejected) -> str:
    """A refusal in words; one that came over a line may lack what its words need."""
    from coldsnap.cli.terminal.console import words_in
    from coldsnap.render.words import MissingMessage

    words = words_in(None)
    try:
        return words.refusal(refused)
    except MissingMessage:
        return words.say("refused-server", code=refused.code)


def _complain(text: str) -> NoReturn:
    typer.echo(f"coldsnap: {text}", err=True)
    sys.exit(2)
