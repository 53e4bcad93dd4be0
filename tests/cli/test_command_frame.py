"""The frame of the command line: help, languages, versions, completion, and what is said about wrong arguments."""

import contextlib
import inspect
import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import coldsnap as package
from coldsnap.bots.levels import bot_names
from coldsnap.cli import commands as works
from coldsnap.cli.arguments import shared
from coldsnap.cli.arguments.command_frame import Table
from coldsnap.cli.arguments.help import HelpTexts, speak, takes
from coldsnap.cli.main import VERBS, asked_language, command_line, main
from coldsnap.games.icecool.board.layout import NAMES
from coldsnap.games.registry import GAMES
from coldsnap.load_test.abuse.attacks import ATTACKS
from coldsnap.render.texts import LANGUAGES
from command import coldsnap

HEAVY: Final = ("mujoco", "numpy", "litestar", "sqlalchemy", "uvicorn", "websockets", "pydantic", "rich", "asyncio")
OURS: Final = ("games", "match", "physics", "store", "bots", "arena", "server")
FRENCH: Final = {"LANG": "fr_FR.UTF-8"}


def commands(table: Table = VERBS, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Callable[..., None]]]:
    """Every command with the words that call it."""
    for name, found in table.items():
        if callable(found):
            yield (*path, name), found
        else:
            yield from commands(found, (*path, name))


COMMANDS: Final = dict(commands())
GROUPS: Final = [(), *((name,) for name, found in VERBS.items() if not callable(found))]


def shown(*arguments: str, language: str = "en") -> str:
    """The page of help that a command shows."""
    speak(language)
    with contextlib.redirect_stdout(io.StringIO()) as page:
        command_line().main(args=[*arguments, "--help"], prog_name="coldsnap", standalone_mode=False)
    return page.getvalue()


@pytest.fixture(autouse=True)
def wide_window_and_no_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "80")
    yield
    speak(None)


def loaded(code: str) -> set[str]:
    """The modules that a program has loaded when it ends."""
    code += "\nprint(*sys.modules, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", f"import sys\n{code}"], capture_output=True, text=True, check=True)  # noqa: S603
    return set(done.stderr.splitlines())


PAGES: Final = """
from coldsnap.cli.main import VERBS, command_line
def pages(table, *path):
    command_line().main(args=[*path, "--help"], prog_name="coldsnap", standalone_mode=False)
    for name, found in table.items():
        if callable(found):
            command_line().main(args=[*path, name, "-h"], prog_name="coldsnap", standalone_mode=False)
        else:
            pages(found, *path, name)
pages(VERBS)
"""


def test_no_page_of_help_loads_a_game_an_engine_or_a_server() -> None:
    modules = loaded(PAGES)
    assert modules & set(HEAVY) == set()
    assert {name for name in modules if name.startswith(tuple(f"coldsnap.{layer}" for layer in OURS))} == set()
    assert {"play", "serve", "arena"} <= {path.stem for path in Path(works.__path__[0]).glob("*.py")}
    assert {name for name in modules if name.startswith(("coldsnap.cli.commands", "coldsnap.cli.terminal"))} == set()


def test_the_search_for_modules_sees_what_a_command_loads() -> None:
    games = "command_line().main(args=['games'], standalone_mode=False)"
    assert {"rich", "coldsnap.games.registry"} <= loaded(f"from coldsnap.cli.main import command_line\n{games}")


