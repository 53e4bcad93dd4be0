"""The one border for secrets: what an event says to a seat that may not know all of it."""

from msgspec import structs

from coldsnap.core.values import Event, SecretEvent


def redact(event: Event, seat: int | None) -> Event:
    """The event as `seat` may see it (None: a spectator): secret fields blank unless the seat is in `knows`."""
    if not isinstance(event, SecretEvent) or seat in event.knows:
        return event
    return structs.replace(event, **dict.fromkeys(event.secret))


def redact_all(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """All events as `seat` may see them; if none of them has a secret, the same tuple."""
    for event in events:
        if isinstance(event, SecretEvent):
            return tuple(redact(each, seat) for each in events)
    return events
