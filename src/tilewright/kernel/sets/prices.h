/* A price for each face, such that no set has more points than its pieces cost: the dual of a linear program. Without
 * this bound the hardest packing known takes nine times as long (tests/sets/test_packing.py). */
#pragma once

#include "sets/sets.h"

enum { PRICE_OF_A_POINT = 1 << 12 };

/* Find prices for which the pieces cost little. They bound the points of disjoint sets of any of these pieces, and are
 * checked in whole numbers, so that rounding cannot make the bound too low. */
void find_prices(const Bag *held, const Sets *sets, int prices[BAG_LANES]);

/* What pieces cost. */
static inline int64_t cost_of(const Bag *pieces, const int prices[BAG_LANES])
{
    int64_t cost = 0;
    for (int place = 0; place < BAG_PLACES; place++, prices += 4)
        for (unsigned lanes = pieces->of[place], i = 0; lanes; lanes >>= 4, i++)
            cost += (int64_t)(lanes & 15) * prices[i];
    return cost;
}
