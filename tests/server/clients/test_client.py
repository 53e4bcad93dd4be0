"""Clients of the wire, and two people in two terminals, whose server is killed and started again."""

import asyncio
from pathlib import Path

import pytest

from coldsnap.client.connection import Client
from coldsnap.client.link import Link, NoAnswer, Secret, make_table, read_link, take_seat
from coldsnap.client.news import ConnectionStatus
from coldsnap.core.errors import ColdsnapError
from coldsnap.wire.new_table import NewTable, SeatWish
from command import coldsnap
from deadlines import HANG_S, until, wait_until
from sentences import refuses
from server_kit import ServerProcess, held_port, stored_entries
from server_load import Load, check, check_whole
from terminal_kit import Terminal
from web_server import Served, served

SEAT = "s" * 32


def test_a_link_is_read_with_all_its_secrets() -> None:
    link = read_link(f"http://127.0.0.1:8000/t/abcdefgh#host={'h' * 32}.seat={SEAT}.seat={'t' * 32}")
    held = (Secret("host", "h" * 32), Secret("seat", SEAT), Secret("seat", "t" * 32))
    assert link == Link("http://127.0.0.1:8000", "abcdefgh", held)
    assert link.tokens == ("h" * 32, SEAT, "t" * 32)
    assert link.socket == "ws://127.0.0.1:8000/ws/abcdefgh"
    assert read_link("https://ice.example/t/abcdefgh#invite=xyz").invite == "xyz"
    assert read_link("https://ice.example/t/abcdefgh").socket == "wss://ice.example/ws/abcdefgh"


def test_a_link_of_the_time_when_an_ampersand_stood_between_the_secrets_still_opens_them() -> None:
    link = read_link(f"http://127.0.0.1:8000/t/abcdefgh#host={'h' * 32}&seat={SEAT}&seat={'t' * 32}")
    assert link.tokens == ("h" * 32, SEAT, "t" * 32)


@pytest.mark.parametrize("kinds", [("host", "seat"), ("seat", "seat"), ("watch",)])
def test_the_link_to_come_back_with_opens_what_the_link_before_it_opened(kinds: tuple[str, ...]) -> None:
    secrets = ".".join(f"{kind}={SEAT}" for kind in kinds)
    assert read_link(f"http://127.0.0.1:8000/t/abcdefgh#{secrets}").text.endswith(f"/t/abcdefgh#{secrets}")


@pytest.mark.parametrize("text", ["", "abc", "http://host/", "ftp://host/t/abc", "http:///t/abc", "http://host/t/a/b"])
def test_what_is_no_link_is_refused_in_one_line(text: str) -> None:
    with refuses(ColdsnapError, match="a link looks like"):
        read_link(text)


def test_a_match_goes_on_by_itself_when_its_server_is_killed_and_started_again(tmp_path: Path) -> None:
    asyncio.run(_match(tmp_path))


async def _match(folder: Path) -> None:
    with ServerProcess(folder) as server:
        load = Load(server.base, pause_s=0.0)
        table = await load.new_table(NewTable("icetoids", (SeatWish("person"), SeatWish("person"))))
        load.tables.append(table)
        playing = asyncio.gather(*(load.play(table, link) for link in table.links))
        for ply in (30, 90):
            await until(lambda ply=ply: table.ply >= ply or table.over)  # type: ignore[misc]
            server.kill()
            check(server.database, load)
            server.start()
        async with asyncio.timeout(HANG_S):
            await playing
        assert table.over
        assert not table.refused
        assert check_whole(server.database, table) == table.ply


def test_a_wrong_link_is_closed_and_not_tried_for_ever(tmp_path: Path) -> None:
    asyncio.run(_wrong_link(tmp_path))


async def _wrong_link(folder: Path) -> None:
    with ServerProcess(folder) as server:
        assert "sqlite" in server.libraries
        assert not {name for name in ("mujoco", "numpy") if name in server.libraries}, "the server loads the engine"
        made = await make_table(server.base, NewTable("icetoids", (SeatWish("person"), SeatWish("open"))))
        here = read_link(made.links.invite)
        for link in (here._replace(held=(Secret("seat", SEAT),)), here._replace(table="nosuchtable")):
            async with Client(link) as client, asyncio.timeout(HANG_S):
                lines = [news async for news in client if isinstance(news, ConnectionStatus)]
            assert [line.state for line in lines] == ["closed"]
            assert lines[0].cause == "no-such-table"
        with pytest.raises(ColdsnapError, match="no-such-table"):
            await take_seat(here._replace(invite=SEAT))


