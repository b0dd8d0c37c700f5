"""Finds, for every pixel, the box that it sees and where on it: a Triton kernel on a GPU, plain torch elsewhere.

A box is a rounded rectangle with a thickness. Its row of numbers: 9 of the matrix that turns (x, y, 1) of a pixel into
the direction of the ray in the box's own axes (right, down, out), 3 of the eye in those axes, half width, half height,
radius of the corners, thickness, and the pixels it can cover (left, top, right, bottom). The nearest hit wins.
"""

import torch

try:
    import triton
    import triton.language as tl
except ImportError:  # the processor's way needs no Triton
    triton = None

NUMBERS = 20
SLABS = 4  # the sides are drawn as this many copies of the outline below the face
Hits = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]

if triton is not None:

    @triton.jit
    def _kernel(
        boxes, best_at, best_u, best_v, best_k, count, size, NUM: tl.constexpr, SLAB: tl.constexpr, BLOCK: tl.constexpr
    ):
        picture = tl.program_id(2)
        left = tl.program_id(0) * BLOCK
        top = tl.program_id(1) * BLOCK
        across = left + tl.arange(0, BLOCK)
        down = top + tl.arange(0, BLOCK)
        x = tl.broadcast_to((across.to(tl.float32) + 0.5)[None, :], (BLOCK, BLOCK))
        y = tl.broadcast_to((down.to(tl.float32) + 0.5)[:, None], (BLOCK, BLOCK))
        near = tl.full((BLOCK, BLOCK), 1e30, tl.float32)
        at = tl.full((BLOCK, BLOCK), -1, tl.int32)
        u_at = tl.zeros((BLOCK, BLOCK), tl.float32)
        v_at = tl.zeros((BLOCK, BLOCK), tl.float32)
        k_at = tl.zeros((BLOCK, BLOCK), tl.float32)
        for n in range(0, count):
            p = boxes + (picture * count + n) * NUM
            x0 = tl.load(p + 16)
            y0 = tl.load(p + 17)
            x1 = tl.load(p + 18)
            y1 = tl.load(p + 19)
            if (x0 < left + BLOCK) & (x1 > left) & (y0 < top + BLOCK) & (y1 > top):
                du = tl.load(p) * x + tl.load(p + 1) * y + tl.load(p + 2)
                dv = tl.load(p + 3) * x + tl.load(p + 4) * y + tl.load(p + 5)
                dw = tl.load(p + 6) * x + tl.load(p + 7) * y + tl.load(p + 8)
                r = tl.load(p + 14)
                thick = tl.load(p + 15)
                half_w = tl.load(p + 12) - r
                half_h = tl.load(p + 13) - r
                eye_u = tl.load(p + 9)
                eye_v = tl.load(p + 10)
                eye_w = tl.load(p + 11)
                for k in tl.static_range(SLAB + 1):
                    t = -(eye_w + thick * (k / SLAB)) / dw
                    u = eye_u + t * du
                    v = eye_v + t * dv
                    qx = tl.maximum(tl.abs(u) - half_w, 0.0)
                    qy = tl.maximum(tl.abs(v) - half_h, 0.0)
                    hit = (qx * qx + qy * qy <= r * r) & (t > 0.01) & (t < near)
                    near = tl.where(hit, t, near)
                    at = tl.where(hit, n, at)
                    u_at = tl.where(hit, u, u_at)
                    v_at = tl.where(hit, v, v_at)
                    k_at = tl.where(hit, k / SLAB, k_at)
        out = picture * size * size + down[:, None] * size + across[None, :]
        inside = (across[None, :] < size) & (down[:, None] < size)
        tl.store(best_at + out, at, mask=inside)
        tl.store(best_u + out, u_at, mask=inside)
        tl.store(best_v + out, v_at, mask=inside)
        tl.store(best_k + out, k_at, mask=inside)


def hits(boxes: torch.Tensor, size: int, kernel: bool | None = None) -> Hits:
    """Return the box (or -1), u, v and depth below its face (0 to 1) for each pixel of square pictures."""
    pictures, count, _ = boxes.shape
    place = boxes.device
    if kernel if kernel is not None else boxes.is_cuda:
        block = 32
        at = torch.empty(pictures, size, size, dtype=torch.int32, device=place)
        u, v, k = (torch.empty(pictures, size, size, device=place) for _ in range(3))
        cells = (size + block - 1) // block
        _kernel[cells, cells, pictures](boxes.contiguous(), at, u, v, k, count, size, NUMBERS, SLABS, block)
        return at, u, v, k
    at = torch.full((pictures, size, size), -1, dtype=torch.int32, device=place)
    near = torch.full((pictures, size, size), 1e30, device=place)
    u, v, k = (torch.zeros(pictures, size, size, device=place) for _ in range(3))
    ticks = torch.arange(size, device=place) + 0.5
    for b in range(pictures):
        for n, row in enumerate(boxes[b].tolist()):
            x0, y0 = (max(0, int(c)) for c in row[16:18])
            x1, y1 = (min(size, int(c) + 1) for c in row[18:20])
            if x0 < x1 and y0 < y1:
                cut = (b, slice(y0, y1), slice(x0, x1))
                _draw(
                    row, n, ticks[x0:x1][None, :], ticks[y0:y1][:, None], [near[cut], at[cut], u[cut], v[cut], k[cut]]
                )
    return at, u, v, k


def _draw(row: list[float], n: int, x: torch.Tensor, y: torch.Tensor, best: list[torch.Tensor]) -> None:
    near, at, u_at, v_at, k_at = best
    du, dv, dw = (row[3 * i] * x + row[3 * i + 1] * y + row[3 * i + 2] for i in range(3))
    r = row[14]
    for k in range(SLABS + 1):
        t = -(row[11] + row[15] * k / SLABS) / dw
        u, v = row[9] + t * du, row[10] + t * dv
        outside = (u.abs() - (row[12] - r)).clamp_min(0) ** 2 + (v.abs() - (row[13] - r)).clamp_min(0) ** 2
        hit = (outside <= r * r) & (t > 0.01) & (t < near)
        for into, value in ((near, t), (u_at, u), (v_at, v)):
            into.copy_(torch.where(hit, value, into))
        at.masked_fill_(hit, n)
        k_at.masked_fill_(hit, k / SLABS)
