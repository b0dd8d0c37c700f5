/* What the stages of both kernels share: the order of actions, and the bounds. */
#pragma once

#include "pieces/lanes.h"

/* Compare two actions for qsort: higher reward first, then fewer pieces in runs, then fewer jokers. */
static inline int compare_actions(int64_t reward, int64_t other, uint32_t pieces, uint32_t other_pieces)
{
    if (reward != other)
        return reward < other ? 1 : -1;
    return (pieces > other_pieces) - (pieces < other_pieces);
}

/* The most that a number and all later ones can add, for each amount left to spend; -1 if infeasible. */
static inline void find_bound(int64_t *bound, const int64_t *best, const int64_t *ahead, int most)
{
    for (int left = 0; left <= most; left++) {
        int64_t found = -1;
        for (int spent = 0; spent <= left; spent++)
            if (best[spent] >= 0 && ahead[left - spent] >= 0 && best[spent] + ahead[left - spent] > found)
                found = best[spent] + ahead[left - spent];
        bound[left] = found;
    }
}
