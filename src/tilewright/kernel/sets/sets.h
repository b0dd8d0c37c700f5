/* The catalogue of sets/catalogue.py: every set of some pieces that does not split into smaller sets. */
#ifndef TILEWRIGHT_SETS_SETS_H
#define TILEWRIGHT_SETS_SETS_H

#include "sets/pieces.h"

/* A set: the pieces it uses, its most points, the sum of its numbers, and what its pieces cost (prices.h). */
typedef struct {
    Pieces used;
    int points, numbers;
    int64_t cost;
} Set;

typedef struct {
    Set *items;
    int count, size;
} Sets;

/* A search for the sets with one lowest number; NO_NUMBER for sets of jokers alone. */
typedef struct {
    Pieces held;
    SetRules rules;
    int lowest, failed; /* failed: no memory */
    Sets *sets;
} Finder;

enum { NO_NUMBER = -1 };

void add_set(Finder *f, const Pieces *left, int points);

void find_groups(Finder *f);
void find_runs(Finder *f);
void find_mirrored_runs(Finder *f);
void find_mirrored_groups(Finder *f);

/* Whether a set with this number of jokers may have one more. */
static inline int joker_allowed(const Finder *f, int jokers) { return jokers < f->rules.max_jokers; }

#endif
