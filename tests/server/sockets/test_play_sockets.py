"""Two seats and a spectator play whole matches over real sockets, with real physics; then the record is checked."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coldsnap.games.registry import game_named
from coldsnap.match.replay import verify
from coldsnap.match.resimulate import resimulate
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.edge.tokens import new_token
from coldsnap.server.run import running_hub
from coldsnap.store.files import parse_record
from coldsnap.wire.packing import unpack
from deadlines import HANG_S
from web_server import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("play"), running_hub, workers=2) as running:
        yield running


class Player:
    """A client that plays at random and writes down what it is told."""

    def __init__(self, server: Served, made: Any, token: str, seed: int) -> None:
        self.server = server
        self.table = made["table"]
        self.token = token
        self.chance = Random(seed)  # noqa: S311 - it plays a test
        self.story: list[dict[str, Any]] = []
        self.refused: list[Any] = []
        self.moves = 0

    async def run(self) -> None:
        async with self.server.line(self.table, max_size=None) as line:
            await line.send(json.dumps({"kind": "hello", "protocol": 1, "tokens": [self.token]}))
            async for data in line:
                told = json.loads(unpack(data))
                if told["kind"] == "refused":
                    self.refused.append(told)
                elif told["kind"] in ("sync", "update"):
                    self.story.append(told)
                    if told["over"]:
                        return
                    if told["offer"]:
                        self.moves += 1
                        move = {"ref": f"m{self.moves}", "seen": told["ply"], "action": self.chosen(told["offer"])}
                        await line.send(json.dumps({"kind": "act", **move}))

    def chosen(self, offer: Any) -> Any:
        """Any choice; of a range, any point of it."""
        loud = [choice for choice in offer["choices"] if not choice.get("quiet")] or offer["choices"]
        choice = self.chance.choice(loud)
        axes = choice.get("axes", ())
        return choice["action"] | {axis["field"]: self.chance.randint(axis["lo"], axis["hi"]) for axis in axes}


def knows_no_more(less: Any, more: Any) -> bool:
    """Whether what a spectator was told of events is what a seat was told, but for blanks."""
    return len(less) == len(more) and all(
        one.keys() == two.keys() and all(one[name] in (None, two[name]) for name in one)
        for one, two in zip(less, more, strict=True)
    )


async def play(server: Served, game: str, options: dict[str, str]) -> tuple[list[Player], Any]:
    wish = {"game": game, "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}], "options": options}
    made = server.ask("POST", "/api/tables", wish).json
    joined = server.ask(
        "POST", f"/api/tables/{made['table']}/join", {"invite": made["invite"], "token": new_token(), "name": "Bo"}
    ).json
    assert joined["seat"] == 1
    tokens = (made["seats"][0]["token"], joined["token"], made["watch"])
    players = [Player(server, made, token, number) for number, token in enumerate(tokens)]
    async with asyncio.timeout(HANG_S):
        await asyncio.gather(*(player.run() for player in players))
    return players, made


@pytest.mark.parametrize(("game", "options"), [("icetoids", {}), ("icecool2", {"walruses": "yes"})])
def test_two_seats_and_a_spectator_play_to_the_end_and_see_the_same(
    server: Served, game: str, options: dict[str, str]
) -> None:
    players, made = asyncio.run(play(server, game, options))
    one, two, spectator = players
    assert [player.refused for player in players] == [[], [], []]
    assert one.moves
    assert two.moves
    assert spectator.moves == 0
    plies = [told["ply"] for told in spectator.story]
    assert plies == list(range(plies[0], plies[-1] + 1))
    by_ply = {told["ply"]: told for told in spectator.story if told["kind"] == "update"}
    for seat in (one, two):
        for told in seat.story:
            if told["kind"] == "update" and told["ply"] in by_ply:
                public = by_ply[told["ply"]]
                assert knows_no_more(public["events"], told["events"])
                for name in ("over", "simulating", "frames", "show_ms"):
                    assert public[name] == told[name]
    ends = [player.story[-1]["view"] | {"seat": None} for player in players]
    assert ends[0] == ends[1] == ends[2], "at the end everything is shown"
    bearer = {"authorization": f"Bearer {made['watch']}"}
    answer = server.ask("GET", f"/api/tables/{made['table']}/record", headers=bearer)
    assert answer.status == 200
    record = parse_record(answer.body, "the download")
    assert len(record.entries) == plies[-1]
    verdict = verify(game_named(game), record)
    assert verdict.whole, verdict.difference
    if game_named(game).info.physics:
        assert record.header.engine
        flown = [told for told in spectator.story if told.get("frames")]
        assert flown
        assert all(told["show_ms"] > 0 for told in flown)
        assert resimulate(game_named(game), record, MujocoSimulator()) is None
    rematch = [
        server.ask("POST", f"/api/tables/{made['table']}/rematch", {}, {"authorization": f"Bearer {made['host']}"})
        for _ in range(2)
    ]
    assert [again.status for again in rematch] == [201, 201]
    assert rematch[0].json == rematch[1].json
    seats = server.ask("GET", f"/api/tables/{rematch[0].json['table']}", headers=bearer).json["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bo"]
