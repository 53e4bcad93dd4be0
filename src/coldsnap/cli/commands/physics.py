"""`coldsnap physics report`: measures the physics again and writes its document."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from coldsnap.cli.terminal.console import words_in
from coldsnap.core.errors import ColdsnapError


def report(
    document: Path,
    flicks: int,
) -> None:
    """Measure again: tables into the document, plots and trick shots into the folder beside it."""
    from coldsnap.arena.physics.report import BLOCKS, blocks, pictures, with_blocks  # needs the engine

    words = words_in(None)
    try:
        text = document.read_text(encoding="utf-8")
        with_blocks(text, dict.fromkeys(BLOCKS, ""))
        folder = document.with_suffix("")
        folder.mkdir(exist_ok=True)
        with Progress(console=Console(stderr=True)) as progress:
            drawing = progress.add_task(words.say("physics-pictures"))
            for name, picture in pictures():
                (folder / name).write_text(picture, encoding="utf-8")
                progress.advance(drawing, 5)
            progress.update(drawing, completed=100)
            task = progress.add_task(words.say("physics-flicks"), total=flicks)
            made = blocks(flicks, lambda done: progress.update(task, completed=done))
        document.write_text(with_blocks(text, made), encoding="utf-8")
    except OSError as error:
        raise ColdsnapError("system-file", path=document, cause=error) from error
