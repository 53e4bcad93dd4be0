"""The browser says what stands where in the very sentences of the terminal: Python's are written down here.

After a change of sentences: `python tests/unit/web/test_where_told.py` writes the file anew.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from coldsnap.core.codec import encode
from coldsnap.games.icecool.state.slices import Drill, Lap
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.registry import GAMES
from coldsnap.match.replay import fold
from coldsnap.render.faces import face_of
from coldsnap.render.icecool import where as icecool
from coldsnap.render.icetoids import where as icetoids
from coldsnap.render.listeners import TOPICS, Teller, topic_of
from coldsnap.render.words import Words, languages
from coldsnap.store.files import read_record
from icecool_match import Match
from icecool_views import crowded, finished, midgame, practice, raced
from icetoids_positions import new_game, started

GOLDEN: Final = Path(__file__).parents[2] / "golden" / "icetoids-pairs6-3.jsonl"
FIXTURE: Final = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "where_told.json"
NAMES: Final = ("Zoë", "", "Bo", "Jean-Éric", "Ada", "Flo", "Tux", "Ida")


def schools() -> dict[str, IceCoolView]:
    """Schools in which everything is told that there is to tell."""
    match = Match().place_catcher().deal(1, "1", "3").put({0: (250, 495), 1: (495, 210), 2: (560, 100), 3: (530, 120)})
    view = match.game.view(match.state, 1)
    assert isinstance(view, IceCoolView)
    parts = {"door": view, "crowded": crowded(), "raced": raced(), "midgame": midgame(1), "watched": midgame(None)}
    drill, lap = practice(Drill(tries=3, successes=1)), practice(Lap(rooms=("1", "2"), flicks=1, done=False))
    return {**parts, "finished": finished(), "drill": drill, "lap": lap}


def boards() -> dict[str, IceToidsView]:
    """Boards of IceToids: before the first home, and in the midst of a match."""
    record = read_record(GOLDEN)
    amid = fold(GAMES[record.header.game], record, 60).view(None)
    assert isinstance(amid, IceToidsView)
    return {"new": new_game(2).view, "started": started(3).view, "amid": amid}


def _told(kind: str, view: Any, words: Words) -> dict[str, list[str]]:
    tell = Teller(words)
    if kind == "icecool":
        return {topic: icecool.told(view, topic, NAMES, tell) for topic in TOPICS}
    return {topic: icetoids.told(view, topic, NAMES, tell, 0) for topic in TOPICS}


@cache
def fixture() -> str:
    speakers = {language: Words(language) for language in languages()}
    found = [
        {
            "position": name,
            "view": json.loads(encode(view)),
            "told": {language: _told(kind, view, words) for language, words in speakers.items()},
        }
        for kind, views in (("icecool", schools()), ("icetoids", boards()))
        for name, view in views.items()
    ]
    return json.dumps({"names": NAMES, "positions": found}, ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def test_the_client_has_the_sentences_of_now() -> None:
    assert FIXTURE.read_text("utf-8") == fixture(), f"python {Path(__file__).name} writes it anew"


def test_each_stands_in_a_room_and_one_hears_who_is_next_door() -> None:
    told = icecool.told(midgame(1), "where", NAMES, Teller(Words("en")))
    assert told[0].startswith("You: ")
    assert told[0].endswith("are next door.")
    assert len(told) == len(midgame(1).bodies)


def test_a_topic_is_one_word_in_any_language_and_a_move_is_none() -> None:
    assert [topic_of(text) for text in ("where", " OÙ ", "ou", "qui", "Poissons", "score")] == [
        *("where", "where", "where", "who", "fish", "score")
    ]
    assert topic_of("fish 2 1-3 2-4") is None
    assert topic_of("flick 30") is None


def test_the_terminal_says_how_a_move_is_typed_in_its_own_language() -> None:
    told = face_of("icecool2").told(midgame(1), "moves", NAMES, Words("fr"), 1)
    assert told != []
    assert all("flick at" not in line for line in told)


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), "utf-8")
