"""Clocks of a server in the hands of a test: the computer's, which may jump, and the one that never does."""

from coldsnap.store.server_time import ServerTime

BEGIN_S = 1_760_000_000.0
"""Seconds since 1970 at which tests begin."""
DAY_S = 86_400.0


class Clocks:
    """Both clocks, in seconds."""

    def __init__(self, wall: float = BEGIN_S) -> None:
        self.wall = wall
        self.running = 0.0

    def pass_days(self, days: float) -> None:
        """Time passes, on both clocks."""
        self.wall += days * DAY_S
        self.running += days * DAY_S

    def set_ahead(self, days: float) -> None:
        """Somebody changes the computer's clock, or the computer was off for so long."""
        self.wall += days * DAY_S

    def server_time(self) -> ServerTime:
        """The time of a server that is started now."""
        return ServerTime(lambda: self.wall, lambda: self.running)
