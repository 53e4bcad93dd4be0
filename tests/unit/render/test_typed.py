import pytest

from coldsnap.core.errors import Rejected
from coldsnap.games.icetoids.actions import ChooseHome
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.render import typed
from coldsnap.render.faces import face_of
from coldsnap.render.words import Words, languages
from icecool_match import Match
from icetoids_positions import new_game


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("help", ["help"]),
        ("?", ["help"]),
        ("AIDE", ["help"]),
        ("coups tous", ["moves", "tous"]),
        ("règles", ["rules"]),
        ("regles TOIDS-8", ["rules", "toids-8"]),
        ("Pourquoi", ["why"]),
        ("annuler", ["undo"]),
        ("quitter", ["quit"]),
        ("b2-b3", ["b2-b3"]),
        ("", [""]),
    ],
)
def test_a_command_is_understood_in_every_language(text: str, command: list[str]) -> None:
    assert typed.command(text) == command


FORMS = (
    *("flick {0}", "flick at {0}", "flick 3 power {0}", "place {0},{0}", "line {0}", "room {0}", "fish {0} 1-2 2-3"),
    *("skate {0}", "home {0}", "home a1 {0}", "turn {0}", "{0}", "b2-{0}", "bear {0}", "trap {0}", "task {0}"),
)


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "²", "p²", "٣" * 30], ids=range(5))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_typed_number_of_thousands_of_digits_is_refused_in_words(name: str, number: str) -> None:
    game, face = GAMES[name], face_of(name)
    table = Table.start(game, game.info.seats[0], game.resolve({}), "0" * 32)
    for form in FORMS:
        with pytest.raises(Rejected) as caught:
            face.read(table.view(0), table.choices(0), form.format(number))
        assert len(Words("fr").refusal(caught.value)) < 1000


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("pichenette 35 force 60 côté -20 hauteur 80", "flick 35 power 60 side -20 height 80"),
        ("Pichenette vers 1-3 puissance 60", "flick at 1-3 power 60"),
        ("pichenette nord", "flick north"),
        ("pichenette so", "flick sw"),
        ("poser 300,495", "place 300,495"),
        ("ligne 3", "line 3"),
        ("salle 3", "room 3"),
        ("patins saut rebond", "skate jump bounce"),
        ("défi portes", "task doors"),
        ("poisson 2 1-3 2-4", "fish 2 1-3 2-4"),
        ("fin", "end"),
        ("choisir piège", "pick trap"),
        ("piege 300,300", "trap 300,300"),
        ("téléporteur", "teleport"),
        ("plateforme 1-3-5", "platform 1-3-5"),
        ("retour", "back"),
        ("garder", "keep"),
        ("laisser", "leave"),
        ("flick 35 power 60", "flick 35 power 60"),
    ],
)
def test_moves_of_icecool_are_understood_in_french_and_in_english(french: str, english: str) -> None:
    assert typed.understood("icecool", french) == english


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("départ a1 sud", "home a1 south"),
        ("depart b1", "home b1"),
        ("entrer xbleue", "enter xblue"),
        ("entrer xB", "enter xB"),
        ("b2-b3xvert", "b2-b3xgreen"),
        ("b2:o", "b2:w"),
        ("b2:ouest", "b2:west"),
        ("haut n", "top n"),
        ("c4-d4", "c4-d4"),
    ],
)
def test_moves_of_icetoids_are_understood_in_french_and_in_english(french: str, english: str) -> None:
    assert typed.understood("icetoids", french) == english


@pytest.mark.parametrize("language", languages())
def test_what_is_shown_in_a_language_can_be_typed_as_it_stands(language: str) -> None:
    words, face = Words(language), face_of("icecool2")
    match = Match().place_catcher().deal(1, "1", "1-jump", "1-bounce", "2", "2").put({1: (250, 100), 2: (330, 100)})
    offer = match.status.offers[0]  # type: ignore[union-attr]  # somebody is asked here
    view = match.game.view(match.state, offer.seat)
    assert len(offer.choices) > 5
    for choice in offer.choices:
        shown = face.write(view, choice.action, words)
        assert face.read(view, offer.choices, shown) == choice.action
        assert face.read(view, offer.choices, face.example(view, choice, words))
    toids = new_game()
    home = ChooseHome("a1", "south")
    assert (
        face_of("icetoids").write(toids.view, home, words) == {"en": "home a1 south", "fr": "départ a1 sud"}[language]
    )


def test_what_cannot_be_read_is_quoted_as_it_was_typed() -> None:
    with pytest.raises(Rejected) as refused:
        face_of("icetoids").read(new_game().view, (), "départ du train")
    assert refused.value.details == {"text": "départ du train"}


def test_no_word_means_two_things() -> None:
    for kind in ("command", "icecool", "icetoids"):
        said = [word for language in languages() for words in typed._words(kind, language).values() for word in words]
        english = {word for word in said if typed.understood(kind, word) == word}
        assert len(english) >= 10
        assert all(typed._known(kind)[typed._bare(word)] for word in said)
        meanings = {
            (typed._bare(word), name)
            for language in languages()
            for name, words in typed._words(kind, language).items()
            for word in words
        }
        assert len(meanings) == len({word for word, _ in meanings})
