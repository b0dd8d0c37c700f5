"""Puts the tiles of `scenes` on tables and racks and looks at them with a camera."""

import math

import torch

from tools.camera.chance import Chance, Tensor, either
from tools.camera.scenes import (
    CLUTTER,
    DICE,
    FACE,
    LOOK,
    PARTS,
    PLACES,
    PLAIN,
    PRINT,
    ROW,
    SLOTS,
    UP_SHIFT,
    Atlas,
    Camera,
    Plan,
    Scenes,
    Things,
    camera,
    clutter,
    contents,
    dressed,
    first,
    flat_tiles,
    joined,
    plan,
    scatter,
    unit,
)

SHARES = {"rows": 0.36, "loose": 0.2, "rack": 0.34, "dice": 0.05, "none": 0.05}
Size = tuple[int, int]


def scenes(rng: Chance, n: int, atlas: Atlas, size: Size) -> Scenes:
    """Return n scenes of all kinds of place; `size` is the side in pixels as drawn and in the end."""
    counts = {place: round(share * n) for place, share in SHARES.items()}
    counts["rows"] += n - sum(counts.values())
    parts = [_scene(rng, counts[place], place, atlas, size) for place in PLACES if counts[place]]
    order = torch.randperm(n, generator=rng.source, device=rng.device)
    both = [torch.cat([getattr(part, name) for part in parts])[order] for name in ("boxes", "look", "tiles", "table")]
    about = {key: torch.cat([part.about[key] for part in parts])[order] for key in parts[0].about}
    return Scenes(*both, about)


def _scene(rng: Chance, n: int, place: str, atlas: Atlas, size: Size) -> Scenes:
    what = plan(rng, n, atlas, dice=place == "dice")
    if place == "rack":
        tilt, yaw = rng.uniform(10, 72, n), rng.normal(28, n).clamp(-75, 75)
        tall = either(rng.chance(0.6, n), rng.logarithmic(26, 75, n), rng.logarithmic(60, 170, n))
        tiles, parts = rack(rng, what, atlas)
    else:
        steep = rng.uniform(18, 90, n)
        tilt = either(rng.chance(0.65, n), (90 - rng.normal(20, n).abs()).clamp_min(18), steep).clamp(18, 89.5)
        yaw = rng.uniform(-180, 180, n)
        largest = 420 if place == "dice" else 280  # a few dice are often looked at from near
        tall = either(rng.chance(0.5, n), rng.logarithmic(21, 60, n), rng.logarithmic(40, largest, n))
        parts = no_parts(n, rng.device)
    half_view = size[1] / tall / 2
    if place in ("rows", "loose", "none"):
        tiles = table(rng, what, half_view, place, atlas)
    elif place == "dice":
        tiles = dice(rng, what, half_view, atlas)
    beside = clutter(rng, n, half_view.clamp_min(3), atlas, 16 if place == "none" else 8)
    seen = camera(rng, tilt, yaw, tall, size)
    number = torch.full((n,), PLACES.index(place), device=rng.device)
    about = {"place": number, "tilt": tilt, "tall": tall, "set": what.sort, "yellow": what.yellow.long()}
    return viewed(rng, joined(tiles, beside, parts), what, seen, size[0], about)


def no_parts(n: int, device: str) -> Things:
    zeros = torch.zeros(n, PARTS, 3, device=device)
    axis = zeros.clone()
    axis[..., 0] = 1
    down = zeros.clone()
    down[..., 1] = -1
    half = torch.full((n, PARTS, 4), 0.01, device=device)
    none = torch.zeros(n, PARTS, dtype=torch.bool, device=device)
    label = torch.full((n, PARTS, 3), -1, device=device)
    return Things(zeros, axis, down, half, torch.zeros(n, PARTS, LOOK, device=device), none, label)


