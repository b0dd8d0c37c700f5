"""What questions with and without special jokers have in common: face codes and limits."""

COLORS, NUMBERS = 4, 13
NUMBERED = COLORS * NUMBERS
"""How many faces have a number; the codes from here on are jokers."""
JOKER = NUMBERED
MOST_COPIES, MOST_JOKERS = 3, 4
NO_OPENING = 255
MOST_WEIGHT = 1 << 40
NO_CAP = 1 << 48
