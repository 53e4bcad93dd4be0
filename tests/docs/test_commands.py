"""Every command of README, docs and examples is run as it stands, for both games where it may be of either."""

from pathlib import Path

import pytest

from document_commands import NO_COMMANDS, ROOT, commands, commands_in
from document_runs import games_of, run, run_flicks
from document_shop import Shop

FOUND = commands()
FLICKS = [command for command in FOUND if command.startswith("coldsnap flick ")]
OTHERS = [(command, game) for command in FOUND if command not in FLICKS for game in games_of(command)]


@pytest.mark.parametrize(("command", "game"), OTHERS, ids=lambda value: value[:70])
def test_a_command_of_the_documents_runs_as_it_is_typed(command: str, game: str, tmp_path: Path) -> None:
    run(command, Shop(tmp_path, game))


def test_the_flicks_of_the_documents_can_be_flicked(tmp_path: Path) -> None:
    assert run_flicks(FLICKS, tmp_path).count("== done") == len(FLICKS)


def test_the_documents_have_commands_of_every_kind() -> None:
    assert len(FOUND) > 70
    assert len(FLICKS) > 10
    places = {place for at in FOUND.values() for place in at}
    assert {"README.md", "docs/bots.md", "docs/rules/icecool.md", "examples/icecool_bot.py"} <= places


def test_a_command_that_no_test_knows_is_a_fault(tmp_path: Path) -> None:
    for number, command in enumerate(("rm -rf /", "coldsnap dance", "coldsnap admin dance")):
        (folder := tmp_path / str(number)).mkdir()
        with pytest.raises(AssertionError, match="no test knows how to run"):
            run(command, Shop(folder, "icetoids"))


def test_what_is_no_command_still_stands_where_it_is_said_to() -> None:
    for text, reason in NO_COMMANDS.items():
        assert f"`{text}" in (ROOT / reason.split(":")[0]).read_text("utf-8")


def test_commands_are_found_in_blocks_tables_sentences_and_comments() -> None:
    text = (
        'Type `coldsnap games`, not `games`.\n```sh\n# nothing\nmake play  # ARGS="--lan" for all\n```\n'
        "| `coldsnap rules X-1` | no |\n```python\ncoldsnap = 1\n```\n"
    )
    assert commands_in(text) == ["make play", "make play ARGS=--lan", "coldsnap games", "coldsnap rules X-1"]
