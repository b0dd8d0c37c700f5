"""The network: a list of convolutions, nothing else, and the file its folded weights are kept in.

Each step is one convolution (padding k // 2), then an optional sum with an earlier tensor, which is doubled in size
by repetition where `up` says so, then an optional ReLU. Tensor 0 is the picture, RGB from -1 to 1; the last step
gives the map at a quarter of its size.

File, little endian: 8 bytes `TWCAMERA`; int32 version 1, count of steps, channels of the map, length of the note;
per step ten int32 (source, target, channels in, channels out, kernel, stride, groups, relu, added tensor or -1, up);
the note (UTF-8 JSON: meaning of the channels, scales); zero bytes up to a multiple of 4; then per step the weights as
float16 in the order out, in / groups, row, column, followed by the biases as float16.
"""

import json
import struct
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn_f
from torch import Tensor, nn

from tools.camera.scenes import UP_SHIFT

STRIDE = 4
OFFSET_SCALE, EDGE_SCALE = 8, 32
NUMBERS, COLORS = 17, 4
# Where each answer begins in the map.
HEAT, OFFSET, RIGHT, UP, NUMBER, COLOR, INK, DIE = 0, 1, 3, 5, 7, 24, 28, 31
CHANNELS = 32
MAGIC = b"TWCAMERA"
NOTE = {
    "input": "RGB, value / 127.5 - 1, sides a multiple of 32, padded with 0",
    "stride": STRIDE,
    "heat": [HEAT, 1, "logit"],
    "offset": [OFFSET, 2, OFFSET_SCALE, "pixels from the middle of the cell to the mark, over the scale"],
    "right": [RIGHT, 2, EDGE_SCALE, "half the width of the face as a vector"],
    "up": [UP, 2, EDGE_SCALE, "half the height of the face as a vector"],
    "number": [NUMBER, NUMBERS, "logits: 1 to 13, joker, double, color-change, mirror"],
    "color": [COLOR, COLORS, "logits: black, red, blue, orange or yellow"],
    "ink": [INK, 3, "ink over the white of the face, sRGB, light removed"],
    "die": [DIE, 1, "logit: the face of a die"],
    "mark": UP_SHIFT,
}


@dataclass(frozen=True)
class Step:
    source: int
    target: int
    inward: int
    outward: int
    kernel: int
    stride: int = 1
    groups: int = 1
    relu: bool = True
    add: int = -1
    up: bool = False


@dataclass(frozen=True)
class Shape:
    """Widths of the five stages, blocks in each, and of the part that joins them."""

    widths: tuple[int, ...] = (24, 40, 72, 128, 176)
    blocks: tuple[int, ...] = (0, 1, 2, 4, 2)
    joined: int = 48
    head: int = 96


TINY = Shape((12, 16, 24, 32, 40), (0, 1, 1, 1, 1), 24, 32)


class _Builder:
    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.last = 0
        self.width = 3

    def conv(self, out: int, kernel: int = 3, **more: int) -> int:
        """Append a convolution of the last tensor and return the number of its result."""
        source = more.pop("source", self.last)
        inward = more.pop("inward", self.width)
        self.steps.append(Step(source, len(self.steps) + 1, inward, out, kernel, **more))  # type: ignore[arg-type]
        self.last, self.width = len(self.steps), out
        return self.last

    def plain(self) -> None:
        start, width = self.last, self.width
        self.conv(width)
        self.conv(width, add=start)

    def inverted(self, wider: int = 3, kernel: int = 5) -> None:
        start, width = self.last, self.width
        self.conv(width * wider, 1)
        self.conv(width * wider, kernel, groups=width * wider)
        self.conv(width, 1, relu=False, add=start)


def steps(shape: Shape) -> list[Step]:
    """Return the network as its list of convolutions."""
    b = _Builder()
    stages = []
    for stage, (width, blocks) in enumerate(zip(shape.widths, shape.blocks, strict=True)):
        b.conv(width, stride=2)
        for _ in range(blocks):
            if stage < 3:
                b.plain()
            else:
                b.inverted()
        stages.append((b.last, width))
    b.conv(shape.joined, 1, relu=False)
    for depth in (3, 2, 1):
        above = b.last
        tensor, width = stages[depth]
        b.conv(shape.joined, 1, relu=False, source=tensor, inward=width, add=above, up=True)
        if depth > 1:
            b.inverted(2, 3)
        else:
            b.conv(shape.joined)
    b.conv(shape.head, 1)
    b.conv(CHANNELS, 1, relu=False)
    return b.steps


