"""The frame of the command line: commands that are made when they are asked for, with help in the reader's language."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, Final, cast

import typer
from typer.core import TyperCommand, TyperGroup

from coldsnap.cli.arguments.help import help_texts, page
from coldsnap.cli.arguments.shared import Language
from coldsnap.cli.arguments.usage import UsageError
from coldsnap.core.errors import ColdsnapError

Call = Callable[..., None]
Table = Mapping[str, "Call | Table"]
"""Commands by name; a table inside a table is a group."""

_SETTINGS: Final = {"help_option_names": ["-h", "--help"], "allow_extra_args": True}


class _Helped:
    """A command or a group with help in the reader's language. `path` is how it is called (`admin-backup`)."""

    path = ""
    call: Call
    """It has the parameters, and what they take."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """The purpose of the command, on one line."""
        del limit
        return help_texts().line(self.path)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The page that `--help` shows."""
        page(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """The words that a shell may write here; its menus show what each option is for."""
        this, typers = cast(Any, self), cast(Any, super())
        for param in this.get_params(ctx):
            param.help = help_texts().parameter(self.path, param.name or "")
        return typers.shell_complete(ctx, incomplete)


class Verb(_Helped, TyperCommand):
    """One command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments. One too many is refused in our words."""
        rest = _with_context(ctx, super().parse_args, args)
        if rest and not ctx.resilient_parsing:
            raise ColdsnapError("usage-extra", given=" ".join(rest), command=ctx.command_path)
        return rest


class Frame(_Helped, TyperGroup):
    """A group of commands, none of which is made before it is called."""

    table: Table

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        del ctx
        return list(self.table)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, made now."""
        del ctx
        found = self.table.get(cmd_name)
        return None if found is None else made(cmd_name, found, f"{self.path}-{cmd_name}".lstrip("-"))

    def get_params(self, ctx: Any) -> list[Any]:
        """The options of the group: switches and words, taken as they are. typer would load pydantic for them."""
        params: list[Any] = super().get_params(ctx)
        for param in params:
            param.process_value = partial(_as_it_is, param)
        return params

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options; where no command is named, show what there is."""
        rest = _with_context(ctx, super().parse_args, args)
        if not ctx.resilient_parsing and not rest and not getattr(ctx, "_protected_args", None):
            typer.echo(ctx.get_help(), err=True)
            ctx.exit(2)
        return rest

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called; a name that nobody has is refused in our words."""
        name = args[0]
        if name not in self.table and not ctx.resilient_parsing:
            near = get_close_matches(name, self.table, n=1)
            code = "usage-no-command-near" if near else "usage-no-command"
            raise ColdsnapError(code, name=name, near="".join(near), command=ctx.command_path)
        return super().resolve_command(ctx, args)


def made(name: str, found: "Call | Table", path: str, start: Call | None = None) -> Any:
    """A command, or a group whose own options are those of `start`."""
    app = typer.Typer(
        name=name, cls=Frame, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False,
        context_settings=_SETTINGS,
    )  # fmt: skip
    if isinstance(found, Mapping):
        app.callback()(start or _group)
    else:
        app.command(name, cls=Verb)(found)
    command: Any = typer.main.get_command(app)
    command.name, command.path = name, path
    if isinstance(found, Mapping):
        command.table, command.call = found, start or _group
    else:
        command.call = found
    return command


def _as_it_is(param: Any, ctx: Any, value: Any) -> Any:
    return value if param.callback is None else param.callback(ctx, param, value)


def _with_context(ctx: Any, parse: Callable[..., list[str]], args: list[str]) -> list[str]:
    """Read arguments; an error says in which command, which typer leaves out of some."""
    try:
        return parse(ctx, args)
    except UsageError as error:
        said: Any = error
        said.ctx = said.ctx or ctx
        raise


def _group(language: Language = None) -> None:
    """Nothing is to be done before a command of a group; main() has heard the language."""
    del language
