#include "sets/classic.h"

#include <string.h>

static int color_of(unsigned colors)
{
    int color = 0;
    while (!(colors >> color & 1))
        color++;
    return color;
}

/* Add what the jokers of a run stand for: the numbers of their places, from the lowest or from the highest on. */
static void add_run(const uint8_t *cells, int size, int color, int lowest, int falls, JokerStands *found)
{
    uint8_t *codes = found->codes[found->count++];
    for (int i = 0, joker = 0; i < size; i++)
        if (cells[i] == JOKER && joker < MOST_STANDING)
            codes[joker++] = (uint8_t)(color * NUMBERS + lowest + (falls ? size - 1 - i : i));
}

/* Add the ways in which the jokers of a group from one on stand for colors that are not taken. */
static void add_group(uint8_t codes[MOST_STANDING], int joker, int number, unsigned taken, JokerStands *found)
{
    if (joker == found->jokers || joker == MOST_STANDING) {
        memcpy(found->codes[found->count++], codes, MOST_STANDING);
        return;
    }
    for (int color = 0; color < COLORS; color++)
        if (!(taken >> color & 1)) {
            codes[joker] = (uint8_t)(color * NUMBERS + number);
            add_group(codes, joker + 1, number, taken | 1u << color, found);
        }
}

void find_joker_stands(const uint8_t *cells, int size, const ClassicReading *reading, JokerStands *found)
{
    uint8_t codes[MOST_STANDING] = {0};
    found->jokers = found->count = 0;
    for (int i = 0; i < size; i++)
        found->jokers += cells[i] == JOKER && found->jokers < MOST_STANDING;
    if (reading->rising != NOT_ONE)
        add_run(cells, size, color_of(reading->colors), reading->rising, 0, found);
    if (reading->falling != NOT_ONE)
        add_run(cells, size, color_of(reading->colors), reading->falling, 1, found);
    if (reading->group != NOT_ONE)
        add_group(codes, 0, reading->group, reading->colors, found);
}
