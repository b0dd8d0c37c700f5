/* What packing.h finds for the pieces of one set, without a search. */
#pragma once

#include "sets/set_rules.h"

/* The most points of disjoint sets of some pieces of a legal set; -1 where only a search can tell: with special jokers,
 * and under house rules about the places of jokers or the numbers beside them. */
int set_cover(const uint8_t *row, int pieces, const SetRules *rules);
