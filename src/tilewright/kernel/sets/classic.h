/* What a row of numbers and classic jokers is in its order, what it is worth, and what its jokers stand for.
 *
 * Such a row has a number, so that it is at most one run and one group; both are known after one pass over its cells.
 * readings.h reads rows with special jokers too and writes every reading out, which takes four to nine times as long.
 */
#pragma once

#include "pieces/rows.h"

enum { NOT_ONE = -1 };

/* The lowest number of the row as a run that rises, and as one that falls (only dice do); its number as a group. Each is
 * NOT_ONE where the row is not one. `colors` has a bit for each color that the row shows. */
typedef struct {
    int8_t rising, falling, group;
    uint8_t colors;
} ClassicReading;

static inline ClassicReading read_classic(const uint8_t *cells, int size)
{
    int rising = NOT_ONE, falling = NOT_ONE, group = NOT_ONE, is_group = size <= COLORS, rises = 1, falls = 1;
    unsigned colors = 0;
    for (int i = 0; i < size; i++) {
        if (cells[i] == JOKER)
            continue;
        int number = cells[i] % NUMBERS;
        unsigned color = 1u << cells[i] / NUMBERS;
        int fell = number - (size - 1 - i), rose = number - i;
        if (colors) {
            rises &= rose == rising;
            falls &= fell == falling;
            is_group &= number == group && !(colors & color);
        }
        colors |= color;
        rising = rose;
        falling = fell;
        group = number;
    }
    int is_set = size >= SHORTEST && colors, is_run = is_set && !(colors & (colors - 1));
    rises &= is_run && rising >= 0 && rising + size <= NUMBERS;
    falls &= is_run && falling >= 0 && falling + size <= NUMBERS;
    return (ClassicReading){
        (int8_t)(rises ? rising : NOT_ONE),
        (int8_t)(falls ? falling : NOT_ONE),
        (int8_t)(is_set && is_group ? group : NOT_ONE),
        (uint8_t)colors,
    };
}

/* The points of a run from a number on (0 is the 1), and of a group. */
static inline int run_points(int start, int size) { return size * (start + 1) + size * (size - 1) / 2; }

static inline int group_points(int number, int size) { return size * (number + 1); }

/* The most points of a row as a rising run or as a group, 0 if it is neither. */
static inline int classic_points(const ClassicReading *reading, int size)
{
    int as_run = reading->rising == NOT_ONE ? 0 : run_points(reading->rising, size);
    int as_group = reading->group == NOT_ONE ? 0 : group_points(reading->group, size);
    return as_run > as_group ? as_run : as_group;
}

/* A run up, a run down, and six ways to color the jokers of a group. */
enum { MOST_STANDS = 8, MOST_STANDING = NUMBERS - 1 };

/* What the jokers of a row may stand for together, in their order. */
typedef struct {
    int jokers, count;
    uint8_t codes[MOST_STANDS][MOST_STANDING];
} JokerStands;

/* Find what the jokers may stand for in the sets of a reading: of a rising run, a falling run, then of a group, there
 * different colors from the first to the last. */
void find_joker_stands(const uint8_t *cells, int size, const ClassicReading *reading, JokerStands *found);
