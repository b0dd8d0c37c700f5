"""Count late frames while tiles are dealt and drawn and dice are thrown, on a processor that is four times slower.

A phone's window plays against bots, with motion. A frame is late if it comes more than 32 ms after the one before: at
60 frames a second one was missed. The figures depend on the machine: `--against COMMIT` counts those of an older
version in the same run, game by game.
"""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page

from bench.browsers.cold_start import SLOWER, served
from bench.commands import parser
from bench.printing import table
from bench.versions import add_against

LATE_MS = 32
# A motion is over after so long: 14 tiles are dealt in a second, and a turn of bots follows a draw.
SEEN_MS = 2_000
# The times of all frames, and when something first matched each selector.
WATCH = """(() => {
  window.frames_ = [];
  window.since = {};
  const frame = (time) => {
    window.frames_.push(time);
    for (const [name, selector] of Object.entries(window.awaited ?? { deal: ".rack .tile" }))
      if (!(name in window.since) && document.querySelector(selector)) window.since[name] = time;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""
BEGIN = """async ([rules, bot]) => {
  const ask = async (path, body) => (await fetch(path, { method: "POST",
    headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  if ((await fetch("/api/me")).status === 401) await ask("/api/guests", { name: "Ann" });
  return (await ask("/api/matches", { rules, house: {}, bots: [bot] })).match;
}"""
GAPS = """([name, most]) => {
  const from = window.since[name];
  const times = window.frames_.filter((time) => time >= from && time <= from + most);
  return times.slice(1).map((time, place) => time - times[place]);
}"""
AWAIT = "([name, selector]) => { window.awaited = { [name]: selector }; }"


def gaps_of(page: Page, name: str) -> list[float]:
    """Return the milliseconds between the frames of a motion, once it is over."""
    page.wait_for_function("(name) => name in window.since", arg=name)
    page.wait_for_timeout(SEEN_MS)
    gaps: list[float] = page.evaluate(GAPS, [name, SEEN_MS])
    return gaps


def played(browser: Browser, url: str) -> dict[str, list[float]]:
    """Return the milliseconds between the frames of a deal, a draw and a throw."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "en-US"}
    context = browser.new_context(**phone, service_workers="block")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    page.goto(url)
    page.goto(f"{url}/match/{page.evaluate(BEGIN, ['classic-nl', 'hoarder'])}")
    found = {"deal": gaps_of(page, "deal")}
    page.evaluate(AWAIT, ["draw", ".rack .tile:nth-of-type(15)"])
    page.locator(".match.mine button.draw").click()
    found["draw"] = gaps_of(page, "draw")
    page.goto(f"{url}/match/{page.evaluate(BEGIN, ['turbo', 'turbo-greedy'])}")
    page.locator(".match.mine button.play").wait_for()
    page.evaluate(AWAIT, ["dice", ".dice-tray .die-value"])
    page.locator("button.play").click()
    found["dice"] = gaps_of(page, "dice")
    context.close()
    return found


def main(words: Sequence[str]) -> int:
    """Print a line for each motion and version."""
    options = parser("frames", __doc__, "--games 5 --against v0.1.0")
    options.add_argument("--games", type=int, default=3, help="how often each motion is seen")
    add_against(options)
    asked = options.parse_args(words)
    with served(asked.against) as (browser, urls):
        seen: dict[tuple[str, str], list[float]] = {}
        for _ in range(asked.games):
            for name, url in urls.items():
                for motion, gaps in played(browser, url).items():
                    seen.setdefault((motion, name), []).extend(gaps)
    rows = [
        (motion, name, len(gaps), sum(gap > LATE_MS for gap in gaps), f"{max(gaps):.0f}")
        for (motion, name), gaps in sorted(seen.items())
    ]
    print(table(("motion", "version", "frames", f"over {LATE_MS} ms", "longest ms"), rows))
    return 0
