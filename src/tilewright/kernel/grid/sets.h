/* The sets that dice can form, without runs that split into sets, and the dice of a turn counted by kind. */
#pragma once

#include "grid/grid.h"

/* A kind of a set, and how many dice of it the set takes. */
typedef struct {
    uint8_t kind, wanted;
} Need;

typedef struct {
    uint8_t size, needs_count;
    uint8_t kinds[LONGEST];
    Need needs[LONGEST];
    /* Bits for the kinds of the set, for those where another line may cross it, and for the faces that its jokers may
     * stand for. */
    uint64_t mask, tight, stands;
} DiceSet;

typedef struct {
    DiceSet *items;
    int count, size, failed; /* failed: no memory */
} DiceSets;

/* The dice of a turn: how many of each kind are on the grid, how many the player holds, and their worth; the kinds in
 * play; all sets, for each kind the places of its sets, and the sets of the player's dice alone if one must be laid. */
typedef struct {
    uint8_t old[KINDS], own[KINDS];
    int64_t worth[KINDS], whole;
    uint8_t present[KINDS];
    int present_count;
    DiceSets sets, own_sets;
    int *having, from[KINDS], to[KINDS], having_size;
    uint8_t must_lay;
} Pool;

/* Find the kinds and sets of the dice counted in `old` and `own`; returns 0 without memory. */
int fill_pool(Pool *pool);

void free_pool(Pool *pool);

/* Free what a pool of very many sets has needed. */
void trim_pool(Pool *pool);

/* Whether dice, counted by kind, contain those of a set. */
int holds_set(const uint8_t counts[KINDS], const DiceSet *set);

/* Whether the dice played contain a set, if the player's dice contain one at all (A-T4). */
int has_required_set(const Pool *pool, const uint8_t *left_out);

/* How many starts a run of these kinds in some order may have, and the highest of them. */
int run_starts(const uint8_t *kinds, int size, int *highest);
