"""The ground floor: all C of the package as one extension module, the only search there is."""

import tilewright.kernel._kernel as native

__all__ = ["native"]
