"""The Python file of an external bot, read without being run: whether there is a bot in it, and for which game."""

import ast
from pathlib import Path

from coldsnap.core.errors import ColdsnapError


class BotNotLoaded(ColdsnapError):
    """A file that cannot be a bot: it cannot be read or run, or has no function `choose`."""


def require_choose(path: Path) -> None:
    """Raise BotNotLoaded for a file in which there is no function `choose`."""
    if not any(_defines_choose(node) for node in _tree(path).body):
        raise BotNotLoaded("bot-no-choose", file=path)


def imports_from(path: Path, package: str) -> bool:
    """Whether the file imports something from a package. Raises BotNotLoaded."""
    return any(
        name == package or name.startswith(f"{package}.")
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in _imported(node)
    )


def _tree(path: Path) -> ast.Module:
    if path.suffix != ".py":
        raise BotNotLoaded("bot-file-name", file=path)
    try:
        return ast.parse(path.read_bytes(), str(path))
    except OSError as error:
        raise BotNotLoaded("cannot-read", path=path, cause=error) from error
    except SyntaxError as error:
        raise BotNotLoaded("bot-syntax", file=path, line=error.lineno or 1, cause=error.msg) from error
    except ValueError as error:
        raise BotNotLoaded("bot-no-python", file=path) from error


def _imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""]


def _defines_choose(node: ast.stmt) -> bool:
    match node:
        case ast.FunctionDef(name="choose"):
            return True
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Name) and target.id == "choose" for target in targets)
        case ast.ImportFrom(names=names):
            return any((alias.asname or alias.name) == "choose" for alias in names)
        case _:
            return False
