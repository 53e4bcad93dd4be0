"""`coldsnap serve`: tables by link, from this computer."""

import gc
import os
import socket

from msgspec.structs import replace

from coldsnap.cli.commands.lan_link import lan_address, qr_code
from coldsnap.cli.commands.open_browser import is_ours, open_page
from coldsnap.core.errors import ColdsnapError
from coldsnap.server.settings import ANYWHERE, Settings
from coldsnap.server.startup_checks import claim_storage, listen
from coldsnap.store.file_lock import Hold, InUse


def serve(
    *,
    host: str | None,
    port: int | None,
    database: str | None,
    origin: list[str] | None,
    name: list[str] | None,
    lan: bool | None,
    trusted_proxy: list[str] | None,
    boards: str | None,
    full_sync: bool | None,
    admin_port: int | None,
    workers: int | None,
    retention_days: int | None,
    bots_days: int | None,
    frames_days: int | None,
    finished_days: int | None,
    log_level: str | None,
    show: bool,
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
        "boards": boards,
        "full_sync": full_sync,
        "admin_port": admin_port,
        "workers": workers,
        "retention_days": retention_days,
        "bots_days": bots_days,
        "frames_days": frames_days,
        "finished_days": finished_days,
        "log_level": log_level,
    }
    settings = Settings.gather(given, os.environ)
    if settings.lan and settings.lan_address is None:
        found = lan_address()
        if found is None:
            raise ColdsnapError("no-lan")
        settings = Settings.gather({**given, "lan_address": found}, os.environ)
    if settings.boards is not None:
        from coldsnap.server.tables.boards import boards_of  # the rules of a game, which no other start needs so early

        boards_of(settings)  # a bad board is one clear line, and no server
    if show and settings.port and is_ours(_own_address(settings, settings.port)):
        _open(_own_address(settings, settings.port), "cli-serve-runs")
        return
    gc.disable()  # until it runs: what is loaded stays
    try:
        listening, hold = _claim(settings, elsewhere=port is None, show=show)
    except InUse as other:
        if not (show and other.note):
            raise
        _open(other.note, "cli-serve-runs")
    else:
        _run(settings, listening, hold, show=show)


def _claim(settings: Settings, *, elsewhere: bool, show: bool) -> tuple[socket.socket, Hold]:
    """The socket and the database. Raises InUse if another server has the database, ColdsnapError."""
    try:
        listening = _listen(settings, elsewhere=show and elsewhere)
    except ColdsnapError:
        if show:
            claim_storage(settings).release()  # it may be our own server's port, which does not answer as it starts
        raise
    return listening, claim_storage(settings)


def _run(settings: Settings, listening: socket.socket, hold: Hold, *, show: bool) -> None:
    """Say where the server is, and serve until it is ended."""
    port = listening.getsockname()[1]
    address = _own_address(settings, port)
    hold.write_note(address)
    try:
        _show(settings, port)
        if show:
            _open(address, "cli-serve")
        from coldsnap.server.run import run  # most of the server: who comes back waits at the socket meanwhile

        run(settings, listening)
    finally:
        hold.release()


def _show(settings: Settings, port: int) -> None:
    """The addresses of the server, one to a line; with --lan the code that a telephone can read."""
    lines = [_own_address(settings, port), *settings.origins]
    if settings.lan and settings.lan_address:
        link = f"http://{settings.lan_address}:{port}"
        lines = [qr_code(link).rstrip("\n"), link, *lines]
    print(*lines, sep="\n", flush=True)


def _listen(settings: Settings, *, elsewhere: bool) -> socket.socket:
    """The socket; if another program sits at its port, a free port will do if `elsewhere` allows it."""
    try:
        return listen(settings)
    except ColdsnapError:
        if not elsewhere:
            raise
        return listen(replace(settings, port=0))


def _own_address(settings: Settings, port: int) -> str:
    """The address at which this computer itself finds the server."""
    own = "127.0.0.1" if settings.lan or settings.host in ANYWHERE else settings.host
    return f"http://[{own}]:{port}" if ":" in own else f"http://{own}:{port}"


def _open(address: str, sentence: str) -> None:
    """Show the front page, or say where it is. The socket listens already: the page waits until it is served."""
    from coldsnap.cli.terminal.console import console_for, words_in  # not for a server that speaks with nobody

    message = f"{sentence}-opened" if open_page(address) else f"{sentence}-here"
    console_for(no_colour=True).print(words_in(None).say(message, address=address), soft_wrap=True)
