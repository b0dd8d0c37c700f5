/* What the moves of both kernels share; a kernel defines `Move` and `add_successor`. */
#pragma once

#include "pieces/lanes.h"

/* An action applied to a node. */
typedef struct Move Move;

/* Add the state after the move with `extra` jokers in long runs, unless it can be pruned; returns 0 without memory. */
static int add_successor(Move *m, Lanes extra, int left);

static inline int64_t capped(const Solver *s, int64_t worth) { return worth < s->cap ? worth : s->cap; }

/* Add the successors for every way to put up to `left` more jokers into the lanes within their limits. */
static int distribute(Move *m, int color, Lanes extra, Lanes limits, int left)
{
    if (color == COLORS)
        return add_successor(m, extra, left);
    for (int more = 0; more <= lane(limits, color) && more <= left; more++)
        if (!distribute(m, color + 1, extra + ((Lanes)more << (4 * color)), limits, left - more))
            return 0;
    return 1;
}
