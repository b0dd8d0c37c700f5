#include "solve/classic/batch.h"

int solve_cases(Workspace *w, Case *cases, int count, const Request *weights, int64_t floor)
{
    Solver *s = &w->solver;
    int done = 1;
    forget_actions(s);
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
    s->batch = 0;
    return done;
}
