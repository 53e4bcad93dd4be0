"""Bots at the ICECOOL table: they finish every kind of match, repeat themselves for a seed, and aim sensibly."""

from collections.abc import Sequence
from typing import cast

import pytest

from coldsnap.arena.series import Series, play_game
from coldsnap.bots.driver import Fault, ask, decide
from coldsnap.bots.icecool.aiming_bot import AimingBot
from coldsnap.bots.icecool.routes.plan import doors_left
from coldsnap.bots.icecool.routes.straight_flicks import REACH, chance_of_door, in_the_way, power_for, yaw_to
from coldsnap.bots.levels import DEFAULT, LEVELS, bot_names, level_names, make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Ranged, Simulate, Turn
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse, Point, Scene
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import board
from coldsnap.games.icecool.state.actions import ChooseRoom, EndTurn, FlickPenguin, PlaceCatcher, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.events import LapDone, RoundEnded, TokenTaken
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Outcome, Simulator, Trajectory
from icecool_match import Match, raised
from sentences import refuses

ICECOOL = ("icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice")
LITTLE = Budget(simulations=8)
"""Little thought: whole matches must be quick here."""


class Frozen:
    """A simulator in which nothing ever moves: the longest matches that there are."""

    engine = "frozen 1"

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        del scene, impulse
        return Trajectory((), ())

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        del threads
        return [self.run(scene, impulse) for impulse in impulses]


def played(
    game_id: str, levels: Sequence[str], simulator: Simulator, seed: str = "bots", **options: str
) -> tuple[Table, list[Fault]]:
    """A match of bots that think little to its end, and what went wrong with them."""
    game, secret = game_named(game_id), rng_from(seed)
    bots = [make_bot(game_id, level, lambda: simulator) for level in levels]
    table = Table.start(game, len(levels), game.resolve(options), secret.split("match").seed)
    faults: list[Fault] = []
    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            settle(table, simulator)
        else:
            seat = table.status.offers[0].seat
            decide(table, seat, bots[seat], secret.split(f"bot {seat}"), LITTLE, on_fault=faults.append)
    return table, faults


def ends(table: Table) -> list[str]:
    return [event.why for entry in table.entries for event in entry.events if isinstance(event, RoundEnded)]


def test_four_rookies_end_their_rounds_by_fish_and_catches() -> None:
    table, faults = played("icecool2", ["rookie"] * 4, MujocoSimulator())
    assert faults == []
    assert len(ends(table)) == 4
    assert set(ends(table)) <= {"three-fish", "all-caught"}
    fish = [event for entry in table.entries for event in entry.events if isinstance(event, TokenTaken)]
    assert len(fish) >= 8


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("icecool", 2, {}),
        ("icecool", 3, {"scoring": "tournament", "circle": "first_round", "tremor": "full"}),
        ("icecool2", 2, {"walruses": "yes", "stuck": "must", "layout": "school"}),
        ("icecool2", 3, {"through_and_back": "no", "round_end": "instant", "deck": "icecool2-thirds"}),
        ("icecool-race", 2, {"walruses": "yes"}),
        ("icecool-race", 4, {"tokens": "six"}),
        *(("icecool-practice", 1, {"drill": drill}) for drill in ("lap", "straight", "curve", "jump")),
        ("icecool-practice", 1, {"drill": "curve", "layout": "school-mirrored", "tremor": "light"}),
    ],
)
def test_bots_finish_every_preset_with_real_physics(game: str, seats: int, options: dict[str, str]) -> None:
    names = ["captain", "hunter", "jumper", "curler"]
    table, faults = played(game, names[:seats], MujocoSimulator(), **options)
    assert faults == []
    assert "cap" not in ends(table)


@pytest.mark.parametrize("level", ["pebble", "rookie"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("icecool", 2, {"first_catcher": "2"}),
        ("icecool2", 3, {"walruses": "yes"}),
        ("icecool-both", 6, {}),
        ("icecool-race", 3, {}),
        ("icecool-practice", 1, {"drill": "jump"}),
        ("icecool-practice", 1, {"drill": "lap"}),
    ],
)
def test_bots_come_to_an_end_even_where_nothing_moves(
    level: str, game: str, seats: int, options: dict[str, str]
) -> None:
    table, faults = played(game, [level] * seats, Frozen(), **options)
    assert faults == []
    assert set(ends(table)) == {"cap"}


