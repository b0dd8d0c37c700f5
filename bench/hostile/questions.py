"""Valid questions of every kind, each different from the last, so that no cache answers them."""

import json
import random
from collections.abc import Callable
from urllib.parse import urlencode

from tilewright.client.server import Server
from tilewright.games import EDITIONS
from tilewright.words.locales import LOCALES

Question = Callable[[random.Random], bytes]

_COLORS = "KRBO"
_TILES = tuple(f"{color}{number}" for color in _COLORS for number in range(1, 14))
# Tiles in addresses.
_LETTERS = "ABCDEFGHIJKLMabcdefghijklm"
_TILE_RULES = tuple(name for name in EDITIONS if name != "turbo")
ACCOUNT = "ann"
"""How the logins of accounts begin."""
# All floods at once stay below what an address may open.
CONNECTIONS = 16


def asked(path: str, *, body: bytes = b"", cookie: str = "", host: str = "127.0.0.1", method: str = "") -> bytes:
    """Return a request as it is sent."""
    lines = [f"{method or ('POST' if body else 'GET')} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([*lines, "", ""]).encode() + body


def rules_page(luck: random.Random) -> bytes:
    """Ask for the rules with house rules that nobody else has."""
    house = {
        "opening.min": luck.randint(0, 100),
        "jokers.penalty": luck.randint(0, 100),
        "deal.rack": luck.randint(7, 20),
        "time.penalty": luck.randint(0, 10),
        "match.rounds": luck.randint(1, 20),
    }
    query = [("house", f"{key}={value}") for key, value in house.items()]
    return asked(f"/api/rules/{luck.choice(_TILE_RULES)}?{urlencode([*query, ('language', luck.choice(LOCALES))])}")


def score_card(luck: random.Random) -> bytes:
    """Ask for a long score card, counted or as a picture."""
    games = "-".join("_".join(["*", *(str(luck.randint(1, 300)) for _ in range(3))]) for _ in range(100))
    common = [("games", games), ("house", "match.games=50"), ("house", "match.rounds=20")]
    if luck.random() < 0.5:
        return asked(f"/api/score?{urlencode([*common, ('seats', '4')])}")
    names = [("player", f"Player {luck.randint(1, 10**6)}") for _ in range(4)]
    return asked(f"/api/score/card.svg?{urlencode([*common, *names])}")


def position(luck: random.Random) -> bytes:
    """Ask for the picture of a large position."""
    rows = "_".join(".".join(luck.sample(_TILES, 8)) for _ in range(19))
    return asked(f"/api/study/position.svg?{urlencode({'table': rows, 'rack': '.'.join(luck.sample(_TILES, 8))})}")


def puzzles(luck: random.Random) -> bytes:
    """Ask for all puzzles of a rulebook, or for one of the day."""
    rules, language = luck.choice(tuple(EDITIONS)), luck.choice(LOCALES)
    return asked(luck.choice((f"/api/puzzles?rules={rules}", f"/api/puzzles/day/today?language={language}")))


def link_by_mail(luck: random.Random) -> bytes:
    """Ask for a link by mail to an account, which may be there."""
    return asked("/api/logins/mail", body=json.dumps({"login": f"{ACCOUNT}{luck.randint(0, 40)}"}).encode())


def recovery(luck: random.Random) -> bytes:
    """Try to get into an account by a recovery code or by a link."""
    code, password = luck.randbytes(16).hex(), "correct horse battery"
    if luck.random() < 0.5:
        return asked("/api/logins/link", body=json.dumps({"token": code, "password": password}).encode())
    account = {"login": f"{ACCOUNT}{luck.randint(0, 40)}", "code": code, "password": password}
    return asked("/api/logins/code", body=json.dumps(account).encode())


def preview(luck: random.Random) -> bytes:
    """Ask for the picture of a link that nobody has seen."""
    rack = "".join(luck.choices(_LETTERS, k=14))
    return asked(f"/api/preview.png?{urlencode({'address': f'/analysis?p=_{rack}', 'language': luck.choice(LOCALES)})}")


async def new_addresses(guest: Server) -> Question:
    """Return a request for a letter to another address each time, by somebody with an account."""
    account = {"login": f"{ACCOUNT}{random.randint(0, 10**9)}", "password": "correct horse battery"}
    made = await guest.ask("POST", "/api/account", account)
    cookie = made.headers.get("set-cookie", guest.cookie).partition(";")[0]

    def address(luck: random.Random) -> bytes:
        body = {"email": f"a{luck.randint(0, 10**9)}@tiles.example.org", "password": account["password"]}
        return asked("/api/me/email", body=json.dumps(body).encode(), cookie=cookie, method="PUT")

    return address


async def qr_code(guest: Server) -> Question:
    """Return a question for the QR code of a table of one's own, under a long host each time."""
    table = await guest.new_table([None])

    def code(luck: random.Random) -> bytes:
        host = "".join(luck.choices("abcdefghij", k=luck.choice((60, 240, 2_300))))
        return asked(f"/api/invites/{table.invite}/qr.svg", cookie=guest.cookie, host=host)

    return code


async def loose_tiles(guest: Server) -> Question:
    """Return a question for the verdict on a turn that leaves all tiles of the box lying loose."""
    rack = [*_TILES, *_TILES, "J", "J"]
    shown = await guest.request("POST", "/api/judge/turn", {"rack": rack})

    def turn(luck: random.Random) -> bytes:
        tiles = luck.sample(shown["rack"], len(rack) - luck.randint(0, 30))
        body = {"rack": rack, "after": [[tile] for tile in tiles], "opened": luck.random() < 0.5}
        return asked("/api/judge/turn", body=json.dumps(body).encode(), cookie=guest.cookie)

    return turn


STRANGERS: dict[str, Question] = {
    "rules with random house rules": rules_page,
    "score cards": score_card,
    "pictures of positions": position,
    "lists of puzzles": puzzles,
    "links by mail": link_by_mail,
    "recovery codes and links": recovery,
    "previews of links": preview,
}
GUESTS = {
    "QR codes with a long host": qr_code,
    "verdicts on loose tiles": loose_tiles,
    "letters to new addresses": new_addresses,
}
