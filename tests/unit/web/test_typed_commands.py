"""The browser reads typed moves as the terminal does: what Python reads is written down here, and the client compares.

After a change of notation: `python tests/unit/web/test_typed_commands.py` writes the file anew.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from coldsnap.core.choices import Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.kernel.notation import read, write
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor
from coldsnap.games.icecool.modules.promos.emperor import Snowflakes
from coldsnap.games.icecool.modules.promos.pawclaw import Honeycombs
from coldsnap.games.icecool.state.slices import Artifact
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_artifacts import midround
from icecool_match import Match, entered, hit_wall, midgame

PICKS: Final[tuple[Artifact, ...]] = ("trap", "sundial", "teleport", "platform")
FIXTURE: Final = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "icecool_commands.json"

TEXTS = (
    *("flick 35 power 60", "FLICK  35  Power 60", "flick 35,5 p 60 s -20 h 80", "flick -10", "flick 720.4 power 12.5"),
    *(
        "flick north",
        "flick sw power 100",
        "flick up",
        "flick at 1-3",
        "flick at 3-1 power 60",
        "flick at 2",
        "flick at 9",
    ),
    *(
        "flick at 1",
        "flick at 1-9",
        "flick 10 power 101",
        "flick 10 side -101",
        "flick 10 height 80 %",
        "flick",
        "flick 1 2",
    ),
    *(
        "place 300,495",
        "place 300.25 495",
        "place -3;4",
        "place 3",
        "line",
        "line 1",
        "line 3",
        "line 9",
        "room 3",
        "room x",
    ),
    *("task jump", "task doors", "task fly", "fish 2 1-3 4-2", "fish 9 1-3 2-4", "fish 1 1-3 8-9", "fish 2 3-1 2-4"),
    *("skate", "skate jump", "skate jump bounce", "skate 1 jump", "skate doors doors", "skate fly", "end", "end now"),
    *("hang 1-4", "HANG 4-1", "hang 9-9", "hang", "block 2-3", "block 9-9", "move 2-4", "move 8-9", "lift", "lift it"),
    *("flick at pawclaw", "flick at emperor", "flick at dot", "flick at Honeycomb-1 power 30", "flick at walrus-9"),
    *(
        "honeycomb",
        "honeycomb corner-4a",
        "honeycomb nowhere",
        "swap 2",
        "swap jump",
        "swap emerald",
        "again",
        "again 2",
    ),
    *(
        "pick trap",
        "pick ladder",
        "trap 300,300",
        "trap",
        "teleport 300,480",
        "teleport",
        "platform 5-3-1",
        "platform 9",
    ),
    *("leave", "leave alone", "back", "turn back", "keep", "let stand"),
    *("", "   ", "hello", "flick ñ", "x" * 80),
)


def positions() -> dict[str, Match]:
    """Matches at moments that offer different things."""
    stuck = Match().place_catcher().put({1: (495, 210), 0: (100, 500)})
    rich = Match().place_catcher().deal(1, "1", "1-jump", "1-bounce", "2", "2").put({1: (250, 100), 2: (330, 100)})
    window = Match().place_catcher().deal(1, "1", "1-jump", "1-bounce").put({1: (300, 100)})
    window.flick()
    emerald = Match(emerald="yes", blocked_door="yes").place_catcher()
    bumped = Match(blocked_door="yes").place_catcher().set_up(BlockDoor("1-3"))
    bumped.flick(hit_wall(1, "plug-1-3"), rest={1: (495, 180)})
    return {
        "catcher": Match(),
        "emerald": emerald,
        "bumped": bumped,
        "stuck": stuck,
        "rich": rich,
        "window": window,
        "practice": Match("icecool-practice", 1),
        **promo_positions(),
    }


def promo_positions() -> dict[str, Match]:
    """Where honeycombs and snowflakes may be spent, and each question of the artifacts."""
    bear = midgame(pawclaw="yes").set(Honeycombs(("honeycomb-1", "honeycomb-2"), (0, 2, 0, 0)))
    royal = midgame(emperor="yes").deal(1, "1-jump", "2", "3").set(Snowflakes(9, (0, 3, 0, 0)))
    royal.flick()
    picking, trap, teleport = (Match(artifacts="yes").place_catcher() for _ in range(3))
    trap.act(PickArtifact("trap"))
    teleport.act(PickArtifact("teleport"))
    trapped = midround(PICKS, turn=2, only=("trap",))
    trapped.flick(entered(2, "trap"), rest={2: (300, 330)})
    sundial, platform = midround(PICKS, turn=1, only=("sundial",)), midround(PICKS, turn=3, only=("platform",))
    sundial.flick()
    platform.flick()
    jump = midround(PICKS, turn=2, only=("teleport",))
    named = {"bear": bear, "royal": royal, "picking": picking, "laying the trap": trap, "laying the teleport": teleport}
    return named | {"trapped": trapped, "sundial": sundial, "teleport": jump, "platform": platform}


def cases() -> list[dict[str, Any]]:
    """Each position with what every text means in it, and how every offered action is written."""
    return [_case(name, match) for name, match in positions().items()]


def _case(name: str, match: Match) -> dict[str, Any]:
    status = match.status
    assert isinstance(status, Turn)
    offer = status.offers[0]
    view = match.game.view(match.state, offer.seat)
    assert isinstance(view, IceCoolView)
    return {
        "position": name,
        "view": json.loads(encode(view)),
        "choices": [json.loads(encode(choice)) for choice in offer.choices],
        "read": {text: _read(view, offer.choices, text) for text in TEXTS},
        "written": [write(view, choice.action) for choice in offer.choices],
        "silent": {text: _read(view, (), text) for text in ("end", "nonsense")},
    }


def _read(view: IceCoolView, choices: Any, text: str) -> Any:
    try:
        return {"action": msgspec.to_builtins(read(view, choices, text))}
    except Rejected as refused:
        return {"misread": {"code": refused.code, "details": msgspec.to_builtins(refused.details)}}


def written() -> str:
    return json.dumps(cases(), ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def test_the_client_has_what_python_reads_now() -> None:
    assert FIXTURE.read_text("utf-8") == written(), f"python {Path(__file__).name} writes it anew"


if __name__ == "__main__":
    FIXTURE.parent.mkdir(exist_ok=True)
    FIXTURE.write_text(written(), "utf-8")
