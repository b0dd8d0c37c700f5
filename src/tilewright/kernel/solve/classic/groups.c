/* The best solution of groups alone, by the jokers used so far: after parking failed, a solution without runs. */
#include "solve/classic/solver.h"

typedef struct {
    int64_t worth[NUMBERS + 1][MOST_JOKERS + 1]; /* -1: infeasible */
    Step step[NUMBERS][MOST_JOKERS + 1];
} Groups;

static void group_number(const Solver *s, Groups *best, int number)
{
    Lanes required = s->pieces.required[number], available = s->pieces.available[number];
    Order order = by_weight(s->pieces.weights[number]);
    Groupings groupings;
    find_groupings(&groupings, required, available, 1, 1);
    for (int used = 0; used <= MOST_JOKERS; used++)
        best->worth[number + 1][used] = -1;
    for (int used = 0; used <= s->jokers; used++)
        for (int here = 0; here <= used; here++) {
            Grouping grouping = groupings.by_jokers[here];
            int64_t worth = best->worth[number][used - here];
            if (grouping.groups == NO_GROUPING || worth < 0)
                continue;
            Lanes grouped = grouped_pieces(grouping, required, available, &order, &worth);
            if (worth <= best->worth[number + 1][used])
                continue;
            best->worth[number + 1][used] = worth;
            best->step[number][used] =
                (Step){.grouped = (uint16_t)grouped, .group_jokers = (uint8_t)here, .groups = grouping.groups};
        }
}

int groups_only(const Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    Groups best = {.worth = {{0, -1, -1, -1, -1}}};
    for (int number = 0; number < NUMBERS; number++)
        group_number(s, &best, number);
    int found = -1, alone = 0;
    for (int used = 0; used <= s->jokers; used++)
        for (int more = 0; used + more <= s->jokers; more++) {
            if (best.worth[NUMBERS][used] < 0 || used + more < s->required_jokers
                || (more && (s->min_natural || more < 3)))
                continue;
            int64_t worth = best.worth[NUMBERS][used] + s->joker_weight * (used + more - s->required_jokers);
            if (worth > floor) {
                floor = *value = worth;
                found = used;
                alone = more;
            }
        }
    if (found < 0)
        return 0;
    Step path[NUMBERS];
    for (int number = LAST; number >= 0; number--) {
        path[number] = best.step[number][found];
        found -= path[number].group_jokers;
    }
    lay_out(path, rows);
    if (alone)
        for (Row *row = &rows->row[new_row(rows, GROUP, 0)]; alone > 0; alone--)
            add_cell(row, JOKER);
    return 1;
}
