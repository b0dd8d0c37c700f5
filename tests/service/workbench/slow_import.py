"""A module that takes more than a second of processor time to import."""

import time

while time.process_time() < 1.5:
    pass


def answer() -> int:
    """Return something at once."""
    return 1
