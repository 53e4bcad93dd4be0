"""Random play of IceToids beside OpenSpiel and PettingZoo, interleaved in one run. `make bench` sets up and runs it.

Only the ratios mean something on a shared machine. PettingZoo's and OpenSpiel's numbers are theirs through Python.
"""

import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from coldsnap.arena.speed.icetoids_speed import flat_playout, table_playout

ROUNDS = 5
SECONDS = 1.0


def openspiel(name: str) -> Callable[[random.Random], int]:
    """Random play of an OpenSpiel game; chance nodes are sampled and not counted."""
    game = pyspiel.load_game(name)

    def playout(rand: random.Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rand.choices(outcomes, weights)[0])
            else:
                state.apply_action(rand.choice(state.legal_actions()))
                plies += 1
        return plies

    return playout


def pettingzoo(module: object) -> Callable[[random.Random], int]:
    """Random play of a PettingZoo game, with its mask."""
    env = module.raw_env()  # type: ignore[attr-defined]

    def playout(rand: random.Random) -> int:
        env.reset(seed=rand.randrange(2**31))
        plies = 0
        for _ in env.agent_iter():
            observation, _, done, cut, _ = env.last()
            if done or cut:
                env.step(None)
                continue
            legal = [index for index, free in enumerate(observation["action_mask"]) if free]
            env.step(rand.choice(legal))
            plies += 1
        return plies

    return playout


def per_second(playout: Callable[[random.Random], int]) -> float:
    """Plies per second of processor time over about a second."""
    rand, plies = random.Random(1), 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        plies += playout(rand)
    return plies / spent


def main() -> None:
    """Measure all engines in turns and print medians and ratios."""
    importlib.import_module("open_spiel.python.games")  # registers the games that are written in Python
    engines: dict[str, Callable[[random.Random], int]] = {
        "Coldsnap IceToids, flat core": flat_playout,
        "Coldsnap IceToids, Table with record and digest": table_playout,
        "OpenSpiel connect_four (C++)": openspiel("connect_four"),
        "OpenSpiel breakthrough (C++)": openspiel("breakthrough"),
        "OpenSpiel backgammon (C++)": openspiel("backgammon"),
        "OpenSpiel python_tic_tac_toe": openspiel("python_tic_tac_toe"),
        "PettingZoo tictactoe_v3": pettingzoo(tictactoe_v3),
        "PettingZoo connect_four_v3": pettingzoo(connect_four_v3),
    }
    taken: dict[str, list[float]] = {name: [] for name in engines}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, playout in engines.items():
            taken[name].append(per_second(playout))
    medians = {name: statistics.median(values) for name, values in taken.items()}
    ours = medians["Coldsnap IceToids, flat core"]
    if "--json" in sys.argv:
        print(json.dumps({name: round(value) for name, value in medians.items()}))
        return
    print("| engine, random play | plies/s | flat core is ... times as fast |\n|---|---|---|")
    for name, value in medians.items():
        print(f"| {name} | {value:,.0f} | {ours / value:.2f} |")


if __name__ == "__main__":
    main()