def table(rng: Chance, what: Plan, half_view: Tensor, place: str, atlas: Atlas) -> Things:
    """Lay rows, or loose tiles at any angle."""
    n = len(half_view)
    tries = {"rows": 26, "loose": 60, "none": 1}[place]
    long = torch.full((n,), ROW if place == "rows" else 1, device=rng.device)
    zone = (half_view * rng.uniform(0.4, 1.15, n)).clamp_min(0.7)
    x, y, angle, there = scatter(rng, n, tries, long, zone, what.wide)
    number, color = contents(rng, n, tries, ROW, what.twist)
    if place == "loose":
        angle = either(rng.chance(0.8, n), angle + rng.uniform(0, 2 * math.pi, n, angle.shape[1]), angle)
        there = there & rng.chance(0.85, *there.shape)
    few = rng.whole(1, SLOTS, n, 1)
    there, x, y, angle, number, color = first(
        _padded(there), SLOTS, *map(_padded, (x, y, angle, number.flatten(1), color.flatten(1)))
    )
    there = there & ((torch.arange(SLOTS, device=rng.device) < few) | rng.chance(0.6, n, 1)) & (place != "none")
    return dressed(rng, what, flat_tiles(what, x, y, angle, there), number, color, atlas)


def _padded(part: Tensor) -> Tensor:
    missing = max(0, SLOTS - part.shape[1])
    return torch.nn.functional.pad(part.float(), (0, missing)).to(part.dtype)


def dice(rng: Chance, what: Plan, half_view: Tensor, atlas: Atlas) -> Things:
    """Roll dice: each has a face on top, to be found, and four more around it, which are not."""
    n = len(half_view)
    zone = (half_view * rng.uniform(0.4, 1, n)).clamp(1.5, 6)
    x, y, angle, there = scatter(rng, n, DICE, torch.ones(n, device=rng.device).long(), zone, what.wide)
    there, x, y, angle = first(there, DICE, x, y, angle)
    number, color = contents(rng, n, 1, DICE, what.twist)
    top = dressed(rng, what, flat_tiles(what, x, y, angle, there), number[:, 0], color[:, 0], atlas)
    around = []
    for side in range(4):
        turn = angle + side * math.pi / 2
        zero = torch.zeros_like(turn)
        out = unit(turn.cos(), turn.sin(), zero)
        number, color = contents(rng, n, 1, DICE, what.twist)
        middle = top.middle - unit(zero, zero, zero + what.wide[:, None]) + out * (what.wide[:, None, None] + 0.002)
        half = top.half.clone()
        half[..., 3] = 0
        face = Things(
            middle,
            unit(-turn.sin(), turn.cos(), zero),
            unit(zero, zero, zero - 1),
            half,
            torch.zeros_like(top.look),
            there,
        )
        face = dressed(rng, what, face, number[:, 0], color[:, 0], atlas)
        face.label = torch.full_like(face.label, -1)
        around.append(face)
    all_of_it = joined(top, *around)
    missing = SLOTS - all_of_it.there.shape[1]
    spare = [
        torch.nn.functional.pad(getattr(all_of_it, k).float(), (0, 0, 0, missing), value=0.01).to(
            getattr(all_of_it, k).dtype
        )
        for k in ("middle", "right", "down", "half", "look")
    ]
    there = torch.nn.functional.pad(all_of_it.there.float(), (0, missing)).bool()
    label = torch.nn.functional.pad(all_of_it.label, (0, 0, 0, missing), value=-1)
    return Things(*spare, there, label)


def rack(rng: Chance, what: Plan, atlas: Atlas) -> tuple[Things, Things]:
    """Stand tiles on a rack of one to three steps; some lie on the table before it."""
    n, long, steps = len(what.wide), 14, 3
    device = rng.device
    lean = torch.deg2rad(rng.uniform(4, 42, n))
    rise, deep = rng.uniform(0.3, 1.0, n), rng.uniform(0.35, 0.85, n)
    used = rng.pick([1, 2, 2, 3], n)
    fill = rng.uniform(0.3, 1, n, steps, 1)
    gap = either(
        rng.chance(0.08, n, steps, long),
        rng.pick([0.3, 1, 1, 2], n, steps, long),
        rng.normal(0.012, n, steps, long).abs(),
    )
    pitch = 2 * what.wide[:, None, None] * (1 + gap)
    x = (
        pitch.cumsum(2)
        - pitch[..., :1]
        - pitch.mean(2, keepdim=True) * (long - 1) / 2 * fill
        - rng.normal(0.3, n, 1, 1)
    )
    k = torch.arange(steps, device=device)
    there = (k < used[:, None])[..., None] & (torch.arange(long, device=device) < (fill * long).round())
    zero = torch.zeros(n, device=device)
    up = unit(zero, lean.sin(), lean.cos())[:, None, None]
    foot = torch.stack(
        [
            x,
            (k * deep[:, None])[..., None] + rng.normal(0.012, n, steps, long).abs(),
            (0.06 + k * rise[:, None])[..., None] + rng.normal(0.01, n, steps, long).abs(),
        ],
        -1,
    )
    twist = rng.normal(0.012, n, steps, long)[..., None]
    side = unit(zero + 1, zero, zero)[:, None, None]
    count = steps * long
    half = torch.stack([what.wide, zero + 0.5, what.radius, what.thick], -1)
    standing = Things(
        middle=(foot + up * 0.5).flatten(1, 2),
        right=(side * twist.cos() + up * twist.sin()).flatten(1, 2),
        down=(side * twist.sin() - up * twist.cos()).flatten(1, 2),
        half=half[:, None].expand(n, count, 4).clone(),
        look=torch.zeros(n, count, LOOK, device=device),
        there=there.flatten(1, 2),
    )
    number, color = contents(rng, n, steps, long, what.twist)
    standing = dressed(rng, what, standing, number.flatten(1), color.flatten(1), atlas)
    return joined(standing, before(rng, what, SLOTS - count, atlas)), rack_parts(
        rng, what, (lean, rise, deep, used), atlas
    )


