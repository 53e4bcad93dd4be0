"""The description of the HTTP interface: as JSON for programs, and as a plain page that loads nothing from anywhere."""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from coldsnap.server.settings import BUILD
from coldsnap.wire.bodies import BODIES

_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title></head>
<body><main><h1>{title}</h1>
<p>The same as <a href="/openapi/openapi.json">OpenAPI in JSON</a>. Moves are made over a socket at
<code>/ws/TABLE</code>: see docs/wire.md.</p>
{routes}
</main></body></html>
"""


class TrueJson(JsonRenderPlugin):
    """The description as JSON, with the bodies as msgspec decodes them: bounds, patterns and no unknown fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description."""
        _, bodies = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
        components = {**openapi_schema["components"], "schemas": bodies}
        return super().render(request, {**openapi_schema, "components": components})


class PlainPage(OpenAPIRenderPlugin):
    """The interface as HTML without script and without style."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        del request
        title = escape(openapi_schema["info"]["title"])
        return _PAGE.format(title=title, routes="\n".join(_routes(openapi_schema["paths"]))).encode()


def openapi_config() -> OpenAPIConfig:
    """The settings with which Litestar describes the interface."""
    return OpenAPIConfig(
        title="Coldsnap",
        version=BUILD,
        description="Tables by link. Secrets are in bodies and in Authorization headers, never in addresses.",
        path="/openapi",
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), TrueJson(path="/openapi.json")],
    )


def _routes(paths: dict[str, Any]) -> Iterator[str]:
    for path, methods in sorted(paths.items()):
        for method, route in sorted(methods.items()):
            if not isinstance(route, dict):
                continue
            yield f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
            yield f"<p>{escape(route.get('description') or route.get('summary') or '')}</p>"
            yield from _table(
                "Parameters", [(each["name"], each.get("in", "")) for each in route.get("parameters") or []]
            )
            answers = (route.get("responses") or {}).items()
            yield from _table("Answers", [(status, answer.get("description", "")) for status, answer in answers])


def _table(title: str, rows: list[tuple[str, str]]) -> Iterator[str]:
    if rows:
        cells = "".join(f"<tr><th scope=row>{escape(one)}</th><td>{escape(two)}</td></tr>" for one, two in rows)
        yield f"<table><caption>{title}</caption>{cells}</table>"
