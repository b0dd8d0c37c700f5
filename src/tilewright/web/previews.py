"""The head of a page for programs that show a link before it is opened, and what search engines may list.

A preview shows what anybody may see who has the link and no login: of a table its rulebook and its host, of a match
that may be watched the rulebook and the players, and its table once it is over. Of everything else it shows no more
than the kind of page, so a stranger cannot tell a hidden match from one that does not exist.
"""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from html import escape
from urllib.parse import parse_qs, urlencode, urlsplit

from msgspec.structs import replace
from starlette.requests import Request

from tilewright.answers import previews
from tilewright.answers.previews import Preview
from tilewright.answers.puzzles import show_day, show_puzzle
from tilewright.answers.requests import Language
from tilewright.drawing.preview import HEIGHT, WIDTH
from tilewright.engine import Refused
from tilewright.game.table import faces_on
from tilewright.game.view import View
from tilewright.games import EDITIONS
from tilewright.hosting.replay import names_in_words
from tilewright.lessons.course import lesson_names
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.service.accounts.players import names_of, seat_names
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.create import readable_match
from tilewright.service.node import Node
from tilewright.service.rooms.store import invited_to
from tilewright.tiles import BadInput
from tilewright.web.authentication import today
from tilewright.web.home_network import THIS_MACHINE, HomeNetwork
from tilewright.words.say import say

PICTURE = "/api/preview.png"
# Who holds the link may open these pages; a search engine has no reason to list them.
_UNLISTED = {
    "join",
    "table",
    "screen",
    "match",
    "replay",
    "review",
    "link",
    "me",
    "desk",
    "settings",
    "tournament",
    "wall",
}
_NOBODY = PlayerId("")


def public_address(node: Node, request: Request) -> str:
    """Return how others reach the server: as its settings say, else on the home network, else as this request did."""
    return home_address(node, request) or node.settings.public_address or str(request.base_url).rstrip("/")


def home_address(node: Node, request: Request) -> str:
    """Return how others reach the server, if this request used a name that means another machine there, or ""."""
    home: HomeNetwork = request.app.state.home
    return (node.settings.public_address or home.address) if request.url.hostname in THIS_MACHINE else ""


async def preview_of(node: Node, address: str, language: str) -> Preview:
    """Return the preview of an address: of what is there, or else of the kind of page."""
    parts = urlsplit(address)
    page, *names = parts.path.strip("/").split("/")
    known = previews.page_preview(page, language)
    # Without its database a server still shows its pages, which say so.
    with suppress(Refused, BadInput, StoreUnavailable):
        if page in _SHOWN and names:
            return await _SHOWN[page](node, names, known, language)
        if page == "analysis" and (words := parse_qs(parts.query).get("p")):
            return previews.position_preview(words[0], language)
    return known


async def _invitation(node: Node, names: list[str], _known: Preview, language: str) -> Preview:
    room = (await invited_to(node.store, names[0])).room
    host = (await names_of(node.store, [room.host])).get(room.host) or say("deleted-player", language)
    return previews.invitation_preview(host, room.rules, language)


async def _rulebook(_node: Node, names: list[str], known: Preview, language: str) -> Preview:
    return previews.rules_preview(names[0], language) if names[0] in EDITIONS else known


async def _puzzle(_node: Node, names: list[str], _known: Preview, language: str) -> Preview:
    told = Language(language)
    shown = show_day(names[1], today(), told) if names[1:] else show_puzzle(names[0], today(), told)
    return previews.puzzle_preview(shown, language)


async def _lesson(_node: Node, names: list[str], known: Preview, language: str) -> Preview:
    return replace(known, title=say(f"lesson-{names[0]}-title", language)) if names[0] in lesson_names() else known


async def _game(page: str, node: Node, names: list[str], _known: Preview, language: str) -> Preview:
    row = await readable_match(node.store, MatchId(names[0]), _NOBODY)
    seats = names_in_words(await seat_names(node.store, row), row.holders, language)
    return previews.game_preview(page, row.rules, seats, language)


_SHOWN: dict[str, Callable[[Node, list[str], Preview, str], Awaitable[Preview]]] = {
    "join": _invitation,
    "learn": _lesson,
    "rules": _rulebook,
    "puzzles": _puzzle,
    "review": partial(_game, "review"),
    "replay": partial(_game, "replay"),
}


async def with_table(node: Node, address: str, preview: Preview) -> Preview:
    """Return the preview of a match that is over with its last table, as those who watched have seen it."""
    page, *names = urlsplit(address).path.strip("/").split("/")
    if page not in {"review", "replay"} or not names:
        return preview
    with suppress(Refused):
        row = await readable_match(node.store, MatchId(names[0]), _NOBODY)
        if row.schedule.over:
            loaded = await node.matches.load(row.id)
            view = loaded.hosted.kind.engine.view(loaded.state, None)
            if isinstance(view, View) and view.table:
                return replace(preview, table=faces_on(view.table), rack=())
    return preview


def head(preview: Preview, address: str, server: str, language: str) -> str:
    """Return the title of a page and what is said of it to other programs, as HTML."""
    page = address.split("/")[1].partition("?")[0]
    picture = f"{server}{PICTURE}?{urlencode({'address': address, 'language': language})}"
    title = say("shell-title", language, page=preview.title) if page else preview.title
    named = {"description": preview.sentence, "twitter:card": "summary_large_image"}
    if page in _UNLISTED:
        named["robots"] = "noindex"
    properties = {
        "og:type": "website",
        "og:site_name": say("shell-name", language),
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": server + address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": f"{WIDTH}",
        "og:image:height": f"{HEIGHT}",
        "og:image:alt": f"{preview.title}. {preview.caption}",
    }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            f'<link rel="canonical" href="{escape(server + address)}">',
            *(f'<meta name="{name}" content="{escape(said)}">' for name, said in named.items()),
            *(f'<meta property="{name}" content="{escape(said)}">' for name, said in properties.items()),
        ]
    )


def robots(server: str) -> str:
    """Return what programs may read; those that show links read the pages of invitations and games too.

    Without a public address there is no site map: a cache on the way would store whatever host a stranger names.
    """
    closed = "\n".join(f"Disallow: {path}" for path in ("/api/", "/desk", "/link", "/me", "/match/", "/table/"))
    listed = f"\nSitemap: {server}/sitemap.xml\n" if server else ""
    return f"User-agent: *\nAllow: {PICTURE}\n{closed}\n{listed}"


def sitemap(server: str) -> str:
    """Return the addresses that are the same for everybody."""
    paths = ["/", "/tables", "/puzzles", "/learn", "/analysis", "/judge", "/score"]
    paths += [*_below("/rules", EDITIONS), *_below("/learn", lesson_names())]
    listed = "".join(f"<url><loc>{escape(server + path)}</loc></url>" for path in paths)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{listed}</urlset>'
    )


def _below(path: str, names: Iterable[str]) -> list[str]:
    return [f"{path}/{name}" for name in names]
