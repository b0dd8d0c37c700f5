/* What the plans of both kernels share: the order of actions, and bounds on what lies ahead. */
#ifndef TILEWRIGHT_PLANS_H
#define TILEWRIGHT_PLANS_H

#include "lanes.h"

/* The order in which two actions are tried, as qsort wants it: by reward, then with fewer pieces in runs and jokers. */
static inline int tried_first(int64_t reward, int64_t other, uint32_t laid, uint32_t other_laid)
{
    if (reward != other)
        return reward < other ? 1 : -1;
    return (laid > other_laid) - (laid < other_laid);
}

/* Bounds at a number, for so much left to spend there and ahead; -1 where that is not enough. */
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

#endif