def before(rng: Chance, what: Plan, slots: int, atlas: Atlas) -> Things:
    """Lay a few rows on the table in front of the rack."""
    n = len(what.wide)
    x, y, angle, there = scatter(rng, n, 10, torch.full((n,), ROW, device=rng.device), rng.uniform(2, 6, n), what.wide)
    y = y - 7.5
    number, color = contents(rng, n, 10, ROW, what.twist)
    there, x, y, angle, number, color = first(
        there & rng.chance(0.4, n, 1), slots, x, y, angle, number.flatten(1), color.flatten(1)
    )
    return dressed(rng, what, flat_tiles(what, x, y, angle, there), number, color, atlas)


def rack_parts(rng: Chance, what: Plan, shape: tuple[Tensor, ...], atlas: Atlas) -> Things:
    """Return, for each step, its top, its front, the board behind its tiles and a lip before them, and a name plate."""
    lean, rise, deep, used = shape
    n = len(lean)
    parts = no_parts(n, rng.device)
    tone = either(
        rng.chance(0.4, n), rng.hsv((0, 360), (0, 0.4), (0.02, 0.2), n), rng.hsv((0, 360), (0, 0.7), (0.2, 0.95), n)
    )
    tone = either(rng.chance(0.3, n), rng.hsv((18, 40), (0.3, 0.8), (0.25, 0.8), n), tone)
    long = rng.uniform(4.6, 6.5, n)
    board, lip = rng.uniform(0.1, 0.65, n), rng.uniform(0.02, 0.14, n)
    has_board, has_lip = rng.chance(0.6, n), rng.chance(0.5, n)
    zero = torch.zeros(n, device=rng.device)
    front_gap = rng.uniform(0.06, 0.2, n) + lean.cos() * 0.02
    for k in range(3):
        y, z = k * deep, 0.06 + k * rise
        on = k < used
        rows = [
            (unit(zero, y + deep / 2 - front_gap, z - 0.005), unit(zero, zero - 1, zero), deep / 2 + 0.05, on),
            (unit(zero, y - front_gap, z / 2), unit(zero, zero, zero - 1), z / 2 + 0.01, on),
            (
                unit(
                    zero,
                    y + lean.sin() * board + what.thick * lean.cos() + 0.02,
                    z + lean.cos() * board - what.thick * lean.sin(),
                ),
                unit(zero, -lean.sin(), -lean.cos()),
                board,
                on & has_board,
            ),
            (unit(zero, y - front_gap - 0.002, z + lip), unit(zero, zero, zero - 1), lip, on & has_lip),
        ]
        for i, (middle, down, high, there) in enumerate(rows):
            at = 4 * k + i
            parts.middle[:, at], parts.down[:, at], parts.there[:, at] = middle, down, there
            parts.half[:, at] = torch.stack([long, high, zero + 0.015, zero], -1)
            parts.look[:, at, 0:3] = (tone * rng.uniform(0.8, 1.15, n, 1)).clamp(0.01, 1)
    parts.look[..., 8], parts.look[..., 13] = PLAIN, 1
    plate = rng.uniform(0.3, 1.4, n)
    parts.middle[:, 12] = unit(rng.uniform(-3, 3, n), -front_gap - 0.01, zero + 0.1)
    parts.down[:, 12] = unit(zero, zero, zero - 1)
    parts.half[:, 12] = torch.stack([plate, plate * 0.25, zero + 0.01, zero], -1)
    parts.look[:, 12, 0:3], parts.look[:, 12, 3:6] = tone, rng.hsv((0, 360), (0, 1), (0.1, 1), n)
    parts.look[:, 12, 6] = (atlas.styles * 17 + rng.whole(0, atlas.prints, n)).float()
    parts.look[:, 12, 8] = PRINT
    parts.there[:, 12] = rng.chance(0.3, n)
    return parts


