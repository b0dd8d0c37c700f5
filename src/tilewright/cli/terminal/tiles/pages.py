"""Pages of text: the welcome, help, rules, the promise of the shuffle, and how games ended."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.chance import commitment
from tilewright.cli.terminal.language import differences, parameter_in_words, say, time_out_in_words, title_of
from tilewright.cli.terminal.local_matches import TileSitting
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.tiles.drawing import score_card, unbroken, unmarked, wrapped
from tilewright.game.events import GameEnded
from tilewright.game.match import games_in
from tilewright.game.scoring import scores
from tilewright.game.view import MatchStartSeen, View
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import keys_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import faces_of

_INDENT = "  "

# What is typed, and the key of the line that says what it does.
_HELP = (
    ("K5 K6 K7", "lay"),
    ("K5-K9", "range"),
    ("2 + B8", "add"),
    ("3 - B11", "take"),
    ("K9 R9 B9 from 2", "from"),
    ("B11 from 3 to 5", "move"),
    ("3 / B8", "split"),
    ("2 + 3", "join"),
    ("2 = K8 R8 B8", "row"),
    ("table B4 B5 B6 | K8 R8 O8", "table"),
    ("undo, reset", "undo"),
    ("end", "end"),
    ("draw, pass", "draw"),
    ("claim", "claim"),
    ("sort", "sort"),
    ("hint", "hint"),
    ("rules, verify", "rules"),
    ("quit", "quit"),
)


def show_welcome(screen: Screen, rules: Rulebook, seconds: int | None) -> None:
    """Teach the game in a few lines, and say which rulebook is played and what is special in it."""
    screen.heading(say("play-welcome"))
    special = () if rules.change is None else ("play-teach-special",)
    pieces = ("play-teach-sets", "play-teach-pieces", *special)
    for key in (*pieces, "play-teach-opening", "play-teach-typing", "play-teach-end"):
        screen.say(say(key, points=rules.opening.min))
    screen.say(say("play-rules", rules=rules.id, title=title_of(rules.id)))
    differing = [phrase for key, phrase in differences(rules, booklet(DEFAULT)).items() if not key.startswith("time.")]
    if differing:
        screen.say(say("play-special", rules="; ".join(differing)))
    if seconds is not None:
        screen.say(f"{say('play-clock', seconds=seconds)} {time_out_in_words(rules.time)}")


def show_help(screen: Screen, examples: Sequence[tuple[str, str]] = _HELP) -> None:
    """Print the move language, an example a line, each with the key of what it does."""
    style = screen.style
    column = max(len(example) for example, _ in examples if len(example) < 20) + 2
    for example, key in examples:
        does = say(f"help-{key}")
        if len(example) + 2 > column or style.width < 3 * column:
            screen.lines([example, *wrapped(_INDENT + does, style, hang=_INDENT)])
        else:
            screen.say(example.ljust(column) + does, hang=" " * column)


def show_rules(screen: Screen, rules: Rulebook) -> None:
    """Print every rule that is played by, a phrase each; those that differ from the usual ones are marked."""
    screen.say(say("play-rules", rules=rules.id, title=title_of(rules.id)))
    special = differences(rules, booklet(DEFAULT))
    for key in keys_of(rules):
        if not key.startswith("time."):
            mark = "*" if key in special else " "
            screen.say(f"{mark} {parameter_in_words(rules, key)}", hang="* ")
    if any(not key.startswith("time.") for key in special):
        screen.say(say("play-rules-mark", rules=DEFAULT))
    screen.say(f"{say('play-rules-time')} {time_out_in_words(rules.time)}")


def show_shuffle(screen: Screen, sitting: TileSitting) -> None:
    """Print what was promised about each shuffle so far, and the secret that keeps the promise once a game is over."""
    begun = next(event for event in sitting.seen if isinstance(event, MatchStartSeen))
    secrets = [event.secret for event in sitting.seen if isinstance(event, GameEnded)]
    show_promises(screen, begun.commitments[: sitting.view.game], secrets)


def show_promises(screen: Screen, promises: Sequence[bytes], secrets: Sequence[bytes]) -> None:
    """Print the promise of each game so far, and the secrets of those that are over."""
    for game, promise in enumerate(promises, start=1):
        if game > len(secrets):
            screen.say(say("play-promise", game=game, promise=promise.hex()))
        else:
            secret = secrets[game - 1]
            key = "play-promise-kept" if commitment(secret) == promise else "play-promise-broken"
            screen.say(say(key, game=game, promise=promise.hex(), secret=secret.hex()))


def show_players(screen: Screen, sitting: TileSitting) -> None:
    """Print how many pieces everybody has, and the pool."""
    view, style = sitting.view, screen.style
    players = [
        say("play-count", name=name, count=count) for name, count in zip(sitting.names, view.counts, strict=True)
    ]
    screen.say(f" {style.dot} ".join(map(unbroken, [*players, say("play-pool", count=view.pool)])))
    if view.lap is not None:
        screen.say(say("play-last-lap"))


def show_racks(screen: Screen, sitting: TileSitting) -> None:
    """Show what everybody is left with when a game is over, and what it costs."""
    view = sitting.view
    for seat, (rack, cost) in enumerate(zip(view.shown, view.results[-1].left, strict=True)):
        if rack:
            you = "yes" if seat == view.seat else "no"
            screen.say(say("play-left-with", you=you, name=sitting.names[seat], count=len(rack), cost=cost))
            screen.lines(unmarked(faces_of(rack), screen.style))


def show_scores(screen: Screen, sitting: TileSitting) -> None:
    """Print the score card of the match so far."""
    view = sitting.view
    games = [scores(result, view.rules) for result in view.results]
    titles = [say("play-card-game", game=game) for game in range(1, len(games) + 1)] + [say("play-card-total")]
    rows = [(name, [*(game[seat] for game in games), view.totals[seat]]) for seat, name in enumerate(sitting.names)]
    screen.lines(["", *score_card(titles, rows, screen.style)])


def game_title(view: View) -> str:
    """Return which game of how many this is."""
    return say("play-game", game=view.game, games=games_in(view.rules, len(view.counts)))
