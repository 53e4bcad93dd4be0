"""All moves that come in one turn of the event loop, taken through each stage together.

Python does the same work faster when it does the same thing many times in a row: with a hundred tables that play at
once, judging and projecting a move takes a fifth less time this way than move by move.
"""

from typing import Protocol

from coldsnap.server.matches.loop_batch import LoopBatch, each
from coldsnap.server.tables.seat_move import SeatMove


class Speaker(Protocol):
    """Somebody who has said something that may be a move. One who has not is left to be heard in the usual way."""

    def understand(self) -> bool:
        """Read what was said; False if it is no move, or one for which something has to be waited for."""

    def admit(self) -> SeatMove | None:
        """The move, if it is paid for."""

    def fail(self) -> None:
        """Something has gone wrong that nobody foresaw: hang up."""


class MoveBatches:
    """The rounds of a server: what is heard together is judged together; what is stored together is told together."""

    def __init__(self) -> None:
        self._heard: LoopBatch[Speaker] = LoopBatch(self._judge)
        self._stored: LoopBatch[SeatMove] = LoopBatch(_show)

    def hear(self, speaker: Speaker) -> None:
        """Somebody has said something."""
        self._heard.add(speaker)

    def _judge(self, speakers: list[Speaker]) -> None:
        plays: list[SeatMove] = []

        def admit(speaker: Speaker) -> None:
            play = speaker.admit()
            if play is not None:
                plays.append(play)

        each(admit, each(lambda speaker: speaker.understand(), speakers, _hang_up), _hang_up)
        judged = each(SeatMove.judge, plays, SeatMove.fail)
        each(lambda play: play.store(self._stored.add), judged, SeatMove.fail)


def _show(plays: list[SeatMove]) -> None:
    played = each(SeatMove.commit, plays, SeatMove.fail)
    each(SeatMove.show, each(SeatMove.project, played, SeatMove.fail), SeatMove.fail)


def _hang_up(speaker: Speaker) -> None:
    speaker.fail()
