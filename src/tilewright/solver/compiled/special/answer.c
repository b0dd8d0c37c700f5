#include "solver.h"

enum {
    STINT = 500, /* nodes before it is the other end's turn */
    MOST_SEARCHED = 500000, /* 150 MB from either end; the worst position met in play so far needs a tenth of it */
};

enum { EXACT = 1, RUNLESS = 2, NEEDS_RUN = 4 };

int take_question(Workspace *w, const Asked *asked)
{
    Solver *s = &w->ends[0];
    Task *task = &s->task;
    if (!has_size(asked, QUESTION_SIZE))
        return 0;
    const uint8_t *low = asked->question, *high = low + KINDS, *rules = high + KINDS;
    if (!read_faces(&task->pieces, low, high))
        return 0;
    task->wild_owed = task->wild = 0;
    for (int face = FACES; face < KINDS; face++) {
        if (!within_bounds(face, low[face], high[face], MOST_OF_A_KIND))
            return 0;
        task->wild_owed |= (Lanes)low[face] << (4 * (face - FACES));
        task->wild |= (Lanes)high[face] << (4 * (face - FACES));
    }
    task->opening = rules[1] != NO_OPENING;
    task->rules = (Rules){rules[0], rules[2] != 0, rules[3], rules[4], rules[5], rules[6]};
    s->least_points = task->opening ? rules[1] : 0;
    s->cap = asked->cap;
    return read_weights(asked, KINDS, &task->pieces, task->wild_weights);
}

/* Begin a search in this mode: 1, or why there is nothing to search. */
static int begin_in(Solver *s, int mode, int64_t floor)
{
    s->exact = (mode & EXACT) != 0;
    s->with_runs = !(mode & RUNLESS);
    s->needs_run = (mode & NEEDS_RUN) != 0;
    s->floor = floor;
    for (int kind = 0; kind < WILD_KINDS; kind++)
        s->way_weights[kind] = s->exact || kind == MIRROR - FACES ? s->task.wild_weights[kind] : 0;
    s->way_owed = s->exact ? s->task.wild_owed : s->task.wild_owed & MIRRORS;
    return begin_search(s);
}

/* Begin the search from the other end. */
static int begin_around(Workspace *w, int mode, int64_t floor)
{
    Solver *s = &w->ends[0], *around = &w->ends[1];
    around->task = s->task;
    around->cap = s->cap;
    around->least_points = s->least_points;
    turn(&around->task.pieces);
    return begin_in(around, mode, floor);
}

/* An answer on its way: its worth, its rows, the jokers left over. */
typedef struct {
    int64_t value;
    Lanes left;
    Rows *rows;
} Found;

/* Find the best rows worth more than `floor`: 1 if there are any, 0 if not, else why not. */
static int best_rows(Workspace *w, int mode, int64_t floor, Found *best)
{
    const Task *task = &w->ends[0].task;
    int ends = !task->opening && task->rules.at_start ? 2 : 1, around = 0;
    int32_t found = begin_in(&w->ends[0], mode, floor);
    if (found > 0)
        found = NO_BUDGET;
    for (int budget = STINT; found == NO_BUDGET && budget <= MOST_SEARCHED; budget += STINT)
        for (around = 0; around < ends && found == NO_BUDGET; around++) {
            int begun = around && budget == STINT ? begin_around(w, mode, floor) : 1;
            found = begun < 0 ? begun : search(&w->ends[around], budget);
        }
    if (found < 0)
        return found == NO_END ? 0 : found;
    const Solver *end = &w->ends[around - 1];
    best->value = node_at(end, found)->value;
    best->left = node_at(end, found)->left;
    lay_out(end, found, best->rows);
    if (end != w->ends)
        turn_rows(best->rows);
    return 1;
}

/* The answer when not all jokers find a place behind the best numbers: see _forced in special_plain.py. */
static int forced(Workspace *w, int64_t floor, int64_t worth, Found *best)
{
    const Rules *rules = &w->ends[0].task.rules;
    Rows rows;
    Found runless = {.rows = &rows};
    int without = best_rows(w, EXACT | RUNLESS, floor, &runless);
    if (without < 0)
        return without;
    if (without)
        floor = runless.value;
    int found = best_rows(w, NEEDS_RUN, no_less_than_minus_one(floor - worth), best);
    if (found < 0)
        return found;
    if (found && best->value + worth > floor) {
        best->value += worth;
        if (park_all(best->rows, best->left, rules))
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

int answer(Workspace *w, int64_t floor, Rows *rows, int64_t *value)
{
    const Task *task = &w->ends[0].task;
    Found best = {.rows = rows};
    int64_t worth = 0;
    int found;
    if (task->opening)
        found = best_rows(w, EXACT, floor, &best);
    else {
        for (int kind = 0; kind < MIRROR - FACES; kind++)
            worth += task->wild_weights[kind] * (lane(task->wild, kind) - lane(task->wild_owed, kind));
        found = best_rows(w, 0, no_less_than_minus_one(floor - worth), &best);
        best.value += worth;
        if (found > 0 && !park_all(rows, best.left, &task->rules))
            found = forced(w, floor, worth, &best);
    }
    *value = best.value;
    return found;
}

void prepare(Workspace *w) { (void)w; }

void release(Workspace *w)
{
    for (int around = 0; around < 2; around++) {
        Solver *s = &w->ends[around];
        give_back(&s->actions);
        give_back(&s->patterns);
        give_back(&s->nodes);
        give_back(&s->queue);
        give_back(&s->picks);
    }
}
