"""What the tests of the HTTP API send to each address."""

from __future__ import annotations

from pathlib import Path

from tests.web.players import NONCE

ROOT = Path(__file__).resolve().parents[2]
RECORD = (ROOT / "tests" / "transcripts" / "classic-nl.jsonl").read_text("utf-8")

PASSWORD = "correct horse"

_SUBSCRIPTION = {"endpoint": "https://push.example.org/x", "p256dh": "B" * 87, "auth": "a" * 22, "language": "en"}

# A valid body for each address, with the status it gives, and bodies for the refusals of this address only.
WAYS: dict[str, dict[int, object]] = {
    "POST /api/guests": {201: {"name": "Ann"}, 400: {"name": ""}},
    "GET /api/offers": {200: None},
    "GET /api/me": {200: None},
    "POST /api/matches": {201: {"bots": ["beginner"]}, 400: {"rules": "none"}},
    "GET /api/matches/{match}": {200: None},
    "GET /api/matches/{over}/record": {200: None},
    "GET /api/matches/{over}/replay": {200: None},
    "GET /api/matches/{over}/review": {200: None},
    "POST /api/matches/{match}/hint": {200: {"step": 3}},
    "POST /api/matches/{match}/tips": {200: None},
    "GET /api/rules": {200: None},
    "GET /api/rules/{rules}": {200: None},
    "GET /api/lessons": {200: None},
    "GET /api/lessons/{lesson}": {200: None},
    "POST /api/lessons/{lesson}/draft": {200: {"rows": []}},
    "POST /api/lessons/{lesson}/turn": {200: {"command": {"type": "DrawTile"}}, 400: {"command": {"type": "None"}}},
    "POST /api/lessons/{lesson}/answer": {200: {"option": 1}},
    "POST /api/lessons/{lesson}/solution": {200: None},
    "POST /api/judge/row": {200: {"row": ["R7"]}, 400: {"row": ["X9"]}},
    "POST /api/judge/turn": {200: {"rack": ["R7"]}, 400: {"rack": ["X9"]}},
    "POST /api/judge/grid": {200: {"rest": ["R7"]}, 400: {"rest": ["X9"]}},
    "GET /api/judge/verdict.svg": {200: None},
    "GET /api/score": {200: None},
    "GET /api/score/card.svg": {200: None},
    "POST /api/tokens": {201: {"label": "bot"}, 400: {"label": ""}},
    "GET /api/tokens": {200: None},
    "DELETE /api/tokens/{token}": {204: None},
    "GET /api/bot/matches": {200: None},
    "POST /api/bot/matches/{match}/nonce": {204: {"nonce": NONCE}},
    "POST /api/bot/matches/{match}/drafts": {200: {"rows": []}},
    "POST /api/bot/matches/{match}/commands": {
        200: {"id": "1", "command": {"type": "DrawTile"}},
        400: {"id": "2", "command": {"type": "Nonsense"}},
        409: {"id": "late", "command": {"type": "DrawTile"}, "after": 0},
    },
    "GET /api/bot/matches/{match}/events": {200: None},
    "POST /api/tables": {201: {"bots": [None]}, 400: {"rules": "none"}},
    "GET /api/tables": {200: None},
    "GET /api/me/tables": {200: None},
    "GET /api/tables/{table}": {200: None},
    "GET /api/invites/{invite}": {200: None},
    "GET /api/invites/{invite}/qr.svg": {200: None},
    "POST /api/tables/{table}/join": {200: {}},
    "POST /api/reports": {
        204: {"player": "{other}", "table": "{table}", "reason": "rude"},
        400: {"player": "{other}", "table": "{table}", "reason": ""},
    },
    "POST /api/tables/{table}/kick": {200: {"player": "{other}"}},
    "PUT /api/tables/{table}/chairs/{chair}": {200: {"bot": "beginner"}, 400: {"bot": "nobody"}},
    "POST /api/tables/{table}/start": {200: {"fill": "beginner"}, 400: {"fill": "nobody"}},
    "POST /api/tables/{done}/rematch": {200: {}, 400: {"without_others": True}},
    "POST /api/tables/{table}/close": {200: None},
    "POST /api/tables/{table}/leave": {200: None},
    "GET /api/chat/presets": {200: None},
    "GET /api/me/preferences": {200: None},
    "PATCH /api/me/preferences": {200: {"theme": "dark"}},
    "GET /api/me/shunned": {200: None},
    "PUT /api/me/shunned/{other}": {204: {"how": "mute"}},
    "DELETE /api/me/shunned/{other}": {204: None},
    "GET /api/push": {200: None},
    "POST /api/me/push": {400: _SUBSCRIPTION},
    "DELETE /api/me/push/{subscription}": {204: None},
    "GET /api/players/{other}": {200: None},
    "GET /api/account": {200: None},
    "POST /api/account": {
        201: {"login": "ann", "password": PASSWORD},
        400: {"login": "ann", "password": ""},
        409: {"login": "bob", "password": PASSWORD},
    },
    "POST /api/logins": {201: {"login": "bob", "password": PASSWORD}},
    "PUT /api/me/password": {204: {"old": PASSWORD, "new": PASSWORD}, 400: {"old": PASSWORD, "new": ""}},
    "PUT /api/me/name": {200: {"name": "Anna"}, 400: {"name": ""}},
    "GET /api/me/history": {200: None},
    "GET /api/me/export": {200: None},
    "DELETE /api/logins/current": {204: None},
    "POST /api/me/delete": {204: {}},
    "POST /api/solve": {200: {"rack": ["B3"]}, 400: {"rack": ["X9"]}, 409: {"rack": ["{rated}"]}},
    "POST /api/study/turn": {200: {"rack": ["B3"]}, 400: {"rack": ["X9"]}, 409: {"rack": ["{rated}"]}},
    "POST /api/study/plays": {200: {"rack": ["B3"]}, 400: {"rack": ["X9"]}, 409: {"rack": ["{rated}"]}},
    "GET /api/study/position.svg": {200: None},
    "GET /api/puzzles": {200: None},
    "GET /api/puzzles/daily/{rules}": {200: None},
    "GET /api/puzzles/{puzzle}": {200: None},
    "POST /api/puzzles/{puzzle}/turn": {200: {}},
    "POST /api/puzzles/{puzzle}/hint": {200: {"steps": 1}},
    "POST /api/check": {200: {"rows": [["B3"]]}, 400: {"rows": [["X9"]]}},
    "POST /api/referee": {200: RECORD, 400: "nothing"},
    "POST /api/verify": {200: RECORD, 400: "nothing"},
    "GET /health": {200: None},
    "GET /metrics": {200: None},
}
