"""The random numbers of playouts: SplitMix64, the same in both forms; `kernel/pieces/generator.h` is its twin."""

_MASK = (1 << 64) - 1


class Generator:
    """A stream of numbers; worlds with neighboring numbers have unrelated streams."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, world: int) -> None:
        self._state = seed & _MASK
        self._state = self._next() ^ (world * 0xD1342543DE82EF95 & _MASK)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        return (self._next() >> 32) * bound >> 32

    def shuffle(self, codes: list[int]) -> None:
        """Shuffle the codes in place."""
        for last in range(len(codes) - 1, 0, -1):
            other = self.below(last + 1)
            codes[last], codes[other] = codes[other], codes[last]

    def _next(self) -> int:
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31
