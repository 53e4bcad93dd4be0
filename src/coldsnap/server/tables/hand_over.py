"""Seats that a host hands over to another device: of a player whose telephone is lost, or of a bot to somebody late."""

from coldsnap.core.errors import Rejected
from coldsnap.server.edge.tokens import opens, token_hash
from coldsnap.store.matches import MatchRow


class HandOvers:
    """Which seats are being handed over, and the secret that each waits for. In memory alone, and each good once."""

    def __init__(self) -> None:
        self._offered: dict[int, str] = {}
        self._taken: dict[int, str] = {}

    def offer(self, row: MatchRow, seat: int, token: str | None) -> None:
        """Whoever shows this secret may have the seat; one offered before for it is void. Raises Rejected."""
        others = (row.host_hash, row.invite_hash, row.watch_hash, *(each.token_hash for each in row.seats))
        if token is None or any(opens(token, other) for other in others):
            raise Rejected("not-a-seat-token")
        self._offered[seat] = token_hash(token)

    def seat_of(self, token: str) -> int | None:
        """The seat that this secret takes over; None if it takes over none. Every one is compared."""
        return max((seat for seat, stored in self._offered.items() if opens(token, stored)), default=None)

    def is_used(self, token: str) -> bool:
        """Whether a seat was taken over with this secret: whoever did so may ask again, if the answer was lost."""
        return sum(opens(token, stored) for stored in self._taken.values()) > 0

    def done(self, seat: int) -> None:
        """The seat has been handed over."""
        self._taken[seat] = self._offered.pop(seat)