class Network(nn.Module):
    """Runs the steps; every convolution but the last has a batch norm, folded away in the file."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.steps = steps(shape)
        last = len(self.steps) - 1
        self.convs = nn.ModuleList(
            nn.Conv2d(s.inward, s.outward, s.kernel, s.stride, s.kernel // 2, groups=s.groups, bias=i == last)
            for i, s in enumerate(self.steps)
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(s.outward) for s in self.steps[:-1])
        bias = self.convs[-1].bias
        assert isinstance(bias, nn.Parameter)
        nn.init.zeros_(bias)
        bias.data[HEAT] = -3.5

    def forward(self, picture: Tensor) -> Tensor:
        def convolved(i: int, tensor: Tensor) -> Tensor:
            value: Tensor = self.convs[i](tensor)
            return self.norms[i](value) if i < len(self.norms) else value

        return run(self.steps, picture, convolved)


def run(program: list[Step], picture: Tensor, convolved: Callable[[int, Tensor], Tensor]) -> Tensor:
    """Return the map of a picture; `convolved` does the convolution of a step. Tensors are kept until their last use."""
    last = {tensor: i for i, s in enumerate(program) for tensor in (s.source, s.add)}
    kept = {0: picture}
    for i, s in enumerate(program):
        value = convolved(i, kept[s.source])
        if s.add >= 0:
            other = kept[s.add]
            value = value + (nn_f.interpolate(other, scale_factor=2.0, mode="nearest") if s.up else other)
        kept[s.target] = nn_f.relu(value) if s.relu else value
        for done in [tensor for tensor, at in last.items() if at == i and tensor >= 0]:
            del kept[done]
    return kept[program[-1].target]


def folded(net: Network) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return weights and biases of each step with the batch norms multiplied in."""
    result = []
    for i, conv in enumerate(net.convs):
        assert isinstance(conv, nn.Conv2d)
        weight = conv.weight.detach().double().cpu()
        bias = torch.zeros(len(weight), dtype=torch.float64) if conv.bias is None else conv.bias.detach().double().cpu()
        if i < len(net.norms):
            norm = net.norms[i]
            assert isinstance(norm, nn.BatchNorm2d)
            assert norm.running_mean is not None
            assert norm.running_var is not None
            scale = norm.weight.detach().double().cpu() / torch.sqrt(norm.running_var.double().cpu() + norm.eps)
            weight = weight * scale[:, None, None, None]
            bias = (bias - norm.running_mean.double().cpu()) * scale + norm.bias.detach().double().cpu()
        result.append((weight.numpy().astype(np.float16), bias.numpy().astype(np.float16)))
    return result


def save(net: Network, path: str, about: dict[str, object]) -> int:
    """Write the file and return its length."""
    note = json.dumps(NOTE | about, sort_keys=True).encode()
    parts = [MAGIC, struct.pack("<4i", 1, len(net.steps), CHANNELS, len(note))]
    for s in net.steps:
        numbers = (s.source, s.target, s.inward, s.outward, s.kernel, s.stride, s.groups, s.relu, s.add, s.up)
        parts.append(struct.pack("<10i", *(int(number) for number in numbers)))
    parts.append(note + b"\0" * (-len(note) % 4))
    for weight, bias in folded(net):
        assert np.isfinite(weight).all()
        assert np.isfinite(bias).all()
        parts += [weight.astype("<f2").tobytes(), bias.astype("<f2").tobytes()]
    data = b"".join(parts)
    with open(path, "wb") as file:
        file.write(data)
    return len(data)


class Loaded(nn.Module):
    """The network as the file has it: no batch norms, weights of 16 bits, sums of 32."""

    def __init__(self, path: str) -> None:
        super().__init__()
        with open(path, "rb") as file:
            data = file.read()
        assert data[:8] == MAGIC
        _, count, _, length = struct.unpack_from("<4i", data, 8)
        at = 24
        self.steps = []
        for _ in range(count):
            n = struct.unpack_from("<10i", data, at)
            self.steps.append(Step(*n[:7], relu=bool(n[7]), add=n[8], up=bool(n[9])))
            at += 40
        self.note = json.loads(data[at : at + length])
        at += length + -length % 4
        self.weights = []
        for s in self.steps:
            size = s.outward * s.inward // s.groups * s.kernel**2
            both = torch.from_numpy(np.frombuffer(data, "<f2", size + s.outward, at).astype(np.float32))
            self.weights.append((both[:size].view(s.outward, s.inward // s.groups, s.kernel, s.kernel), both[size:]))
            at += 2 * (size + s.outward)
        assert at == len(data)

    def forward(self, picture: Tensor) -> Tensor:
        def convolved(i: int, tensor: Tensor) -> Tensor:
            s = self.steps[i]
            weight, bias = (part.to(tensor.device) for part in self.weights[i])
            return nn_f.conv2d(tensor, weight, bias, s.stride, s.kernel // 2, groups=s.groups)

        return run(self.steps, picture, convolved)
