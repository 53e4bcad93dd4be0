"""The HTTP interface keeps what its own description promises, whatever is asked of it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from web_server import served


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with served(tmp_path_factory.mktemp("schema")) as running:
        yield schemathesis.openapi.from_url(f"http://{running.host}/openapi/openapi.json")


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_answer_is_one_that_is_described(described: Any, mode: GenerationMode) -> None:
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) == 12
    for operation in operations:
        if mode is GenerationMode.POSITIVE or operation.path_parameters or operation.body or operation.query:
            ask(operation, mode)


def ask(operation: Any, mode: GenerationMode) -> None:
    """Ask for one thing in many ways, good ones or bad ones."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        answer = case.call()
        if answer.status_code != 413:  # too large is a refusal, which the library's own check does not know
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        assert answer.status_code < 500
        assert mode is GenerationMode.NEGATIVE or answer.status_code not in {400, 413, 415}
        if answer.status_code >= 400:
            assert set(answer.json()) <= {"code", "message", "rule"}
            assert "Traceback" not in answer.text

    check()
