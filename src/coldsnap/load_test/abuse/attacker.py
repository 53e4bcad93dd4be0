"""The process of an attacker: reads an `Order` from standard input, says when it begins, and in the end what it met."""

import asyncio
import contextlib
import sys

import msgspec

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.sent_error import sent
from coldsnap.load_test.abuse.attack import Attack, Order
from coldsnap.load_test.abuse.attacks import ATTACKS

BEGINS = b"begins\n"


async def carry_out(attack: Attack) -> dict[str, int]:
    """Run an attack for as long as it is ordered; what the server did about it."""
    try:
        await attack.set_up()
        sys.stdout.buffer.write(BEGINS)
        sys.stdout.buffer.flush()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(attack.order.seconds):
                await attack.run()
    finally:
        attack.tear_down()
    return dict(attack.counts)


def main() -> None:
    """Carry out the order."""
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    try:
        found: object = asyncio.run(carry_out(ATTACKS[order.name](order)))
    except ColdsnapError as error:
        found = {"fault": sent(error)}
    except OSError as error:
        found = {"fault": sent(ColdsnapError("system", cause=error))}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
