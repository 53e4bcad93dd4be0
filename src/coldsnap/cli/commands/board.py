"""`coldsnap board`: a school of one's own is begun, checked, drawn, and played on."""

import shlex
from importlib import resources
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.text import Text

from coldsnap.cli.terminal import saves
from coldsnap.cli.terminal.console import console_for, speaks_unicode, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.icecool.board.board import Board, build
from coldsnap.games.icecool.board.layout import NAMES, Layout, layout
from coldsnap.games.icecool.modules import PROMOS
from coldsnap.render.icecool.board_svg import board_svg
from coldsnap.render.icecool.grid import ROWS
from coldsnap.render.icecool.plan import SPOT_SIGNS, bare_plan
from coldsnap.render.icecool.signs import signs
from coldsnap.render.icecool.telling import room_name
from coldsnap.render.window import Window
from coldsnap.render.words import Words
from coldsnap.store.boards import ENDING, check_name, read_layout

LAYOUTS: Final = "coldsnap.games.icecool"
"""The package with the files of boards."""
FEWEST: Final = 15
"""Rows of the smallest drawing in which rooms and doors can be told apart."""
_WIDTH: Final = 100
"""Characters of the longest line of a comment."""
_NOTE: Final = "#: "
"""What stands before the id of a comment in the file that others begin as."""


def new(*, name: str, language: str | None) -> None:
    """Write a small school to begin with, with comments, and say what to do with it."""
    check_name(name)
    look, path = _look(language), folder() / f"{name}{ENDING}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(_starter(name, look.words))
    except FileExistsError as error:
        raise ColdsnapError("board-there", path=path) from error
    except OSError as error:
        raise ColdsnapError("cannot-write", path=path, cause=error) from error
    look.say("cli-board-new")
    look.print_whole(f"  {path}")
    look.say("cli-board-next")
    for verb in ("check", "draw", "play"):
        look.print_whole(f"  {shlex.join([*saves.ourselves(), 'board', verb, name])}")


def check(*, board: str, language: str | None) -> None:
    """Say that a board can be played on, and what it has no places for. Raises ColdsnapError with the first fault."""
    look, of = _look(language), _layout(board)
    look.say("cli-board-good", name=of.name, rooms=len(of.rooms), doors=len(of.doors))
    missing = [promo.name.replace("_", "-") for promo in PROMOS if not promo.fits(of)]
    if missing:
        promos = [look.words.say(f"icecool-option-{name}") for name in missing]
        look.say("cli-board-without", promos=look.words.joined(promos))
    if not of.drills:
        look.say("cli-board-no-drills")


def draw(*, board: str, output: Path | None, language: str | None, no_colour: bool, ascii_only: bool) -> None:
    """Draw a board with the places of all promos: as text, or as an SVG picture."""
    look, of = _look(language, no_colour=no_colour, ascii_only=ascii_only), build(_layout(board))
    if output is None:
        _show(look, of)
        return
    labels = {room.name: room_name(room.name, look.words) for room in of.rooms}
    try:
        output.write_text(board_svg(of, labels=labels), encoding="utf-8")
    except OSError as error:
        raise ColdsnapError("cannot-write", path=output, cause=error) from error


def play(
    *,
    board: str,
    game: str,
    seats: str | None,
    option: list[str] | None,
    seed: str | None,
    save: Path | None,
    language: str | None,
    no_colour: bool,
    ascii_only: bool,
    bot_output: bool,
) -> None:
    """Play a match on a board in the terminal."""
    from coldsnap.cli.commands.play import play as play_match  # only this needs bots

    _layout(board)  # what is wrong with it is told with its file
    path = _own(board)
    play_match(
        game=game,
        seats=seats,
        option=[*(option or []), f"layout=@{path}" if path.exists() else f"layout={board}"],
        seed=seed,
        save=save,
        resume=None,
        salvage=False,
        language=language,
        no_colour=no_colour,
        ascii_only=ascii_only,
        pieces="pyramids",
        bot_output=bot_output,
    )


def folder() -> Path:
    """The folder of one's own boards, inside that of saved matches."""
    return saves.folder() / "boards"


def _own(board: str) -> Path:
    """The file that is meant: any file, or a board of one's own folder by its name alone."""
    kept = folder() / f"{board}{ENDING}"
    return kept if kept.exists() and not Path(board).is_file() else Path(board)


def _layout(board: str) -> Layout:
    """The board that is meant: of a file, or one that comes with the program."""
    path = _own(board)
    if path.is_file():
        return read_layout(path)
    if board in NAMES:
        return layout(board)
    own = sorted(path.stem for path in folder().glob(f"*{ENDING}"))
    raise ColdsnapError("board-no-file", name=board, known=(*own, *NAMES))


def _look(language: str | None, *, no_colour: bool = False, ascii_only: bool = False) -> Look:
    console = console_for(no_colour=no_colour)
    return Look(words_in(language), console, unicode=not ascii_only and speaks_unicode(console))


def _starter(name: str, words: Words) -> str:
    """The file that a board begins as, its comments in the reader's language."""
    lines = []
    for line in resources.files(LAYOUTS).joinpath("layouts", "starter.toml").read_text("utf-8").splitlines():
        bare = line.lstrip(" ")
        if not bare.startswith(_NOTE):
            lines.append(line)
            continue
        indent = line[: len(line) - len(bare)] + "# "
        for part in words.say(f"board-file-{bare.removeprefix(_NOTE)}").splitlines():
            lines += wrap(part, _WIDTH, initial_indent=indent, subsequent_indent=indent)
    return "\n".join(lines).replace('"starter"', f'"{name}"', 1) + "\n"


def _show(look: Look, of: Board) -> None:
    """Draw a board into the terminal, as large as it fits, and say what the letters mean."""
    shown, window = signs(unicode=look.unicode), look.window
    legend = shown.text(look.words.say("cli-board-legend", **SPOT_SIGNS, fish=shown.fish))
    if window is not None:
        window = Window(window.columns, window.lines - len(wrap(legend, window.columns)))
    tried = (Text("\n").join(bare_plan(of, look.words, shown, rows)) for rows in range(ROWS, FEWEST - 1, -1))
    for drawn in tried:
        if window is None or window.holds(drawn):
            break
    look.console.print(drawn, soft_wrap=True)
    look.tell(legend)
