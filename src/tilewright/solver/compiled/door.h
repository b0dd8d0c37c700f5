/* Where a kernel takes questions in and hands answers out. */
#ifndef TILEWRIGHT_DOOR_H
#define TILEWRIGHT_DOOR_H

#include "pieces.h"
#include "rows.h"

enum { NO_OPENING = 255 }; /* in the place of an opening's points */

/* What Python asks, as bytes. */
typedef struct {
    const uint8_t *question;
    const char *weights;
    long question_size, weights_size;
    int64_t cap;
} Asked;

/* Raise ValueError with this sentence; always 0. */
int refuse(const char *sentence, ...);

/* These are 1, or 0 after a refusal. */
int has_size(const Asked *asked, int size);
int within_bounds(int face, int low, int high, int most);
int read_faces(Pieces *pieces, const uint8_t low[FACES], const uint8_t high[FACES]);

/* Read the weights of all faces up to `kinds`, those of the jokers into an array of their own. */
int read_weights(const Asked *asked, int kinds, Pieces *pieces, int64_t joker_weights[]);

/* Worth is never negative, so no floor need be lower. */
static inline int64_t no_less_than_minus_one(int64_t floor) { return floor < -1 ? -1 : floor; }

/* What every kernel has. Its module owns the workspace, zeroed at first, and keeps it between questions. */
typedef struct Workspace Workspace;

void prepare(Workspace *w);
void release(Workspace *w);

/* Take a question up: 1, or 0 after a refusal. */
int take_question(Workspace *w, const Asked *asked);

/* 1 with rows and their worth, 0 if nothing is worth more than `floor`, negative without memory. */
int answer(Workspace *w, int64_t floor, Rows *rows, int64_t *value);

#endif
