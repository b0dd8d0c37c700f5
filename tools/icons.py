"""Render icon.svg to the PNG icons in Chromium: `python -m tools.icons`."""

import sys

from playwright.sync_api import sync_playwright

from tools.environment import ROOT, Trouble, leave
from tools.parts import PARTS

STATIC = ROOT / "src" / "tilewright" / "web" / "static"
SIZES = (180, 512)


def main() -> int:
    """Write the icon in every size."""
    chromium = next(part for part in PARTS if part.name == "Chromium").path()
    if chromium is None:
        raise Trouble("Chromium is not on this machine.")
    # Phones round the corners themselves.
    picture = (STATIC / "icon.svg").read_text().replace(' rx="96"', "")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{picture}")
            page.screenshot(path=STATIC / f"icon-{size}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    leave(sys.argv[0], main)
