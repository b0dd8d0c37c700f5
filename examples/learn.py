"""Trains an agent against bots by PPO: the best response to the hoarder, without looking at hidden tiles.

    python examples/learn.py train --out agent --seconds 500        # once more with the same folder: goes on
    python examples/learn.py evaluate --out agent --deals 1000      # duplicate deals against the ladder

A turn begins with one choice of its own, to hold back or to play. Holding back is likely at first: so the reward of a
whole game reaches that choice, and the agent sees the ends of games in which both hold back. With `--leaves` a rack
that can go out does, because that wins; without it the agent must learn that too. docs/research.md has the results.
"""

import argparse
import hashlib
import json
import math
import os
import platform
import time
from collections.abc import Iterator
from itertools import count, pairwise, repeat
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tilewright import rate_interval
from tilewright.research import vector_env

RULES, SEATS = "classic-nl", 2
FACES, END, DRAW, ACTIONS = 56, 56, 57, 58
LADDER = ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder")
TRAINING_SEED, EVALUATION_SEED = 1_000, 2_026
"""Deals of training are those of seeds from 1,000 on; an evaluation has a seed of its own."""


class Agent(nn.Module):
    """From an observation to the logit of every action, that of drawing being the choice to hold back, and a value."""

    def __init__(self, size: int, settings: dict[str, Any]) -> None:
        super().__init__()
        width, self.leaves = settings["width"], settings["leaves"]
        scale = torch.full((size,), 0.5)
        scale[5 * FACES :] = 1.0
        scale[5 * FACES : 5 * FACES + SEATS] = 1 / 20
        scale[size - 4], scale[size - 1] = 1 / 40, 1 / 80
        self.register_buffer("scale", scale)
        self.first = nn.Linear(size, width)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(settings["blocks"])
        )
        self.last, self.head, self.value = nn.LayerNorm(width), nn.Linear(width, ACTIONS), nn.Linear(width, 1)
        with torch.no_grad():
            self.head.weight *= 0.01
            self.head.bias.zero_()
            self.head.bias[END], self.head.bias[DRAW] = 2.0, settings["hold"]

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits and the value of each observation."""
        x = self.first(observations.float() * self.scale)
        for block in self.blocks:
            x = x + block(x)
        x = functional.relu(self.last(x))
        return self.head(x), self.value(x).squeeze(-1)


class Choice(NamedTuple):
    """What an agent chose in each game: the mask is known only where it does not hold back.

    Where it is `leaving`, the whole rack goes out, and nothing is chosen.
    """

    observations: Tensor
    masks: Tensor
    begins: Tensor
    leaving: Tensor
    held: Tensor
    actions: Tensor


def log_chances(logits: Tensor, choice: Choice) -> tuple[Tensor, Tensor]:
    """Return the logarithm of the chance of each choice, and its entropy."""
    hold, laid = logits[:, DRAW], choice.actions != DRAW
    faces = functional.log_softmax(logits[:, :DRAW].masked_fill(~choice.masks[:, :DRAW], -1e9), dim=1)
    of_face = faces.gather(1, choice.actions.clamp(max=END)[:, None]).squeeze(1)
    of_hold = functional.logsigmoid(torch.where(choice.held, hold, -hold))
    zero = torch.zeros_like(hold)
    chance = torch.where(choice.begins, of_hold, zero) + torch.where(laid, of_face, zero)
    about_face = -(faces.exp() * faces.clamp(min=-50)).sum(1)
    about_hold = functional.softplus(hold) - hold * torch.sigmoid(hold)
    return chance, torch.where(choice.begins, 0.2 * about_hold, zero) + torch.where(laid, about_face, zero)


class Tables:
    """Games against several bots from both seats, stepped together."""

    def __init__(self, opponents: dict[str, int], seeds: Iterator[int], agent: Agent, threads: int) -> None:
        self.agent, self.device, self.names, self.batches = agent, agent.scale.device, [], []
        for name, games in opponents.items():
            for seat in range(SEATS):
                options = {"opponents": [name], "seat": seat, "lazy": True, "threads": threads}
                self.batches.append(vector_env(games, RULES, SEATS, **options))
                self.names += [name] * games
        ends = np.cumsum([0, *(batch.n for batch in self.batches)])
        self.parts = [slice(begin, end) for begin, end in pairwise(ends)]
        self.committed = self.batches[0].slices["committed"]
        self.seen = np.concatenate([batch.reset(next(seeds)).observations for batch in self.batches])
        self.leaving = np.zeros(len(self.seen), bool)

    @torch.no_grad()
    def choose(self, surely: bool = False) -> tuple[Choice, Tensor, Tensor]:
        """Return the choice in every game, by chance or the likeliest one, its log chance, and the values."""
        begins = ~self.seen[:, self.committed].any(axis=1)
        if self.agent.leaves:
            asked = [batch.outs(begins[part]) for batch, part in zip(self.batches, self.parts, strict=True)]
            self.leaving = np.where(begins, np.concatenate(asked), self.leaving).astype(bool)
        observations, starts, leaving = map(self._sent, (self.seen, begins, self.leaving))
        logits, values = self.agent(observations)
        noise = torch.zeros_like(logits) if surely else -torch.log(-torch.log(torch.rand_like(logits) + 1e-20) + 1e-20)
        luck = torch.full_like(values, 0.5) if surely else torch.rand_like(values)
        held = starts & ~leaving & (luck < torch.sigmoid(logits[:, DRAW]))
        wanted = ~(held | leaving).cpu().numpy()
        found = [batch.masks(wanted[part]) for batch, part in zip(self.batches, self.parts, strict=True)]
        masks = self._sent(np.concatenate(found)).bool()
        best = (logits + noise)[:, :DRAW].masked_fill(~masks[:, :DRAW], -math.inf).argmax(1)
        # Where nothing can be laid, the seat draws whatever it chose.
        actions = torch.where(masks[:, :DRAW].any(1), best, torch.full_like(best, DRAW))
        actions = torch.where(leaving, self._sent(self._rest()), actions)
        choice = Choice(observations, masks, starts, leaving, held, actions)
        return choice, log_chances(logits, choice)[0], torch.where(leaving, torch.ones_like(values), values)

    def _sent(self, array: np.ndarray) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def _rest(self) -> np.ndarray:
        """Return the first face of each rack that is not committed yet, or the end of the turn."""
        left = self.seen[:, :FACES] > self.seen[:, self.committed]
        return np.where(left.any(axis=1), left.argmax(axis=1), END)

    def step(self, actions: Tensor) -> tuple[np.ndarray, np.ndarray]:
        """Take the actions; return the rewards of the agent and which games ended."""
        chosen = actions.cpu().numpy()
        after = [batch.step(chosen[part]) for batch, part in zip(self.batches, self.parts, strict=True)]
        self.seen = np.concatenate([now.observations for now in after])
        rewards = np.concatenate([now.rewards[:, place % SEATS] for place, now in enumerate(after)])
        return rewards, np.concatenate([now.ended for now in after])


class Training:
    """An agent with its optimiser and curve, stored in a folder after every minute."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.folder, self.device = Path(asked.out), torch.device(asked.device)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.spent, self.steps, self.curve = 0.0, 0, list[dict[str, float]]()
        stored = self.folder / "training.pt"
        before = torch.load(stored, map_location=self.device, weights_only=True) if stored.exists() else None
        self.settings = before["settings"] if before else settings_of(asked)
        torch.manual_seed(self.settings["seed"] + len(before["curve"]) if before else self.settings["seed"])
        size = max(part.stop for part in vector_env(1, RULES, SEATS).slices.values())
        self.agent = Agent(size, self.settings).to(self.device)
        seeds = count(TRAINING_SEED * (self.settings["seed"] + 1) + (len(before["curve"]) if before else 0))
        self.tables = Tables(self.settings["opponents"], seeds, self.agent, asked.threads)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), lr=self.settings["rate"], eps=1e-5)
        if before:
            self.agent.load_state_dict(before["agent"])
            self.optimiser.load_state_dict(before["optimiser"])
            self.spent, self.steps, self.curve = before["spent"], before["steps"], before["curve"]

    def run(self, seconds: float) -> None:
        """Train for some seconds, and store what was reached."""
        began, stored, before = time.monotonic(), time.monotonic(), self.spent
        while time.monotonic() - began < seconds:
            left = 1 - (time.monotonic() - began) / seconds
            self.optimiser.param_groups[0]["lr"] = self.settings["rate"] * max(0.1, left)
            point = self.iteration(self.settings["entropy"] * max(0.1, left))
            self.spent = before + time.monotonic() - began
            self.curve.append({"seconds": round(self.spent, 1), "steps": self.steps, **point})
            print(json.dumps(self.curve[-1]), flush=True)
            if time.monotonic() - stored > 60:
                stored = time.monotonic()
                self.store()
        self.store()

    def store(self) -> None:
        """Write the checkpoint, the weights alone for `bench learned-agents`, and the curve."""
        weights = {name: tensor.cpu().numpy().astype(np.float16) for name, tensor in self.agent.state_dict().items()}
        np.savez_compressed(self.folder / "agent.npz", leaves=self.agent.leaves, **weights)
        kept = {"agent": self.agent.state_dict(), "optimiser": self.optimiser.state_dict(), "settings": self.settings}
        progress = {"spent": self.spent, "steps": self.steps, "curve": self.curve}
        torch.save(kept | progress, self.folder / "training.part")
        os.replace(self.folder / "training.part", self.folder / "training.pt")
        (self.folder / "curve.jsonl").write_text("".join(json.dumps(point) + "\n" for point in self.curve))

    def iteration(self, entropy: float) -> dict[str, float]:
        """Play some steps and learn from them; return the share of games won against each bot."""
        tables, length = self.tables, self.settings["length"]
        choices, chances, values, rewards, ended = [], [], [], [], []
        for _ in range(length):
            choice, chance, value = tables.choose()
            reward, end = tables.step(choice.actions)
            choices.append(choice)
            chances.append(chance)
            values.append(value)
            rewards.append(torch.from_numpy(reward).float().to(self.device))
            ended.append(torch.from_numpy(end).to(self.device))
        with torch.no_grad():
            values.append(self.agent(torch.from_numpy(tables.seen).to(self.device))[1])
        gains = advantages(torch.stack(rewards), torch.stack(ended), torch.stack(values), self.settings["trace"])
        batch = Choice(*(torch.cat(parts) for parts in zip(*choices, strict=True)))
        targets = (gains + torch.stack(values[:-1])).flatten()
        self.learn(batch, torch.cat(chances), gains.flatten(), targets, entropy)
        self.steps += length * len(tables.names)
        return won_by_name(tables.names, torch.stack(rewards).cpu().numpy(), torch.stack(ended).cpu().numpy())

    def learn(self, batch: Choice, chances: Tensor, gains: Tensor, targets: Tensor, entropy: float) -> None:
        """Take some steps of PPO on a batch."""
        counted = (~batch.leaving).nonzero().squeeze(1)
        gains = (gains - gains[counted].mean()) / (gains[counted].std() + 1e-8)
        for _ in range(self.settings["epochs"]):
            order = counted[torch.randperm(len(counted), device=self.device)]
            for part in order.split(self.settings["minibatch"]):
                chosen = Choice(*(one[part] for one in batch))
                logits, value = self.agent(chosen.observations)
                chance, doubt = log_chances(logits, chosen)
                ratio = torch.exp(chance - chances[part])
                clipped = ratio.clamp(0.8, 1.2)
                policy = -torch.minimum(ratio * gains[part], clipped * gains[part]).mean()
                loss = policy + 0.5 * functional.mse_loss(value, targets[part]) - entropy * doubt.mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimiser.step()