def test_a_server_that_never_answered_is_given_up() -> None:
    """One that has answered is waited for: see the test with two terminals and a kill."""
    with held_port() as nobody:
        base = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        for secret in ("seat", "invite"):
            done = coldsnap("join", f"{base}/t/abcdefgh#{secret}={SEAT}", code=2)
            assert "lost" not in done.stdout
            (said,) = done.stderr.splitlines()
            assert said.startswith(f"coldsnap: No Coldsnap server answers at {base}. Is the address right")
        assert "No Coldsnap server answers" in coldsnap("host", "--server", base, code=2).stderr


def test_a_link_that_opens_nothing_is_said_to_be_one_in_words_for_people(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        for link in (f"/t/abcdefgh#seat={SEAT}", f"/t/abc#invite={SEAT}", f"/t/abcdefgh#invite={SEAT}"):
            done = coldsnap("join", f"http://{server.host}{link}", code=2)
            assert done.stderr == "coldsnap: There is no such table, or the link is not whole.\n"
            assert done.stdout == "", "it is said once"
        (said,) = coldsnap("join", f"http://{server.host}/t/abcdefgh#invite=abc", code=2).stderr.splitlines()
        assert said == "coldsnap: The server did not understand that. Is the link whole?"


def test_who_takes_a_seat_and_loses_the_answer_has_one_seat_all_the_same(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        asyncio.run(_lost_answer(server))


async def _lost_answer(server: Served) -> None:
    """Between client and server stands something that swallows the first two answers."""
    made = await make_table(f"http://{server.host}", NewTable("icetoids", (SeatWish("open"), SeatWish("open"))))
    answers = []

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection("127.0.0.1", server.port)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        here.write(head + await reader.readexactly(length))
        answers.append(await there.readuntil(b"}"))
        if len(answers) > 2:
            writer.write(answers[-1])
            await writer.drain()
        for stream in (here, writer):
            stream.close()

    async with await asyncio.start_server(pass_on, "127.0.0.1", 0) as between, asyncio.timeout(HANG_S):
        port = between.sockets[0].getsockname()[1]
        link = Link(f"http://127.0.0.1:{port}", made.table, invite=made.invite)
        held = await take_seat(link, "Bo")
    assert len(answers) == 3
    with held_port() as nobody, pytest.raises(NoAnswer):
        await take_seat(link._replace(base=f"http://127.0.0.1:{nobody.getsockname()[1]}"), "Bo")
    seats = server.ask("GET", f"/api/tables/{made.table}", headers={"authorization": f"Bearer {held.tokens[0]}"}).json
    assert [seat["kind"] for seat in seats["seats"]] == ["person", "open"]


def test_two_terminals_play_on_across_a_kill_and_nobody_types_anything_about_it(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path) as server,
        Terminal(
            tmp_path / "ana", "host", "icetoids", "--seats", "me,open", "--name", "Ana", "--server", server.base
        ) as ana,
    ):
        invite = ana.line_with("#invite=")
        with Terminal(tmp_path / "luc", "join", invite, "--name", "Luc") as luc:
            homes = {"Ana": "home a1 west", "Luc": "home d4 east"}
            terminals = {"Ana": ana, "Luc": luc}
            first = _first_asked(terminals)
            second = "Luc" if first == "Ana" else "Ana"
            terminals[first].type(homes[first])
            terminals[second].until("your move:")
            server.kill()
            for terminal in terminals.values():
                terminal.until("The connection to the server is lost")
            terminals[second].type(homes[second])  # it is kept, and sent when the server is back
            terminals[second].until("Your move is kept")
            server.start()
            server.wait()
            for terminal in terminals.values():
                terminal.until("The connection is back")
                assert terminal.text.count("You sit at a table") == 1
            place = terminals[first].until("The connection is back")
            terminals[first].until("your move:", after=place)
            table = read_link(invite).table
            assert [entry.move.seat for entry in stored_entries(server.database, table, "icetoids")[1:]] == [
                {"Ana": 0, "Luc": 1}[name] for name in (first, second)
            ]
            terminals[first].type("nonsense")
            terminals[first].until("I cannot read")
            terminals[first].type("undo")
            terminals[first].until(f"Still to answer: {second}.")
            terminals[second].until(f"{first} would like to take a move back. If you agree, type “agree”.")
            terminals[second].type("agree")
            for terminal in terminals.values():
                terminal.until("A move is taken back.")
            terminals[first].type("quit")
            terminals[first].until("See you on the ice")


def test_the_terminal_of_a_server_can_what_the_local_one_can(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path) as server,
        _host(tmp_path, server, "me,open,open", grace=0) as ana,
    ):
        invite = ana.line_with("#invite=")
        ana.type("skip 4")
        ana.until("There is no such seat")
        with Terminal(tmp_path / "luc", "join", invite, "--name", "Luc") as luc:
            ana.until("Luc is here")
            luc.type("bot 3")
            luc.until("Only the host of the table can do that")
            ana.type("bot 3")
            ana.until("All seats are taken. Type “start” to begin.")
            ana.type("start")
            terminals = {"Ana": ana, "Luc": luc}
            first = _first_asked(terminals)
            mover, other = terminals[first], terminals["Luc" if first == "Ana" else "Ana"]
            # The bot may have begun, and may live anywhere.
            home = "home d4 east" if " a1 as home" in mover.text else "home a1 west"
            _ask_everything(mover, server)
            mover.type("undo")
            mover.until("There is no move to take back")
            mover.type(home)
            other.until("your move:")
            mover.type("undo")
            luc.until("A move is taken back")
            mover.until("your move:", after=mover.until("A move is taken back"))
            luc.type("quit")
            place = ana.until("Type “skip 2” to pass over a turn")
            if first == "Ana":
                ana.type(home)
                ana.until("home", after=place)
            ana.type("skip Luc")
            ana.until("Luc did not decide", after=place)
            ana.type("bot 2")
            ana.until("A bot plays for Luc now.")
            ana.type("return 2")
            ana.until("Luc plays again, and no bot.")


