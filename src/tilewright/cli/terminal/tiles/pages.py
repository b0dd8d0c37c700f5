"""Pages of text of the tile game: the welcome, rules, players, and the end of games."""

from tilewright.cli.terminal.drawing import Column, score_card, unbroken, unmarked, write_points
from tilewright.cli.terminal.language import differences, say, time_out_in_words
from tilewright.cli.terminal.pages import show_parameters, show_title
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.terminal_match import TerminalMatch
from tilewright.game.commands import Command, Fault
from tilewright.game.match import games_in
from tilewright.game.view import Seen, View
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import keys_of
from tilewright.rules.rulebook import MatchWinner, Rulebook
from tilewright.tiles import faces_of

TileMatch = TerminalMatch[View, Seen, Command, Fault]
"""A match of the tile game at the terminal."""

# What may be typed, and the key of the line that explains it.
HELP = (
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
    """Print the game in a few lines, the rulebook, and what is special about it."""
    screen.heading(say("play-welcome"))
    special = () if rules.change is None else ("play-teach-special",)
    pieces = ("play-teach-sets", "play-teach-pieces", *special)
    for key in (*pieces, "play-teach-opening", "play-teach-typing", "play-teach-end"):
        screen.say(say(key, points=rules.opening.min))
    show_title(screen, rules)
    differing = [phrase for key, phrase in differences(rules, booklet(DEFAULT)).items() if not key.startswith("time.")]
    if differing:
        screen.say(say("play-special", rules="; ".join(differing)))
    if seconds is not None:
        screen.say(f"{say('play-clock', seconds=seconds)} {time_out_in_words(rules.time)}")


def show_rules(screen: Screen, rules: Rulebook) -> None:
    """Print every rule as a phrase; those that differ from the usual ones are marked."""
    special = differences(rules, booklet(DEFAULT))
    show_parameters(screen, rules, (key for key in keys_of(rules) if not key.startswith("time.")), special)
    if any(not key.startswith("time.") for key in special):
        screen.say(say("play-rules-mark", rules=DEFAULT))
    screen.say(f"{say('play-rules-time')} {time_out_in_words(rules.time)}")


def show_players(screen: Screen, match: TileMatch) -> None:
    """Print the number of pieces of every player and of the pool."""
    view, style = match.view, screen.style
    players = [say("play-count", name=name, count=count) for name, count in zip(match.names, view.counts, strict=True)]
    screen.say(f" {style.dot} ".join(map(unbroken, [*players, say("play-pool", count=view.pool)])))
    if view.lap is not None:
        screen.say(say("play-last-lap"))


def show_left(screen: Screen, match: TileMatch) -> None:
    """Print the pieces that every player is left with after a game, and what they cost."""
    view = match.view
    for seat, (rack, cost) in enumerate(zip(view.shown, view.results[-1].left, strict=True)):
        if rack:
            you = "yes" if seat == view.seat else "no"
            screen.say(say("play-left-with", you=you, name=match.names[seat], count=len(rack), cost=cost))
            screen.lines(unmarked(faces_of(rack), screen.style))


def show_scores(screen: Screen, match: TileMatch) -> None:
    """Print the score card of the match so far."""
    screen.lines(["", *score_card(_score_columns(match.view), match.names, screen.style)])


def _score_columns(view: View) -> list[Column]:
    """Return what the score card shows: each game, after a round its total, the games won if they count, the total."""
    columns = []
    length = view.rules.match.games or len(view.counts)
    for number, points in enumerate(view.scores, start=1):
        columns.append((say("play-card-game", game=number), [*map(write_points, points)]))
        if number % length == 0 and view.round_totals:
            here = number // length
            columns.append(
                (say("play-card-round-total", round=here), [*map(write_points, view.round_totals[here - 1])])
            )
    if view.rules.match.winner is MatchWinner.GAMES_THEN_POINTS:
        # TW-60, TW-69: the games won decide, so they are counted beside the points.
        columns.append((say("play-card-won"), [*map(str, view.games_won)]))
    return [*columns, (say("play-card-total"), [*map(write_points, view.totals)])]


def game_title(view: View) -> str:
    """Return the number of this game and of all games as text."""
    return say("play-game", game=view.game, games=games_in(view.rules, len(view.counts)))
