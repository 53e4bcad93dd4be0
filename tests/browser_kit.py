"""What the tests in the browser share. `wait_for_function` is of no use here: the server's policy forbids its eval."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SERVE: Final = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve", "--workers", "1")
AXE: Final = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@dataclass
class Server:
    """`coldsnap serve` as a process. Killed and started again, it has the same tables at the same address."""

    folder: Path
    process: subprocess.Popen[str]
    address: str

    @classmethod
    def start(cls, folder: Path, port: int = 0) -> "Server":
        """A server with its tables in this folder; it listens when this returns."""
        command = [*SERVE, "--port", str(port), "--database", str(folder / "t.sqlite")]
        with (folder / "server.log").open("a") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://"), (folder / "server.log").read_text()
        return cls(folder, process, address)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def start_again(self) -> None:
        """The same server anew, after `kill`."""
        self.process = Server.start(self.folder, int(self.address.rpartition(":")[2])).process


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server.start(folder)
    try:
        yield server
    finally:
        server.kill()


def visit(page: Page, path: str = "/") -> Page:
    """Open a page of the client and wait until it has been drawn for the first time."""
    page.goto(path)
    page.locator("html[data-ready='1']").wait_for(state="attached")
    return page


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA in the page as it is now; each with its rule and its place."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
