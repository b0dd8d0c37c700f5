/* Many questions with the same weights, solved one after the other without Python. */
#ifndef TILEWRIGHT_SOLVE_CLASSIC_BATCH_H
#define TILEWRIGHT_SOLVE_CLASSIC_BATCH_H

#include "solve/classic/solver.h"

/* A question that `read_question` accepts, and its answer as flat rows; `found` as `solve_question` returns it. */
typedef struct {
    uint8_t question[QUESTION_SIZE];
    int found, size;
    char flat[FLAT_SIZE];
} Case;

/* Solve the cases; returns 0 without memory. */
int solve_cases(Workspace *w, Case *cases, int count, const Request *weights, int64_t floor);

#endif
