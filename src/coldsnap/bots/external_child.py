"""The process of an external bot: loads the file, limits itself, and answers questions until its input ends.

The limits stop a careless bot, not a malicious one: what runs here may read and write whatever its user may.
"""

import contextlib
import io
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from msgspec import Raw

from coldsnap.bots.driver import action_of
from coldsnap.bots.external_output import mark_of
from coldsnap.bots.external_talk import Answered, Question, Raised, Ready, Said
from coldsnap.bots.external_trace import of_file, told
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, OneOf, Ranged
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


def main() -> None:
    """Work until the input ends.

    Arguments: game, file, megabytes of memory, seconds of the processor for a move and for the start, and the secret
    that marks where the lines end that the bot has printed for a move.
    """
    game, file, megabytes, seconds, start, secret = sys.argv[1:]
    talk = _Talk(mark_of(secret))
    end_with_program(talk.input)
    _limit_memory(int(megabytes))
    _limit_processor(int(start))
    types = game_named(game).types
    try:
        choose = _load(Path(file))
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - told to the program
        talk.say(Raised(0, *told(fault, file)))
        return
    talk.say(Ready())
    unframer, own = Unframer(), os.getpid()
    while data := os.read(talk.input, _CHUNK):
        for message in unframer.feed(data):
            question: Question = decode(Question, message)
            _limit_processor(int(seconds))
            said = _answer(choose, question, types, file)
            if os.getpid() != own:
                os._exit(0)  # a copy that the bot has made of itself has nothing to say here
            talk.say(said)


def _answer(choose: Choose, question: Question, types: Types, file: str) -> Said:
    try:
        view, choices = decode(types.view, question.view), decode_choices(question.choices, types)
        answer = choose(view, choices, question.rng, question.budget)
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - told to the program
        return Raised(question.number, *told(fault, file))
    try:
        return Answered(question.number, Raw(encode(_action(answer))))
    except Exception as fault:  # noqa: BLE001 - told to the program
        return Raised(question.number, of_file(Path(file).name, fault))


def _action(answer: object) -> object:
    """What is meant by an answer. Who returns the choice is told so, in a line of code, and means its action."""
    if isinstance(answer, OneOf | Ranged):
        _remark("return choice -> return choice.action")
        return action_of(answer)
    if isinstance(answer, Action | dict):
        return answer
    if answer is None:
        raise ColdsnapError("bot-returned-nothing")
    raise ColdsnapError("bot-returned", answer=f"{answer!r:.60}", kind=type(answer).__name__)


@cache
def _remark(text: str) -> None:
    """Say it once, among what the bot prints."""
    print(text, file=sys.stderr)


def _load(file: Path) -> Choose:
    """The function `choose` of a file. Modules beside the file can be imported, as if it was run by itself."""
    sys.path.insert(0, str(file.resolve().parent))
    spec = spec_from_file_location("coldsnap_bot", file)
    if spec is None or spec.loader is None:
        raise ColdsnapError("bot-not-a-module")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # classes with annotations look for their module there
    spec.loader.exec_module(module)
    choose: Any = getattr(module, "choose", None)
    if not callable(choose):
        raise ColdsnapError("bot-made-no-choose")
    found: Choose = choose
    return found


class _Talk:
    """The pipes to the program. The bot has none of them: its input is empty, and it prints to the standard error."""

    def __init__(self, mark: bytes) -> None:
        self.input, self._mark = os.dup(0), mark
        self._out = os.fdopen(os.dup(1), "wb", buffering=0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(line_buffering=True)  # what a bot prints before it hangs is worth most

    def say(self, said: Said) -> None:
        """Say it, after all that the bot has printed."""
        for show in (sys.stdout.flush, sys.stderr.flush, lambda: os.write(2, self._mark)):
            with contextlib.suppress(OSError, ValueError):  # the bot may have closed what it prints to
                show()
        left = memoryview(framed(encode(said)))
        try:
            while left:
                left = left[self._out.write(left) :]
        except OSError:
            os._exit(0)  # the program has gone


if sys.platform == "win32":

    def end_with_program(_pipe: int) -> None:
        """Not there on Windows: a bot that hangs when its program is killed goes on."""

    def _limit_memory(_megabytes: int) -> None:
        """Not there on Windows."""

    def _limit_processor(_seconds: int) -> None:
        """Not there on Windows: only the clock limits a move."""
else:
    import resource
    import select

    def end_with_program(pipe: int) -> None:
        """End this process and all that it has started once nobody holds the other end of its input any more.

        Whoever thinks does not look at the input, so a thread does. The copies that a bot makes of itself have no
        threads: each gets one of its own, for the case that they outlive the first.
        """

        def watch() -> None:
            threading.Thread(target=_wait_for_hang_up, args=(pipe,), daemon=True).start()

        watch()
        os.register_at_fork(after_in_child=watch)

    def _wait_for_hang_up(pipe: int) -> None:
        line = select.poll()
        line.register(pipe, select.POLLHUP)
        line.poll()
        os.killpg(0, signal.SIGKILL)

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