def viewed(rng: Chance, things: Things, what: Plan, seen: Camera, drawn: int, about: dict[str, Tensor]) -> Scenes:
    """Project the boxes, light them and list the tiles that a picture shows."""
    n, count = things.there.shape
    out = torch.linalg.cross(things.down, things.right)
    axes = torch.stack([things.right, things.down, out], 2)
    rays = axes @ seen.rays[:, None]
    eye = (axes @ (seen.eye[:, None] - things.middle)[..., None])[..., 0]
    boxes = torch.cat([rays.flatten(2), eye, things.half, _bounds(things, out, seen, drawn)], -1)
    shine = (out * what.light[:, None]).sum(-1).clamp_min(0)
    ambient = what.ambient[:, None]
    look = things.look
    look[..., 9] = ((ambient + (1 - ambient) * shine) / (ambient + (1 - ambient) * what.light[:, None, 2])).clamp(
        0.35, 1.6
    )
    look[..., 9] *= 1 + rng.normal(0.02, n, count)
    look[..., 10] = rng.uniform(0.4, 0.95, n, 1)
    look[..., 11] = (things.right * what.light[:, None]).sum(-1)
    look[..., 12] = (things.down * what.light[:, None]).sum(-1)
    look[..., 15] = torch.where(things.label[..., 0] >= 0, torch.arange(count, device=rng.device), -1)
    tiles = _tiles(things, look, seen)
    table = torch.cat([seen.rays.flatten(1), seen.eye], 1)
    return Scenes(boxes, look, tiles[:, :SLOTS], table, about)


def _bounds(things: Things, out: Tensor, seen: Camera, drawn: int) -> Tensor:
    wide, high, thick = (things.half[..., i, None] for i in (0, 1, 3))
    corners = torch.stack(
        [
            things.middle + things.right * wide * i + things.down * high * j - out * thick * k
            for i in (-1, 1)
            for j in (-1, 1)
            for k in (0, 1)
        ],
        2,
    )
    flat = (seen.project[:, None, None] @ (corners - seen.eye[:, None, None])[..., None])[..., 0]
    xy = flat[..., :2] / flat[..., 2:].clamp_min(1e-3)
    low, top = xy.amin(2) - 1, xy.amax(2) + 1
    behind = (flat[..., 2] < 0.1).any(2)
    low, top = either(behind, torch.zeros_like(low), low), either(behind, torch.full_like(top, drawn), top)
    hidden = ~things.there | (flat[..., 2] < 0.1).all(2)
    low = either(hidden, torch.full_like(low, 1e6), low)
    top = either(hidden, torch.full_like(top, -1e6), top)
    return torch.cat([low, top], -1).clamp(-1e6, 1e6)


def _tiles(things: Things, look: Tensor, seen: Camera) -> Tensor:
    wide, high = things.half[..., 0, None], things.half[..., 1, None]
    mark = things.middle - things.down * high * UP_SHIFT

    def place(points: Tensor) -> tuple[Tensor, Tensor]:
        flat = (seen.project[:, None] @ (points - seen.eye[:, None])[..., None])[..., 0]
        return flat[..., :2] / flat[..., 2:].clamp_min(1e-3), flat[..., 2]

    point, depth = place(mark)
    right, up = place(mark + things.right * wide)[0] - point, place(mark - things.down * high)[0] - point
    label = things.label.float()
    ink = (look[..., 3:6] / look[..., 0:3].clamp_min(0.05)).clamp(0, 1.5)
    there = (things.there & (label[..., 0] >= 0) & (depth > 0.3)).float()
    return torch.cat([point, right, up, label.clamp_min(0), ink, there[..., None]], -1)


__all__ = ["CLUTTER", "FACE", "scenes"]
