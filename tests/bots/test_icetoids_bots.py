"""The bots of IceToids: they finish every game, repeat themselves, know nothing hidden, and see a win."""

from itertools import count, pairwise

import pytest
from msgspec import structs

from coldsnap.bots.driver import Fault, ask, decide, sensible
from coldsnap.bots.icetoids.distance import turns
from coldsnap.bots.icetoids.evaluate import Evaluator, Weights, key_of
from coldsnap.bots.icetoids.greedy import GreedyBot
from coldsnap.bots.icetoids.root import root_of
from coldsnap.bots.icetoids.search import Search, SearchBot, Tuning
from coldsnap.bots.icetoids.tree import Node
from coldsnap.bots.levels import LEVELS, level_names, make_bot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Choice, Over, Turn
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import ChooseHome, MovePiece, Orient
from coldsnap.games.icetoids.codes import CELLS, NEXT, OFF
from coldsnap.games.icetoids.state import IceToidsState
from coldsnap.match.table import Table
from icetoids_positions import GAME, Play, new_game, position
from sentences import refuses

FEW = Budget(simulations=24)
NAMES = level_names("icetoids")

OPEN_BOARD = """
    R   Y   B   G
    B   ^   ^>  R
    Y   G   ^><  B
    G   R   Y   ^>v<
"""


