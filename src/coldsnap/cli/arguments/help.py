"""Pages of help: what a command does, what it takes, and in which bounds. All words are in `help.ftl`."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from coldsnap.render.texts import LANGUAGES, Texts, pick_language

FILES: Final = ("help",)
_KINDS: Final = ((Path, "path"), (int, "whole"), (float, "number"), (str, "text"))
_chosen: list[str] = []
"""The language that main() has found among the arguments, if any."""


class HelpTexts(Texts):
    """The texts of the command line's help, by command and parameter."""

    def line(self, path: str) -> str:
        """The purpose of a command, on one line."""
        return self.say(f"help-{path}" if path else "help-coldsnap")

    def parameter(self, path: str, name: str) -> str:
        """The purpose of a parameter: a text of this command, else the one that all commands share."""
        name = name.replace("_", "-")
        own = f"help-{path}-{name}"
        return self.say(own) if self.has(own) else self.say(f"help-any-{name}")


def speak(language: str | None) -> None:
    """Choose the language of all that the command line says by itself; None is the terminal's."""
    _chosen[:] = [] if language is None else [language]


def chosen_language() -> str:
    """The language of the command line: the one asked for if there are texts in it, else the terminal's."""
    asked = _chosen[0] if _chosen and _chosen[0] in LANGUAGES else None
    return pick_language(asked)


def help_texts() -> HelpTexts:
    """The texts of help in the language of the command line."""
    return _texts(chosen_language())


@cache
def _texts(language: str) -> HelpTexts:
    return HelpTexts(language, FILES)


class Takes(NamedTuple):
    """The values that a parameter takes: their kind (None for a switch) and their bounds."""

    kind: str | None
    lowest: float | None = None
    highest: float | None = None

    def bounds(self, texts: Texts) -> str:
        """The bounds in words; empty if there are none."""
        low, high = (f"{end:g}" if end is not None else "" for end in (self.lowest, self.highest))
        if low and high:
            return texts.say("help-range", low=low, high=high)
        return texts.say("help-least", low=low) if low else ""


def takes(call: Any, name: str) -> Takes:
    """The values that the parameter of this name takes, as the function of the command declares it."""
    hint = get_type_hints(call, include_extras=True).get(name, bool)
    declared, *infos = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
    info = infos[0] if infos else None
    for kind, word in _KINDS:
        if kind in _parts(declared):
            return Takes(word, getattr(info, "min", None), getattr(info, "max", None))
    return Takes(None)


def _parts(hint: Any) -> set[Any]:
    """The plain types inside a hint: of `list[str] | None`, str and None."""
    inside = get_args(hint)
    return set().union(*map(_parts, inside)) if inside else {hint}


def page(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the help of a command or a group."""
    texts = help_texts()
    formatter.write_usage(ctx.command_path, _usage(command, ctx, texts), prefix=texts.say("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(texts.line(command.path))
        more = f"help-{command.path or 'coldsnap'}-more"
        if texts.has(more):
            formatter.write_text(texts.say(more))
    params = command.get_params(ctx)
    for kind, title in (("argument", "help-arguments"), ("option", "help-options")):
        rows = [_row(command, param, texts) for param in params if param.param_type_name == kind]
        if rows:
            with formatter.section(texts.say(title)):
                formatter.write_dl(rows)
    if hasattr(command, "table"):
        with formatter.section(texts.say("help-commands")):
            formatter.write_dl([(name, texts.line(f"{command.path}-{name}".lstrip("-"))) for name in command.table])


def shown_name(param: Any, texts: Texts) -> str:
    """A parameter as people write it: an option by its longest name, an argument by its name in capitals."""
    if param.param_type_name == "argument":
        return texts.say(f"help-name-{(param.name or '').replace('_', '-')}")
    return str(max(param.opts, key=len))


def _usage(command: Any, ctx: Any, texts: Texts) -> str:
    words = [texts.say("help-usage-options")]
    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            name = shown_name(param, texts) + (" ..." if param.nargs != 1 else "")
            words.append(name if param.required else f"[{name}]")
    if hasattr(command, "table"):
        words.append(texts.say("help-usage-command"))
    return " ".join(words)


def _row(command: Any, param: Any, texts: HelpTexts) -> tuple[str, str]:
    """A parameter as it is written, and what it is for."""
    wanted = takes(command.call, param.name)
    left = shown_name(param, texts)
    if param.param_type_name == "option":
        left = ", ".join(sorted(param.opts, key=len))
        left += f" {texts.say(f'help-kind-{wanted.kind}')}" if wanted.kind else ""
    extra = "; ".join(_extra(param, wanted, texts))
    return left, texts.parameter(command.path, param.name) + (f" [{extra}]" if extra else "")


def _extra(param: Any, wanted: Takes, texts: Texts) -> Iterator[str]:
    """Bounds, default and repetition of a parameter, each in words."""
    if bounds := wanted.bounds(texts):
        yield bounds
    if param.required:
        yield texts.say("help-required")
    elif wanted.kind and param.default not in (None, "", ()):
        yield texts.say("help-default", value=str(param.default))
    if getattr(param, "multiple", False):
        yield texts.say("help-repeatable")
