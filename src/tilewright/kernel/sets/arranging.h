/* What the orders of runs and groups, and those around a mirror, share. */
#ifndef TILEWRIGHT_SETS_ARRANGING_H
#define TILEWRIGHT_SETS_ARRANGING_H

#include "sets/arranged.h"

enum { COLORS = 4, NUMBERS = 13, NUMBERED = COLORS * NUMBERS, FACES = NUMBERED + 4, NO_COLOR = -1 };
enum { JOKER = NUMBERED, DOUBLE, CHANGE, MIRROR };

/* The pieces of a row by face that are not laid, and the lowest and the highest number, 0 without one. */
typedef struct {
    const SetRules *rules;
    uint8_t held[FACES];
    int pieces, places, jokers, low, high;
    SetReadings *found;
    uint8_t order[SET_MOST_PIECES]; /* the order that is tried, or that was found */
} Arranging;

/* Whether the order is a set; `found` has its readings. */
static inline int is_set(Arranging *a)
{
    find_readings(a->order, a->pieces, a->rules, a->found);
    return a->found->count;
}

/* Whether a joker may lie beside the last piece of a side, which is a number where there is none. */
static inline int joker_fits(const Arranging *a, int last) { return a->rules->adjacent || last < NUMBERED; }

/* Whether a number is not laid; one that has been passed never will be. */
static inline int is_left(const Arranging *a, int value)
{
    const uint8_t *held = a->held + value - 1;
    return value > 0 && (held[0] || held[NUMBERS] || held[2 * NUMBERS] || held[3 * NUMBERS]);
}

/* The next order of indices, as itertools.permutations has them; returns 0 after the last. */
int next_order(int *order, int count);

/* Find the best order around the one mirror; returns 0 if there is none. */
int arrange_mirrored(Arranging *a, const uint8_t *row);

#endif
