"""The pages for people: the built browser client if it is there, else a plain page that says what can be done."""

from collections.abc import Mapping
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.http.static_files import INDEX, StaticFile
from coldsnap.server.services import services_of

WEB: Final = Path(__file__).parents[2] / "web_dist"
PAGES: Final = (
    *("/", "/new", "/practice", "/tables", "/archive", "/replay/{table:str}", "/party/{table:str}"),
    *("/learn", "/learn/{lesson:path}", "/rules", "/rules/{rule:path}"),
)
"""The addresses of the browser client: it is the same page for all of them. web/src/app has the other end."""
TABLE: Final = "/t/{table:str}"
"""The same page again; it names what a table of that game needs."""
VARIANTS: Final = "/pages/"
"""Below it, the build puts the pages of tables: GAME-LANGUAGE.html (web/build/tablePages.ts)."""

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
_MISSING: Final = """<p>There is nothing at this address. <a href="/">To the front page</a></p>"""
_FRONT: Final = """<p>To play with others, open a link to a table in the terminal client:</p>
<pre>coldsnap join "LINK"</pre>
<p>To play on one computer: <code>coldsnap play</code>.</p>"""


def plain_page(table: str | None = None) -> str:
    """The page of a server without the browser table."""
    advice = _FRONT if table is None else _TABLE.format(table=escape(table))
    return _PAGE.format(advice=advice)


def page_routes(items: Mapping[str, StaticFile]) -> list[HTTPRouteHandler]:
    """The pages and files of the client, if it has been built; else two plain pages."""
    return _built(items) if items else [front_page, table_page]


def missing_page(items: Mapping[str, StaticFile], request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page that says that there is nothing here, for whoever reads pages; None for programs.

    It is the client's own: it reads the address, finds no screen for it, and says so in the language of its reader.
    """
    if request.method not in {"GET", "HEAD"} or "text/html" not in request.headers.get("accept", ""):
        return None
    if not items:
        content = _PAGE.format(advice=_MISSING).encode()
        return Response(content, media_type=MediaType.HTML, status_code=HTTPStatus.NOT_FOUND)
    answer = items[INDEX].answer(request.headers.get("accept-encoding", ""), "")
    answer.status_code = HTTPStatus.NOT_FOUND
    return answer


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> str:
    """The front page without the browser table."""
    return plain_page()


@get(TABLE, media_type=MediaType.HTML, include_in_schema=False)
async def table_page(table: FromPath[str]) -> str:
    """The page of a table without the browser table."""
    return plain_page(table)


def _built(items: Mapping[str, StaticFile]) -> list[HTTPRouteHandler]:
    """All routes are known in advance: what is no file of the client and none of its pages is not found."""

    @get(TABLE, include_in_schema=False)
    async def client_table(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
        """The browser client at a table."""
        wanted = variant(items, await _game_of(request, table), request.headers.get("accept-language", ""))
        answer = _answer(items[wanted], request)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    @get([*PAGES], include_in_schema=False)
    async def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The browser client; it reads the address itself."""
        return _answer(items[INDEX], request)

    files = sorted(path for path in items if path != INDEX and not path.startswith(VARIANTS))

    @get(files, include_in_schema=False)
    async def client_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the browser client."""
        return _answer(items[request.url.path], request)

    return [client_table, client_page, *([client_file] if files else [])]


def variant(items: Mapping[str, StaticFile], game: str | None, accepted: str) -> str:
    """The page of a table of this game, in the language that an Accept-Language header names first.

    A table that is not there gets the page of the first game, so that the page does not tell which tables there are.
    """
    paths = (path for path in items if path.startswith(VARIANTS))
    names = [path.removeprefix(VARIANTS).removesuffix(".html").split("-") for path in paths]
    if not names:
        return INDEX
    family = next((first for first, _ in names if game is not None and game.startswith(first)), names[0][0])
    languages = [language for first, language in names if first == family]
    tags = (tag.strip()[:2].lower() for tag in accepted.split(","))
    return f"{VARIANTS}{family}-{next((tag for tag in tags if tag in languages), languages[0])}.html"


def _answer(item: StaticFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    return item.answer(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


async def _game_of(request: Request[Any, Any, Any], table: str) -> str | None:
    try:
        row = await services_of(request.app).store.row(table)
    except ColdsnapError:  # the page can be shown all the same, and will say what is wrong
        return None
    return None if row is None else row.game
