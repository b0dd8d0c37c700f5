/* Disjoint sets with the most points: exact, whatever the pieces. */
#pragma once

#include "pieces/bags.h"
#include "sets/set_rules.h"

/* No more pieces of a face than a lane counts, and no more special jokers of a kind than any box has. */
enum { MOST_OF_A_FACE = 7, MOST_SPECIAL = 2 };

/* Find the most points, up to `most`, of disjoint sets of some of the pieces; returns 0 without memory. */
int pack(const Bag *pieces, const SetRules *rules, int most, int *points);
