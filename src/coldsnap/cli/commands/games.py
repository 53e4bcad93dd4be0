"""`coldsnap games`: which games there are, and the options of their tables."""

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.games.registry import GAMES
from coldsnap.render.words import option_id


def games(language: str | None) -> None:
    """List the games and their table options."""
    words, console = words_in(language), console_for(no_colour=False)
    for game in GAMES.values():
        info = game.info
        console.print(f"{info.id}  {words.say(f'game-{info.id}-about')}")
        for option in info.options:
            label = option_id(info.id, option.name)
            console.print(f"  -o {option.name}=…  {words.say(label)} [{option.rule}]")
            for value in option.values:
                mark = "*" if value == option.default else " "
                console.print(f"   {mark} {value}: {words.say(f'{label}-{value}')}")
