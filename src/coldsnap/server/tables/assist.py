"""Previews and hints, as far as its `help` option allows: where a flick would go, and what a bot would do."""

import secrets

from msgspec import Raw

from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.workers.facade import Busy, Workers
from coldsnap.wire import messages as wire


class Assistant:
    """Answers to the asker alone. Nothing of it is logged or stored."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def preview(self, runner: MatchRunner, ref: str, move: Move, allowed: str) -> wire.ServerMessage:
        """The path of a flick as it is wanted: up to the first bounce, or whole. Raises Rejected."""
        if allowed == "none":
            raise Rejected("no-help")
        table = runner.table
        if table.offer(move.seat) is None:
            raise Rejected("not-your-turn")
        waiting = table.game.preview(table.state, move)
        if waiting is None:
            raise Rejected("no-flick")
        try:
            path = await self._workers.preview(runner.id, waiting, until_bounce=allowed == "bounce")
        except Busy:
            raise Rejected("busy") from None
        return wire.Previewed(ref, path)

    async def hint(self, runner: MatchRunner, ref: str, seat: int, allowed: str) -> wire.ServerMessage:
        """The hint: what a bot would do, and why. Only in games where everything is shown anyway. Raises Rejected."""
        if allowed != "full":
            raise Rejected("no-help")
        table = runner.table
        offer = table.offer(seat)
        if offer is None:
            raise Rejected("not-your-turn")
        seed = secrets.token_hex(8)
        try:
            advice = await self._workers.hint(runner.id, table.header.game, table.view(seat), offer.choices, seed)
        except Busy:
            raise Rejected("busy") from None
        if advice is None:
            raise Rejected("no-hint")
        return wire.Hinted(ref, Raw(encode(advice.action)), advice.reason, dict(advice.details))
