"""A host of files on loopback, and a player who talks to the worker of a page as the page itself does."""

from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from bench.browsers.offline_start import Quiet

SUB_PATH = "games/tiles"
"""Where the host has the site."""

# The worker of the page, for the functions below.
CAPTURED = """globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    globalThis.device = this;
  }
}"""
_ASK = """([method, address, body]) => new Promise((done) => {
  const id = (globalThis.asked = (globalThis.asked ?? 1e6) + 1);
  const hear = ({ data: { answer } }) => {
    if (answer?.id !== id) return;
    device.removeEventListener("message", hear);
    done([answer.status, answer.body ? JSON.parse(answer.body) : null]);
  };
  device.addEventListener("message", hear);
  const sent = body === null ? "" : JSON.stringify(body);
  device.postMessage(JSON.stringify({ type: "request", id, method, address, body: sent, language: "en" }));
})"""
# Plays by hints until the game is over or some turns are sent; `shown`, if there is one, is told the events that come.
_PLAY = """async ([match, turns]) => {
  const line = (globalThis.asked = (globalThis.asked ?? 1e6) + 1);
  const tell = (event) => device.postMessage(JSON.stringify({ line, ...event }));
  const say = (message) => tell({ type: "say", text: JSON.stringify(message) });
  let view = null;
  let fresh = () => {};
  device.addEventListener("message", ({ data: { sent = [] } }) => {
    for (const { line: to, message } of sent) {
      if (to !== line) continue;
      const told = JSON.parse(message);
      if (told.type === "events") globalThis.shown?.(match, told.seq);
      if (told.type === "view") { view = told; fresh(); }
    }
  });
  tell({ type: "connect", language: "en" });
  say({ type: "hello", match });
  for (let taken = 0; ; ) {
    while (!view) await new Promise((next) => { fresh = next; });
    const { seq, may, view: { outcome } } = view;
    view = null;
    if (outcome || may.includes("DealNext")) return taken;
    if (!may.some((one) => ["PlayTiles", "DrawTile", "Pass", "RollDice", "PlaceDice"].includes(one))) continue;
    const [, hint] = await (ASK)(["POST", `/api/matches/${match}/hint`, { step: 3 }]);
    const command = commandOf(hint, may);
    if (!command) continue;
    say({ type: "act", id: `${line}-${seq}`, after: seq, command });
    if (++taken === turns) return taken;
  }
  function commandOf(hint, may) {
    if (hint.possible === true && hint.command === "RollDice") return { type: "RollDice", dice: hint.tiles };
    if (hint.possible === true && hint.command === "PlaceDice") return { type: "PlaceDice", grid: hint.table };
    if (hint.possible === true && hint.table.length) return { type: "PlayTiles", table: hint.table };
    const type = ["DrawTile", "Pass"].find((one) => may.includes(one));
    return type ? { type } : null;
  }
}""".replace("ASK", _ASK)


class Evaluates(Protocol):
    """A page of any browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return the value of a function of one argument."""
        ...


def ask(page: Evaluates, address: str, body: object = None) -> Any:
    """Return the answer of the worker of a page to a request; it must not be a refusal."""
    method, path = address.split()
    status, answer = page.evaluate(_ASK, [method, path, body])
    assert status < 300, answer
    return answer


def play_on(page: Evaluates, match: str, turns: int = 0) -> int:
    """Play a match with hints, for some turns or to the end of a game, and return how many turns were taken."""
    taken: int = page.evaluate(_PLAY, [match, turns])
    return taken


class Files:
    """A host of files on loopback, which can be switched off."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.home = f"{self.origin}/{SUB_PATH}/"

    def stop(self) -> None:
        """Switch it off."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
