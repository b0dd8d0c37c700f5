"""Take the picture of the README: `python -m tools.screenshot` plays a game against bots by the hints of the server."""

import subprocess
import tempfile
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, ViewportSize

from tools.chromium import chromium
from tools.environment import ROOT, Trouble, command, run_tool

PICTURE = ROOT / "docs" / "table.webp"
MOST_BYTES = 300_000
SIZE: ViewportSize = {"width": 1200, "height": 780}
# The picture is taken when the table has this many pieces and the rack has some left.
PIECES, RACK = 45, 4
TRIES = 20
_SECONDS_TO_START = 60
_SETTINGS = "[pace]\nthink = 0\nsweep = 20\n[allowed]\ncommands = 100_000\nanalyses = 100_000\ntables = 10_000\n"

OPEN = """async () => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post("/api/guests", {name: "Ann"});
  const {table} = await post("/api/tables", {rules: "classic-nl", bots: ["casual", "greedy", "cautious"]});
  const {match} = await post(`/api/tables/${table}/start`, {});
  return {table, match};
}"""
# Plays the hints until there is enough on the table; true if the rack then still has enough.
PLAY = """({match, pieces, rack}) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  const nonce = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const done = (found) => { socket.close(); resolve(found); };
  let seat = null;
  socket.onopen = () => say({type: "hello", match});
  socket.onmessage = async ({data}) => {
    const message = JSON.parse(data);
    if (message.type === "seating") {
      seat = message.seat;
      if (!message.begun) say({type: "nonce", nonce});
    }
    if (message.type !== "view") return;
    const {view, seq} = message;
    if (view.outcome || view.shown.length) return done(false);
    if (!view.to_move.includes(seat)) return;
    if (view.table.flat().length >= pieces) return done(view.rack.length >= rack);
    const asked = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({step: 3})};
    const answer = await fetch(`/api/matches/${match}/hint`, asked);
    const hint = await answer.json();
    const command = hint.possible ? {type: "PlayTiles", table: hint.table} : {type: "DrawTile"};
    say({type: "act", id: `${seq}`, command, after: seq});
  };
})"""

# An endless animation never finishes, so it is left out.
ANIMATIONS_DONE = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server with fast bots until the end of the block, and yield its URL."""
    settings = folder / "settings.toml"
    settings.write_text(_SETTINGS)
    words = [str(command("tilewright")), "serve", "--port=0", f"--data={folder / 'data'}", f"--settings={settings}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().rpartition(" ")[2].strip()
        try:
            _wait_for(url)
            yield url
        finally:
            process.terminate()


def take_picture(page: Page, url: str) -> bytes:
    """Return a picture of a full table, at the player's turn."""
    page.goto(url)
    for _ in range(TRIES):
        opened = page.evaluate(OPEN)
        if page.evaluate(PLAY, {"match": opened["match"], "pieces": PIECES, "rack": RACK}):
            page.goto(f"{url}/table/{opened['table']}")
            page.locator("tw-board .rack .tile").first.wait_for()
            page.get_by_role("button", name="By color").click()
            page.mouse.move(0, 0)
            # Tiles of the last turn glide to their places.
            page.evaluate(ANIMATIONS_DONE)
            page.evaluate("() => document.fonts.ready")
            taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 85})
            return b64decode(taken["data"])
    raise Trouble(f"none of {TRIES} games led to a table that is full enough.")


def main() -> int:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as url, chromium() as browser:
        picture = take_picture(browser.new_page(viewport=SIZE, locale="en-US"), url)
    if len(picture) > MOST_BYTES:
        raise Trouble(f"the picture has {len(picture)} bytes; at most {MOST_BYTES} are wanted.")
    PICTURE.write_bytes(picture)
    print(f"{PICTURE.relative_to(ROOT)}: {len(picture)} bytes")
    return 0


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + _SECONDS_TO_START
    while True:
        try:
            urlopen(f"{url}/health", timeout=5).close()
        except (URLError, OSError):
            if time.monotonic() > deadline:
                raise Trouble("the server does not answer.") from None
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    run_tool(main)
