/* A question to rows: jokers are free until the end and parked then, or else counted exactly; mirrors always are.
 * Searches from both ends take turns. */
#include "solve/special/solver.h"

enum {
    STINT = 500, /* nodes before the search from the other end takes its turn */
    MOST_SEARCHED = 500000, /* 150 MB for each direction; the worst position from games needs a tenth of it */
};

enum { EXACT = 1, RUNLESS = 2, NEEDS_RUN = 4 };

int read_special_question(Special *w, const Request *asked)
{
    Solver *s = &w->ends[0];
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

/* Begin a search in this mode; returns 1, or why there is nothing to search. */
static int begin_in(Solver *s, int mode, int64_t floor)
{
    s->exact_jokers = (mode & EXACT) != 0;
    s->with_runs = !(mode & RUNLESS);
    s->needs_run = (mode & NEEDS_RUN) != 0;
    s->floor = floor;
    for (int kind = 0; kind < WILD_KINDS; kind++)
        s->weights_in_search[kind] = s->exact_jokers || kind == MIRROR - NUMBERED ? s->question.wild_weights[kind] : 0;
    s->required_in_search = s->exact_jokers ? s->question.required_wild : s->question.required_wild & MIRRORS;
    return begin_special_search(s);
}

static int begin_reversed(Special *w, int mode, int64_t floor)
{
    Solver *s = &w->ends[0], *backwards = &w->ends[1];
    backwards->question = s->question;
    backwards->cap = s->cap;
    backwards->least_points = s->least_points;
    reverse_pieces(&backwards->question.pieces);
    return begin_in(backwards, mode, floor);
}

/* A path found: its worth, its rows, and the leftover jokers. */
typedef struct {
    int64_t value;
    Lanes left;
    Rows *rows;
} Found;

/* Find the best rows worth more than `floor`; returns 1 if there are any, 0 if not, else why not. */
static int best_rows(Special *w, int mode, int64_t floor, Found *best)
{
    const Question *question = &w->ends[0].question;
    int ends = !question->opening && question->rules.at_start ? 2 : 1, backwards = 0;
    int32_t found = begin_in(&w->ends[0], mode, floor);
    if (found > 0)
        found = NO_BUDGET;
    for (int budget = STINT; found == NO_BUDGET && budget <= MOST_SEARCHED; budget += STINT)
        for (backwards = 0; backwards < ends && found == NO_BUDGET; backwards++) {
            int begun = backwards && budget == STINT ? begin_reversed(w, mode, floor) : 1;
            found = begun < 0 ? begun : search_special(&w->ends[backwards], budget);
            if (found == NO_BUDGET)
                tell_long(&w->when_long);
        }
    if (found < 0)
        return found == NO_END ? 0 : found;
    const Solver *end = &w->ends[backwards - 1];
    best->value = node_at(end, found)->value;
    best->left = node_at(end, found)->left;
    lay_special_rows(end, found, best->rows);
    if (end != w->ends)
        reverse_rows(best->rows);
    return 1;
}

/* The best solution when parking fails after the best numbers. */
static int with_forced_jokers(Special *w, int64_t floor, int64_t worth, Found *best)
{
    const Rules *rules = &w->ends[0].question.rules;
    Rows rows;
    Found runless = {.rows = &rows};
    int without = best_rows(w, EXACT | RUNLESS, floor, &runless);
    if (without < 0)
        return without;
    if (without)
        floor = runless.value;
    int found = best_rows(w, NEEDS_RUN, at_least_minus_one(floor - worth), best);
    if (found < 0)
        return found;
    if (found && best->value + worth > floor) {
        best->value += worth;
        if (park_special_jokers(best->rows, best->left, rules))
            return 1;
        found = best_rows(w, EXACT, floor, best);
        if (found)
            return found;
    }
    if (without) {
        *best->rows = rows;
        best->value = runless.value;
    }
    return without;
}

int solve_special_question(Special *w, int64_t floor, Rows *rows, int64_t *value)
{
    const Question *question = &w->ends[0].question;
    Found best = {.rows = rows};
    int64_t worth = 0;
    int found;
    if (question->opening)
        found = best_rows(w, EXACT, floor, &best);
    else {
        for (int kind = 0; kind < MIRROR - NUMBERED; kind++)
            worth += question->wild_weights[kind] * (lane(question->wild, kind) - lane(question->required_wild, kind));
        found = best_rows(w, 0, at_least_minus_one(floor - worth), &best);
        best.value += worth;
        if (found > 0 && !park_special_jokers(rows, best.left, &question->rules))
            found = with_forced_jokers(w, floor, worth, &best);
    }
    *value = best.value;
    return found;
}

void release_special(Special *w)
{
    for (int backwards = 0; backwards < 2; backwards++) {
        Solver *s = &w->ends[backwards];
        free_array(&s->actions);
        free_array(&s->patterns);
        free_array(&s->nodes);
        free_array(&s->queue);
        free_array(&s->choices);
        free_array(&s->offers);
        free_array(&s->outlooks);
    }
}
