/* What the jokers of a row may stand for in its best reading, counted by face as an observation has it. */
#include "envs/tiles/meant.h"

/* Both sides of a mirrored row and the mirror. */
enum { LONGEST_ROW = 2 * (NUMBERS + 1) + 1 };

/* Write the pieces of a row in the order in which they lie; returns how many there are. */
static int write_pieces(const Row *row, uint8_t pieces[LONGEST_ROW])
{
    int size = row->size;
    memcpy(pieces, row->cells, row->size);
    if (row->kind == MIRRORED) {
        pieces[size++] = MIRROR;
        for (int i = row->right_size - 1; i >= 0; i--)
            pieces[size++] = row->right[i];
    }
    return size;
}

static void add_colors(unsigned colors, int number, uint8_t counts[FACES])
{
    for (int color = 0; color < COLORS; color++)
        counts[color * NUMBERS + number - 1] += colors >> color & 1;
}

/* Count the pairs of different colors that a double in a group may stand for. */
static void add_pairs(const SetStand *stand, uint8_t counts[FACES])
{
    for (int one = 0; one < COLORS; one++)
        for (int two = one + 1; two < COLORS; two++) {
            unsigned pair = 1u << one | 1u << two;
            if ((stand->colors & pair) == pair && (!stand->owed || stand->owed & pair))
                add_colors(pair, stand->low, counts);
        }
}

void add_meanings(const Row *row, const SetRules *sets, uint8_t counts[FACES])
{
    uint8_t pieces[LONGEST_ROW];
    SetReadings found;
    int size = write_pieces(row, pieces);
    if (!memchr(pieces, JOKER, size) && !memchr(pieces, DOUBLE, size))
        return;
    find_readings(pieces, size, sets, &found);
    for (int i = 0; found.count && i < size; i++) {
        const SetStand *stand = &found.items[0].stands[i];
        if (pieces[i] == JOKER || (pieces[i] == DOUBLE && stand->low != stand->high))
            add_colors(stand->colors, stand->low, counts);
        if (pieces[i] == DOUBLE && stand->low != stand->high)
            add_colors(stand->colors, stand->high, counts);
        if (pieces[i] == DOUBLE && stand->low == stand->high)
            add_pairs(stand, counts);
    }
}
