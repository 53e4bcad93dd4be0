"""The built browser client as the server hands it out: pages, files, what caches may keep, and what is packed."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from coldsnap.server.http.pages import variant
from coldsnap.server.http.static_files import INDEX, StaticFile, codings, load_static_files
from web_server import Answer, Served, served

SCRIPT = b"export {}\n" * 300
ADDRESSES = (
    *(
        "/",
        "/new?game=icecool2",
        "/practice",
        "/tables",
        "/archive",
        "/t/some-table-id",
        "/party/some-table-id",
        "/replay/some-table-id",
        "/replay/some-table-id?at=12",
    ),
    *("/learn", "/learn/first-flick", "/learn/icetoids/2", "/rules", "/rules/COOL-7"),
)
PAGES = ("icecool-en", "icecool-fr", "icetoids-en", "icetoids-fr")
NOWHERE = (
    *("/nowhere", "/t", "/t/", "/t/a/b", "/index.htm", "/web_dist"),
    *("/assets", "/assets/", "/assets/b.js", "/icons", "/pages/icecool-en.html"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("built")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "icons").mkdir()
    (web / "index.html").write_text("<!doctype html><title>built</title>")
    (web / "pages").mkdir()
    for name in PAGES:
        (web / "pages" / f"{name}.html").write_text(f"<!doctype html><title>built</title>{name}")
    (web / "assets" / "a-1b2c.js").write_bytes(SCRIPT)
    (web / "assets" / "a-1b2c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (web / "assets" / "a-1b2c.js.br").write_bytes(b"brotli stands here")
    (web / "assets" / "font-3d4e.woff2").write_bytes(b"font")
    (web / "sw.js").write_text("self.x = 1")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "icons" / "icon-192.png").write_bytes(b"png")
    with served(folder, web=web) as running:
        yield running


def packed(server: Served, path: str, accepted: str) -> Answer:
    return server.ask("GET", path, headers={"accept-encoding": accepted})


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_client_is_its_page(server: Served, address: str) -> None:
    page = server.ask("GET", address)
    assert (page.status, b"built" in page.body) == (200, True)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "attachment" not in page.headers.get("content-disposition", "")
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/assets/a-1b2c.js", "/assets/font-3d4e.woff2"])
def test_parts_of_a_page_may_do_nothing_by_themselves(server: Served, path: str) -> None:
    headers = server.ask("GET", path).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_what_works_for_a_page_by_itself_is_bound_as_a_page_is(server: Served) -> None:
    assert "connect-src 'self'" in server.ask("GET", "/sw.js").headers["content-security-policy"]


@pytest.mark.parametrize("path", NOWHERE)
def test_what_the_client_does_not_have_is_not_found(server: Served, path: str) -> None:
    assert server.ask("GET", path).status == 404


@pytest.mark.parametrize("path", [*NOWHERE, "/admin/metrics", "/api/nothing"])
def test_who_reads_pages_is_shown_one_where_there_is_nothing(server: Served, path: str) -> None:
    """A browser says that it would like HTML; the client's own page then says in its language that nothing is there."""
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "if-none-match": "*"}
    page = server.ask("GET", path, headers=browser)
    assert (page.status, page.body) == (404, b"<!doctype html><title>built</title>")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    program = server.ask("GET", path, headers={"accept": "*/*"})
    assert (program.status, program.json) == (404, {"code": "not-found"})
    assert server.ask("POST", "/nowhere", {}, headers=browser).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/assets/../../t.sqlite", "/assets/%2e%2e/%2e%2e/t.sqlite", "/assets/a-1b2c.js.gz"])
def test_no_address_leads_to_any_other_file(server: Served, path: str) -> None:
    assert server.ask("GET", path).status == 404


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/a-1b2c.js", "text/javascript; charset=utf-8"),
        ("/assets/font-3d4e.woff2", "font/woff2"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/icon-192.png", "image/png"),
    ],
)
def test_every_file_says_what_it_is(server: Served, path: str, media_type: str) -> None:
    answer = server.ask("GET", path)
    assert (answer.status, answer.headers["content-type"]) == (200, media_type)


def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_nothing_else(server: Served) -> None:
    assert server.ask("GET", "/assets/a-1b2c.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/sw.js", "/manifest.webmanifest", "/icons/icon-192.png"):
        assert server.ask("GET", path).headers["cache-control"] == "no-cache", path


def test_a_page_that_is_known_already_is_not_sent_again(server: Served) -> None:
    tag = server.ask("GET", "/").headers["etag"]
    again = server.ask("GET", "/archive", headers={"if-none-match": f'"other", {tag}'})
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert server.ask("GET", "/", headers={"if-none-match": '"other"'}).status == 200


def test_a_browser_gets_the_smallest_that_it_can_read(server: Served) -> None:
    path = "/assets/a-1b2c.js"
    plain = server.ask("GET", path)
    assert (plain.body, plain.headers.get("content-encoding")) == (SCRIPT, None)
    brotli = packed(server, path, "gzip, deflate, br, zstd")
    assert (brotli.body, brotli.headers["content-encoding"]) == (b"brotli stands here", "br")
    zipped = packed(server, path, "gzip, br;q=0")
    assert (gzip.decompress(zipped.body), zipped.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert {answer.headers["vary"] for answer in (plain, brotli, zipped)} == {"accept-encoding"}
    assert "content-encoding" not in packed(server, "/assets/font-3d4e.woff2", "gzip, br").headers


@pytest.mark.parametrize(
    ("accepted", "named"),
    [("", {""}), ("GZip", {"gzip"}), ("gzip;q=0.5, br; q=0", {"gzip"}), ("identity;q=0.000,br;q=1", {"br"})],
)
def test_the_codings_are_those_that_are_named_and_not_refused(accepted: str, named: set[str]) -> None:
    assert codings(accepted) == named


@pytest.mark.parametrize(
    ("game", "accepted", "page"),
    [
        ("icecool2", "en-GB,en;q=0.9", "icecool-en"),
        ("icecool-practice", "de, fr-CA;q=0.5", "icecool-fr"),
        ("icetoids", "FR", "icetoids-fr"),
        ("icetoids", "", "icetoids-en"),
        (None, "de", "icecool-en"),
    ],
)
def test_a_table_has_the_page_of_its_game_in_the_readers_language(game: str | None, accepted: str, page: str) -> None:
    item = StaticFile(b"", {}, "text/html", "no-cache", "tag")
    items = {INDEX: item, **{f"/pages/{name}.html": item for name in PAGES}}
    assert variant(items, game, accepted) == f"/pages/{page}.html"
    assert variant({INDEX: item}, game, accepted) == INDEX


def test_a_table_that_is_not_there_has_a_page_like_any_other(server: Served) -> None:
    page = server.ask("GET", "/t/some-table-id", headers={"accept-language": "fr"})
    assert (page.status, page.body.endswith(b"icecool-fr")) == (200, True)
    assert page.headers["vary"] == "accept-encoding, accept-language"
    known = server.ask("GET", "/t/some-table-id", headers={"if-none-match": page.headers["etag"]})
    assert known.status == 200  # that was the French one


def test_a_client_that_was_never_built_has_no_files(tmp_path: Path) -> None:
    (tmp_path / "stray.js").write_text("x")
    assert load_static_files(tmp_path) == {}
