"""Take pictures of another player's turn: `python -m tools.turn_pictures FOLDER`, the moving one for the README.

The animations are stopped at the moments wanted, so the pictures do not depend on how fast the machine is.
"""

import struct
import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from tools.chromium import chromium
from tools.environment import ROOT, Trouble, run_tool
from tools.screenshot import ANIMATIONS_DONE, OPEN, PIECES, PLAY, RACK, TRIES, server

MOVING = ROOT / "docs" / "turn.webp"
MOST_BYTES = 200_000
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SMALL: ViewportSize = {"width": 760, "height": 580}
SCALE = 0.75
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOMENTS = {"before": 0.0, "during": 0.55, "after": 1.0}
FRAMES, FRAME_MS, LAST_MS, QUALITY = 8, 210, 2_000, 30

SETTINGS = """localStorage.setItem("tilewright.profile", JSON.stringify({whole: {choices: {
  coach: {at: 0, value: false}, sounds: {at: 0, value: false}, sorting: {at: 0, value: "color"}}}}))"""
# Plays the last turn of another seat again, stopped at its beginning, and returns how long it takes.
STOPPED = """async () => {
  const board = document.querySelector("tw-board");
  board.plays = board.plays.slice(-1);
  board.playAgain();
  while (!("playing" in board.dataset)) await new Promise(requestAnimationFrame);
  window.moving = document.getAnimations().filter(({effect}) => effect.getComputedTiming().endTime !== Infinity);
  for (const each of window.moving) each.pause();
  return Math.max(...window.moving.map(({effect}) => effect.getComputedTiming().endTime));
}"""
# The number of tiles that the last turn of another seat has laid.
LAID = """() => {
  const last = document.querySelector("tw-board").plays.at(-1);
  return last ? last.after.flat().length - last.before.flat().length : 0;
}"""
FEWEST_LAID = 3
AT = """async (time) => {
  for (const each of window.moving) each.currentTime = Math.min(time, each.effect.getComputedTiming().endTime - 1);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def full_table(page: Page, url: str) -> str:
    """Play until a table is full and another seat has just laid tiles, and return the URL of the table."""
    page.goto(url)
    for _ in range(TRIES):
        opened: dict[str, Any] = page.evaluate(OPEN)
        if page.evaluate(PLAY, {"match": opened["match"], "pieces": PIECES, "rack": RACK}):
            table = f"{url}/table/{opened['table']}"
            show(page, table, "light")
            if page.evaluate(LAID) >= FEWEST_LAID:
                return table
    raise Trouble(f"none of {TRIES} games led to a table that is full enough.")


def show(page: Page, table: str, theme: Literal["light", "dark"]) -> None:
    """Open a table in a theme, and wait until nothing moves."""
    page.emulate_media(color_scheme=theme)
    page.goto(table)
    page.locator("tw-board .rack .tile").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    page.evaluate(ANIMATIONS_DONE)


def stills(browser: Browser, table: str, state: Any, folder: Path) -> None:
    """Write what a turn of another seat looks like before, during and after it, on each screen in each theme."""
    for name, size in SIZES.items():
        phone = name == "phone"
        context = browser.new_context(
            viewport=size, storage_state=state, locale="en-US", has_touch=phone, is_mobile=phone
        )
        context.add_init_script(SETTINGS)
        page = context.new_page()
        for theme in THEMES:
            show(page, table, theme)
            whole = page.evaluate(STOPPED)
            for moment, part in MOMENTS.items():
                page.evaluate(AT, whole * part)
                page.screenshot(path=folder / f"{name}-{theme}-{moment}.png")
        context.close()


def moving_picture(browser: Browser, table: str, state: Any) -> bytes:
    """Return a turn of another seat as an animated WebP."""
    context = browser.new_context(viewport=SMALL, storage_state=state, locale="en-US")
    context.add_init_script(SETTINGS)
    page = context.new_page()
    show(page, table, "light")
    whole = page.evaluate(STOPPED)
    camera = context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, **SMALL, "scale": SCALE}
    frames = []
    for number in range(FRAMES + 1):
        page.evaluate(AT, whole * number / FRAMES)
        taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        frames.append(b64decode(taken["data"]))
    context.close()
    return animated(frames, round(SCALE * SMALL["width"]), round(SCALE * SMALL["height"]))


def animated(frames: list[bytes], pixels_across: int, pixels_down: int) -> bytes:
    """Return WebP pictures of one size as one that moves for ever, and rests on the last."""
    width, height = _three(pixels_across - 1), _three(pixels_down - 1)
    parts = [_chunk(b"VP8X", b"\x02\0\0\0" + width + height), _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")]
    for number, frame in enumerate(frames):
        shown = LAST_MS if number == len(frames) - 1 else FRAME_MS
        # At the upper left, in place of what was there before.
        parts.append(_chunk(b"ANMF", b"\0" * 6 + width + height + _three(shown) + b"\x02" + _picture(frame)))
    return _chunk(b"RIFF", b"WEBP" + b"".join(parts))


def _picture(webp: bytes) -> bytes:
    """Return the chunk of a WebP file that holds the picture."""
    at = 12
    while at < len(webp):
        (size,) = struct.unpack_from("<I", webp, at + 4)
        end = at + 8 + size + size % 2
        if webp[at : at + 4] in {b"VP8 ", b"VP8L"}:
            return webp[at:end]
        at = end
    raise Trouble("the browser took no picture.")


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def main() -> int:
    """Write the moving picture, and the stills if a folder is named."""
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as url, chromium() as browser:
        context = browser.new_context(viewport=SIZES["desktop"], locale="en-US")
        context.add_init_script(SETTINGS)
        table = full_table(context.new_page(), url)
        state = context.storage_state()
        context.close()
        moving = moving_picture(browser, table, state)
        if len(sys.argv) > 1:
            folder = Path(sys.argv[1])
            folder.mkdir(parents=True, exist_ok=True)
            stills(browser, table, state, folder)
    if len(moving) > MOST_BYTES:
        raise Trouble(f"the moving picture has {len(moving)} bytes; at most {MOST_BYTES} are wanted.")
    MOVING.write_bytes(moving)
    print(f"{MOVING.relative_to(ROOT)}: {len(moving)} bytes")
    return 0


if __name__ == "__main__":
    run_tool(main)
