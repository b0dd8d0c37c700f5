"""Pages of text that the games share: help, rules, and the commitments to the shuffles."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tilewright.chance import commitment
from tilewright.cli.terminal.drawing import wrapped
from tilewright.cli.terminal.language import parameter_in_words, say, title_of
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.terminal_match import TerminalMatch
from tilewright.rules.house import AnyRulebook

_INDENT = "  "

Examples = Sequence[tuple[str, str]]
"""What may be typed, each with the key of the line that explains it."""


def show_help(screen: Screen, examples: Examples) -> None:
    """Print what may be typed, one example a line."""
    style = screen.style
    column = max(len(example) for example, _ in examples if len(example) < 20) + 2
    for example, key in examples:
        does = say(f"help-{key}")
        if len(example) + 2 > column or style.width < 3 * column:
            screen.lines([example, *wrapped(_INDENT + does, style, hang=_INDENT)])
        else:
            screen.say(example.ljust(column) + does, hang=" " * column)


def show_title(screen: Screen, rules: AnyRulebook) -> None:
    """Print which rulebook is played."""
    screen.say(say("play-rules", rules=rules.id, title=title_of(rules.id)))


def show_parameters(screen: Screen, rules: AnyRulebook, keys: Iterable[str], marked: Mapping[str, str]) -> None:
    """Print a phrase for each rule; those that are `marked` get a star."""
    show_title(screen, rules)
    for key in keys:
        screen.say(f"{'*' if key in marked else ' '} {parameter_in_words(rules, key)}", hang="* ")


def show_shuffle(screen: Screen, match: TerminalMatch[Any, Any, Any, Any]) -> None:
    """Print the commitment to each game so far, and the secrets of the games that are over."""
    started, *later = match.seen
    secrets = [event.secret for event in later if isinstance(event, match.game.game_ended)]
    for game, promise in enumerate(started.commitments[: match.view.game], start=1):
        if game > len(secrets):
            screen.say(say("play-promise", game=game, promise=promise.hex()))
        else:
            secret = secrets[game - 1]
            key = "play-promise-kept" if commitment(secret) == promise else "play-promise-broken"
            screen.say(say(key, game=game, promise=promise.hex(), secret=secret.hex()))
