#include "solver.h"

typedef struct {
    int64_t worth[NUMBERS + 1][MOST_JOKERS + 1]; /* -1: cannot be laid */
    Step step[NUMBERS][MOST_JOKERS + 1];
} Groups;

static void group_number(const Solver *s, Groups *best, int number)
{
    Lanes owed = s->pieces.owed[number], held = s->pieces.held[number];
    Order order = dearest_first(s->pieces.weights[number]);
    Deals deals;
    find_deals(&deals, owed, held, 1, 1);
    for (int used = 0; used <= MOST_JOKERS; used++)
        best->worth[number + 1][used] = -1;
    for (int used = 0; used <= s->jokers; used++)
        for (int here = 0; here <= used; here++) {
            Deal deal = deals.by_jokers[here];
            int64_t worth = best->worth[number][used - here];
            if (deal.groups == NO_DEAL || worth < 0)
                continue;
            Lanes grouped = dealt(deal, owed, held, &order, &worth);
            if (worth <= best->worth[number + 1][used])
                continue;
            best->worth[number + 1][used] = worth;
            best->step[number][used] =
                (Step){.grouped = (uint16_t)grouped, .group_jokers = (uint8_t)here, .groups = deal.groups};
        }
}

int groups_alone(const Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    Groups best = {.worth = {{0, -1, -1, -1, -1}}};
    for (int number = 0; number < NUMBERS; number++)
        group_number(s, &best, number);
    int found = -1, alone = 0;
    for (int used = 0; used <= s->jokers; used++)
        for (int more = 0; used + more <= s->jokers; more++) {
            if (best.worth[NUMBERS][used] < 0 || used + more < s->jokers_owed || (more && (s->min_natural || more < 3)))
                continue;
            int64_t worth = best.worth[NUMBERS][used] + s->joker_weight * (used + more - s->jokers_owed);
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
