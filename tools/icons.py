"""Render icon.svg to the PNG icons in Chromium: `python -m tools.icons`."""

from tools.chromium import chromium
from tools.environment import ROOT, run_tool

STATIC = ROOT / "src" / "tilewright" / "web" / "static"
SIZES = (180, 512)


def main() -> int:
    """Write the icon in every size."""
    # Phones round the corners themselves.
    picture = (STATIC / "icon.svg").read_text().replace(' rx="96"', "")
    with chromium() as browser:
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{picture}")
            page.screenshot(path=STATIC / f"icon-{size}.png")
    return 0


if __name__ == "__main__":
    run_tool(main)
