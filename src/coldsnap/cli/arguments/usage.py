"""Wrong arguments are told in a sentence of ours: a library's own words are not for people."""

from difflib import get_close_matches
from typing import Any, Final

import typer

from coldsnap.cli.arguments.help import help_texts, shown_name, takes
from coldsnap.render.texts import Texts

UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""What typer raises about arguments. It gives no other name to the base of all these errors."""


def complaint(error: Any) -> str:
    """The sentence for an error about the arguments, with the command whose help tells more."""
    texts = help_texts()
    ctx = getattr(error, "ctx", None)
    said = _said(error, ctx, texts)
    return texts.say("help-hint", text=said, command=ctx.command_path) if ctx is not None else said


def _said(error: Any, ctx: Any, texts: Texts) -> str:
    param = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    if param is not None:
        name = shown_name(param, texts)
        if type(error).__name__ == "MissingParameter":
            return texts.say("usage-missing", name=name)
        wanted = takes(ctx.command.call, param.name)
        message = f"usage-wrong-{wanted.kind}"
        return texts.say(
            message if texts.has(message) else "usage-wrong", name=name, bounds=wanted.bounds(texts) or "none"
        )
    if option is None:
        return str(error)
    if type(error).__name__ == "NoSuchOption":
        near = get_close_matches(option, error.possibilities or (), n=1)
        return texts.say("usage-no-option-near" if near else "usage-no-option", option=option, near="".join(near))
    switch = any(option in known.opts and known.is_flag for known in ctx.command.params if hasattr(known, "is_flag"))
    return texts.say("usage-no-value" if switch else "usage-value", option=option)
