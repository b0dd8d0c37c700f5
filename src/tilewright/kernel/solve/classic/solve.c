/* A question from its bytes or bags to rows: jokers are free until the end and parked then, or else counted exactly. */
#include "solve/classic/solver.h"

static void count_jokers(Solver *s, int exact_jokers)
{
    s->exact_jokers = exact_jokers;
    s->joker_worth = exact_jokers ? s->joker_weight : 0;
    s->required_in_search = (uint8_t)(exact_jokers ? s->required_jokers : 0);
}

/* The demands on a turn, after its jokers were set. */
static void set_demands(Solver *s, int min_natural, int points)
{
    s->min_natural = min_natural;
    s->is_opening = points != NO_POINTS;
    s->least_points = s->is_opening ? points : 0;
    s->needs_run = 0;
    count_jokers(s, s->is_opening);
}

int read_question(Workspace *w, const Request *asked)
{
    Solver *s = &w->solver;
    if (!has_size(asked, QUESTION_SIZE))
        return 0;
    const uint8_t *low = asked->question, *high = low + NUMBERED, *jokers = high + NUMBERED, *rules = low + COUNTS_SIZE;
    if (!read_faces(asked, low, high, &s->pieces))
        return 0;
    s->required_jokers = jokers[0];
    s->jokers = jokers[1];
    if (s->required_jokers > s->jokers || s->jokers > MOST_JOKERS)
        return refuse_for(asked->why, "jokers: bounds %d to %d, not within 0 to %d", s->required_jokers, s->jokers, MOST_JOKERS);
    if (rules[0] > 1)
        return refuse_for(asked->why, "min_natural is 0 or 1");
    if (!read_weights(asked, KINDS, &s->pieces, &s->joker_weight))
        return 0;
    s->cap = asked->cap;
    set_demands(s, rules[0], rules[1] == NO_OPENING ? NO_POINTS : rules[1]);
    return 1;
}

/* The best rows worth more than `floor`, before jokers are parked: 1 if there are any, 0 if not, -1 without memory. */
static int best_rows(Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    s->floor = floor;
    int staged = find_stages(s);
    if (staged <= 0)
        return staged;
    int32_t found = search(s);
    if (found < 0)
        return found == NO_END ? 0 : -1;
    *value = node_at(s, found)->value;
    lay_path(s, found, rows);
    return 1;
}

int solve_question(Workspace *w, int64_t floor, Rows *rows, int64_t *value)
{
    Solver *s = &w->solver;
    if (s->is_opening)
        return best_rows(s, floor, rows, value);
    int64_t jokers_worth = s->joker_weight * (s->jokers - s->required_jokers);
    int found = best_rows(s, at_least_minus_one(floor - jokers_worth), rows, value);
    *value += jokers_worth;
    /* The numbers cannot be worth more, nor can the jokers: if all jokers find a place, this is optimal. */
    if (found <= 0 || park_jokers(rows, s->jokers))
        return found;
    count_jokers(s, 1);
    return best_rows(s, floor, rows, value);
}

int solve_bags(Workspace *w, const BagQuestion *asked, int64_t floor, Rows *rows, int64_t *value)
{
    Solver *s = &w->solver;
    for (int number = 0; number < NUMBERS; number++) {
        s->pieces.required[number] = asked->required->of[number];
        s->pieces.available[number] = asked->available->of[number];
    }
    s->required_jokers = asked->required->of[BAG_JOKERS];
    s->jokers = asked->available->of[BAG_JOKERS];
    set_demands(s, asked->min_natural, asked->points);
    rows->count = 0;
    return solve_question(w, at_least_minus_one(floor), rows, value);
}

void prepare(Workspace *w) { find_prefixes(&w->solver); }

/* All arrays but the actions that are remembered. */
static void for_each_array(Workspace *w, void (*visit)(Array *array))
{
    Array *arrays[] = {&w->solver.actions, &w->solver.nodes, &w->solver.queue, &w->states, &w->choices,
                       &w->plays,          &w->codes,        &w->problems,     &w->waiting};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        visit(arrays[i]);
}

void release(Workspace *w)
{
    for_each_array(w, free_array);
    free_array(&w->solver.remembered_actions);
}

void trim(Workspace *w) { for_each_array(w, trim_array); }
