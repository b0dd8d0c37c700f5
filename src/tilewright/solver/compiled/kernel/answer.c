#include "solver.h"

enum {
    FIRST_BUDGET = 800, /* nodes before the search is tried from the other end */
    BUDGET_GROWTH = 2,
};

int take_question(Workspace *w, const Asked *asked)
{
    Solver *s = &w->solver;
    if (!has_size(asked, QUESTION_SIZE))
        return 0;
    const uint8_t *low = asked->question, *high = low + FACES, *jokers = high + FACES, *rules = low + COUNTS_SIZE;
    if (!read_faces(&s->pieces, low, high))
        return 0;
    s->jokers_owed = jokers[0];
    s->jokers = jokers[1];
    if (s->jokers_owed > s->jokers || s->jokers > MOST_JOKERS)
        return refuse("jokers: bounds %d to %d, not within 0 to %d", s->jokers_owed, s->jokers, MOST_JOKERS);
    s->min_natural = rules[0];
    if (s->min_natural > 1)
        return refuse("min_natural is 0 or 1");
    if (!read_weights(asked, KINDS, &s->pieces, &s->joker_weight))
        return 0;
    s->exact = rules[1] != NO_OPENING;
    s->least_points = s->exact ? rules[1] : 0;
    s->cap = asked->cap;
    s->joker_worth = s->exact ? s->joker_weight : 0;
    s->jokers_due = (uint8_t)(s->exact ? s->jokers_owed : 0);
    s->needs_run = s->mirrored = 0;
    return 1;
}

static void turn_round(Solver *s)
{
    turn(&s->pieces);
    s->mirrored = !s->mirrored;
}

/* The best rows worth more than `floor`, jokers left over aside: 1 if there are any, 0 if not, -1 without memory. */
static int best_rows(Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    int32_t found = NO_BUDGET;
    s->floor = floor;
    for (int budget = FIRST_BUDGET; found == NO_BUDGET; budget *= s->mirrored ? 1 : BUDGET_GROWTH) {
        int planned = plan(s);
        if (planned <= 0) {
            found = planned ? NO_MEMORY : NO_END;
            break;
        }
        found = search(s, s->exact || budget > MOST_NODES ? MOST_NODES : budget);
        if (found == NO_BUDGET)
            turn_round(s);
    }
    if (found >= 0) {
        *value = node_at(s, found)->value;
        lay_path(s, found, rows);
        if (s->mirrored)
            turn_rows(rows);
    }
    if (s->mirrored)
        turn_round(s);
    return found >= 0 ? 1 : found == NO_END ? 0 : -1;
}

int answer(Workspace *w, int64_t floor, Rows *rows, int64_t *value)
{
    Solver *s = &w->solver;
    int64_t jokers_worth = s->joker_weight * (s->jokers - s->jokers_owed);
    int found = best_rows(s, s->exact ? floor : no_less_than_minus_one(floor - jokers_worth), rows, value);
    if (found <= 0 || s->exact)
        return found;
    *value += jokers_worth;
    if (park(rows, s->jokers))
        return 1;

    Rows by_groups;
    int64_t with_run;
    int grouped = groups_alone(s, floor, &by_groups, value);
    if (grouped)
        floor = *value;
    s->needs_run = 1;
    found = best_rows(s, no_less_than_minus_one(floor - jokers_worth), rows, &with_run);
    if (found < 0)
        return -1;
    if (!found || with_run + jokers_worth <= floor) {
        if (grouped)
            *rows = by_groups;
        return grouped;
    }
    *value = with_run + jokers_worth;
    park(rows, s->jokers);
    return 1;
}

void prepare(Workspace *w) { find_leads(&w->solver); }

void release(Workspace *w)
{
    give_back(&w->solver.actions);
    give_back(&w->solver.nodes);
    give_back(&w->solver.queue);
}
