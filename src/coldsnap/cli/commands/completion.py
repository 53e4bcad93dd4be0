"""`coldsnap completion`: the shell completes commands, options and values."""

import typer
from typer import completion as shells

from coldsnap.cli.arguments.help import help_texts
from coldsnap.cli.arguments.shared import SHELLS
from coldsnap.core.errors import ColdsnapError

PROGRAM = "coldsnap"


def completion(shell: str) -> None:
    """Teach a shell to complete the program, and say where that was written."""
    if shell not in SHELLS:
        raise ColdsnapError("no-shell", shell=shell, known=SHELLS)
    # typer has no other name for what its own option calls
    _, path = shells.install(  # type: ignore[attr-defined]
        shell=shell, prog_name=PROGRAM, complete_var=f"_{PROGRAM.upper()}_COMPLETE"
    )
    typer.echo(help_texts().say("help-completion-installed", shell=shell, path=str(path)))


def prepare() -> None:
    """Answer a shell that asks: typer knows the shells only where its own options are."""
    shells.completion_init()  # type: ignore[attr-defined]