def test_everybody_in_a_terminal_is_told_how_long_the_host_waits_for_a_lost_line(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, _host(tmp_path, server, "me,open", grace=300) as ana:
        invite, watch = ana.line_with("#invite="), ana.line_with("#watch=")
        with Terminal(tmp_path / "luc", "join", invite, "--name", "Luc") as luc:
            ana.until("Luc is here")
            with Terminal(tmp_path / "eve", "join", watch) as eve:
                eve.until("Luc is here")
                luc.type("quit")
                place = ana.until("Luc is not here at the moment.")
                ana.until(" seconds you can type “skip 2”", after=place)
                eve.until("The host can go on without Luc in ")
                for typed in ("bot 2", "bot Luc"):
                    ana.type(typed)
                    place = ana.until("The player may come back at any moment. You can go on in ", after=place)
        with Terminal(tmp_path / "late", "join", watch) as late:
            late.until("The host can go on without Luc in ")


def _host(folder: Path, server: ServerProcess, seats: str, *, grace: int) -> Terminal:
    """Ana's terminal, in which she hosts a table of IceToids."""
    words = ("--seats", seats, "--name", "Ana", "--grace", str(grace), "--server", server.base)
    return Terminal(folder / "ana", "host", *words)


def _ask_everything(terminal: Terminal, server: ServerProcess) -> None:
    """All that can be asked without changing anything."""
    for typed, told in (
        ("help", "ask to take your last move back"),
        ("moves", "You can make one of these"),
        ("why", "TOIDS-"),
        ("why toids-8", "TOIDS-8:"),
        ("rules TOIDS-1", "TOIDS-1:"),
        ("hand", "home"),
        ("save", f"This link brings you back to it: {server.base}/t/"),
        ("agree", "There is no move to take back"),
        ("lang fr", "case de départ"),
        ("lang en", "home"),
    ):
        place = len(terminal.text)
        terminal.type(typed)
        terminal.until(told, after=place)


def _first_asked(terminals: dict[str, Terminal]) -> str:
    def asked() -> list[str]:
        return [name for name, terminal in terminals.items() if "your move:" in terminal.text]

    wait_until(lambda: bool(asked()), lambda: "\n---\n".join(terminal.text for terminal in terminals.values()))
    return asked()[0]
