"""`coldsnap serve`: tables by link, from this computer."""

import gc
import os
from typing import Annotated

import typer

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.opening import listen, try_storage
from coldsnap.server.qr import lan_address, qr_code
from coldsnap.server.settings import Settings


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; by default this computer only.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="8000 by default; 0 finds a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="The SQLite file; by default in your data folder.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A public address of this server, such as https://ice.example.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="Another host name by which this server may be called.")
    ] = None,
    lan: Annotated[
        bool | None, typer.Option("--lan", help="Let devices of the local network in, and show a QR code for them.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="An address or network whose X-Forwarded-For is believed.")
    ] = None,
    full_sync: Annotated[
        bool | None, typer.Option("--full-sync", help="Stored moves survive a power cut, too; slower.")
    ] = None,
    admin_port: Annotated[int | None, typer.Option(help="Metrics on this port of this computer.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Processes for physics and bots.")] = None,
    retention_days: Annotated[int | None, typer.Option(help="Tables that never start are forgotten then.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Serve tables to browsers and terminals. Everything can also be set as COLDSNAP_PORT and so on."""
    given = {
        "host": host,
        "port": port,
        "database": database,
        "origins": tuple(origin) if origin else None,
        "hosts": tuple(name) if name else None,
        "lan": lan,
        "trusted_proxies": tuple(trusted_proxy) if trusted_proxy else None,
        "full_sync": full_sync,
        "admin_port": admin_port,
        "workers": workers,
        "retention_days": retention_days,
        "log_level": log_level,
    }
    settings = Settings.gather(given, os.environ)
    if settings.lan and settings.lan_address is None:
        found = lan_address()
        if found is None:
            raise ColdsnapError("this computer has no address in a local network")
        settings = Settings.gather({**given, "lan_address": found}, os.environ)
    gc.disable()  # until it runs: what is loaded stays
    listening = listen(settings)
    try_storage(settings)
    _show(settings, listening.getsockname()[1])
    from coldsnap.server.running import run  # most of the server: players who come back wait at the socket meanwhile

    run(settings, listening)


def _show(settings: Settings, port: int) -> None:
    """The addresses of the server, one to a line; with --lan the code that a telephone can read."""
    own = "127.0.0.1" if settings.lan else settings.host
    lines = [f"http://[{own}]:{port}" if ":" in own else f"http://{own}:{port}", *settings.origins]
    if settings.lan and settings.lan_address:
        link = f"http://{settings.lan_address}:{port}"
        lines = [qr_code(link).rstrip("\n"), link, *lines]
    # Not by rich: a server would hold it in memory for ever.
    print(*lines, sep="\n", flush=True)
