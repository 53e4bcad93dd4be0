"""What every test run needs: the `rule` mark, and properties that draw the same examples each time. No test logic."""

import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How fast the machine is proves nothing: neither a deadline nor a health check minds it.
_TIMELESS = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("coldsnap", _TIMELESS, derandomize=True)
settings.register_profile("shaken", _TIMELESS, derandomize=False)  # scripts/shake gives each run a seed
settings.load_profile("coldsnap")

for _name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
    os.environ.pop(_name, None)  # a make that a test runs is no part of the make that runs the tests

_CATALOGUE = Path(__file__).parent / "rulebook" / "rules.toml"


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks: anything else is a typing error (--strict-markers)."""
    config.addinivalue_line("markers", "rule(id): the rule of tests/rulebook/rules.toml that the test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run with a test that cites a rule which is unknown or not built."""
    built = {row["id"]: row["built"] for row in tomllib.loads(_CATALOGUE.read_text(encoding="utf-8"))["rule"]}
    for item in items:
        for mark in item.iter_markers("rule"):
            for cited in mark.args:
                if not built.get(cited, False):
                    raise pytest.UsageError(f"{item.nodeid} cites {cited}, which is unknown or not built")
