/* What each number offers before the search: its actions, and bounds by the jokers that they need at least. */
#include "solve/special/solver.h"

#include <string.h>

#include "solve/stages.h"

/* The load of a piece in a run: 2 if isolated, 1 with one neighboring kind. Take the kinds of a color that are available in a
 * row. Where one or two of them are isolated, every run through them has a joker right beside them. Their load in such a
 * run is at most 2, and a joker has two sides, so it carries 4. In a mirrored run without a joker beside them both sides
 * load at most 4 together, and the mirror carries that. */
static void find_loads(Solver *s)
{
    memset(s->loads, 0, sizeof s->loads);
    for (int color = 0; color < COLORS; color++)
        for (int number = 0, start = 0; number <= NUMBERS; number++) {
            if (number < NUMBERS && lane(s->question.pieces.available[number], color))
                continue;
            for (int place = start; place < number; place++)
                s->loads[place][color] = (uint8_t)(number - start < 3 ? 3 - (number - start) : 0);
            start = number + 1;
        }
}

static void find_bounds(Solver *s)
{
    memset(s->bound[NUMBERS], 0, sizeof s->bound[NUMBERS]);
    s->points_bound[NUMBERS] = 0;
    for (int number = LAST; number >= 0; number--) {
        int64_t best[MOST_CAPACITY + 1];
        int most = 0;
        for (int load = 0; load <= MOST_CAPACITY; load++)
            best[load] = -1;
        for (int i = s->first[number]; i < s->first[number + 1]; i++) {
            const Action *action = action_at(s, i);
            if (best[action->load] < action->reward)
                best[action->load] = action->reward;
            if (most < total(action->runs) + action->places)
                most = total(action->runs) + action->places;
        }
        find_bound(s->bound[number], best, s->bound[number + 1], s->capacity);
        s->points_bound[number] = s->points_bound[number + 1] + (number + 1) * most;
    }
}

int find_special_stages(Solver *s)
{
    s->capacity = JOKER_CAPACITY * total(s->question.wild);
    find_loads(s);
    s->first[0] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        find_special_prefixes(s, number);
        int added = add_special_actions(s, number);
        if (added <= 0)
            return added;
    }
    find_bounds(s);
    return s->bound[0][s->capacity] >= 0;
}
