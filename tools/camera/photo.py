"""Takes the picture: light, shadow, glare, lens, sensor, tone and JPEG over what `shade` has colored."""

import math

import torch
import torch.nn.functional as nn_f

from tools.camera.chance import Chance, Tensor, either
from tools.camera.scenes import Scenes
from tools.camera.shade import GAMMA, Material, background, shaded

LIGHTS = ["day", "lamp", "dim", "shadow"]


def pictures(rng: Chance, scenes: Scenes, stuff: Material, drawn: int, final: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return pictures (n, 3, final, final) of 0 to 1, the share of each tile in view, and the kind of light."""
    with torch.no_grad():
        parts = shaded(rng, scenes, stuff, drawn, final)
        behind = background(rng, scenes, stuff, drawn, final)
        dark = _contact(rng, parts.solid)
        image = parts.color * (1 - dark * (1 - parts.solid)) + behind * (1 - parts.cover) * (1 - dark)
        image, light, level = _lit(rng, image, parts.glossy)
        image = _lens(rng, image)
        image = _toned(rng, _sensor(rng, image, level), level)
        return _jpeg(rng, _resampled(rng, image)), parts.seen, light


def _field(rng: Chance, n: int, cells: int, size: int) -> Tensor:
    grid = rng.uniform(0, 1, n, 1, cells, cells)
    return nn_f.interpolate(grid, (size, size), mode="bicubic", align_corners=False).clamp(0, 1)


def _share(rng: Chance, n: int, low: float = 0, high: float = 1) -> Tensor:
    return rng.uniform(low, high, n, 1, 1, 1)


def _contact(rng: Chance, solid: Tensor) -> Tensor:
    """Return the soft shadow that solid things throw on what lies around them."""
    n, size = len(solid), solid.shape[-1]
    small = nn_f.avg_pool2d(solid, 4)
    wide = nn_f.avg_pool2d(small, 5, 1, 2, count_include_pad=False)
    for _ in range(2):
        wide = nn_f.avg_pool2d(wide, 3, 1, 1, count_include_pad=False)
    shift = torch.zeros(n, 2, 3, device=solid.device)
    shift[:, 0, 0] = shift[:, 1, 1] = 1
    shift[:, :, 2] = rng.normal(0.018, n, 2)
    grid = nn_f.affine_grid(shift, [n, 1, *small.shape[2:]], align_corners=False)
    cast = nn_f.grid_sample(wide, grid, align_corners=False, padding_mode="border")
    both = torch.maximum(cast, wide * 0.7)
    return nn_f.interpolate(both, (size, size), mode="bilinear", align_corners=False) * _share(rng, n, 0.1, 0.8)


def _lit(rng: Chance, image: Tensor, glossy: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Apply the light: daylight, a lamp, dim warm light or daylight with shadows across the table."""
    n, size = len(image), image.shape[-1]
    draw = rng.uniform(0, 1, n)
    kind = (draw > 0.38).long() + (draw > 0.6).long() + (draw > 0.84).long()
    device = image.device
    tint = torch.tensor([[1, 1, 1], [1, 0.74, 0.42], [1, 0.68, 0.34], [1, 1.0, 1.06]], device=device)[kind]
    tint = tint ** rng.uniform(0.1, 1.15, n, 1) * torch.exp(rng.normal(0.06, n, 3))
    cool = rng.chance(0.2, n) & (kind != 2)
    tint = either(cool, tint * torch.tensor([0.82, 0.97, 1.12], device=device), tint)
    low = torch.tensor([0.55, 0.4, 0.09, 0.4], device=device)[kind]
    high = torch.tensor([1.4, 1.2, 0.5, 1.3], device=device)[kind]
    level = torch.exp(torch.log(low) + (torch.log(high) - torch.log(low)) * rng.uniform(0, 1, n))
    uneven = 1 + (_field(rng, n, 3, size) - 0.5) * 2 * _share(rng, n, 0, 0.55)
    edge = torch.sigmoid((_field(rng, n, 4, size) - _share(rng, n, 0.35, 0.6)) * _share(rng, n, 2, 9) ** 2)
    falls = torch.where(rng.chance(0.2, n) | (kind == 3), rng.uniform(0.25, 0.8, n), 0.0)[:, None, None, None]
    image = image * (tint * level[:, None])[:, :, None, None] * uneven * (1 - falls * (1 - edge))
    spot = (_field(rng, n, 9, size) - 0.7).clamp_min(0) * 3
    glare = spot * rng.chance(0.3, n, 1, 1, 1) * _share(rng, n, 0, 0.7) * (0.1 + 0.9 * glossy)
    veil = rng.chance(0.25, n, 1, 1, 1) * _share(rng, n, 0, 0.05)
    return image + (glare + veil) * level[:, None, None, None], kind, level


def _lens(rng: Chance, image: Tensor) -> Tensor:
    """Blur each picture in its own way: sharp, soft, out of focus or moved; then sharpen some, as phones do."""
    n, size = len(image), image.shape[-1]
    spread = torch.where(
        rng.chance(0.35, n), 0.25, either(rng.chance(0.85, n), rng.uniform(0.3, 0.9, n), rng.uniform(0.9, 1.7, n))
    )
    long = torch.where(rng.chance(0.12, n), rng.uniform(1, 2.2, n), spread)
    turn = rng.uniform(0, math.pi, n)[:, None, None]
    ticks = torch.arange(-3, 4, device=image.device)
    y, x = torch.meshgrid(ticks, ticks, indexing="ij")
    u, v = x * turn.cos() + y * turn.sin(), y * turn.cos() - x * turn.sin()
    kernel = torch.exp(-0.5 * ((u / long[:, None, None]) ** 2 + (v / spread[:, None, None]) ** 2))
    kernel = kernel / kernel.sum((1, 2), keepdim=True)
    padded = nn_f.pad(image, (3, 3, 3, 3), mode="replicate").transpose(0, 1)
    image = nn_f.conv2d(padded, kernel[:, None], groups=n).transpose(0, 1)
    more = torch.where(rng.chance(0.35, n), rng.uniform(0.2, 1.1, n), 0.0)[:, None, None, None]
    soft = nn_f.avg_pool2d(image, 3, 1, 1, count_include_pad=False)
    return (image + (image - soft) * more).clamp_min(0).view(n, 3, size, size)


def _sensor(rng: Chance, image: Tensor, level: Tensor) -> Tensor:
    """Add noise, more of it and in larger grains the less light there is."""
    n, size = len(image), image.shape[-1]
    weak = (0.03 / level.clamp(0.1, 1))[:, None, None, None]
    fine = rng.normal(1, n, 3, size, size) * _share(rng, n) ** 2
    coarse = (
        nn_f.interpolate(rng.normal(1, n, 3, size // 2, size // 2), (size, size), mode="bilinear") * _share(rng, n) ** 2
    )
    return image + (fine + coarse) * weak.sqrt() * 0.08 * (image.clamp_min(0) + 0.003).sqrt()


def _toned(rng: Chance, image: Tensor, level: Tensor) -> Tensor:
    """Develop: white balance, exposure that lifts dark pictures somewhat, tone curve, saturation."""
    n = len(image)
    bright = image.mean((1, 2, 3), keepdim=True).clamp_min(1e-3)
    lift = (0.22 / bright).clamp(0.6, 5) ** (_share(rng, n) * 0.7)
    # Phones expose for the light parts: white tiles are rarely burnt out.
    lift = lift.minimum(1.3 / level[:, None, None, None])
    mean = image.mean((2, 3), keepdim=True).clamp_min(1e-3)
    balance = (mean.mean(1, keepdim=True) / mean).clamp(0.5, 2) ** (_share(rng, n) * 0.45)
    image = (image * lift * balance).clamp(1e-5, 1.6)
    image = image ** (torch.exp(rng.normal(0.12, n, 1, 1, 1)) / GAMMA)
    curve = _share(rng, n, -0.15, 0.5)
    image = image.clamp(0, 1.25)
    image = image + curve * (image.clamp(0, 1) - 0.5) * image.clamp(0, 1) * (1 - image.clamp(0, 1)) * 2
    gray = (image * torch.tensor([0.3, 0.59, 0.11], device=image.device)[:, None, None]).sum(1, keepdim=True)
    return (gray + (image - gray) * _share(rng, n, 0.65, 1.4)).clamp(0, 1)


def _resampled(rng: Chance, image: Tensor) -> Tensor:
    """Now and then reduce a quarter of the pictures and enlarge them again, as photos sent around are."""
    n, size = len(image), image.shape[-1]
    some = max(1, n // 4)
    if rng.chance(0.5, 1).item():
        small = max(16, int(size * float(rng.uniform(0.55, 0.95, 1))))
        low = nn_f.interpolate(image[:some], (small, small), mode="bilinear", antialias=True)
        low = nn_f.interpolate(low, (size, size), mode="bicubic", align_corners=False).clamp(0, 1)
        image = torch.cat([low, image[some:]])
    return image


LUMA = [
    16,
    11,
    10,
    16,
    24,
    40,
    51,
    61,
    12,
    12,
    14,
    19,
    26,
    58,
    60,
    55,
    14,
    13,
    16,
    24,
    40,
    57,
    69,
    56,
    14,
    17,
    22,
    29,
    51,
    87,
    80,
    62,
]
LUMA += [
    18,
    22,
    37,
    56,
    68,
    109,
    103,
    77,
    24,
    35,
    55,
    64,
    81,
    104,
    113,
    92,
    49,
    64,
    78,
    87,
    103,
    121,
    120,
    101,
    72,
    92,
    95,
    98,
    112,
    100,
    103,
    99,
]
TO_YCC = [[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]]


def _jpeg(rng: Chance, image: Tensor) -> Tensor:
    """Quantise 8x8 cosine blocks, colors at half size, with a quality of 35 to 97."""
    n, device = len(image), image.device
    ticks = torch.arange(8, device=device)
    cosines = torch.cos((2 * ticks[None] + 1) * ticks[:, None] * math.pi / 16) / 2
    cosines[0] /= math.sqrt(2)
    quality = rng.uniform(35, 97, n)
    scale = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    luma = torch.tensor(LUMA, device=device).view(8, 8)
    chroma = (luma * 1.3 + 8).clamp(17, 99)

    # Both directions at once: one product with a 64 x 64 matrix is faster than many of 8 x 8.
    waves = torch.kron(cosines, cosines)

    def rounded(planes: Tensor, table: Tensor) -> Tensor:
        b, c, h, w = planes.shape
        blocks = planes.reshape(b, c, h // 8, 8, w // 8, 8).transpose(3, 4).reshape(b, -1, 64)
        steps = (table.reshape(1, 1, 64) * scale[:, None, None]).clamp_min(1)
        blocks = torch.round(blocks @ waves.T / steps) * steps @ waves
        return blocks.view(b, c, h // 8, w // 8, 8, 8).transpose(3, 4).reshape(b, c, h, w)

    to_ycc = torch.tensor(TO_YCC, device=device)
    planes = torch.einsum("ij,bjhw->bihw", to_ycc, image * 255)
    bright = rounded(planes[:, :1] - 128, luma) + 128
    color = nn_f.interpolate(rounded(nn_f.avg_pool2d(planes[:, 1:], 2), chroma), scale_factor=2.0, mode="bilinear")
    back = torch.einsum("ij,bjhw->bihw", torch.linalg.inv(to_ycc), torch.cat([bright, color], 1)) / 255
    keep = rng.chance(0.15, n)
    return either(keep, image, back.clamp(0, 1))
