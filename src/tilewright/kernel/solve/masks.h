/* Which faces can be laid beyond the required pieces: solver/common/masks.py does the same with whole turns. */
#pragma once

#include "solve/request.h"

enum { MOST_KINDS = NUMBERED + 4, MOST_TURNS = 24 };

/* What a mask knows: a flag for each face and one for the required pieces alone; and turns, as counts beyond them. */
typedef struct {
    int kinds, turns;
    char fits[MOST_KINDS + 1], asked[MOST_KINDS];
    uint8_t turn[MOST_TURNS][MOST_KINDS];
} Known;

/* Mark what a turn shows. */
void learn(Known *known, const uint8_t turn[]);

/* Take over the mask before one more face was committed: only what fitted can fit, and the turns that play the face are
 * still turns. */
void carry_on(Known *known, const Known *before, int face);

/* Solve a question for these weights and count the pieces laid of each face; returns as solve_question, -2 if refused. */
int count_laid(const Solving *by, const Request *asked, int64_t floor, uint8_t laid[MOST_KINDS]);

/* Find turns until every face that is asked for fits or is proven not to; returns as count_laid. */
int find_fits(const Solving *by, Request *asked, Known *known, const uint8_t required[]);
