"""`tilewright referee`: replays a record and judges every event."""

from tilewright.cli.shared.records import FileArgument, answer
from tilewright.cli.shared.verb import JsonOption
from tilewright.records.read import lines_of
from tilewright.records.referee import referee as judged


def referee(file: FileArgument, as_json: JsonOption = False) -> int:
    """Replay a record without trusting any field of it, and list everything that breaks the rules.

    The exit code is 1 if any game is illegal, and 2 if the file is not a record or stops in the middle of a game.

    Example: tilewright referee games.jsonl
    """
    return answer(judged(lines_of(file)), as_json, good="legal")
