"""Pages of text of the dice game: the welcome, rules, players, and the end of rounds."""

from collections.abc import Sequence

from tilewright.cli.terminal.drawing import unbroken, unmarked, wrapped
from tilewright.cli.terminal.language import differences, say
from tilewright.cli.terminal.pages import show_parameters, show_title
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.style import Style
from tilewright.cli.terminal.terminal_match import TerminalMatch
from tilewright.dice.commands import Command, Fault
from tilewright.dice.placed import faces_shown
from tilewright.dice.scoring import CardLine
from tilewright.dice.turbo_rules import TurboRules
from tilewright.dice.view import Seen, View
from tilewright.games import edition
from tilewright.rules.house import keys_of

DiceMatch = TerminalMatch[View, Seen, Command, Fault]
"""A match of the dice game at the terminal."""

# What may be typed, and the key of the line that explains it.
HELP = (
    ("roll", "roll"),
    ("roll K3 J", "roll-some"),
    ("keep K3 K4", "keep"),
    ("K3 at 2,0", "die-at"),
    ("K3 K4 K5 at 0,2", "line-at"),
    ("K3 R3 B3 at 2,0 down", "line-down"),
    ("K3 K4 K5", "line"),
    ("2,0 to 5,1", "die-to"),
    ("0,0..2,0 to 4,4", "line-to"),
    ("take 2,0", "die-take"),
    ("grid 0,0 K3 K4 K5 | 0,0 down K3 R3 B3", "grid"),
    ("undo, reset", "undo"),
    ("end", "end-grid"),
    ("pass", "pass"),
    ("hint", "hint-dice"),
    ("rules, verify", "rules"),
    ("quit", "quit"),
)

_TAUGHT = (
    "play-teach-dice-sets",
    "play-teach-dice-pieces",
    "play-teach-dice-rolling",
    "play-teach-dice-grid",
    "play-teach-dice-typing",
    "play-teach-dice-end",
)
_ROUND, _POINTS, _TOTAL, _NAME = 6, 6, 7, 12


def show_welcome(screen: Screen, rules: TurboRules, _: int | None = None) -> None:
    """Print the game in a few lines, and what differs from the booklet."""
    screen.heading(say("play-welcome"))
    for key in _TAUGHT:
        screen.say(say(key, rounds=rules.match.rounds))
    show_title(screen, rules)
    if differing := list(differences(rules, edition(rules.id).rulebook).values()):
        screen.say(say("play-special", rules="; ".join(differing)))


def show_rules(screen: Screen, rules: TurboRules) -> None:
    """Print every rule as a phrase; house rules are marked."""
    special = differences(rules, edition(rules.id).rulebook)
    show_parameters(screen, rules, keys_of(rules), special)
    if special:
        screen.say(say("play-rules-house"))


def show_players(screen: Screen, match: DiceMatch) -> None:
    """Print how many dice every player has left, and what the others' show."""
    view, style = match.view, screen.style
    counts = [
        unbroken(say("play-count", name=name, count=len(hand)))
        for name, hand in zip(match.names, view.hands, strict=True)
    ]
    failed = [unbroken(say("play-failed", count=view.failed))] if view.failed else []
    screen.say(f" {style.dot} ".join([*counts, *failed]))
    for seat, (name, hand) in enumerate(zip(match.names, view.hands, strict=True)):
        if seat != view.seat and view.showing[hand[0] - 1] is not None:
            screen.say(say("play-dice-of", name=name))
            screen.lines(unmarked(faces_shown(view.showing, hand), style))


def show_left(screen: Screen, match: DiceMatch) -> None:
    """Print the dice that every player is left with after a round, and what they count."""
    view = match.view
    for seat, cost in enumerate(view.results[-1].left):
        if hand := view.hands[seat]:
            you = "yes" if seat == view.seat else "no"
            screen.say(say("play-dice-left", you=you, name=match.names[seat], count=len(hand), cost=cost))
            screen.lines(unmarked(faces_shown(view.showing, hand), screen.style))


def show_scores(screen: Screen, match: DiceMatch) -> None:
    """Print the score card: one line per round with the points and total of each player (TB-32)."""
    screen.lines(["", *card_lines(match.names, match.view.card, screen.style)])


def card_lines(names: Sequence[str], card: Sequence[CardLine], style: Style) -> list[str]:
    """Return the score card as lines; names are cut if the terminal is narrow."""
    room = min(_NAME, (style.width - _ROUND) // len(names) - 1)
    width = max(_POINTS + _TOTAL, room + 1)
    head = say("play-card-round").ljust(_ROUND) + "".join(name[:room].rjust(width) for name in names)
    lines = [
        str(number).ljust(_ROUND)
        + "".join(
            f"{points:+}".rjust(width - _TOTAL) + str(total).rjust(_TOTAL)
            for points, total in zip(line.points, line.totals, strict=True)
        )
        for number, line in enumerate(card, start=1)
    ]
    return [head, *lines, *wrapped(say("play-card-meaning"), style)]


def round_title(view: View) -> str:
    """Return the number of this round and of all rounds as text."""
    return say("play-round", game=view.game, games=max(view.rules.match.rounds, view.game))
