"""Trains the network on pictures rendered as it goes, for a given time: `python -m tools.camera.train FACES OUT`.

A run may be cut in two: `--share 0 0.5`, then `--resume OUT --share 0.5 1` goes on where the first
ended, with the learning rate that the whole run has there. `--tiny` is the size for a processor without a GPU.
"""

import argparse
import copy
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import nn

from tools.camera.chance import Chance
from tools.camera.measure import printed, rendered
from tools.camera.network import TINY, Loaded, Network, Shape, save
from tools.camera.photo import pictures
from tools.camera.places import scenes
from tools.camera.scenes import Scenes
from tools.camera.shade import Material, material
from tools.camera.teach import Target, loss, target

AHEAD = 4  # steps whose scenes are imagined at once: many small tensor operations, dear one step at a time


@dataclass(frozen=True)
class Plan:
    """How one run goes."""

    size: tuple[int, int]
    batch: int
    part: int  # pictures rendered at once
    rate: float
    seconds: float
    share: tuple[float, float]


@dataclass
class State:
    net: Network
    smooth: Network
    optimizer: torch.optim.Optimizer
    step: int = 0


def fresh(shape: Shape, device: str, rate: float) -> State:
    net = Network(shape).to(device)
    if device == "cuda":
        net = net.to(memory_format=torch.channels_last)
    smooth = copy.deepcopy(net).eval().requires_grad_(False)
    decayed = [p for p in net.parameters() if p.ndim > 1]
    others = [p for p in net.parameters() if p.ndim <= 1]
    groups = [{"params": decayed, "weight_decay": 0.02}, {"params": others, "weight_decay": 0.0}]
    return State(net, smooth, torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99), fused=device == "cuda"))


def batch(rng: Chance, parts: list[Scenes], stuff: Material, plan: Plan) -> tuple[torch.Tensor, Target]:
    images, targets = [], []
    drawn, final = plan.size
    for part in parts:
        image, seen, _ = pictures(rng, part, stuff, drawn, final)
        images.append(image)
        targets.append(target(part.tiles, seen, final / drawn, final))
    names = [name for name in Target.__dataclass_fields__ if name != "tiles"]
    together = [torch.cat([getattr(t, name) for t in targets]) for name in names]
    return torch.cat(images) * 2 - 1, Target(*together, torch.stack([t.tiles for t in targets]).sum())


def rate_at(plan: Plan, passed: float, step: int) -> float:
    """Return the learning rate: a short rise, then half a cosine over the whole run."""
    start, end = plan.share
    done = start + (end - start) * min(1.0, passed / plan.seconds)
    return plan.rate * min(1.0, (step + 1) / 150) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6


def improve(state: State, images: torch.Tensor, wanted: Target, rate: float) -> dict[str, torch.Tensor]:
    """Take one step and follow it with the smoothed network."""
    for group in state.optimizer.param_groups:
        group["lr"] = rate
    cuda = images.is_cuda
    if cuda:
        images = images.contiguous(memory_format=torch.channels_last)
    with torch.autocast("cuda" if cuda else "cpu", torch.bfloat16, enabled=cuda):
        answer = state.net(images)
    whole, parts = loss(answer, wanted)
    state.optimizer.zero_grad(set_to_none=True)
    whole.backward()
    nn.utils.clip_grad_norm_(state.net.parameters(), 5.0)
    state.optimizer.step()
    keep = min(0.9985, (state.step + 1) / (state.step + 20))
    with torch.no_grad():
        torch._foreach_lerp_(list(state.smooth.parameters()), list(state.net.parameters()), 1 - keep)
        for mine, other in zip(state.smooth.buffers(), state.net.buffers(), strict=True):
            if mine.is_floating_point():
                mine.lerp_(other, 1 - keep)
            else:
                mine.copy_(other)
    state.step += 1
    return {"loss": whole, **parts}


