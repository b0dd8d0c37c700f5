"""Imagines tables and racks: where tiles lie, what is printed on them, what lies beside them, where the camera is.

Everything is computed for many scenes at once, so that a GPU makes thousands a second and no worker process is needed.
Lengths are in heights of a tile; the table is z = 0, x to the right, y away, z up.
"""

import math
from dataclasses import dataclass, field

import torch

from tools.camera.chance import Chance, Tensor, either

PLAIN, FACE, BLANK, PRINT = 0, 1, 2, 3
SLOTS, CLUTTER, PARTS, DICE = 100, 16, 13, 18
ROW = 8  # most tiles in a row on the table
UP_SHIFT = 0.2  # the point that the network marks lies this share of the half height above the middle of a face
LOOK = 18  # base 3, ink 3, mask, relief, kind, gain, side gain, light along u and v, opacity, bevel, tile, flat, grain
SETS = ["white", "ivory", "wood", "dark", "twist", "dice"]
PLACES = ["rows", "loose", "rack", "dice", "none"]


@dataclass(frozen=True)
class Atlas:
    """How many styles and prints the file of faces has."""

    styles: int
    dice: int
    prints: int

    @property
    def masks(self) -> int:
        return self.styles * 17 + self.prints


@dataclass
class Things:
    """Boxes of scenes before the camera looks at them, all (scenes, boxes, ...)."""

    middle: Tensor
    right: Tensor
    down: Tensor
    half: Tensor  # half width, half height, radius, thickness
    look: Tensor
    there: Tensor
    label: Tensor = field(default_factory=lambda: torch.zeros(0))  # class, color, die; -1 where it is no tile


@dataclass(frozen=True)
class Scenes:
    """What the renderer and the teacher need of each scene."""

    boxes: Tensor
    look: Tensor
    tiles: Tensor  # point 2, right 2, up 2, class, color, die, ink over face 3, there
    table: Tensor  # 9 of the matrix from pixel to ray, 3 of the eye
    about: dict[str, Tensor]

    def parts(self, size: int) -> list["Scenes"]:
        """Return the scenes in parts of a size: many are imagined at once, and few are drawn."""
        found = []
        for at in range(0, len(self.boxes), size):
            cut = slice(at, at + size)
            about = {key: value[cut] for key, value in self.about.items()}
            found.append(Scenes(self.boxes[cut], self.look[cut], self.tiles[cut], self.table[cut], about))
        return found


@dataclass(frozen=True)
class Camera:
    right: Tensor
    rays: Tensor  # (scenes, 3, 3): (x, y, 1) of a pixel to a direction
    eye: Tensor
    project: Tensor  # (scenes, 3, 3): a point seen from the eye to x, y, depth


def unit(x: Tensor, y: Tensor, z: Tensor) -> Tensor:
    return torch.stack(torch.broadcast_tensors(x, y, z), -1)


def camera(rng: Chance, tilt: Tensor, yaw: Tensor, tall: Tensor, size: tuple[int, int]) -> Camera:
    """Look at the table's middle so that a tile there is `tall` pixels high; `size` is drawn and final size."""
    n = len(tilt)
    drawn, final = size
    scale = drawn / final
    tilt, yaw = torch.deg2rad(tilt), torch.deg2rad(yaw)
    focal = 512 / torch.tan(torch.deg2rad(rng.uniform(30, 72, n)) / 2)
    out = unit(yaw.sin() * tilt.cos(), -yaw.cos() * tilt.cos(), tilt.sin())
    right = unit(yaw.cos(), yaw.sin(), torch.zeros_like(yaw))
    up = torch.linalg.cross(right, -out)
    roll = torch.deg2rad(rng.normal(8, n))[:, None]
    turned = torch.stack([right * roll.cos() + up * roll.sin(), right * roll.sin() - up * roll.cos(), -out], 1)
    middle = drawn / 2 + rng.uniform(-0.22, 0.22, n, 2) * drawn
    lens = torch.zeros(n, 3, 3, device=rng.device)
    lens[:, 0, 0] = lens[:, 1, 1] = focal * scale
    lens[:, :2, 2] = middle
    lens[:, 2, 2] = 1
    back = torch.zeros_like(lens)
    back[:, 0, 0] = back[:, 1, 1] = 1 / (focal * scale)
    back[:, :2, 2] = -middle / (focal * scale)[:, None]
    back[:, 2, 2] = 1
    look_at = torch.cat([rng.normal(0.4, n, 2), rng.uniform(0, 0.5, n, 1)], 1)
    distance = (focal / tall).clamp_min(1.6)
    return Camera(turned[:, 0], turned.transpose(1, 2) @ back, look_at + out * distance[:, None], lens @ turned)


