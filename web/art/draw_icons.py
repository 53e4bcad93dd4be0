"""Draws the icons that cannot be SVG from public/icon.svg: `.venv/bin/python web/art/draw_icons.py`."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "linear-gradient(#bcd9ec 50%, #f7fafc 50%)"
"""Sky and snow, as in the picture's corners. Telephones cut their own corners, or a circle."""
ICONS = (
    ("favicon.ico", 32, "transparent"),
    ("icons/icon-180.png", 180, GROUND),
    ("icons/icon-192.png", 192, "transparent"),
    ("icons/icon-512.png", 512, "transparent"),
    ("icons/maskable-512.png", 512, GROUND),
)


def page_of(size: int, ground: str) -> str:
    """The picture on a ground."""
    picture = (PUBLIC / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
    return f'<body style="margin:0;background:{ground};line-height:0">{picture}</body>'


def main() -> None:
    """Write all icons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, size, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, ground))
            (PUBLIC / name).write_bytes(page.screenshot(type="png", omit_background=True))
        browser.close()


if __name__ == "__main__":
    main()
