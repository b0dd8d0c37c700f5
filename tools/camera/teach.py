"""What the network should have said for rendered pictures, and how wrong it was."""

from dataclasses import dataclass

import torch
import torch.nn.functional as nn_f
from torch import Tensor

from tools.camera.network import COLOR, COLORS, DIE, EDGE_SCALE, INK, NUMBER, NUMBERS, OFFSET, OFFSET_SCALE, STRIDE

NEED_SEEN, MAY_SEEN = 0.6, 0.2  # of the digits' area: must be found; may be found
THINNEST = 9.0  # pixels: a face thinner than this may be missed


@dataclass(frozen=True)
class Target:
    heat: Tensor
    peak: Tensor
    counts: Tensor  # 0 where a half-hidden tile makes both answers right
    weight: Tensor
    offset: Tensor
    edges: Tensor
    number: Tensor
    color: Tensor
    die: Tensor
    ink: Tensor
    tiles: Tensor


def judged(tiles: Tensor, seen: Tensor, scale: float, size: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return the tiles in final pixels, which must be found and which may be."""
    tiles = tiles.clone()
    tiles[..., :6] *= scale
    point, right, up = tiles[..., :2], tiles[..., 2:4], tiles[..., 4:6]
    area = (right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]).abs()
    thin = 2 * area / torch.maximum(right.norm(dim=-1), up.norm(dim=-1)).clamp_min(1e-3)
    there = tiles[..., 12] > 0
    inside = ((point > 2) & (point < size - 2)).all(-1)
    must = there & inside & (seen > NEED_SEEN) & (thin > THINNEST) & (right.norm(dim=-1) < size * 0.4)
    return tiles, must, there & ~must & (seen > MAY_SEEN)


def target(tiles: Tensor, seen: Tensor, scale: float, size: int) -> Target:
    tiles, must, may = judged(tiles, seen, scale, size)
    n, cells = len(tiles), size // STRIDE
    point, right, up = tiles[..., :2], tiles[..., 2:4], tiles[..., 4:6]
    ticks = (torch.arange(cells, device=tiles.device) + 0.5) * STRIDE
    y, x = torch.meshgrid(ticks, ticks, indexing="ij")
    cross = right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]
    cross = torch.where(cross.abs() < 1e-3, torch.ones_like(cross), cross)
    # Coordinates along the tile's own edges, so that the hill has the shape of the tile.
    away = torch.stack(
        [torch.stack([up[..., 1], -up[..., 0]], -1), torch.stack([-right[..., 1], right[..., 0]], -1)], -2
    )
    away = away / cross[..., None, None]
    dx, dy = x - point[..., 0, None, None], y - point[..., 1, None, None]
    square = (away[..., 0, 0, None, None] * dx + away[..., 0, 1, None, None] * dy) ** 2
    square = square + (away[..., 1, 0, None, None] * dx + away[..., 1, 1, None, None] * dy) ** 2
    hill = torch.exp(-square / (2 * 0.2**2))
    heat, owner = (hill * must[..., None, None]).max(1)
    blurred = (hill * may[..., None, None]).amax(1) > 0.02
    cell = (point / STRIDE).long().clamp(0, cells - 1)
    peak = torch.zeros(n, cells * cells, device=tiles.device)
    peak.scatter_reduce_(1, cell[..., 1] * cells + cell[..., 0], must.float(), "amax")
    peak = peak.view(n, cells, cells)
    heat = torch.maximum(heat * 0.999, peak)

    def of(values: Tensor) -> Tensor:
        return torch.gather(values, 1, owner.view(n, -1)).view(n, cells, cells)

    return Target(
        heat=heat,
        peak=peak,
        counts=(~(blurred & (heat < 0.3))).float(),
        weight=torch.where(heat > 0.25, heat, torch.zeros_like(heat)),
        offset=torch.stack([of(point[..., 0]) - x, of(point[..., 1]) - y], 1) / OFFSET_SCALE,
        edges=torch.stack([of(tiles[..., i]) for i in range(2, 6)], 1) / EDGE_SCALE,
        number=of(tiles[..., 6]).long(),
        color=of(tiles[..., 7]).long(),
        die=of(tiles[..., 8]),
        ink=torch.stack([of(tiles[..., i]) for i in (9, 10, 11)], 1),
        tiles=must.sum(),
    )


def loss(answer: Tensor, t: Target) -> tuple[Tensor, dict[str, Tensor]]:
    answer = answer.float()
    chance = torch.sigmoid(answer[:, 0]).clamp(1e-4, 1 - 1e-4)
    found = -torch.log(chance) * (1 - chance) ** 2 * t.peak
    wrong = -torch.log(1 - chance) * chance**2 * (1 - t.heat) ** 4 * (1 - t.peak) * t.counts
    whole = t.weight.sum().clamp_min(1)
    colored = t.weight * (t.number < 13)
    numbers = nn_f.cross_entropy(answer[:, NUMBER : NUMBER + NUMBERS], t.number, reduction="none", label_smoothing=0.02)
    colors = nn_f.cross_entropy(answer[:, COLOR : COLOR + COLORS], t.color, reduction="none", label_smoothing=0.02)
    dice = nn_f.binary_cross_entropy_with_logits(answer[:, DIE], t.die, reduction="none")
    all_colored = colored.sum().clamp_min(1)
    parts = {
        "heat": (found.sum() + wrong.sum()) / t.tiles.clamp_min(1),
        "offset": 0.3 * ((answer[:, OFFSET : OFFSET + 2] - t.offset).abs().sum(1) * t.weight).sum() / whole,
        "edges": 0.5 * ((answer[:, 3:7] - t.edges).abs().sum(1) * t.weight).sum() / whole,
        "number": 1.2 * (numbers * t.weight).sum() / whole,
        "color": 0.8 * (colors * colored).sum() / all_colored,
        "ink": 0.6 * ((answer[:, INK : INK + 3] - t.ink).abs().sum(1) * colored).sum() / all_colored,
        "die": 0.3 * (dice * t.weight).sum() / whole,
    }
    return torch.stack(list(parts.values())).sum(), parts