def unbroken(text: str) -> str:
    """A text as it is before it is broken into lines: without the places where that may happen."""
    return re.sub(r"[ \n]+", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_the_one_liners_of_a_group_are_those_of_its_commands(
    group: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    rows = [re.split(" +", line.strip(), maxsplit=1) for line in shown(*group, language=language).splitlines()]
    lines = {row[0]: row[1] for row in rows if len(row) == 2}
    names = list(dict.fromkeys(path[len(group)] for path in COMMANDS if path[: len(group)] == group))
    assert names
    for name in names:
        assert lines[name] in shown(*group, name, language=language).splitlines()[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_parameter_of_a_command_is_told_in_its_help(path: tuple[str, ...], language: str) -> None:
    page = unbroken(shown(*path, language=language))
    texts = HelpTexts(language, ("help",))
    for name in inspect.signature(COMMANDS[path]).parameters:
        assert unbroken(texts.parameter("-".join(path), name)) in page
    assert all(len(line) <= 80 for line in shown(*path, language=language).splitlines())


def test_help_speaks_the_language_of_the_terminal_or_the_one_that_is_asked_for() -> None:
    assert coldsnap("play", "-h", env=FRENCH).stdout == shown("play", language="fr")
    assert coldsnap("--language", "fr", "--help").stdout == shown(language="fr")
    assert coldsnap("bench", "rules", "-l", "en", "-h", env=FRENCH).stdout == shown("bench", "rules", language="en")


def test_every_text_of_help_is_said_somewhere() -> None:
    known = {entry for entry in HelpTexts("en", ("help",))._messages._messages if entry.startswith("help-")}
    paths = {"-".join(path[: length + 1]) for path in COMMANDS for length in range(len(path))} | {"coldsnap"}
    said = {f"help-{path}{more}" for path in paths for more in ("", "-more")}
    for path, call in COMMANDS.items():
        for name in ("help", "version", *inspect.signature(call).parameters):
            own = f"help-{'-'.join(path)}-{name.replace('_', '-')}"
            said |= {own if own in known else f"help-any-{name.replace('_', '-')}"}
            said |= {f"help-name-{name.replace('_', '-')}", f"help-kind-{takes(call, name).kind}"}
    frame = {"usage", "usage-options", "usage-command", "arguments", "options", "commands", "range", "least"}
    frame |= {"required", "default", "repeatable", "completion-installed", "hint"}
    assert known - said - {f"help-{word}" for word in frame} == set()


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_a_command_takes_what_its_work_takes(path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """What only one of the two knows would be an option that does nothing, or work that cannot be called."""
    found: list[tuple[set[str], set[str]]] = []

    def run(module: str, function: str, given: dict[str, object]) -> None:
        work = getattr(import_module(f"coldsnap.cli.commands.{module}"), function)
        found.append((set(given), set(inspect.signature(work).parameters)))

    call = COMMANDS[path]
    monkeypatch.setattr(sys.modules[call.__module__], "run", run)
    taken = inspect.signature(call).parameters
    call(*(None for _ in taken))
    [(given, wanted)] = found
    assert given == wanted
    assert set(taken) - given <= {"language"}


def test_the_program_says_its_version_however_it_is_called() -> None:
    assert coldsnap("--version").stdout == f"{package.__version__}\n"
    module = subprocess.run(
        [sys.executable, "-m", "coldsnap", "--version"], capture_output=True, text=True, check=True, timeout=120
    )
    assert module.stdout == f"{package.__version__}\n"
    assert (Path(package.__file__).parent / "py.typed").exists()


def test_without_a_command_help_is_shown_and_the_command_has_failed() -> None:
    for arguments in ((), ("--language", "en"), ("admin",)):
        assert "Usage: coldsnap" in coldsnap(*arguments, code=2).stderr
    assert "Utilisation" in coldsnap("admin", code=2, env=FRENCH).stderr


WRONG: Final = (
    (("play", "--sets"), "there is no option --sets; is --seats meant?", "il n’y a pas d’option --sets"),
    (("play", "--xyzzy"), "there is no option --xyzzy.", "il n’y a pas d’option --xyzzy."),
    (("play", "icetoids", "again"), "nothing was expected behind the arguments: again", "rien n’était attendu"),
    (("play", "--seed"), "--seed needs a value behind it.", "--seed demande une valeur"),
    (("play", "--ascii=yes"), "--ascii is a switch and takes no value.", "--ascii est un interrupteur"),
    (("verify",), "FILE is missing.", "il manque FICHIER."),
    (("admin", "verify"), "--database is missing.", "il manque --database."),
    (("arena", "--games", "many"), "--games takes a whole number, 1 to 100000.", "--games demande un nombre entier"),
    (("arena", "--games", "0"), "--games takes a whole number, 1 to 100000.", "de 1 à 100000."),
    (("arena", "--simulations", "0"), "--simulations takes a whole number, 1 or more.", "1 ou plus."),
    (("flick", "--yaw", "east", "--speed", "1"), "--yaw takes a number.", "--yaw demande un nombre."),
    (("plai",), "there is no command 'plai'; is 'play' meant?", "il n’y a pas de commande «\u00a0plai\u00a0»"),
    (("chess",), "there is no command 'chess' (", "il n’y a pas de commande «\u00a0chess\u00a0» ("),
    (("admin", "backdown"), "there is no command 'backdown'", "(coldsnap admin --help en dit plus)"),
    (("serve", "--port", "70000"), "--port takes a whole number, 0 to 65535.", "de 0 à 65535."),
)


def complaints(arguments: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What main() says before it ends with code 2."""
    monkeypatch.setattr(sys, "argv", ["coldsnap", *arguments])
    monkeypatch.setenv("LC_ALL", language)
    with contextlib.redirect_stderr(io.StringIO()) as said, pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    return said.getvalue()


@pytest.mark.parametrize(("arguments", "english", "french"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_wrong_arguments_are_told_in_one_line_in_the_readers_language(
    arguments: tuple[str, ...], english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, told, more in (("en_GB", english, "--help tells more"), ("fr_FR", french, "--help en dit plus")):
        said = complaints(arguments, language, monkeypatch)
        assert said.startswith("coldsnap: ")
        assert told in said
        assert more in said
        assert said.count("\n") == 1


def test_a_language_that_is_asked_for_counts_more_than_the_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (("--language", "fr", "plai"), ("-lfr", "plai"), ("--language=fr", "plai")):
        assert "il n’y a pas de commande" in complaints(arguments, "en", monkeypatch)
    assert "there is no option" in complaints(("play", "--xyzzy", "-l", "en"), "fr", monkeypatch)
    for arguments in (("serve", "--language", "xx"), ("--language", "xx", "serve")):
        assert "pas de textes en" in complaints(arguments, "fr", monkeypatch)


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ((), None),
        (("play", "--language", "fr"), "fr"),
        (("play", "--language"), None),
        (("--language=fr", "play"), "fr"),
        (("play", "-l", "en"), "en"),
        (("-lfr",), "fr"),
        (("play", "--lan"), None),
    ],
)
def test_the_language_is_found_wherever_it_stands(arguments: tuple[str, ...], language: str | None) -> None:
    assert asked_language(arguments) == language


def completed(line: str, **env: str) -> list[str]:
    """What bash offers behind a line."""
    words = line.split(" ")
    asked = {"_COLDSNAP_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    return coldsnap(env={**asked, **env}).stdout.split()


def test_the_shell_completes_commands_options_and_values() -> None:
    assert completed("coldsnap re") == ["replay", "render", "report"]
    assert "backup" in completed("coldsnap admin ")
    assert completed("coldsnap play --sal") == ["--salvage"]
    assert completed("coldsnap play iceco") == [
        "icecool",
        "icecool2",
        "icecool-both",
        "icecool-race",
        "icecool-practice",
    ]
    assert completed("coldsnap play --language f") == ["fr"]
    assert completed("coldsnap play --seats me,or") == ["me,orca"]
    assert completed("coldsnap bench abuse --only fr") == ["fragments"]
    assert completed("coldsnap arena --bots orca,cap") == ["orca,captain"]


def test_what_a_shell_completes_is_what_there_is() -> None:
    assert set(shared.GAMES) == set(GAMES)
    assert shared.BOARDS == NAMES
    assert set(shared.LEVELS) == {name for game in GAMES for name in bot_names(game)}
    assert shared.LANGUAGES == LANGUAGES
    assert tuple(ATTACKS) == shared.ATTACKS


@pytest.mark.parametrize(
    ("shell", "file"),
    [
        ("bash", ".bash_completions/coldsnap.sh"),
        ("zsh", ".zfunc/_coldsnap"),
        ("fish", ".config/fish/completions/coldsnap.fish"),
    ],
)
def test_completion_is_installed_for_a_shell(shell: str, file: str, tmp_path: Path) -> None:
    done = coldsnap("completion", shell, env={"HOME": str(tmp_path)})
    assert file in done.stdout
    script = (tmp_path / file).read_text("utf-8")
    assert "_COLDSNAP_COMPLETE" in script
    assert "'tcsh'" in coldsnap("completion", "tcsh", code=2).stderr


def test_ctrl_c_in_the_midst_of_anything_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(**_given: object) -> None:
        try:
            raise KeyboardInterrupt
        finally:
            [].pop()  # what was being begun cannot be ended

    monkeypatch.setattr("coldsnap.cli.main.command_line", lambda: interrupted)
    monkeypatch.setattr(sys, "argv", ["coldsnap"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 130
    assert capsys.readouterr() == ("", "")
