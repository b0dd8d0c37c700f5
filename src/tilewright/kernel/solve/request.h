/* A request from outside, and the interface of a solver. Nothing here knows Python: a request is refused by words. */
#pragma once

#include "pieces/pieces.h"
#include "pieces/rows.h"

enum { NO_OPENING = 255 }; /* instead of an opening's points */

/* Why a request was refused. */
typedef struct {
    char words[128];
} Refusal;

/* Write down why; returns 0. */
int refuse_for(Refusal *why, const char *sentence, ...);

/* The arguments of a call, as bytes, and where a refusal is written. */
typedef struct {
    const uint8_t *question;
    const char *weights;
    long question_size, weights_size;
    int64_t cap;
    Refusal *why;
} Request;

/* These return 1, or 0 if the request is refused. */
int has_size(const Request *asked, int size);
int within_bounds(const Request *asked, int face, int low, int high, int most);
int read_faces(const Request *asked, const uint8_t low[NUMBERED], const uint8_t high[NUMBERED], Pieces *pieces);

/* Read the weights of all faces up to `kinds`, those of the jokers into a separate array. */
int read_weights(const Request *asked, int kinds, Pieces *pieces, int64_t joker_weights[]);

/* Worth is never negative, so no lower floor is needed. */
static inline int64_t at_least_minus_one(int64_t floor) { return floor < -1 ? -1 : floor; }

/* Called when a search grows long, perhaps several times: the caller may let others run meanwhile. */
typedef struct {
    void (*call)(void *context);
    void *context;
} WhenLong;

static inline void tell_long(const WhenLong *when)
{
    if (when->call)
        when->call(when->context);
}

/* The solver for classic jokers. Its workspace is zeroed at first, and kept between questions. */
typedef struct Workspace Workspace;

void prepare(Workspace *w);
void release(Workspace *w);

/* Give back what only a hard question needed. */
void trim(Workspace *w);

/* Read a question; returns 1, or 0 if it is refused. */
int read_question(Workspace *w, const Request *asked);

/* Returns 1 with rows and their worth, 0 if nothing is worth more than `floor`, negative without memory. */
int solve_question(Workspace *w, int64_t floor, Rows *rows, int64_t *value);

/* One of the two solvers and its workspace, for what is asked of both alike. */
typedef struct {
    void *workspace;
    int (*read)(void *workspace, const Request *asked);
    int (*solve)(void *workspace, int64_t floor, Rows *rows, int64_t *value);
    WhenLong when_long;
} Solving;
