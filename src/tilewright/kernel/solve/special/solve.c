/* A question to rows: jokers are free until the end and parked then, or else counted exactly; mirrors always are. */
#include "solve/special/solver.h"

int read_special_question(Special *w, const Request *asked)
{
    Solver *s = &w->solver;
    Question *question = &s->question;
    if (!has_size(asked, QUESTION_SIZE))
        return 0;
    const uint8_t *low = asked->question, *high = low + KINDS, *rules = high + KINDS;
    if (!read_faces(asked, low, high, &question->pieces))
        return 0;
    question->required_wild = question->wild = 0;
    for (int face = NUMBERED; face < KINDS; face++) {
        if (!within_bounds(asked, face, low[face], high[face], MOST_OF_A_KIND))
            return 0;
        question->required_wild |= (Lanes)low[face] << (4 * (face - NUMBERED));
        question->wild |= (Lanes)high[face] << (4 * (face - NUMBERED));
    }
    question->opening = rules[1] != NO_OPENING;
    question->rules = (Rules){rules[0], rules[2] != 0, rules[3], rules[4], rules[5], rules[6]};
    s->least_points = question->opening ? rules[1] : 0;
    s->cap = asked->cap;
    return read_weights(asked, KINDS, &question->pieces, question->wild_weights);
}

/* A path found: its worth, its rows, and the leftover jokers. */
typedef struct {
    int64_t value;
    Lanes left;
    Rows *rows;
} Found;

/* Find the best rows worth more than `floor`, before jokers are parked; returns 1 if there are any, 0 if not, else why not. */
static int best_rows(Solver *s, int exact_jokers, int64_t floor, Found *best)
{
    s->exact_jokers = exact_jokers;
    s->floor = floor;
    for (int kind = 0; kind < WILD_KINDS; kind++)
        s->weights_in_search[kind] = exact_jokers || kind == MIRROR - NUMBERED ? s->question.wild_weights[kind] : 0;
    s->required_in_search = exact_jokers ? s->question.required_wild : s->question.required_wild & MIRRORS;
    int32_t found = search_special(s);
    if (found < 0)
        return found == NO_END ? 0 : found;
    best->value = node_at(s, found)->value;
    best->left = node_at(s, found)->left;
    lay_special_rows(s, found, best->rows);
    return 1;
}

int solve_special_question(Special *w, int64_t floor, Rows *rows, int64_t *value)
{
    Solver *s = &w->solver;
    const Question *question = &s->question;
    Found best = {.rows = rows};
    int64_t worth = 0;
    int is_exact = question->opening, found = 0;
    if (!is_exact) {
        for (int kind = 0; kind < MIRROR - NUMBERED; kind++)
            worth += question->wild_weights[kind] * (lane(question->wild, kind) - lane(question->required_wild, kind));
        found = best_rows(s, 0, at_least_minus_one(floor - worth), &best);
        best.value += worth;
        /* Numbers and mirrors cannot be worth more, nor can the other jokers: if all find a place, this is optimal. */
        is_exact = found > 0 && !park_special_jokers(rows, best.left, &question->rules);
    }
    if (is_exact)
        found = best_rows(s, 1, floor, &best);
    *value = best.value;
    return found;
}

static void for_each_array(Solver *s, void (*visit)(Array *array))
{
    Array *arrays[] = {&s->actions, &s->patterns, &s->nodes, &s->queue, &s->choices, &s->offers, &s->outlooks};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        visit(arrays[i]);
}

void release_special(Special *w) { for_each_array(&w->solver, free_array); }

void trim_special(Special *w) { for_each_array(&w->solver, trim_array); }
