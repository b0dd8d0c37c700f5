/* What each number offers before the search: where runs can go, its actions, and bounds on what later numbers add. */
#include "solve/classic/solver.h"

#include <string.h>

#include "solve/stages.h"

static int minimum(int a, int b) { return a < b ? a : b; }

/* The most other kinds present in a window of three numbers around this one. */
static int most_beside(const int counts[], int number)
{
    int most = 0;
    for (int start = number < 2 ? 0 : number - 2; start <= number && start + 2 < NUMBERS; start++) {
        const int *window = counts + start;
        int present = (window[0] > 0) + (window[1] > 0) + (window[2] > 0) - (counts[number] > 0);
        if (present > most)
            most = present;
    }
    return most;
}

static void find_run_places(Solver *s)
{
    memset(s->run_room, 0, sizeof s->run_room);
    memset(s->joker_allowed, 0, sizeof s->joker_allowed);
    for (int color = 0; color < COLORS; color++) {
        int edged[NUMBERS + 4] = {0}, *counts = edged + 2;
        for (int number = 0; number < NUMBERS; number++)
            counts[number] = lane(s->pieces.available[number], color);
        for (int number = 0; number < NUMBERS; number++) {
            const int *here = counts + number;
            int beside = most_beside(counts, number);
            if (s->jokers && beside >= 3 - s->jokers)
                s->joker_allowed[number] |= one_of(color);
            if (!here[0] || beside + 1 < 3 - s->jokers)
                continue;
            /* Each run through here uses two neighbors on one side or one on each side. Any two kinds of neighbor that cover
             * all three cases bound the number of runs, jokers aside. */
            int through = minimum(here[-1] + here[1], minimum(here[-1] + here[2], here[-2] + here[1])) + s->jokers;
            s->run_room[number] |= (Lanes)minimum(here[0], through) << (4 * color);
        }
    }
}

static void find_bounds(Solver *s)
{
    memset(s->bound[NUMBERS], 0, sizeof s->bound[NUMBERS]);
    s->points_bound[NUMBERS] = 0;
    for (int number = LAST; number >= 0; number--) {
        int64_t best[MOST_JOKERS + 1] = {-1, -1, -1, -1, -1};
        int most = 0;
        for (int i = s->first[number]; i < s->first[number + 1]; i++) {
            const Action *action = action_at(s, i);
            if (best[action->jokers] < action->reward)
                best[action->jokers] = action->reward;
            if (most < action->pieces - action->jokers)
                most = action->pieces - action->jokers;
        }
        find_bound(s->bound[number], best, s->bound[number + 1], MOST_JOKERS);
        s->points_bound[number] = s->points_bound[number + 1] + (number + 1) * most;
    }
}

int find_stages(Solver *s)
{
    find_run_places(s);
    s->first[0] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int end = add_actions(s, number, s->first[number]);
        if (end <= s->first[number])
            return end < 0 ? -1 : 0;
        s->first[number + 1] = end;
    }
    find_bounds(s);
    return s->bound[0][s->jokers] >= 0;
}
