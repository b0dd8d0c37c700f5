/* Face codes, as in tiles.py, and limits on the number of pieces. Numbers count from 0: the 1 is number 0. */
#pragma once

enum {
    COLORS = 4,
    NUMBERS = 13,
    LAST = NUMBERS - 1,
    NUMBERED = COLORS * NUMBERS,
    JOKER = NUMBERED,
    DOUBLE,
    CHANGE,
    MIRROR,
    FACES,
    ALL_COLORS = (1 << COLORS) - 1,
    NO_COLOR = -1,
    SHORTEST = 3, /* pieces of a set */
    MOST_COPIES = 3,
    MOST_WILD = 8, /* jokers of all kinds */
    MOST_PIECES = NUMBERED * MOST_COPIES + MOST_WILD,
    MOST_ROWS = MOST_PIECES / SHORTEST,
};
