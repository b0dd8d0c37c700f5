#include "solve/classic/batch.h"

#include <stdlib.h>
#include <string.h>

Workspace *take_spare(Workspace *w)
{
    Workspace *spare = w->spare ? w->spare : calloc(1, sizeof *spare);
    if (spare && !w->spare)
        prepare(spare);
    w->spare = NULL;
    return spare;
}

void give_back(Workspace *w, Workspace *spare)
{
    if (w->spare) {
        release(w->spare);
        free(w->spare);
    }
    w->spare = spare;
}

int solve_cases(Workspace *w, Case *cases, int count, const Request *weights, int64_t floor)
{
    Solver *s = &w->solver;
    int done = 1;
    /* A new number makes everything that an earlier batch remembered unknown. */
    if (++s->batch == 0) {
        memset(s->remembered, 0, sizeof s->remembered);
        s->batch = 1;
    }
    s->remembered_actions.count = 0;
    for (int i = 0; done && i < count; i++) {
        Request asked = *weights;
        Rows rows;
        int64_t value;
        rows.count = 0;
        asked.question = cases[i].question;
        asked.question_size = QUESTION_SIZE;
        read_question(w, &asked);
        cases[i].found = solve_question(w, floor, &rows, &value);
        cases[i].size = cases[i].found > 0 ? write_rows(&rows, cases[i].flat) : 0;
        done = cases[i].found >= 0;
    }
    return done;
}
