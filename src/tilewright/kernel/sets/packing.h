/* The compiled form of sets/packing.py: disjoint sets with the most points. */
#ifndef TILEWRIGHT_SETS_PACKING_H
#define TILEWRIGHT_SETS_PACKING_H

#include "sets/pieces.h"

/* The most points, up to `most`, of disjoint sets of some of the pieces. A step is a set that is compared with the
 * pieces left. */
typedef struct {
    int points;
    long long steps;
} Packed;

/* Returns 0 without memory. */
int pack(const Pieces *pieces, const SetRules *rules, int most, Packed *packed);

#endif
