"""`coldsnap report`: a page of plots from the games that an arena has kept."""

from pathlib import Path

from coldsnap.arena.report.page import report_page
from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.core.errors import ColdsnapError


def report(
    folder: Path,
    output: Path,
    language: str | None,
) -> None:
    """Make a page of a kept arena: who beats whom, where penguins rest, how they flick."""
    words = words_in(language)
    page = report_page(folder, words.language)
    try:
        output.write_text(page, encoding="utf-8")
    except OSError as error:
        raise ColdsnapError("cannot-write", path=output, cause=error) from error
    console_for(no_colour=False).print(words.say("cli-report-written", path=str(output)), soft_wrap=True)
