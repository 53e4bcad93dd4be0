"""Finds every command that the documents tell people to type: in `sh` blocks, in tables, in sentences, in examples."""

import ast
import re
import shlex
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCUMENTS: Final = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
EXAMPLES: Final = sorted((ROOT / "examples").glob("*.py"))

_FENCED: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SHELLS: Final = ("sh", "bash", "console", "shell", "")
_SPAN: Final = re.compile(r"`([^`\n]+)`")
_ARGS: Final = re.compile(r'#.*\b(ARGS="[^"]*")')
_STARTS: Final = ("coldsnap ", ".venv/bin/", "make ", "scripts/", "pytest ", "python ", "pip ")
"""How a command begins that stands in a sentence or a table."""

NO_COMMANDS: Final = {"coldsnap seed": "docs/wire.md: the beginning of the text that is hashed"}
"""What looks like a command and is none."""


@cache
def commands() -> dict[str, list[str]]:
    """The commands, as a shell would read them, each with the places where it stands."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in DOCUMENTS:
        text = path.read_text("utf-8")
        for command in commands_in(text):
            found[command].append(path.relative_to(ROOT).as_posix())
    for path in EXAMPLES:
        about = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        for command in commands_in(about):
            found[command].append(path.relative_to(ROOT).as_posix())
    return {command: places for command, places in sorted(found.items()) if command not in NO_COMMANDS}


def commands_in(text: str) -> list[str]:
    """The commands of one text, without what a comment says of them."""
    blocks = [block for kind, block in _FENCED.findall(text) if kind in _SHELLS]
    lines = [line for block in blocks for line in block.splitlines()]
    spans = [span for span in _SPAN.findall(_FENCED.sub("", text)) if span.startswith(_STARTS)]
    found = []
    for line in (*lines, *spans):
        words = shlex.split(line, comments=True)
        if words:
            found.append(shlex.join(words))
        if words and words[0] == "make" and (more := _ARGS.search(line)):
            found.append(shlex.join([*words, *shlex.split(more[1])]))
    return found


def block(document: str, kind: str) -> str:
    """The first block of a kind in a document."""
    found = _FENCED.finditer((ROOT / document).read_text("utf-8"))
    return next(one[2] for one in found if one[1] == kind)
