"""`coldsnap rules`: what a rule id means, in plain words."""

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.core.errors import ColdsnapError


def rules(
    rule: str | None,
    language: str | None,
) -> None:
    """Show a rule, or all of them."""
    words = words_in(language)
    console = console_for(no_colour=False)
    if rule and rule.upper() not in words.rule_ids():
        raise ColdsnapError("no-rule", rule=rule)
    for rule_id in [rule.upper()] if rule else words.rule_ids():
        console.print(f"{rule_id}  {words.rule(rule_id)}\n", soft_wrap=False)
