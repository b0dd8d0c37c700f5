/* The compiled form of sets/packing.py: disjoint sets with the most points. */
#pragma once

#include "pieces/bags.h"
#include "sets/set_rules.h"

/* No more pieces of a face than a lane counts, and no more special jokers of a kind than any box has. */
enum { MOST_OF_A_FACE = 7, MOST_SPECIAL = 2 };

/* The most points, up to `most`, of disjoint sets of some of the pieces. A step is a set that is compared with the
 * pieces left. */
typedef struct {
    int points;
    long long steps;
} Packed;

/* Returns 0 without memory. */
int pack(const Bag *pieces, const SetRules *rules, int most, Packed *packed);