def train(state: State, stuff: Material, rng: Chance, plan: Plan, steps: int) -> None:
    """Go on until the time, or the count of steps, is reached."""
    start = time.monotonic()
    first = state.step
    waiting: list[Scenes] = []
    per_step = plan.batch // plan.part
    while (passed := time.monotonic() - start) < plan.seconds and state.step - first < steps:
        if not waiting:
            waiting = scenes(rng, plan.batch * AHEAD, stuff.atlas, plan.size).parts(plan.part)
        now, waiting = waiting[:per_step], waiting[per_step:]
        images, wanted = batch(rng, now, stuff, plan)
        rate = rate_at(plan, passed, state.step)
        values = improve(state, images, wanted, rate)
        if state.step in (1, 5, 20) or state.step % 100 == 0:
            numbers = " ".join(f"{key} {value.item():.3f}" for key, value in values.items())
            speed = (state.step - first) * plan.batch / (time.monotonic() - start)
            print(f"{state.step} {passed:.0f}s rate {rate:.1e} {speed:.0f}/s {numbers}", flush=True)
            if not math.isfinite(values["loss"].item()):
                raise SystemExit("the loss is no number any more")


def keep(state: State, out: Path) -> None:
    """Write the state in two files, each small enough to be sent back from where it was made."""
    torch.save(
        {"net": state.net.state_dict(), "smooth": state.smooth.state_dict(), "step": state.step}, out / "weights.pt"
    )
    torch.save(state.optimizer.state_dict(), out / "optimizer.pt")


def restore(state: State, folder: Path, device: str) -> None:
    saved = torch.load(folder / "weights.pt", map_location=device, weights_only=True)
    state.net.load_state_dict(saved["net"])
    state.smooth.load_state_dict(saved["smooth"])
    state.optimizer.load_state_dict(torch.load(folder / "optimizer.pt", map_location=device, weights_only=True))
    state.step = saved["step"]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faces")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--share", type=float, nargs=2, default=(0.0, 1.0))
    parser.add_argument("--resume", type=Path, help="folder of an earlier part of the run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--batch", type=int)
    parser.add_argument("--size", type=int)
    parser.add_argument("--tests", type=int, default=25, help="batches of 40 rendered test pictures at the end")
    parser.add_argument("--tiny", action="store_true")
    return parser.parse_args()


def main() -> None:
    asked = options()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.backends.cudnn.benchmark = True
    torch.set_num_threads(2)  # the GPU does the work; elsewhere other programs want to go on
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    size = asked.size or (128 if asked.tiny else 640)
    count = asked.batch or (8 if asked.tiny else 64)
    plan = Plan((size * 3 // 2, size), count, min(count, 32), asked.rate, asked.seconds, tuple(asked.share))
    # A run that goes on draws other pictures than its first part.
    torch.manual_seed(asked.seed)
    state = fresh(TINY if asked.tiny else Shape(), device, asked.rate)
    if asked.resume:
        restore(state, asked.resume, device)
    rng = Chance(asked.seed * 1_000_003 + state.step, device)
    stuff = material(asked.faces, Chance(asked.seed, device))
    print(device, f"{sum(p.numel() for p in state.net.parameters())} weights, {stuff.atlas}", flush=True)
    train(state, stuff, rng, plan, asked.steps)
    keep(state, asked.out)
    made = {
        "seed": asked.seed,
        "steps": state.step,
        "pictures": state.step * plan.batch,
        "size": size,
        "share": plan.share[1],
    }
    length = save(state.smooth, str(asked.out / "tiles.bin"), {"made": made})
    print(f"{json.dumps(made)} {length} bytes", flush=True)
    loaded = Loaded(str(asked.out / "tiles.bin")).to(device).eval()
    table = rendered(loaded, stuff, Chance(99, device), asked.tests, plan.size)
    text = printed(table)
    (asked.out / "measured.txt").write_text(f"{json.dumps(made)}\n{text}\n")
    print(text, flush=True)


if __name__ == "__main__":
    main()
