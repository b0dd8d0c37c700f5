"""Colors the boxes that the rays hit, and the table below them, in linear light."""

import math
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn_f

from tools.camera.chance import Chance, Tensor, either
from tools.camera.raster import hits
from tools.camera.scenes import BLANK, FACE, PLAIN, PRINT, SLOTS, Atlas, Scenes

LEVELS = 3
GAMMA = 2.2
CLOTHS = 24  # textures of table tops kept on the device
CLOTH = 384


@dataclass(frozen=True)
class Material:
    """What all pictures share: masks of faces at three sizes, heights of the plastic, textures of table tops."""

    atlas: Atlas
    ink: Tensor
    starts: Tensor
    shapes: Tensor
    relief: Tensor
    cloths: Tensor


@dataclass(frozen=True)
class Shaded:
    color: Tensor  # what the boxes add, (pictures, 3, size, size)
    cover: Tensor  # share of each pixel that a box covers
    solid: Tensor  # the same for boxes that throw a shadow
    glossy: Tensor  # the same for faces of tiles
    seen: Tensor  # share of each tile's digits that is in view


def material(path: str, rng: Chance) -> Material:
    with np.load(path) as file:
        ink, relief, prints, dice = (file[name] for name in ("ink", "relief", "prints", "dice"))
    atlas = Atlas(styles=len(ink), dice=int(dice), prints=len(prints))
    masks = torch.from_numpy(np.concatenate([ink.reshape(-1, *ink.shape[2:]), prints])).to(rng.device)
    levels, starts, shapes = [], [], []
    for level in range(LEVELS):
        small = masks if level == 0 else _halved(levels[-1])
        starts.append(sum(m.numel() for m in levels))
        levels.append(small)
        shapes.append(list(small.shape[1:]))
    device = rng.device
    return Material(
        atlas,
        torch.cat([m.flatten() for m in levels]),
        torch.tensor(starts, device=device),
        torch.tensor(shapes, device=device),
        torch.from_numpy(relief.reshape(-1, *relief.shape[2:])).to(device),
        torch.stack([_cloth(rng, i, masks) for i in range(CLOTHS)]),
    )


def _halved(masks: Tensor) -> Tensor:
    parts = [nn_f.avg_pool2d(part[:, None].float(), 2)[:, 0].round().to(torch.uint8) for part in masks.split(2048)]
    return torch.cat(parts)


def _noise(rng: Chance, rows: int, columns: int, size: int = CLOTH) -> Tensor:
    grid = rng.uniform(0, 1, 1, 1, rows, columns)
    return nn_f.interpolate(grid, (size, size), mode="bicubic", align_corners=False)[0, 0].clamp(0, 1)


