/* A price for each face, such that no set has more points than its pieces cost: the dual of a linear program. */
#ifndef TILEWRIGHT_SETS_PRICES_H
#define TILEWRIGHT_SETS_PRICES_H

#include "sets/sets.h"

enum { PRICE_OF_A_POINT = 1 << 12 };

/* Find prices for which the pieces cost little. They bound the points of disjoint sets of any of these pieces, and are
 * checked in whole numbers, so that rounding cannot make the bound too low. */
void find_prices(const Pieces *held, const Sets *sets, int prices[FACES]);

/* What pieces cost. */
static inline int64_t cost_of(const Pieces *pieces, const int prices[FACES])
{
    int64_t cost = 0;
    for (int i = 0; i < WORDS; i++) {
        const int *price = prices + LANES * i;
        for (uint64_t word = pieces->word[i]; word; word >>= 4, price++)
            if (word & 15)
                cost += (int64_t)(word & 15) * *price;
    }
    return cost;
}

#endif
