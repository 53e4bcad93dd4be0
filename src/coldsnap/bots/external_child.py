"""The process of an external bot: loads the file, limits itself, and answers questions until its input ends.

The limits stop a careless bot, not a malicious one: what runs here may read and write whatever its user may.
"""

import os
import sys
import time
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, BinaryIO, Final

from msgspec import Raw

from coldsnap.bots.external_talk import Answered, Question, Raised, Ready, Said
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.framing import Unframer, framed
from coldsnap.core.game import Types
from coldsnap.core.offers import decode_choices
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.registry import game_named

Choose = Callable[[View, tuple[Choice, ...], Rng, Budget], Action]
"""The function that a bot's file has, by the name `choose`."""

_CHUNK: Final = 65_536
_CAUSE: Final = 500
"""Characters of a cause that are told."""


def main() -> None:
    """Work until the input ends. Arguments: game, file, megabytes of memory, seconds of the processor for a move."""
    game, file, megabytes, seconds = sys.argv[1:]
    out = _own_output()
    _limit_memory(int(megabytes))
    types = game_named(game).types
    try:
        choose = _load(Path(file))
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - told to the program
        _say(out, Raised(0, _told(fault, file)))
        return
    _say(out, Ready())
    unframer, own = Unframer(), os.getpid()
    while data := os.read(0, _CHUNK):
        for message in unframer.feed(data):
            question: Question = decode(Question, message)
            _limit_processor(int(seconds))
            said = _answer(choose, question, types, file)
            if os.getpid() != own:
                os._exit(0)  # a copy that the bot has made of itself has nothing to say here
            _say(out, said)


def _answer(choose: Choose, question: Question, types: Types, file: str) -> Said:
    try:
        view, choices = decode(types.view, question.view), decode_choices(question.choices, types)
        action = choose(view, choices, question.rng, question.budget)
        return Answered(question.number, Raw(encode(action)))
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - told to the program
        return Raised(question.number, _told(fault, file))


def _load(file: Path) -> Choose:
    """The function `choose` of a file. Modules beside the file can be imported, as if it was run by itself."""
    sys.path.insert(0, str(file.resolve().parent))
    spec = spec_from_file_location("coldsnap_bot", file)
    if spec is None or spec.loader is None:
        raise ColdsnapError("it is no Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # classes with annotations look for their module there
    spec.loader.exec_module(module)
    choose: Any = getattr(module, "choose", None)
    if not callable(choose):
        raise ColdsnapError("it has no function choose(view, choices, rng, budget)")
    found: Choose = choose
    return found


def _told(fault: BaseException, file: str) -> str:
    """What went wrong, and in which line of the bot's file."""
    lines = [frame.lineno for frame in traceback.extract_tb(fault.__traceback__) if frame.filename == file]
    place = f" in line {lines[-1]}" if lines else ""
    return f"{type(fault).__name__}{place}: {fault}"[:_CAUSE]


def _own_output() -> BinaryIO:
    """The pipe to the program; what the bot prints goes to the standard error from now on."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return out


def _say(out: BinaryIO, said: Said) -> None:
    left = memoryview(framed(encode(said)))
    try:
        while left:
            left = left[out.write(left) :]
    except OSError:
        os._exit(0)  # the program has gone


if sys.platform == "win32":

    def _limit_memory(_megabytes: int) -> None:
        """Not there on Windows."""

    def _limit_processor(_seconds: int) -> None:
        """Not there on Windows: only the clock limits a move."""
else:
    import resource

    def _limit_memory(megabytes: int) -> None:
        """A bot that wants more gets a MemoryError; and it leaves no core file behind."""
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def _limit_processor(seconds: int) -> None:
        """End the process if this move takes more; what the moves before have taken is not counted."""
        spent = int(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (spent + seconds + 1, resource.RLIM_INFINITY))


if __name__ == "__main__":
    main()