def contents(rng: Chance, n: int, rows: int, long: int, twist: Tensor) -> tuple[Tensor, Tensor]:
    """Return class and color of each tile of rows that are runs, groups or nothing in particular."""
    start, first = rng.whole(0, 13, n, rows, 1), rng.whole(0, 4, n, rows, 1)
    step = torch.arange(long, device=rng.device)
    kind = rng.uniform(0, 1, n, rows, 1)
    run, group = kind < 0.35, (kind >= 0.35) & (kind < 0.55)
    shape = (n, rows, long)
    number = torch.where(run, (start + step) % 13, torch.where(group, start, rng.whole(0, 13, *shape)))
    # Small digits and pairs that look alike are drawn a little more often.
    number = torch.where(rng.chance(0.08, *shape), rng.pick([0, 6, 9, 12, 5, 8, 10, 2], *shape).long(), number)
    color = torch.where(run, first, torch.where(group, (first + step) % 4, rng.whole(0, 4, *shape)))
    special = rng.whole(14, 17, *shape)
    joker = torch.where(twist[:, None, None] & rng.chance(0.75, *shape), special, 13)
    number = torch.where(rng.chance(0.06, *shape) | (twist[:, None, None] & rng.chance(0.18, *shape)), joker, number)
    # Most sets print jokers in red and black, and Twist gives each kind its color.
    kinds = torch.tensor([0, 2, 0, 3], device=rng.device)[(number - 13).clamp_min(0)]
    usual = torch.where((number == 13) & rng.chance(0.5, *shape), 1, kinds)
    return number, torch.where((number >= 13) & rng.chance(0.8, *shape), usual, color)


def scatter(rng: Chance, n: int, tries: int, long: Tensor, zone: Tensor, wide: Tensor) -> tuple[Tensor, ...]:
    """Place rows of up to `long` tiles without overlap; return x, y, angle and which places are taken."""
    base = rng.uniform(0, 2 * math.pi, n)
    mixed = rng.chance(0.45, n)
    tight = rng.uniform(1.0, 1.12, n)
    xy = torch.full((n, tries * ROW, 2), 1e6, device=rng.device)
    angle = torch.zeros(n, tries * ROW, device=rng.device)
    step = torch.arange(ROW, device=rng.device)
    for i in range(tries):
        quarter = rng.pick([0, 0, 0, 0, 0, math.pi, math.pi / 2, -math.pi / 2], n)
        turn = torch.where(mixed, rng.uniform(0, 2 * math.pi, n), base + quarter) + rng.normal(0.02, n)
        count = torch.where(rng.chance(0.8, n), rng.whole(3, ROW + 1, n), rng.whole(1, 3, n)).minimum(long)
        pitch = 2 * wide * (1.005 + either(rng.chance(0.25, n), rng.uniform(0, 0.35, n), rng.uniform(0, 0.02, n)))
        along = (step - (count[:, None] - 1) / 2) * pitch[:, None]
        heading = torch.stack([turn.cos(), turn.sin()], -1)
        spots = (rng.uniform(-1, 1, n, 2) * zone[:, None])[:, None] + along[..., None] * heading[:, None]
        gap = spots[:, :, None] - xy[:, None]
        c, s = angle.cos()[:, None], angle.sin()[:, None]
        u, v = (gap[..., 0] * c + gap[..., 1] * s).abs(), (gap[..., 1] * c - gap[..., 0] * s).abs()
        parallel = torch.cos(2 * (turn[:, None] - angle)).abs()[:, None] > 0.995
        same = torch.cos(2 * (turn[:, None] - angle))[:, None] > 0
        room = torch.where(same, 2 * wide[:, None, None], wide[:, None, None] + 0.5) * tight[:, None, None]
        high = torch.where(same, tight[:, None, None], room)
        clash = torch.where(parallel, (u < room) & (v < high), u * u + v * v < 1.16)
        used = step < count[:, None]
        good = ~(clash.any(2) & used).any(1)
        take = used & good[:, None]
        wobble = (
            rng.normal(0.01, n, ROW, 2)
            + rng.normal(0.02, n, ROW, 1) * torch.stack([-turn.sin(), turn.cos()], -1)[:, None]
        )
        xy[:, i * ROW : (i + 1) * ROW] = either(take, spots + wobble, torch.full_like(spots, 1e6))
        angle[:, i * ROW : (i + 1) * ROW] = turn[:, None] + rng.normal(0.02, n, ROW)
    there = xy[..., 0] < 1e5
    return xy[..., 0], xy[..., 1], angle, there


def first(there: Tensor, slots: int, *parts: Tensor) -> tuple[Tensor, ...]:
    """Keep the places that are taken, at most `slots` of each scene."""
    order = torch.sort((~there).to(torch.uint8), dim=1, stable=True).indices[:, :slots]
    return tuple(torch.gather(part, 1, order) for part in (there, *parts))


