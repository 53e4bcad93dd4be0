"""Refusals of requests: a stable code, perhaps a sentence and a rule; never a stack and nobody else's ids."""

from http import HTTPStatus
from typing import Final

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException

from coldsnap.core.errors import BadOption, ColdsnapError, Rejected, Undecodable
from coldsnap.core.validation import fault_in
from coldsnap.server.logs import log
from coldsnap.wire.bodies import Wrong


class Problem(ColdsnapError):
    """A request that is refused."""

    def __init__(self, status: HTTPStatus, code: str, message: str | None = None, rule: str | None = None) -> None:
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        super().__init__(code)


_CODES: Final[dict[int, str]] = {
    400: "bad-request",
    401: "no-token",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
}
_STATUS: Final[dict[str, HTTPStatus]] = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-game": HTTPStatus.UNPROCESSABLE_ENTITY,
    "no-such-level": HTTPStatus.UNPROCESSABLE_ENTITY,
    "seats": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-much-stored": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-bot-tables": HTTPStatus.TOO_MANY_REQUESTS,
}


def encode_problem(problem: Problem) -> bytes:
    """The body of a refusal."""
    return msgspec.json.encode(Wrong(problem.code, problem.message, problem.rule))


def problem_of(error: Exception, language: str | None = None) -> Problem:
    """The answer that tells an error, in the language that the request accepts.

    One that nobody foresaw is logged and told as nothing but its code.
    """
    match error:
        case Problem():
            return error
        case Rejected():
            status = _STATUS.get(error.code, HTTPStatus.CONFLICT)
            return Problem(status, error.code, rule=error.rule)
        case BadOption():
            return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-option", _sentence(error, language))
        case Undecodable():
            return Problem(HTTPStatus.BAD_REQUEST, "bad-request", _sentence(error, language)[:200])
        case RecursionError() | UnicodeDecodeError():
            return Problem(HTTPStatus.BAD_REQUEST, "bad-request", _sentence(Undecodable("not-json"), language))
        case ValidationException() if _is_path(error):
            return Problem(HTTPStatus.NOT_FOUND, "no-such-table")
        case ValidationException() | ClientException():
            code = _CODES.get(error.status_code, "bad-request")
            return Problem(HTTPStatus(error.status_code), code, _said(error, language))
        case HTTPException() if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
            return Problem(HTTPStatus(error.status_code), _CODES.get(error.status_code, "bad-request"))
        case ColdsnapError():
            log.error("request-failed", cause=str(error))
            return Problem(HTTPStatus.SERVICE_UNAVAILABLE, "unavailable")
        case _:
            log.error("request-crashed", exc_info=error)
            return Problem(HTTPStatus.INTERNAL_SERVER_ERROR, "broken")


def forget_places(error: BaseException | None) -> None:
    """Forget where an error and what led to it were raised, once it is answered.

    Those places know the request, and often the error itself: together they would stay in memory.
    """
    while error is not None and error.__traceback__ is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def answer_problem(problem: Problem) -> Response[Wrong]:
    """The answer to a request that failed."""
    return Response(
        Wrong(problem.code, problem.message, problem.rule),
        status_code=int(problem.status),
        media_type=MediaType.JSON,
    )


def _is_path(error: ValidationException) -> bool:
    """Whether the address itself names what can be no table: that is no fault of form for whoever follows a link."""
    extra = error.extra
    return isinstance(extra, list) and any(isinstance(each, dict) and each.get("source") == "path" for each in extra)


def _sentence(error: ColdsnapError, language: str | None) -> str:
    from coldsnap.render.texts import Texts, pick_language  # a server that nobody asks amiss needs none

    return Texts(pick_language(language, {})).error(error)


def _said(error: HTTPException, language: str | None) -> str | None:
    """The first thing that was wrong with the input, in our words: where it was, and what."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        code, details, path = fault_in(str(first.get("message", "")))
        said = _sentence(Undecodable(code, f"${path}", **details), language)
        return f"{first.get('key') or 'body'}: {said}"[:200]
    return None
