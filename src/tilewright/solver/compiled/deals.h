/* Pieces of one number dealt out to groups. */
#ifndef TILEWRIGHT_DEALS_H
#define TILEWRIGHT_DEALS_H

#include "lanes.h"

enum {
    MOST_DEALT = 4, /* classic jokers in the groups of one number */
    NO_DEAL = 255,
    PAIRS = 10, /* pairs (owed, held) with 0 <= owed <= held <= 3 */
    SHELVES = PAIRS * PAIRS * PAIRS * PAIRS,
};

/* So many groups with so many numbered pieces; NO_DEAL groups if the jokers in question make none. */
typedef struct {
    uint8_t groups, laid;
} Deal;

/* The deals of what must and may go into groups; those of free jokers are found once and kept on their shelf. */
typedef struct {
    uint8_t known;
    Deal by_jokers[MOST_DEALT + 1];
} Deals;

/* The place of a color's pair on the shelves. */
static inline int pair_of(int owed, int held) { return held * (held + 1) / 2 + owed; }

void find_deals(Deals *deals, Lanes rest, Lanes held, int exact, int min_natural);

/* What the pieces of a number are worth, and their colors, the dearest first. */
typedef struct {
    const int64_t *weights;
    uint8_t colors[COLORS];
} Order;

static inline Order dearest_first(const int64_t weights[COLORS])
{
    Order order = {.weights = weights};
    for (int i = 0; i < COLORS; i++) {
        int j = i;
        for (; j > 0 && weights[i] > weights[order.colors[j - 1]]; j--)
            order.colors[j] = order.colors[j - 1];
        order.colors[j] = (uint8_t)i;
    }
    return order;
}

/* The pieces that go into the groups of a deal; adds to *reward what those beyond the `rest` are worth. */
static inline Lanes dealt(Deal deal, Lanes rest, Lanes held, const Order *order, int64_t *reward)
{
    Lanes grouped = rest, most = smaller(held, ONES * deal.groups);
    int spare = deal.laid - total(rest);
    for (int i = 0; i < COLORS && spare > 0; i++) {
        int color = order->colors[i], more = lane(most, color) - lane(rest, color);
        if (more > spare)
            more = spare;
        spare -= more;
        grouped += (Lanes)more << (4 * color);
        *reward += order->weights[color] * more;
    }
    return grouped;
}

#endif