@dataclass(frozen=True)
class Plan:
    """One set of tiles for each scene."""

    wide: Tensor
    thick: Tensor
    radius: Tensor
    style: Tensor
    face: Tensor
    side: Tensor
    inks: Tensor
    twist: Tensor
    sort: Tensor  # index into SETS
    yellow: Tensor
    light: Tensor
    ambient: Tensor
    bevel: Tensor
    opacity: Tensor


def inks(rng: Chance, n: int, dark: Tensor) -> tuple[Tensor, Tensor]:
    """Return the four inks in the order black, red, blue, orange, and whether the fourth is yellow."""
    yellow = rng.chance(0.3, n)
    red = rng.hsv((343, 366), (0.7, 1), (0.5, 0.95), n)
    orange = either(yellow, rng.hsv((41, 55), (0.7, 1), (0.7, 1), n), rng.hsv((17, 40), (0.7, 1), (0.7, 1), n))
    blue = either(
        rng.chance(0.3, n), rng.hsv((212, 240), (0.6, 1), (0.25, 0.5), n), rng.hsv((192, 232), (0.6, 1), (0.45, 0.9), n)
    )
    black = either(
        rng.chance(0.6, n),
        rng.hsv((0, 360), (0, 0.2), (0.02, 0.18), n),
        rng.hsv((190, 250), (0, 0.35), (0.05, 0.24), n),
    )
    white = rng.hsv((0, 360), (0, 0.1), (0.75, 1), n)
    bright = rng.hsv((192, 225), (0.5, 0.9), (0.75, 1), n)
    return torch.stack([either(dark, white, black), red, either(dark, bright, blue), orange], 1), yellow


def plan(rng: Chance, n: int, atlas: Atlas, dice: bool) -> Plan:
    draw = rng.uniform(0, 1, n)
    wood, dark = draw < 0.09, (draw >= 0.09) & (draw < 0.115)
    white = (draw >= 0.115) & (draw < 0.55)
    face = either(
        white, rng.hsv((20, 220), (0, 0.04), (0.82, 0.98), n), rng.hsv((34, 58), (0.04, 0.26), (0.8, 0.97), n)
    )
    face = either(wood, rng.hsv((22, 42), (0.2, 0.55), (0.55, 0.9), n), face)
    face = either(dark, rng.hsv((0, 360), (0, 0.3), (0.03, 0.16), n), face)
    colors, yellow = inks(rng, n, dark)
    twist = rng.chance(0.16, n) & (not dice)
    sort = torch.where(wood, 2, torch.where(dark, 3, torch.where(white, 0, 1)))
    sort = torch.full_like(sort, 5) if dice else torch.where(twist, 4, sort)
    tiles = atlas.styles - atlas.dice
    wide = rng.uniform(0.36, 0.5, n) if dice else rng.uniform(0.32, 0.4, n)
    height, turn = torch.deg2rad(rng.uniform(20, 88, n)), rng.uniform(0, 2 * math.pi, n)
    return Plan(
        wide=wide,
        thick=2 * wide if dice else rng.uniform(0.1, 0.36, n),
        radius=rng.uniform(0.03, 0.13, n),
        style=rng.whole(tiles, atlas.styles, n) if dice else rng.whole(0, tiles, n),
        face=face,
        side=face * rng.uniform(0.75, 1, n, 1),
        inks=colors,
        twist=twist,
        sort=sort,
        yellow=yellow,
        light=unit(height.cos() * turn.cos(), height.cos() * turn.sin(), height.sin()),
        ambient=rng.uniform(0.25, 0.9, n),
        bevel=rng.uniform(0, 1, n),
        opacity=rng.uniform(0.82, 1, n),
    )


def dressed(rng: Chance, what: Plan, things: Things, number: Tensor, color: Tensor, atlas: Atlas) -> Things:
    """Give tiles their print; a few show their backs, which are no tiles to find."""
    n, count = number.shape
    blank = rng.chance(0.02, n, count) | (rng.chance(0.06, n, 1) & rng.chance(0.6, n, count))
    ink = torch.gather(what.inks, 1, color[..., None].expand(-1, -1, 3))
    own = rng.hsv((0, 360), (0.5, 1), (0.3, 0.9), n, count)
    ink = either((number >= 13) & rng.chance(0.1, n, count), own, ink)
    ink = (ink + rng.normal(0.012, n, count, 3)).clamp(0.01, 1)
    face = (what.face[:, None] * (1 + rng.normal(0.02, n, count, 1))).clamp(0.02, 1)
    style = what.style[:, None].expand(n, count)
    # One scene in eight mixes sets: the style of a tile is its own.
    tiles = atlas.styles - atlas.dice
    loose = rng.chance(0.12, n, 1) & (style < tiles)
    style = torch.where(loose, rng.whole(0, max(1, tiles), n, count), style)
    look = things.look
    look[..., 0:3], look[..., 3:6] = face, ink
    look[..., 6] = style * 17 + number
    look[..., 7] = style * 2 + (number >= 13)
    look[..., 8] = torch.where(blank, BLANK, FACE)
    look[..., 13], look[..., 14] = what.opacity[:, None], what.bevel[:, None]
    look[..., 17] = (what.sort == 2)[:, None].float()
    die = (what.sort == 5)[:, None].expand(n, count)
    label = torch.stack([number, color, die.long()], -1)
    things.label = either(blank | ~things.there, torch.full_like(label, -1), label)
    return things


