"""What can be said of any match: the unions of the actions, events and slices of all rule families.

They are collected from the registered modules, so that a new one need not be written into any list but theirs. On the
wire they are strict: what no module has named is refused.
"""

from collections.abc import Iterable
from typing import Any, Final, Union

from coldsnap.games.icecool.modules import IN_ORDER
from coldsnap.games.icecool.state import events, state, view
from coldsnap.games.icecool.state.actions import EndTurn


def _union(kinds: Iterable[type]) -> Any:
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007 - its members are found, not written


ACTION: Final = _union([*(kind for module in IN_ORDER for kind in module.owns), EndTurn])
EVENT: Final = _union([*events.BASE, *(kind for module in IN_ORDER for kind in module.tells)])
SLICE: Final = _union(module.keeps for module in IN_ORDER if module.keeps)
SLICE_SEEN: Final = _union(module.shows or module.keeps for module in IN_ORDER if module.keeps)

# The annotations of these two classes name the unions, and are looked up when a value of the class is first read.
vars(state)["AnySlice"] = SLICE
vars(view)["AnySliceSeen"] = SLICE_SEEN
