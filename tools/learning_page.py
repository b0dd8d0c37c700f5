"""docs/results/learning.md and its picture, written from the agents in examples/learned.

`python -m tools.learning_page` writes them, `--check` only compares. Each agent is a folder that examples/learn.py
wrote: its weights, its card and its curve.
"""

import argparse
import json
import sys
from pathlib import Path

from tools.rules_page import wrapped
from tools.shares_plot import shares_plot

ROOT = Path(__file__).resolve().parent.parent
AGENTS = ROOT / "examples" / "learned"
PAGE = ROOT / "docs" / "results" / "learning.md"
PICTURE = ROOT / "docs" / "results" / "learning.svg"
OPPONENT = "hoarder"

HEAD = """\
# Agents that learned

<!-- Written by `python -m tools.learning_page`; changes made here are lost. -->

`examples/learn.py` trains an agent by PPO against bots. It stores a checkpoint every minute, and the same command
continues from it. The cards and curves of the agents below are in `examples/learned`, and the weights of `hoarder-1`
and `pool-2`.

<!-- not run: it trains for minutes -->
```console
$ pip install "tilewright[research,learn]"
$ python examples/learn.py train --out agent --seconds 200 --opponents hoarder=2048 --hold 6 --no-leaves
$ python -m bench learned-agents --agent examples/learned/hoarder-1/agent.npz --opponents hoarder --deals 1000
```

`python -m bench learned-agents` plays an agent as a bot, with NumPy only. It gets the view of its seat, so it sees
nothing hidden, and the engine judges its turns. A test compares the games that it wins with those counted in the
kernel.

The hoarder is the hard opponent. Nothing that is laid early helps against it, and an agent that begins with random
actions lays something in nearly every turn: it never sees the end of a game in which both hold back. What helped:

- **Holding back is one choice at the beginning of a turn**, before any piece is chosen, so the result of a game
  reaches it in one step for each turn. At first its logit is 6: the agent plays one turn in 400. Ending a turn begins
  with a logit of 2, so that small turns are tried.
- **Turns that are held back are cheap.** Drawing needs no mask, which is most of the time of a step with a rack of
  fifty pieces.
- **A pool of opponents.** The agent that met only `hoarder` wins nothing against the others, because it never learned
  to go out: no one made it. The one that met others too is weaker against `hoarder` after the same time, but beats
  all, and was still improving.
- **Going out as a rule** (`--leaves`, now the default): a rack that can go out does. Without any training such an
  agent is about as good as the hoarder. The agents below had to learn it.

The agent that met only `hoarder` draws until the pool is empty. Then it lays as little as makes its rack the lighter
one, often a single group of high numbers, and passes. The hoarder waits for its whole rack, so the game is blocked,
and the lower rack wins: so ended 115 of the 120 games of the last command above.

The number in a name is the seed. Seeds differ by a point against `hoarder`, and by up to eight against another bot;
other programs ran beside the later ones, which therefore took fewer steps in the same time. The picture has the share
of the games of training that each agent won against `hoarder`, in which it acts by chance; the tables are duplicate
deals that it had not seen.

![The share of games won against the hoarder, by seconds of training](learning.svg)

"""

_MOST_POINTS = 160


def main(arguments: list[str] | None = None) -> int:
    """Write the page and the picture, or with `--check` return 1 if they are stale."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true", help="write nothing, and fail if something is stale")
    asked = options.parse_args(arguments)
    folders = sorted(path.parent for path in AGENTS.glob("*/curve.jsonl"))
    made = {PAGE: HEAD + "\n".join(map(_section, folders)), PICTURE: _picture(folders)}
    stale = [path.name for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    if asked.check and stale:
        print(f"{', '.join(stale)}: stale; python -m tools.learning_page renews them", file=sys.stderr)
        return 1
    for path, text in made.items():
        if not asked.check:
            path.write_text(text, "utf-8")
    return 0


def _section(folder: Path) -> str:
    parts = (folder / "card.md").read_text("utf-8").strip().split("\n\n")
    return (
        "\n\n".join([f"## {folder.name}", *(part if part.startswith("|") else wrapped(part) for part in parts)]) + "\n"
    )


def curve(folder: Path) -> list[tuple[float, float]]:
    """Return the seconds of training and the share won against the hoarder, as means of a few iterations each."""
    lines = map(json.loads, (folder / "curve.jsonl").read_text("utf-8").splitlines())
    points = [(float(line["seconds"]), float(line[OPPONENT])) for line in lines if OPPONENT in line]
    each = -(-len(points) // _MOST_POINTS)
    parts = [points[at : at + each] for at in range(0, len(points), each)]
    return [(part[-1][0], sum(share for _, share in part) / len(part)) for part in parts]


def _picture(folders: list[Path]) -> str:
    title = "Games won against the hoarder, by seconds of training"
    return shares_plot(title, {folder.name: curve(folder) for folder in folders})


if __name__ == "__main__":
    sys.exit(main())
