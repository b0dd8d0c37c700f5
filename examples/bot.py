"""A bot that plays over HTTP, in plain Python: it does not import Tilewright and is meant to be read and copied.

    python examples/bot.py http://localhost:8000 --rules classic-nl --against beginner

plays one match to its end. The token is stored in a file that only you can read, one for each server in the folder for
the state of programs, so the bot can be stopped and started again at any time: it finds its seat and continues.
docs/protocol.md describes every message.
"""

import argparse
import http.client
import json
import os
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from itertools import chain, product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

JOKER = None
MOST_SEEN = 1_000
Face = tuple[str, int] | None
Piece = tuple[int, Face]


class Server:
    """A server, used with a token; a request without an answer is repeated."""

    def __init__(self, url: str, token: str = "") -> None:
        self.place = urlsplit(url).netloc
        self.token = token

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any, str]:
        """Return status, answer and cookie."""
        while True:
            try:
                with self._sent(method, path, body, headers) as answer:
                    text = answer.read()
                if answer.status not in {429, 502, 503}:
                    cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
                    return answer.status, json.loads(text or "null"), cookie
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.5)

    def messages(self, match: str) -> Iterator[dict[str, Any]]:
        """Yield the messages for our seat; a broken connection is resumed where it stopped."""
        after = ""
        while True:
            try:
                with self._sent("GET", f"/api/bot/matches/{match}/events", None, {"Last-Event-ID": after}) as answer:
                    for line in answer if answer.status == 200 else ():
                        if line.startswith(b"id: "):
                            after = line[4:].decode().strip()
                        elif line.startswith(b"data: "):
                            yield json.loads(line[6:])
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.2)

    def _sent(self, method: str, path: str, body: object, headers: dict[str, str]) -> http.client.HTTPResponse:
        # The server sends something at least every 15 seconds, also on a stream.
        line = http.client.HTTPConnection(self.place, timeout=30)
        said = {"Content-Type": "application/json", "Connection": "close"}
        said |= {name: value for name, value in headers.items() if value}
        if self.token:
            said["Authorization"] = f"Bearer {self.token}"
        line.request(method, path, None if body is None else json.dumps(body), said)
        return line.getresponse()


def admitted(url: str, name: str, file: Path) -> Server:
    """Return the server with our token: from the file, or of a new guest."""
    if not file.exists():
        server = Server(url)
        _, _, cookie = server.ask("POST", "/api/guests", {"name": name})
        _, made, _ = server.ask("POST", "/api/tokens", {"label": name}, Cookie=cookie)
        store(file, made["token"])
    return Server(url, file.read_text(encoding="utf-8").strip())


def play(server: Server, match: str, seen: Path) -> dict[str, Any]:
    """Play a match to its end and return how it ended."""
    for message in server.messages(match):
        if message["type"] == "seating" and not message["begun"]:
            server.ask("POST", f"/api/bot/matches/{match}/nonce", {"nonce": promised(message, seen)})
        elif message["type"] == "view":
            view, seq = message["view"], message["seq"]
            if view["outcome"] is not None:
                outcome: dict[str, Any] = view["outcome"]
                return outcome
            if view["seat"] in view["to_move"]:
                _move(server, match, view, seq)
    raise AssertionError("messages never end")


def promised(seating: dict[str, Any], seen: Path) -> str:
    """Store what the server promises before it learns our nonce, and return the nonce.

    `tilewright verify RECORD --seen FILE` compares it with the record: a server that replaces either is found out.
    """
    lines = seen.read_text(encoding="utf-8").splitlines() if seen.exists() else []
    for before in map(json.loads, lines):
        if before["match"] == seating["match"]:
            return str(before["nonces"][before["seat"]])
    nonces = [place["nonce"] for place in seating["places"]]
    nonces[seating["seat"]] = nonce = nonces[seating["seat"]] or secrets.token_hex(32)
    kept = {name: seating[name] for name in ("match", "seat", "commitments")} | {"nonces": nonces}
    store(seen, "\n".join([*lines[-MOST_SEEN + 1 :], json.dumps(kept)]) + "\n")
    return nonce


def _move(server: Server, match: str, view: dict[str, Any], seq: int) -> None:
    """Send commands in order of preference until one is accepted.

    The ids contain the position in the log, so a command sent again after a restart has no second effect.
    """
    for number, command in enumerate(ideas(view)):
        sent = {"id": f"{seq}.{number}", "command": command, "after": seq}
        status, answer, _ = server.ask("POST", f"/api/bot/matches/{match}/commands", sent)
        if status == 200 or answer["reason"] != "illegal":
            return  # Accepted; or the match has moved on, and the next view shows the state.


