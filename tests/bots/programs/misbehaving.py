"""Programs that break the protocol of engines in one way each; the way is the first argument."""

from __future__ import annotations

import json
import subprocess
import sys
import time


def say(**fields: object) -> None:
    """Write a line."""
    print(json.dumps(fields), flush=True)


def main(way: str) -> None:
    """Answer hello as an engine does, and turns in the wrong way."""
    if way == "deaf":
        time.sleep(60)
    if way == "silent":
        sys.stdin.read()
    child = subprocess.Popen(["sleep", "60"]) if way == "stubborn" else None
    for line in sys.stdin.buffer:
        try:
            question = json.loads(line)
            name, ask = question.get("id"), question["ask"]
        except (ValueError, KeyError, AttributeError):
            say(id=None, error="that is not a question")
            continue
        if ask == "hello":
            say(id=name, engine=way, protocol=2 if way == "newer" else 1)
        elif ask == "stop":
            say(id=name, stopped=0)
        elif ask != "turn":
            say(id=name, error="that is not a question")
        else:
            turn(way, name)
    if child is not None:
        time.sleep(60)


def turn(way: str, name: object) -> None:
    """Answer a turn in the wrong way."""
    match way:
        case "late":
            time.sleep(0.4)
            say(id=name, event="draw")
        case "dies":
            print("Traceback: I have had enough", file=sys.stderr)
            sys.exit(3)
        case "illegal":
            say(id=name, event="play", table=[["B4", "B5", "B6"], ["J", "J", "J"]])
        case "nonsense":
            print("what?", flush=True)
            say(id=None, event="draw")
            say(id=name, event="win")
        case "error":
            say(id=name, error="I do not know this game")
        case "flood":
            for _ in range(2_000):
                say(id="nobody", event="draw")
        case "long":
            print("x" * 2_000_000, flush=True)
        case _:
            say(id=name, event="draw")


if __name__ == "__main__":
    main(sys.argv[1])
