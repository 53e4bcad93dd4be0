"""`coldsnap physics report`: measures the physics again and writes its document."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from coldsnap.core.errors import ColdsnapError

app = typer.Typer(help="Studies of the physics.", no_args_is_help=True)


@app.callback()
def physics() -> None:
    """Studies of the physics."""


@app.command()
def report(
    document: Annotated[Path, typer.Option(help="The document whose tables are made anew.")] = Path("docs/physics.md"),
    flicks: Annotated[int, typer.Option(min=32, max=100_000, help="Random flicks in the school.")] = 1500,
) -> None:
    """Measure again: tables into the document, plots and trick shots into the folder beside it."""
    from coldsnap.arena.physics_report import BLOCKS, blocks, pictures, with_blocks  # needs the engine

    try:
        text = document.read_text(encoding="utf-8")
        with_blocks(text, dict.fromkeys(BLOCKS, ""))
        folder = document.with_suffix("")
        folder.mkdir(exist_ok=True)
        with Progress(console=Console(stderr=True)) as progress:
            drawing = progress.add_task("pictures")
            for name, picture in pictures():
                (folder / name).write_text(picture, encoding="utf-8")
                progress.advance(drawing, 5)
            progress.update(drawing, completed=100)
            task = progress.add_task("random flicks", total=flicks)
            made = blocks(flicks, lambda done: progress.update(task, completed=done))
        document.write_text(with_blocks(text, made), encoding="utf-8")
    except OSError as error:
        raise ColdsnapError(f"cannot use {document}: {error.strerror}") from error