class Checked:
    """Passes a bot's answers on, and fails if one was not offered to it."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        action = self._bot.choose(view, choices, rng, budget)
        assert any(choice.accepts(action) for choice in choices), action
        return action


def match(names: tuple[str, ...], seed: str = "bots", budget: Budget = FEW, **options: str) -> Table:
    """A whole game between levels; no bot may fail."""
    table = Table.start(GAME, len(names), GAME.resolve(options), rng_from(seed).seed)
    bots = [Checked(make_bot("icetoids", name)) for name in names]
    faults: list[Fault] = []
    while isinstance(table.status, Turn):
        seat = table.status.offers[0].seat
        decide(table, seat, bots[seat], rng_from(f"bot {seat}"), budget, on_fault=faults.append)
    assert not faults
    return table


def answer(play: Play, bot: Bot, budget: Budget = FEW, seed: str = "bot") -> Action:
    """What a bot does in a position."""
    status = GAME.status(play.state)
    assert isinstance(status, Turn)
    (offer,) = status.offers
    return ask(bot, play.view, offer.choices, rng_from(seed), budget)


def search_of(play: Play) -> Search:
    status = GAME.status(play.state)
    assert isinstance(status, Turn)
    root = root_of(play.view, sensible(status.offers[0].choices), rng_from("root"))
    return Search(root, Evaluator(Weights()), Tuning())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tiles", ["singles12", "pairs6"])
@pytest.mark.parametrize("repetition", ["draw", "forbid", "off"])
def test_all_levels_finish_a_game_with_every_option_and_number_of_players(
    seats: int, tiles: str, repetition: str
) -> None:
    for orienter, entering in (("owner", "yes"), ("mover", "no")):
        for start in range(0, len(NAMES), seats):
            names = tuple(NAMES[(start + seat) % len(NAMES)] for seat in range(seats))
            table = match(names, tiles=tiles, repetition=repetition, orienter=orienter, entering_pushes=entering)
            assert isinstance(table.status, Over)


def test_the_search_finishes_games_against_itself_without_running_in_circles() -> None:
    thought = Budget(simulations=150)
    ends = [match(("orca", "orca"), f"circle {number}", thought).status for number in range(4)]
    assert sum(isinstance(end, Over) and end.reason == "icetoids-over-won" for end in ends) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_and_simulations_give_equal_games(name: str) -> None:
    names = (name, "rookie")
    assert match(names).entries == match(names).entries


def test_an_own_measure_of_thinking_does_not_look_at_the_clock() -> None:
    play = position(OPEN_BOARD, red=("a1", "b2", "c3"), yellow=("d4", "a2"))
    assert answer(play, SearchBot(300), Budget()) == answer(play, SearchBot(7), Budget(simulations=300))


def test_seconds_cut_the_search_short(monkeypatch: pytest.MonkeyPatch) -> None:
    search = search_of(position(OPEN_BOARD, red=("a1", "b2", "c3"), yellow=("d4", "a2")))
    ticks = count(1000.0, 0.01)
    monkeypatch.setattr("coldsnap.bots.icetoids.search.perf_counter", lambda: next(ticks))
    search.run(10**9, seconds=0.055)
    assert 0 < search.done < 10**6
    assert next(ticks) < 1000.1, "it has stopped at the first look after the end"


@pytest.mark.parametrize("name", NAMES)
def test_no_bot_knows_what_lies_under_a_hidden_tile(name: str) -> None:
    table = match(("rookie", "rookie"), seed="worlds")
    for entry, _ in list(pairwise(table.entries))[::6]:
        state = replayed(table, entry.ply)
        view = GAME.view(state, None)
        other = GAME.imagine(view, rng_from("another world"))
        assert other != state
        status, same = GAME.status(state), GAME.status(other)
        assert isinstance(status, Turn)
        assert status == same
        choices = status.offers[0].choices
        first, second = (
            ask(make_bot("icetoids", name), GAME.view(world, None), choices, rng_from("bot"), FEW)
            for world in (state, other)
        )
        assert first == second


def replayed(table: Table, ply: int) -> IceToidsState:
    """The state after an entry of a match."""
    again = Table.start(GAME, table.header.seats, table.header.options, table.header.seed)
    for entry in table.entries[1 : ply + 1]:
        again.submit(entry.move.seat, entry.move.action)
    assert isinstance(again.state, IceToidsState)
    return again.state


def test_the_answer_of_the_search_does_not_hang_on_its_dice() -> None:
    play = position(OPEN_BOARD, red=("a1", "b2", "c3"), yellow=("d4", "a2"))
    assert len({answer(play, SearchBot(), Budget(simulations=200), seed) for seed in "abc"}) == 1


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot()])
def test_a_win_in_one_is_found(bot: Bot) -> None:
    play = position(OPEN_BOARD, red=("a4", "b1", "c3"), yellow=("d4", "a2", "c1"))
    assert answer(play, bot) == MovePiece(2, "east")


def test_a_forced_win_in_two_turns_is_proven() -> None:
    play = position(OPEN_BOARD, red=("a4", "b1", "d4"), yellow=("a1", "a2", "a3"))
    search = search_of(play)
    search.run(3000)
    assert search.top.winner == 0
    assert search.best() == 4 * 2 + 2, "red lays its third piece down to the south, and nobody is near to stop it"


def test_the_search_stops_a_win_that_greed_does_not_see() -> None:
    """Yellow wins next turn by moving in; red can push the piece on the last target away."""
    play = position(
        OPEN_BOARD,
        red=("a4 east", "b1", "a1"),
        yellow=("b4", "a2", "c2 south"),
    )
    play.do(answer(play, SearchBot(), Budget(simulations=1500)))
    after = search_of(play)
    after.run(500)
    assert after.top.winner != 1


def test_a_lost_position_is_still_answered() -> None:
    play = position(OPEN_BOARD, red=("a1", "a3"), yellow=("b4", "a2", "c2 south"), turn="red")
    assert answer(play, SearchBot(), Budget(simulations=500)) in play.offered


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot()])
def test_an_arrow_is_laid_towards_ones_own_target(bot: Bot) -> None:
    play = position(
        """
        B   Y   B   G
        .   .   .   .
        G   R   R   R
        .   B   Y   Y
        """,
        red=("b2", "c2", "a2 south"),
        yellow=("c1", "d1", "b1"),
    )
    state = play.state
    assert isinstance(state, IceToidsState)
    pos = bytearray(state.position)
    flat.play(pos, 12 + (4 * 2 + 2) * 13)
    kinds = [kind for kind in range(16) if pos[flat.BAG + kind]]
    flat.reveal(pos, kinds[0], 1, 0)
    view = GAME.view(structs.replace(state, position=bytes(pos), seen=b""), None)
    oriented = Play(GAME.imagine(view, rng_from("x")))
    assert oriented.view.phase == "orienting"
    assert answer(oriented, bot) in (Orient("north"), Orient("east")), "from a1, d2 lies to the north east"


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot()])
def test_a_home_is_not_taken_in_a_corner_if_there_is_better(bot: Bot) -> None:
    homes = {answer(new_game(), bot, seed=str(seed)) for seed in range(12)}
    cells = {home.cell for home in homes if isinstance(home, ChooseHome)}
    assert len(cells) > 2
    assert not cells & {"a1", "a4", "d1", "d4"}


def test_where_repeats_are_forbidden_bots_keep_to_what_is_offered() -> None:
    table = match(("captain", "captain"), repetition="forbid", seed="no way back")
    assert isinstance(table.status, Over)


def test_a_third_coming_counts_as_a_draw_in_the_search() -> None:
    play = position(OPEN_BOARD, red=("a1", "b2", "c3"), yellow=("d4", "a2"))
    state = play.state
    assert isinstance(state, IceToidsState)
    before = search_of(play)
    before.run(100)
    code = before.best()
    pos = bytearray(state.position)
    flat.play(pos, code)
    search = search_of(Play(structs.replace(state, seen=flat.key(pos) * 2)))
    search.run(100)
    edge = search.top.codes.index(code)
    kid = search.top.kids[edge]
    assert isinstance(kid, Node)
    assert (kid.codes, kid.value) == ([], [0.45, 0.45])


def test_the_longest_game_counts_as_a_draw_in_the_search() -> None:
    play = position(OPEN_BOARD, red=("a1", "b2", "c3"), yellow=("d4", "a2"))
    state = play.state
    assert isinstance(state, IceToidsState)
    pos = bytearray(state.position)
    pos[flat.PLY], pos[flat.PLY + 1] = 399 & 255, 399 >> 8
    search = search_of(Play(structs.replace(state, position=bytes(pos))))
    search.run(100)
    tried = [kid for kid in search.top.kids if isinstance(kid, Node)]
    assert tried
    assert all(not kid.codes and kid.value == [0.45, 0.45] for kid in tried)


def test_a_move_that_is_proven_to_lose_is_not_played_however_often_it_was_visited() -> None:
    node = Node(None, 0, [0.5, 0.5])
    node.grow([7, 8], [0.9, 0.1], sharpness=8.0)
    for _ in range(9):
        node.learn(0, 0.9)
    node.learn(1, 0.1)
    node.kids = [Node(node, 1, [0.0, 1.0], winner=1), Node(node, 1, [0.1, 0.9])]
    assert not node.prove(0)
    assert node.codes[node.best()] == 8
    node.kids[1] = Node(node, 1, [0.0, 1.0], winner=1)
    assert node.prove(1)
    assert (node.winner, node.value) == (1, [0.0, 1.0])


def test_turns_are_counted_along_arrows_and_around() -> None:
    """The incremental table equals shortest paths found step by step."""
    arrows = bytes([0, 3, 16, 0, 15, 0, 16, 9, 0, 2, 0, 0, 16, 8, 4, 0])
    best = [[0 if a == b else 99 for b in range(CELLS)] for a in range(CELLS)]
    for _ in range(CELLS):
        for a in range(CELLS):
            for way, ahead in enumerate(NEXT[a]):
                if ahead != OFF:
                    step = 1 if arrows[a] < 16 and arrows[a] >> way & 1 else 2
                    best[a] = [min(old, step + far) for old, far in zip(best[a], best[ahead], strict=True)]
    assert [list(row) for row in turns(arrows)] == best


def test_the_cost_is_the_cheapest_way_to_share_the_targets_out() -> None:
    play = position(OPEN_BOARD, red=("a4", "b1", "d4"), yellow=("b4 north", "a2", "c2 south"))
    state = play.state
    assert isinstance(state, IceToidsState)
    pos = bytearray(state.position)
    board = Evaluator(Weights()).board(pos)
    assert board.cost(0, key_of(pos, 0)) == 2, "two are there, the third turns and moves"
    assert board.cost(1, key_of(pos, 1)) == 1, "two are there, the third points at its target"


def test_values_are_chances_and_favour_the_one_who_needs_fewer_turns() -> None:
    play = position(OPEN_BOARD, red=("a4", "b1", "d4"), yellow=("a1",), blue=("a2",), seats=3)
    state = play.state
    assert isinstance(state, IceToidsState)
    values = Evaluator(Weights()).values(bytearray(state.position))
    assert sum(values) == pytest.approx(1.0)
    assert values[0] == max(values) > 0.5


def test_every_level_has_a_name_and_an_unknown_one_is_refused_with_those_there_are() -> None:
    assert tuple(LEVELS["icetoids"]) == NAMES == ("pebble", "chick", "rookie", "captain", "orca")
    with refuses(ColdsnapError, match=r"'shark'.*pebble, chick, rookie, captain, orca"):
        make_bot("icetoids", "shark")
    with pytest.raises(ColdsnapError, match="chess"):
        make_bot("chess", "orca")
