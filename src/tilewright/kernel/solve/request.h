/* A request from Python, and the interface of a solver. */
#ifndef TILEWRIGHT_SOLVE_REQUEST_H
#define TILEWRIGHT_SOLVE_REQUEST_H

#include "pieces/pieces.h"
#include "pieces/rows.h"

enum { NO_OPENING = 255 }; /* instead of an opening's points */

/* The arguments of a call, as bytes. */
typedef struct {
    const uint8_t *question;
    const char *weights;
    long question_size, weights_size;
    int64_t cap;
} Request;

/* Raise ValueError with this message; returns 0. */
int refuse(const char *sentence, ...);

/* These return 1, or 0 after raising ValueError. */
int has_size(const Request *asked, int size);
int within_bounds(int face, int low, int high, int most);
int read_faces(Pieces *pieces, const uint8_t low[NUMBERED], const uint8_t high[NUMBERED]);

/* Read the weights of all faces up to `kinds`, those of the jokers into a separate array. */
int read_weights(const Request *asked, int kinds, Pieces *pieces, int64_t joker_weights[]);

/* Worth is never negative, so no lower floor is needed. */
static inline int64_t at_least_minus_one(int64_t floor) { return floor < -1 ? -1 : floor; }

/* The solver for classic jokers. Its workspace is zeroed at first, and kept between questions. */
typedef struct Workspace Workspace;

void prepare(Workspace *w);
void release(Workspace *w);

/* Read a question; returns 1, or 0 after raising ValueError. */
int read_question(Workspace *w, const Request *asked);

/* Returns 1 with rows and their worth, 0 if nothing is worth more than `floor`, negative without memory. */
int solve_question(Workspace *w, int64_t floor, Rows *rows, int64_t *value);

/* One of the two solvers and its workspace, for what is asked of both alike. */
typedef struct {
    void *workspace;
    int (*read)(void *workspace, const Request *asked);
    int (*solve)(void *workspace, int64_t floor, Rows *rows, int64_t *value);
} Solving;

#endif