def flat_tiles(what: Plan, x: Tensor, y: Tensor, angle: Tensor, there: Tensor) -> Things:
    n, count = x.shape
    zero = torch.zeros_like(x)
    half = torch.stack([what.wide, torch.where(what.sort == 5, what.wide, 0.5), what.radius, what.thick], -1)
    return Things(
        middle=torch.stack([x, y, zero + what.thick[:, None] + 0.01], -1),
        right=unit(angle.cos(), angle.sin(), zero),
        down=unit(angle.sin(), -angle.cos(), zero),
        half=half[:, None].expand(n, count, 4).clone(),
        look=torch.zeros(n, count, LOOK, device=x.device),
        there=there,
    )


def joined(*parts: Things) -> Things:
    return Things(*(torch.cat([getattr(part, name) for part in parts], 1) for name in Things.__dataclass_fields__))


def clutter(rng: Chance, n: int, zone: Tensor, atlas: Atlas, most: int) -> Things:
    """Put flat things on the table, printed or plain, and now and then fingers above it."""
    count = CLUTTER
    angle = rng.uniform(0, 2 * math.pi, n, count)
    finger = (rng.chance(0.08, n, 1) & (torch.arange(count, device=rng.device) < 4)[None]).expand(n, count)
    half = rng.logarithmic(0.2, 4, n, count, 2)
    card = rng.chance(0.3, n, count)
    half = either(card, torch.stack([half[..., 0], half[..., 0] * 1.42], -1), half)
    half = either(finger, torch.stack([rng.uniform(0.25, 0.5, n, count), rng.uniform(1.5, 4, n, count)], -1), half)
    radius = half.amin(-1) * torch.where(finger, 1, rng.pick([0.02, 0.1, 0.1, 0.5, 1.0], n, count)) + 0.004
    look = torch.zeros(n, count, LOOK, device=rng.device)
    paper = rng.hsv((0, 360), (0, 0.15), (0.75, 1), n, count)
    any_color = rng.hsv((0, 360), (0, 1), (0.03, 1), n, count)
    look[..., 0:3] = either(
        finger,
        rng.hsv((12, 28), (0.25, 0.65), (0.35, 0.95), n, count),
        either(rng.chance(0.45, n, count), paper, any_color),
    )
    look[..., 3:6] = rng.hsv((0, 360), (0, 1), (0, 0.9), n, count)
    look[..., 6] = atlas.styles * 17 + rng.whole(0, atlas.prints, n, count)
    look[..., 8] = torch.where(rng.chance(0.65, n, count) & ~finger, PRINT, PLAIN)
    look[..., 13] = 1
    # Boxes and books have some height; a sheet of paper has none.
    thick = torch.where(rng.chance(0.25, n, count), rng.uniform(0.05, 0.6, n, count), 0.0)
    look[..., 16] = ((thick == 0) & ~finger).float()
    z = torch.where(finger, 0.9, thick + 0.001 * (1 + torch.arange(count, device=rng.device)))
    busy = rng.whole(0, most + 1, n, 1) * rng.chance(0.7, n, 1)
    there = (torch.arange(count, device=rng.device) < busy) | finger
    there = there & (~finger | rng.chance(0.6, n, count))
    xy = rng.uniform(-1.2, 1.2, n, count, 2) * zone[:, None, None]
    # A thick thing may not bury the tiles: it keeps to the border.
    far = torch.sign(xy) * (xy.abs() * 0.3 + zone[:, None, None] * 0.9 + half.amax(-1, keepdim=True))
    xy = either((thick > 0) & ~finger, far, xy)
    zero = torch.zeros_like(angle)
    return Things(
        middle=torch.cat([xy, z[..., None]], -1),
        right=unit(angle.cos(), angle.sin(), zero),
        down=unit(angle.sin(), -angle.cos(), zero),
        half=torch.cat([half, radius[..., None], thick[..., None]], -1),
        look=look,
        there=there,
        label=torch.full((n, count, 3), -1, device=rng.device),
    )
