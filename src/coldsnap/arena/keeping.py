"""The folder in which an arena keeps its games: what is played, and of every finished game its record and result.

A file comes to be whole or not at all, and a game counts once its result is there, so a run that was broken off leaves
nothing to repair. Who looks into the folder needs no bot: `arena.json` says what is in it.
"""

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coldsnap import __version__
from coldsnap.arena.engines import engine_name
from coldsnap.arena.entrants import is_file, short_name
from coldsnap.arena.results import GameResult
from coldsnap.arena.series import Played, Series
from coldsnap.core.codec import decode, digest, encode
from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.record import Record
from coldsnap.core.values import Value
from coldsnap.games.registry import game_named
from coldsnap.store.files import RecordFile, read_record

FORMAT: Final = 1
"""The version of the folder's own format."""

MANIFEST: Final = "arena.json"


class KeptSeries(Value, frozen=True):
    """One series: its line-up, its seed, and the folder of its games."""

    line_up: tuple[str, ...]
    seed: str
    folder: str


class Manifest(Value, frozen=True):
    """All that the results depend on. `files` are digests of the bots that are files; `rules` is one of the options.

    How many games there are to be is not part of it: more can be asked for later.
    """

    format: int
    program: str
    game: str
    version: int
    engine: str
    options: dict[str, str]
    rules: str
    simulations: int | None
    seconds: float | None
    files: dict[str, str]
    series: tuple[KeptSeries, ...]


@dataclass(frozen=True, slots=True)
class SeriesFolder:
    """The games of one series. Several processes may add different games at once."""

    path: Path

    def add(self, played: Played) -> None:
        """Keep a finished game: the record, and then the result, which makes it count."""
        name = f"{played.result.number:05}"
        RecordFile(self.path / f"{name}.jsonl").replace(played.record.header, played.record.entries)
        _write(self.path / f"{name}.json", encode(played.result))

    def results(self, games: int | None = None) -> dict[int, GameResult]:
        """The results by number, of the first `games` games or of all. What is not whole is not there."""
        found = (_result(path) for path in sorted(self.path.glob("*.json")))
        return {result.number: result for result in found if result and (games is None or result.number < games)}

    def records(self) -> Iterator[tuple[GameResult, Record]]:
        """All finished games, in order."""
        for number, result in sorted(self.results().items()):
            yield result, read_record(self.path / f"{number:05}.jsonl")


def keep(folder: Path, wanted: Sequence[Series]) -> list[SeriesFolder]:
    """The places of these series in a folder: a new one, or one that was made for the same series."""
    asked = _manifest(wanted)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / MANIFEST).exists():
            _compare(folder, read_manifest(folder), asked)
        elif any(folder.iterdir()):
            raise ColdsnapError("arena-folder", folder=folder)
        else:
            _write(folder / MANIFEST, encode(asked))
        places = kept_series(folder, asked)
        for place in places:
            place.path.mkdir(exist_ok=True)
    except OSError as error:
        raise ColdsnapError("system-file", path=folder, cause=error) from error
    return places


def kept_series(folder: Path, manifest: Manifest) -> list[SeriesFolder]:
    """Where the games of each series are."""
    return [SeriesFolder(folder / series.folder) for series in manifest.series]


def read_manifest(folder: Path) -> Manifest:
    """What a folder holds. Raises ColdsnapError if it was not made by an arena."""
    path = folder / MANIFEST
    try:
        found: Manifest = decode(Manifest, path.read_bytes())
    except OSError as error:
        raise ColdsnapError("no-arena", folder=folder, file=MANIFEST, cause=error) from error
    except Undecodable as fault:
        raise ColdsnapError("not-of-an-arena", path=path, cause=fault) from fault
    if found.format != FORMAT:
        raise ColdsnapError("arena-format", path=path, found=found.format, known=FORMAT)
    return found


def _manifest(wanted: Sequence[Series]) -> Manifest:
    first = wanted[0]
    game = game_named(first.game)
    files = {name for series in wanted for name in series.line_up if is_file(name)}
    return Manifest(
        format=FORMAT,
        program=__version__,
        game=first.game,
        version=game.info.version,
        engine=engine_name(game),
        options={name: value if isinstance(value, str) else "file" for name, value in first.options.items()},
        rules=digest(game.resolve(first.options)),
        simulations=first.budget.simulations,
        seconds=first.budget.seconds,
        files={short_name(name): hashlib.blake2b(Path(name).read_bytes()).hexdigest()[:32] for name in sorted(files)},
        series=tuple(_kept(number, series) for number, series in enumerate(wanted, start=1)),
    )


def _kept(number: int, series: Series) -> KeptSeries:
    return KeptSeries(series.shown, series.seed, "-".join([str(number), *dict.fromkeys(series.shown)]))


def _compare(folder: Path, found: Manifest, asked: Manifest) -> None:
    for name in Manifest.__struct_fields__:
        had, has = getattr(found, name), getattr(asked, name)
        if had != has:
            raise ColdsnapError("arena-other", folder=folder, name=name, had=_brief(had), has=_brief(has))


def _brief(value: object) -> str:
    if isinstance(value, tuple):
        return "; ".join(f"{','.join(one.line_up)} with seed {one.seed!r}" for one in value)
    return repr(value)


def _result(path: Path) -> GameResult | None:
    """The result in a file, if it is whole and its record is there."""
    if not path.with_suffix(".jsonl").exists():
        return None
    try:
        found: GameResult = decode(GameResult, path.read_bytes())
    except Undecodable:
        return None
    return found if path.stem == f"{found.number:05}" else None


def _write(path: Path, content: bytes) -> None:
    """Put a file there, whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