def ideas(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield commands, the best first; the last is always legal."""
    return dice_ideas(view) if "hands" in view else tile_ideas(view)


def tile_ideas(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield turns of the tile game: sets of our tiles, then single tiles at the ends of rows, else a draw."""
    if view["shown"]:
        yield {"type": "DealNext"}
        return
    rack = [(tile, tile_face(tile)) for tile in view["rack"] if tile < 53 * 4]
    laid = [[tile for tile, _ in row] for row in own_sets(rack)]
    table = [list(row) for row in view["table"]]
    if laid:
        yield {"type": "PlayTiles", "table": table + laid}
    if view["opened"][view["seat"]]:
        for tile, (place, row) in product(view["rack"], enumerate(table)):
            if tile < 52 * 4 and fits(tile_face(tile), [tile_face(other) for other in row]):
                yield {"type": "PlayTiles", "table": [*table[:place], [*row, tile], *table[place + 1 :]]}
    yield {"type": "DrawTile"}
    yield {"type": "Pass"}


def dice_ideas(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield turns of the dice game: roll all our dice, lay the sets they show on separate lines, or pass."""
    if view["over"]:
        yield {"type": "DealNext"}
        return
    own = view["hands"][view["seat"]]
    if not view["rolled"]:
        yield {"type": "RollDice", "dice": own}
        return
    shown = [(die, die_face(view["showing"][die - 1])) for die in own]
    below = max((y for _, y, _ in view["grid"]), default=-2)
    lines = [
        [[x, below + 2 * place, die] for x, (die, _) in enumerate(row)]
        for place, row in enumerate(own_sets(shown), start=1)
    ]
    if lines:
        yield {"type": "PlaceDice", "grid": [*view["grid"], *chain(*lines)]}
    yield {"type": "Pass"}


def tile_face(tile: int) -> Face:
    """Return the face of a tile: its id is four times the index of the face, sorted by color, then the jokers."""
    return JOKER if tile >= 52 * 4 else ("KRBO"[tile // 52], tile // 4 % 13 + 1)


def die_face(face: dict[str, Any]) -> Face:
    """Return the face of a die."""
    return (face["color"], face["value"]) if face["type"] == "Number" else JOKER


def own_sets(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Return disjoint sets, chosen greedily, those with the fewest jokers first."""
    free, found = list(pieces), []
    while row := min(_sets(free), key=lambda row: [face for _, face in row].count(JOKER), default=None):
        found.append(row)
        free = [piece for piece in free if piece not in row]
    return found


def _sets(free: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Yield every run and group of three, with jokers for missing numbers."""
    jokers = [piece for piece in free if piece[1] is JOKER]
    numbers = {face: (name, face) for name, face in free if face is not JOKER}
    runs = [[(color, low + step) for step in range(3)] for color, low in product("KRBO", range(1, 12))]
    groups = [[(color, value) for color in "KRBO" if color != left] for left, value in product("KRBO", range(1, 14))]
    for wanted in runs + groups:
        lacking = sum(face not in numbers for face in wanted)
        if lacking <= min(len(jokers), 2):
            spare = iter(jokers)
            yield [numbers[face] if face in numbers else next(spare) for face in wanted]


def fits(face: Face, row: Sequence[Face]) -> bool:
    """Return whether a number can be added to a row without jokers."""
    numbers = [shown for shown in (face, *row) if shown is not None]
    colors, values = {color for color, _ in numbers}, sorted(value for _, value in numbers)
    if len(numbers) <= len(row):
        return False
    is_group = len(set(values)) == 1 and len(colors) == len(numbers)
    return is_group or (len(colors) == 1 and values == list(range(values[0], values[0] + len(values))))


def state_file(url: str, ending: str) -> Path:
    """Return a file for this server outside the checkout, so that no token is committed or sent to another server."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    server = re.sub(r"[^A-Za-z0-9.-]", "_", urlsplit(url).netloc)
    return Path(state) / "tilewright" / f"bot-{server}.{ending}"


def store(file: Path, text: str) -> None:
    """Write a file that only its owner can read."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(text, encoding="utf-8")


def main() -> None:
    """Play our unfinished match, or a new one."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("server", help="as in http://localhost:8000")
    asked.add_argument("--rules", default="classic-nl", help="the rulebook of a new match")
    asked.add_argument("--against", default="beginner", help="a bot of the server")
    asked.add_argument("--house", default="{}", help="house rules of a new match, as a JSON object")
    asked.add_argument("--name", default="Example", help="our own name")
    asked.add_argument("--token", type=Path, help="the file for the token, if not in the folder for state")
    asked.add_argument("--seen", type=Path, help="the file for what was promised, if not in the folder for state")
    given = asked.parse_args()
    server = admitted(given.server, given.name, given.token or state_file(given.server, "token"))
    seen = given.seen or state_file(given.server, "seen.jsonl")
    _, seats, _ = server.ask("GET", "/api/bot/matches")
    match = seats[0]["match"] if seats else ""
    if not match:
        wanted = {"rules": given.rules, "house": json.loads(given.house), "bots": [given.against]}
        status, made, _ = server.ask("POST", "/api/matches", wanted)
        if status != 201:
            raise SystemExit(f"the server refused the match: {made['detail']}")
        match = made["match"]
    print(f"playing {match}", flush=True)
    print(f"over: {json.dumps(play(server, match, seen))}")


if __name__ == "__main__":
    main()
