/* How pieces of one number form groups. */
#pragma once

#include "pieces/lanes.h"

enum {
    MOST_GROUP_JOKERS = 4, /* classic jokers in the groups of one number */
    NO_GROUPING = 255,
    PAIRS = 10, /* pairs (required, available) with 0 <= required <= available <= 3 */
    GROUPING_KEYS = PAIRS * PAIRS * PAIRS * PAIRS,
};

/* A number of groups and of numbered pieces in them; `groups` is NO_GROUPING if there is none. */
typedef struct {
    uint8_t groups, pieces;
} Grouping;

/* The groupings of some required and available pieces; those for free jokers are computed once. */
typedef struct {
    uint8_t known;
    Grouping by_jokers[MOST_GROUP_JOKERS + 1];
} Groupings;

/* The index of a color's pair (required, available), a digit of the key. */
static inline int pair_index(int required, int available) { return available * (available + 1) / 2 + required; }

void find_groupings(Groupings *groupings, Lanes rest, Lanes available, int exact_jokers, int min_natural);

/* The weights of a number's pieces, and the colors by descending weight. */
typedef struct {
    const int64_t *weights;
    uint8_t colors[COLORS];
} Order;

static inline Order by_weight(const int64_t weights[COLORS])
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

/* The pieces that go into the groups; adds to *reward the worth of those beyond the required `rest`. */
static inline Lanes grouped_pieces(Grouping grouping, Lanes rest, Lanes available, const Order *order, int64_t *reward)
{
    Lanes grouped = rest, most = smaller(available, ONES * grouping.groups);
    int spare = grouping.pieces - total(rest);
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