def advantages(rewards: Tensor, ended: Tensor, values: Tensor, trace: float) -> Tensor:
    """Return the generalised advantages; a game has no discount."""
    gains, carried = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = ~ended[step]
        error = rewards[step] + values[step + 1] * goes_on - values[step]
        carried = error + trace * carried * goes_on
        gains[step] = carried
    return gains


def won_by_name(names: list[str], rewards: np.ndarray, ended: np.ndarray) -> dict[str, float]:
    """Return the share of the ended games that the agent won against each bot."""
    found = {}
    for name in dict.fromkeys(names):
        own = np.array([one == name for one in names])
        ends = ended[:, own]
        if ends.any():
            found[name] = round(float((rewards[:, own][ends] > 0).mean()), 4)
    return found


def evaluate(agent: Agent, name: str, deals: int, threads: int) -> list[float]:
    """Return the share of games won in each of some deals, which the agent plays from both seats."""
    tables = Tables({name: deals}, repeat(EVALUATION_SEED), agent, threads)
    won, playing = np.zeros(SEATS * deals), np.ones(SEATS * deals, bool)
    while playing.any():
        rewards, ended = tables.step(tables.choose(surely=True)[0].actions)
        first = playing & ended
        won[first], playing[first] = (rewards[first] + 1) / 2, False
    return [float(share) for share in won.reshape(SEATS, deals).mean(axis=0)]