def test_free_practice_gives_the_rookie_something_to_flick_at() -> None:
    game = game_named("icecool-practice")
    table = Table.start(game, 1, game.resolve({"drill": "free"}), rng_from("free").seed)
    simulator, bot = MujocoSimulator(), make_bot("icecool-practice", "rookie", MujocoSimulator)
    for _ in range(12):
        decide(table, 0, bot, rng_from("bot"), LITTLE)
        settle(table, simulator)
    flicks = [entry for entry in table.entries if isinstance(entry.move.action, FlickPenguin)]
    assert len(flicks) > 6


def test_a_seed_repeats_a_match_of_bots() -> None:
    first, second, other = (
        played("icecool2", ["rookie", "pebble"], MujocoSimulator(), seed)[0].entries for seed in ("a", "a", "b")
    )
    assert first == second
    assert first != other


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_lap_is_made_in_few_flicks_and_ends_where_it_began(seed: str) -> None:
    table, _ = played("icecool-practice", ["orca"], MujocoSimulator(), seed)
    laps = [event for entry in table.entries for event in entry.events if isinstance(event, LapDone)]
    assert [lap.flicks <= 6 for lap in laps] == [True]


def test_the_arena_settles_flicks() -> None:
    series = Series("icecool2", ("rookie", "pebble"), games=1, seed="physics", budget=LITTLE)
    result = play_game(series, 0).result
    assert result.faults == 0
    assert result.winner is not None
    assert all(len(times) > 3 for times in result.seconds), "a flick is a decision, though it is one choice"


def test_every_game_has_the_default_level_and_the_weakest_first() -> None:
    assert all(DEFAULT in levels for levels in LEVELS.values())
    assert [level_names(game) for game in ICECOOL] == [level_names("icetoids")] * len(ICECOOL)
    assert bot_names("icecool") == (*level_names("icecool"), "jumper", "curler", "hunter")
    assert bot_names("icetoids") == level_names("icetoids")


def test_a_bot_that_thinks_with_physics_is_not_made_without_an_engine() -> None:
    with refuses(ColdsnapError, match="needs an engine"):
        make_bot("icecool2", "orca")


# --- what the aiming bot does in a position ---


def chosen(match: Match, seed: str = "hand") -> Action:
    """What the aiming bot does, with a hand that does not err."""
    status = match.status
    assert isinstance(status, Turn)
    (offer,) = status.offers
    view = match.game.view(match.state, offer.seat)
    return ask(AimingBot(error=0.0), view, offer.choices, rng_from(seed), Budget())


def aimed(match: Match) -> FlickPenguin:
    action = chosen(match)
    assert isinstance(action, FlickPenguin)
    assert (action.side, action.height) == (0, 0)
    return action


def direction(frm: tuple[float, float], to: tuple[float, float]) -> int:
    return yaw_to(Point(*frm), Point(*to))


def test_a_runner_shoots_at_its_own_fish_when_it_stands_before_the_door() -> None:
    match = Match(seats=3).place_catcher().put({1: (495, 120)})
    assert aimed(match).yaw == 900
    assert aimed(match.hang(1, "2-4")).yaw != 900


def test_a_runner_goes_to_the_door_that_leads_to_its_fish() -> None:
    match = Match(seats=3).place_catcher((60, 540)).put({1: (300, 120)}).hang(1, "3-5")
    assert aimed(match).yaw == 900, "through 1-5 into the room of the door"


def test_a_runner_that_sees_a_door_from_the_side_goes_before_it_first() -> None:
    match = Match(seats=3).place_catcher((60, 540)).put({1: (260, 175)}).hang(1, "1-3")
    flick = aimed(match)
    assert direction((260, 175), (495, 210)) != flick.yaw
    assert flick.yaw > 1800 + 900, "away from the wall, to the right"


def test_a_catcher_shoots_at_the_runner_in_its_room_and_else_at_a_door_towards_one() -> None:
    match = Match(seats=2).place_catcher((100, 500))
    match.put({1: (300, 450)}).pass_turns_to(0)
    assert aimed(match).yaw == direction((100, 500), (300, 450))
    match.put({0: (280, 495), 1: (450, 300)})
    assert aimed(match).yaw == 0, "through 2-3 into the Gym"


def test_a_caught_runner_is_left_alone_while_others_run_free() -> None:
    match = Match(seats=3).place_catcher((100, 500)).put({1: (200, 450), 2: (250, 560)}).pass_turns_to(0)
    match.set(Ids((0, 0, 2)))
    assert aimed(match).yaw == direction((100, 500), (250, 560))


@pytest.mark.parametrize("layout", ["school", "school-mirrored"])
def test_the_catcher_is_put_where_it_faces_a_door(layout: str) -> None:
    match, school = Match(seats=3, layout=layout), board(layout)
    action = chosen(match)
    assert isinstance(action, PlaceCatcher)
    doors = [door.at for door in school.doors if "2" in door.rooms]
    assert any(action.at.x == at.x or action.at.y == at.y for at in doors)


