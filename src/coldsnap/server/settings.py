"""Settings of a server: from arguments first, then from the environment (COLDSNAP_*), then careful defaults."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, Self
from urllib.parse import urlsplit

from msgspec import Meta, Struct, field

from coldsnap import __version__
from coldsnap.core.codec import convert
from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.server.limits import Limits
from coldsnap.store.retention import Retention

LogLevel = Literal["debug", "info", "warning", "error"]
Port = Annotated[int, Meta(ge=0, le=65535)]
Days = Annotated[int, Meta(ge=1, le=3650)]

BUILD: Final = __version__
"""Which program this is; clients see it in Welcome."""

PREFIX: Final = "COLDSNAP_"
LIMIT_PREFIX: Final = "COLDSNAP_LIMIT_"
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
ANYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - named in order to ask whether it was chosen


def data_folder() -> Path:
    """The folder in which this user's programs keep their data."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "coldsnap"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that can be set. Nobody but this computer is let in unless `lan`, `host`, `origins` or `hosts` say so.

    `origins` are whole (`https://ice.example`), `hosts` are names without a port; an origin's host is let in as well.
    `lan_address` is this computer's in the local network, `trusted_proxies` are addresses or networks whose
    X-Forwarded-For is believed. `boards` is a folder of layouts for tables. The days are those of `Retention`.
    """

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    lan: bool = False
    lan_address: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    boards: Annotated[str, Meta(min_length=1)] | None = None
    full_sync: bool = False
    admin_token: Annotated[str, Meta(min_length=20)] | None = None
    admin_port: Port | None = None
    workers: Annotated[int, Meta(ge=1, le=64)] | None = None
    retention_days: Days = 30
    bots_days: Days = 1
    frames_days: Days = 30
    finished_days: Days | None = None
    log_level: LogLevel = "info"
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def gather(cls, given: Mapping[str, object], environ: Mapping[str, str]) -> Self:
        """Settings from what was given (None: not said) and from the environment. Raises ColdsnapError."""
        asked = {name: value for name, value in given.items() if value is not None}
        found: dict[str, object] = {}
        for name in cls.__struct_fields__:
            text = environ.get(PREFIX + name.upper())
            if name in asked:
                found[name] = asked[name]
            elif text is not None and name != "limits":
                found[name] = _read(name, text)
        found.setdefault("limits", _limits(environ))
        if "database" not in found:
            found["database"] = str(data_folder() / "tables.sqlite")
        try:
            settings: Self = convert(cls, found)
        except Undecodable as error:
            raise ColdsnapError("setting", cause=error) from error
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse what cannot be meant."""
        for origin in self.origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in {"http", "https"}
                or not parts.hostname
                or origin != f"{parts.scheme}://{parts.netloc}"
            ):
                raise ColdsnapError("setting-origin", origin=origin)
        if not all(map(_is_network, self.trusted_proxies)):
            raise ColdsnapError("setting-proxy")
        if any("/" in host or "*" in host for host in self.hosts):
            raise ColdsnapError("setting-host")

    @property
    def retention(self) -> Retention:
        """How long what is kept."""
        return Retention(self.retention_days, self.bots_days, self.frames_days, self.finished_days)

    @property
    def bind(self) -> str:
        """The address to listen at: every interface with --lan."""
        return "0.0.0.0" if self.lan and self.host in LOOPBACK else self.host  # noqa: S104 - asked for by --lan

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """The names by which this server may be called, in small letters and without brackets."""
        names = {*LOOPBACK, *self.hosts, *(urlsplit(origin).hostname or "" for origin in self.origins)}
        if self.host not in ANYWHERE:
            names.add(self.host)
        if self.lan and self.lan_address:
            names.add(self.lan_address)
        return frozenset(name.lower() for name in names if name)

    @property
    def only_this_computer(self) -> bool:
        """Whether links made here open on this computer alone."""
        return self.bind in LOOPBACK and not self.origins


def _is_network(text: str) -> bool:
    """Whether this is an address (192.0.2.7) or a network (192.0.2.0/24): a name would never match anybody."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _limits(environ: Mapping[str, str]) -> Limits:
    found = {
        name: _read(name, environ[LIMIT_PREFIX + name.upper()])
        for name in Limits.__struct_fields__
        if LIMIT_PREFIX + name.upper() in environ
    }
    try:
        limits: Limits = convert(Limits, found)
    except Undecodable as error:
        raise ColdsnapError("setting-limit", cause=error) from error
    return limits


_LISTS: Final = frozenset({"origins", "hosts", "trusted_proxies"})
_SWITCHES: Final = {
    "1": True,
    "yes": True,
    "true": True,
    "on": True,
    "0": False,
    "no": False,
    "false": False,
    "off": False,
}
_TEXTS: Final = frozenset({"host", "database", "boards", "lan_address", "admin_token", "log_level"})


def _read(name: str, text: str) -> object:
    """The value that a variable's text stands for."""
    if name in _LISTS:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if name in _TEXTS:
        return text
    if name in {"lan", "full_sync"}:
        if text.lower() not in _SWITCHES:
            raise ColdsnapError("setting-switch", name=PREFIX + name.upper(), text=text)
        return _SWITCHES[text.lower()]
    try:
        return float(text) if "." in text else int(text)
    except ValueError as error:
        raise ColdsnapError("setting-number", name=PREFIX + name.upper(), text=text) from error