def _cloth(rng: Chance, i: int, masks: Tensor) -> Tensor:
    """Return one of six kinds of texture, 0 to 1: grain, threads, marble, checks, speckle, print."""
    line = torch.linspace(0, 1, CLOTH, device=rng.device)
    if i % 6 == 0:
        rings = torch.sin(2 * math.pi * (6 * _noise(rng, 12, 2) + 4 * line[:, None]))
        grain = (0.5 * _noise(rng, 190, 5) + 0.3 * _noise(rng, 60, 3) + 0.2 * (rings * 0.5 + 0.5)).clamp(0, 1)
        return _knotted(rng, grain) if i else grain
    if i % 6 == 1:
        count = int(rng.whole(30, 100, 1))
        weave = (torch.sin(math.pi * count * line)[:, None] * torch.sin(math.pi * count * line)[None]).abs()
        return (weave.sqrt() * (0.35 + _noise(rng, count, count // 3)) * _noise(rng, count, 12) * 2).clamp(0, 1)
    if i % 6 == 2:
        wave = (_noise(rng, 5, 5) + 0.5 * _noise(rng, 12, 12) + 0.25 * _noise(rng, 40, 40)) / 1.75
        return (1 - (wave - 0.5).abs() * 25).clamp(0, 1) * 0.8 + 0.2 * _noise(rng, 8, 8)
    if i % 6 == 3:
        count = int(rng.whole(2, 24, 1))
        bars = (torch.sin(2 * math.pi * count * line) > 0).float()
        return (bars[:, None] + bars[None] * (i % 4 < 2)) / 2 * 0.9 + 0.1 * _noise(rng, 190, 190)
    if i % 6 == 4:
        return 0.5 * _noise(rng, 190, 190) + 0.3 * _noise(rng, 60, 60) + 0.2 * _noise(rng, 10, 10)
    page = torch.zeros(CLOTH, CLOTH, device=rng.device)
    high, wide = masks.shape[1] // 2, masks.shape[2] // 2
    prints = masks[-8 * (1 + i % 4) :]
    for row in range(CLOTH // high):
        for column in range(CLOTH // wide):
            if rng.chance(0.7, 1).item():
                small = prints[int(rng.whole(0, len(prints), 1))][::2, ::2].float() / 255
                page[row * high : (row + 1) * high, column * wide : (column + 1) * wide] = small
    return page


def _knotted(rng: Chance, grain: Tensor) -> Tensor:
    """Return a grain with knots, whose rings around a dark core look like a printed joker from afar."""
    line = torch.linspace(-1, 1, CLOTH, device=rng.device)
    for _ in range(int(rng.whole(2, 9, 1))):
        x, y = rng.uniform(-1, 1, 2)
        high = rng.logarithmic(0.02, 0.1, 1)
        wide = high * rng.uniform(1, 2.2, 1)
        far = (((line[None] - x) / wide) ** 2 + ((line[:, None] - y) / high) ** 2).sqrt() * (
            0.7 + 0.6 * _noise(rng, 9, 9)
        )
        rings = 0.5 + 0.5 * torch.sin(far * rng.uniform(3, 12, 1) + 6 * _noise(rng, 12, 12))
        knot = (rings * rng.uniform(0.3, 0.9, 1) + torch.exp(-((far * 3) ** 2))).clamp(0, 1)
        grain = grain + (knot - grain) * torch.exp(-(far**2) / 2)
    return grain


def _bilinear(flat: Tensor, start: Tensor, shape: tuple[Tensor, Tensor], u: Tensor, v: Tensor) -> Tensor:
    """Sample masks at u, v of -1 to 1."""
    high, wide = shape
    x = ((u + 1) * 0.5 * wide - 0.5).clamp_min(0).minimum(wide - 1.001)
    y = ((v + 1) * 0.5 * high - 0.5).clamp_min(0).minimum(high - 1.001)
    left, top = x.long(), y.long()
    at = start + top * wide + left
    fx, fy = x - left, y - top
    upper = flat[at].float() * (1 - fx) + flat[at + 1].float() * fx
    lower = flat[at + wide].float() * (1 - fx) + flat[at + wide + 1].float() * fx
    return (upper * (1 - fy) + lower * fy) / 255


def shaded(rng: Chance, scenes: Scenes, stuff: Material, drawn: int, final: int) -> Shaded:
    """Return the boxes' colors at the final size."""
    n = len(scenes.boxes)
    box, u, v, depth = hits(scenes.boxes, drawn)
    nothing = box < 0
    at = box.clamp_min(0).long().view(n, -1)

    def of(table: Tensor) -> Tensor:
        return torch.gather(table, 1, at).view(n, drawn, drawn)

    look, half = scenes.look, scenes.boxes[..., 12:16]
    kind = of(look[..., 8])
    top = depth == 0
    u, v = u / of(half[..., 0]), v / of(half[..., 1])
    extent = (scenes.boxes[..., 18:20] - scenes.boxes[..., 16:18]).amax(-1).clamp_min(1)
    level = torch.log2(150 / extent).floor().clamp(0, LEVELS - 1).long()
    shape = stuff.shapes[level]
    start = stuff.starts[level] + look[..., 6].long() * shape[..., 0] * shape[..., 1]
    inked = ((kind == FACE) | (kind == PRINT)) & top & ~nothing
    mask = _bilinear(stuff.ink, of(start), (of(shape[..., 0]), of(shape[..., 1])), u, v) * inked * of(look[..., 13])
    face = ((kind == FACE) | (kind == BLANK)) & top & ~nothing
    light_u, light_v = of(look[..., 11]), of(look[..., 12])
    relief = (
        _relief(rng, stuff, of(look[..., 7]).long(), (u, v), (light_u, light_v))
        * (face & (kind == FACE))
        * of((level == 0).float())
    )
    edge_u, edge_v = ((u.abs() - 0.86) / 0.14).clamp(0, 1) * u.sign(), ((v.abs() - 0.9) / 0.1).clamp(0, 1) * v.sign()
    slope = (edge_u * light_u + edge_v * light_v) * of(look[..., 14]) * face
    # A wooden face has a grain; the sides of a box are darker the lower one looks.
    grain = torch.sin(26 * u + 3 * torch.sin(2.5 * v) + 7 * of(look[..., 9])) * of(look[..., 17]) * face
    side = torch.where(top, torch.ones_like(depth), of(look[..., 10]) * (1 - 0.35 * depth))
    bright = of(look[..., 9]) * side * (1 + relief + 0.55 * slope + 0.07 * grain).clamp_min(0.1)
    seen = _visibility(scenes, of(look[..., 15]).long(), face & (v + 0.2).abs().lt(0.45) & (u.abs() < 0.8))
    shown = (~nothing).float()
    color = torch.stack(
        [
            (of(look[..., c]) ** GAMMA * (1 - mask) + of(look[..., 3 + c]) ** GAMMA * mask) * bright * shown
            for c in range(3)
        ],
        1,
    )
    solid = shown * (of(look[..., 16]) == 0)
    both = nn_f.interpolate(
        torch.cat([color, torch.stack([shown, solid, face.float()], 1)], 1), (final, final), mode="area"
    )
    return Shaded(both[:, :3], both[:, 3:4], both[:, 4:5], both[:, 5:6], seen)


def _relief(
    rng: Chance, stuff: Material, number: Tensor, at: tuple[Tensor, Tensor], light: tuple[Tensor, Tensor]
) -> Tensor:
    """Return how much brighter the raised parts are on the side of the light."""
    high, wide = stuff.relief.shape[1:]
    shape = (torch.full_like(number, high), torch.full_like(number, wide))
    flat, start = stuff.relief.flatten(), number * high * wide
    step = 0.02
    before = _bilinear(flat, start, shape, at[0] - light[0] * step, at[1] - light[1] * step)
    after = _bilinear(flat, start, shape, at[0] + light[0] * step, at[1] + light[1] * step)
    return (before - after) * rng.uniform(0.1, 1.1, len(number), 1, 1)


def _visibility(scenes: Scenes, tile: Tensor, zone: Tensor) -> Tensor:
    n = len(tile)
    label = torch.where(zone, tile, -1).view(n, -1) + 1
    counts = torch.zeros(n, scenes.look.shape[1] + 1, device=tile.device)
    counts.scatter_add_(1, label, torch.ones_like(label, dtype=torch.float32))
    right, up = scenes.tiles[..., 2:4], scenes.tiles[..., 4:6]
    area = (right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]).abs() * 4 * 0.45 * 0.8
    return counts[:, 1 : SLOTS + 1] / area.clamp_min(1)


WOODS = [
    [0.62, 0.42, 0.26],
    [0.45, 0.28, 0.16],
    [0.8, 0.65, 0.45],
    [0.3, 0.18, 0.1],
    [0.72, 0.66, 0.58],
    [0.36, 0.24, 0.18],
]


def background(rng: Chance, scenes: Scenes, stuff: Material, drawn: int, final: int) -> Tensor:
    """Return the table top, drawn in perspective with two of the textures."""
    n, device = len(scenes.table), rng.device
    ticks = (torch.arange(final, device=device) + 0.5) * (drawn / final)
    y, x = torch.meshgrid(ticks, ticks, indexing="ij")
    pixels = torch.stack([x, y, torch.ones_like(x)]).view(3, -1)
    ray = scenes.table[:, :9].view(n, 3, 3) @ pixels
    eye = scenes.table[:, 9:]
    t = -eye[:, 2:] / ray[:, 2].clamp_max(-1e-3)
    spot = (eye[:, :2, None] + ray[:, :2] * t[:, None]).clamp(-200, 200)
    turn = rng.uniform(0, 2 * math.pi, n, 1)
    across = spot[:, 0] * turn.cos() + spot[:, 1] * turn.sin()
    along = spot[:, 1] * turn.cos() - spot[:, 0] * turn.sin()
    layers = []
    for _ in range(2):
        scale = rng.logarithmic(1.5, 25, n, 1, 1)
        where = torch.stack([across, along], -1) / scale + rng.uniform(0, 2, n, 1, 2)
        where = 1 - (where % 4 - 2).abs()
        cloth = stuff.cloths[rng.whole(0, CLOTHS, n)][:, None]
        layers.append(
            nn_f.grid_sample(cloth, where.view(n, final, final, 2), align_corners=False, padding_mode="reflection")
        )
    wood = torch.tensor(WOODS, device=device)[rng.whole(0, len(WOODS), n)] * rng.uniform(0.75, 1.2, n, 1)
    pale = rng.hsv((0, 360), (0, 0.15), (0.6, 1), n)
    first = either(
        rng.chance(0.4, n),
        wood.clamp(0, 1),
        either(rng.chance(0.4, n), pale, rng.hsv((0, 360), (0, 0.75), (0.05, 0.95), n)),
    )
    second = either(
        rng.chance(0.75, n), first * rng.uniform(0.3, 0.85, n, 1), rng.hsv((0, 360), (0, 0.8), (0.05, 1), n)
    )
    third = (first + rng.normal(0.25, n, 3)).clamp(0.02, 1)
    first, second, third = (c[..., None, None] ** GAMMA for c in (first, second, third))
    strength = rng.uniform(0, 1, n, 2, 1, 1) ** 1.5
    mixed = first + (second - first) * layers[0] * strength[:, :1]
    return mixed + (third - mixed) * layers[1] * strength[:, 1:] * 0.8


__all__ = ["PLAIN", "Material", "Shaded", "background", "material", "shaded"]