def test_a_stuck_runner_takes_the_line_from_which_its_fish_is_nearer() -> None:
    match = Match(seats=3).place_catcher((60, 540)).put({1: (300, 210)}).hang(1, "3-5")
    rooms = {cast(PlaceOnLine, action).room: action for action in match.offered(PlaceOnLine)}
    assert rooms.keys() == {"1", "5"}
    assert chosen(match) == rooms["5"]


def test_a_penguin_that_stands_well_stays_off_the_line() -> None:
    match = Match(seats=3).place_catcher((60, 540)).put({1: (495, 185)}).hang(1, "1-3")
    assert match.offered(PlaceOnLine)
    assert isinstance(chosen(match), FlickPenguin)


def test_it_skates_when_it_can_and_ends_its_turn_when_it_cannot() -> None:
    match = Match(seats=3).place_catcher().deal(1, "1-jump", "1-doors", "2", "2")
    match.flick(rest={1: (300, 80)})
    assert chosen(match) == UseSkates(("1-doors", "1-jump"))
    match.deal(1, "1-jump", "2", "2")
    assert chosen(match) == EndTurn()


def test_it_announces_no_task_and_moves_no_fish_before_a_flick() -> None:
    match = Match(seats=3).place_catcher().deal(1, "1-jump", "2", "2")
    assert isinstance(chosen(match), FlickPenguin)


def test_from_a_wall_it_comes_down_where_it_wants_to_go() -> None:
    match = Match(seats=3).place_catcher((60, 540)).hang(1, "3-5")
    match.flick(poses=[raised(1, (420, 210), 85)])
    assert {cast(ChooseRoom, action).room for action in match.offered(ChooseRoom)} == {"1", "3"}
    assert chosen(match) == ChooseRoom("3")


def test_a_hand_errs_a_little_and_always_within_the_offer() -> None:
    match = Match(seats=3).place_catcher()
    status = match.status
    assert isinstance(status, Turn)
    (offer,) = status.offers
    view = match.game.view(match.state, offer.seat)
    (choice,) = (choice for choice in offer.choices if isinstance(choice, Ranged))
    drawn = [AimingBot().choose(view, offer.choices, rng_from(str(n)), Budget()) for n in range(60)]
    assert all(choice.accepts(action) for action in drawn)
    straight = aimed(match)
    yaws = [cast(FlickPenguin, action).yaw - straight.yaw for action in drawn]
    assert len(set(yaws)) > 30
    assert max(map(abs, yaws)) < 120


# --- geometry ---


def test_power_grows_with_the_way_and_meets_what_was_measured() -> None:
    powers = [power_for(length / 100) for length in range(101)]
    assert powers == sorted(powers)
    assert (powers[0], powers[-1]) == (0, 1000)
    assert [power_for(length) for _, length in REACH] == [power for power, _ in REACH]


def test_a_straight_flick_slides_as_far_as_was_planned() -> None:
    school = Match(seats=2).place_catcher((40, 560))
    match = school.put({1: (105, 60)})
    match.act(FlickPenguin("p1", 900, power_for(0.2)))
    status = match.status
    assert isinstance(status, Simulate)
    rest = MujocoSimulator().run(status.scene, status.impulse).rest[0].pose
    assert rest.y - 0.06 == pytest.approx(0.2, abs=0.01)


def test_a_door_is_hard_to_hit_from_afar_and_from_the_side() -> None:
    school = board("school")
    door = school.door("1-3")
    near, far, aside = (chance_of_door(school, Point(*at), door) for at in ((0.495, 0.15), (0.495, 0.02), (0.3, 0.18)))
    assert near > far > aside
    assert aside == 0.0


def test_who_stands_beside_the_way_is_not_in_it() -> None:
    start, goal = Point(0.0, 0.0), Point(0.3, 0.0)
    assert in_the_way(start, goal, Point(0.1, 0.03))
    assert not in_the_way(start, goal, Point(0.1, 0.04))
    assert not in_the_way(start, goal, Point(-0.1, 0.0))


def test_doors_are_counted_along_the_shortest_way() -> None:
    school = board("school")
    assert doors_left(school, "2", lambda door, _: door.id == "2-4") == 1
    assert doors_left(school, "2", lambda door, _: door.id == "1-5") == 3
    assert doors_left(school, "5", lambda _, beyond: beyond == "2") == 2
    assert doors_left(school, "5", lambda *_: False) == len(school.doors)