def settings_of(asked: argparse.Namespace) -> dict[str, Any]:
    """Return what a training depends on."""
    opponents = dict(one.split("=") for one in asked.opponents.split(","))
    numbers = {
        name: getattr(asked, name) for name in ("seed", "width", "blocks", "hold", "leaves", "rate", "entropy", "trace")
    }
    sizes = {name: getattr(asked, name) for name in ("length", "epochs", "minibatch")}
    return {"opponents": {name: int(games) for name, games in opponents.items()}, **numbers, **sizes}


def machine(device: torch.device) -> str:
    """Return what the training ran on, in words."""
    if device.type == "cuda":
        return f"{torch.cuda.get_device_name(device)}, {os.cpu_count()} processor cores"
    return f"{platform.machine()}, {os.cpu_count()} processor cores"


def card(training: Training, rows: list[str]) -> str:
    """Return the card of a checkpoint: how it was made, and what it wins."""
    digest = hashlib.sha256((training.folder / "agent.npz").read_bytes()).hexdigest()
    lines = [
        f"An agent for {RULES} with {SEATS} players, trained by `python examples/learn.py train`.",
        f"Settings: `{json.dumps(training.settings)}`",
        f"{training.steps} steps in {training.spent:.0f} seconds on {machine(training.device)}.",
        f"SHA-256 of `agent.npz`: `{digest}`",
        f"Duplicate deals of seed {EVALUATION_SEED}, the likeliest action, wins with 95 % intervals:",
    ]
    head = "| opponent | deals | wins | 95 % interval |\n|---|---|---|---|\n"
    return "\n\n".join(lines) + "\n\n" + head + "\n".join(rows) + "\n"


def main() -> None:
    """Train, evaluate or draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=["train", "evaluate"])
    parser.add_argument("--out", required=True, help="the folder of the agent")
    parser.add_argument("--seconds", type=float, default=500.0)
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--opponents", default="hoarder=1536,timing=256,cautious=128,greedy=128")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--hold", type=float, default=5.0, help="the first logit of holding back")
    parser.add_argument("--leaves", action=argparse.BooleanOptionalAction, default=True, help="go out if possible")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--trace", type=float, default=0.97)
    parser.add_argument("--length", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=16_384)
    asked = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.set_num_threads(max(1, min(asked.threads, 4)))
    training = Training(asked)
    if asked.verb == "train":
        training.run(asked.seconds)
    rows = []
    for name in LADDER:
        shares = evaluate(training.agent, name, asked.deals, asked.threads)
        low, high = rate_interval(shares)
        rows.append(f"| `{name}` | {asked.deals} | {np.mean(shares):.1%} | {low:.1%} to {high:.1%} |")
        print(rows[-1], flush=True)
    (training.folder / "card.md").write_text(card(training, rows))


if __name__ == "__main__":
    main()
