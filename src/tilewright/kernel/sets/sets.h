/* Sets of some pieces with jokers of any kind, as sets/catalogue.py lists them: those that do not split into smaller
 * sets. listing.h lists the sets of numbers and classic jokers, each once and in its order, in a fifth of the time.
 */
#pragma once

#include "pieces/bags.h"
#include "sets/set_rules.h"

/* A set: the pieces it uses, its most points, the sum of its numbers, and what its pieces cost (prices.h). */
typedef struct {
    Bag used;
    int points, numbers;
    int64_t cost;
} Set;

typedef struct {
    Set *items;
    int count, size, failed; /* failed: no memory */
} Sets;

enum { NO_NUMBER = -1 };

/* Add the sets of pieces with one lowest number, NO_NUMBER for sets of jokers alone; some more than once. */
void find_sets(const Bag *held, const SetRules *rules, int lowest, Sets *sets);

/* groups.c: those with one number, also around a mirror; and one more set, found anyhow. */
void find_groups(const Bag *held, const SetRules *rules, int lowest, Sets *sets);

void add_set(Sets *sets, const Bag *used, int points);
