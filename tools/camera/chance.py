"""Random tensors from one seeded generator, and a few colors made of them."""

import math

import torch

Tensor = torch.Tensor


class Chance:
    """Random numbers on one device; the same seed on the same kind of device gives the same pictures."""

    def __init__(self, seed: int, device: str) -> None:
        self.device = device
        self.source = torch.Generator(device=device)
        self.source.manual_seed(seed)

    def uniform(self, low: float, high: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.source, device=self.device) * (high - low) + low

    def logarithmic(self, low: float, high: float, *shape: int) -> Tensor:
        return torch.exp(self.uniform(math.log(low), math.log(high), *shape))

    def normal(self, spread: float, *shape: int) -> Tensor:
        return torch.randn(*shape, generator=self.source, device=self.device) * spread

    def chance(self, share: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.source, device=self.device) < share

    def whole(self, low: int, high: int, *shape: int) -> Tensor:
        """Return whole numbers from low to high, high left out."""
        return torch.randint(low, high, shape, generator=self.source, device=self.device)

    def pick(self, values: list[float], *shape: int) -> Tensor:
        return torch.tensor(values, device=self.device)[self.whole(0, len(values), *shape)]

    def hsv(
        self, hue: tuple[float, float], full: tuple[float, float], value: tuple[float, float], *shape: int
    ) -> Tensor:
        """Return colors drawn evenly from ranges of hue (degrees), saturation and value; the last axis is RGB."""
        return rgb(self.uniform(*hue, *shape), self.uniform(*full, *shape), self.uniform(*value, *shape))


def rgb(hue: Tensor, full: Tensor, value: Tensor) -> Tensor:
    steps = torch.tensor([5.0, 3.0, 1.0], device=hue.device)
    k = (steps + hue[..., None] / 60) % 6
    ramp = torch.minimum(k, 4 - k).clamp(0, 1)
    return value[..., None] * (1 - full[..., None] * ramp)


def either(choose: Tensor, first: Tensor, second: Tensor) -> Tensor:
    """Return `first` where chosen, else `second`; `choose` lacks the last axes."""
    return torch.where(choose.reshape(choose.shape + (1,) * (first.dim() - choose.dim())), first, second)
