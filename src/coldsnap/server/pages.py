"""The pages for people: the built browser client if it is there, else a plain page that says what can be done."""

from html import escape
from pathlib import Path
from typing import Final

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

WEB: Final = Path(__file__).parents[1] / "web_dist"

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coldsnap</title>
</head>
<body>
<main>
<h1>Coldsnap</h1>
<p>This server is running, but the browser table has not been built into it yet.</p>
{advice}
<p>Programs can talk to it: <a href="/openapi">the HTTP interface</a>.</p>
</main>
</body>
</html>
"""
_TABLE: Final = """<p>You have opened a link to table <code>{table}</code>. To play, give the whole link, with all that
comes after its <code>#</code>, to the terminal client:</p>
<pre>coldsnap join "LINK"</pre>
<p>The part after the <code>#</code> is your secret: your browser has not sent it here, and it opens your seat.</p>"""
_FRONT: Final = """<p>To play with others, open a link to a table in the terminal client:</p>
<pre>coldsnap join "LINK"</pre>
<p>To play on one computer: <code>coldsnap play</code>.</p>"""


def plain_page(table: str | None = None) -> str:
    """The page of a server without the browser table."""
    advice = _FRONT if table is None else _TABLE.format(table=escape(table))
    return _PAGE.format(advice=advice)


def page_routes(web: Path) -> list[HTTPRouteHandler | Router]:
    """The front page and the page of a table: `web`'s, if it has been built."""
    if (web / "index.html").is_file():
        return _built(web)
    return [front_page, table_page]


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> str:
    """The front page without the browser table."""
    return plain_page()


@get("/t/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(table: FromPath[str]) -> str:
    """The page of a table without the browser table."""
    return plain_page(table)


def _built(web: Path) -> list[HTTPRouteHandler | Router]:
    index = web / "index.html"

    @get(["/", "/t/{table:str}", "/archive"], include_in_schema=False)
    async def client_page() -> File:
        """The browser client; it reads the address itself."""
        return File(index, media_type=MediaType.HTML, content_disposition_type="inline")

    return [client_page, create_static_files_router("/assets", [web / "assets"], include_in_schema=False)]
