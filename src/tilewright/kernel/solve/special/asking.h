/* The special kernel as a part of another one: questions with an answer as rows, without Python. */
#pragma once

#include "solve/request.h"

enum { SPECIAL_FACES = MIRROR + 1, SPECIAL_DEMANDS = 7, SPECIAL_QUESTION = 2 * SPECIAL_FACES + SPECIAL_DEMANDS };

/* A workspace, kept between questions. */
typedef struct Special Special;

/* Returns NULL without memory. */
Special *new_special(void);
void free_special(Special *special);

void watch_special(Special *special, WhenLong when);

/* As read_question and solve_question of the classic solver. */
int read_special_question(Special *w, const Request *asked);
int solve_special_question(Special *w, int64_t floor, Rows *rows, int64_t *value);
void release_special(Special *w);
void trim_special(Special *w);

/* Answer a question of special/question.py that is within its bounds, with a weight for each face. Returns 1 with rows, 0
 * if nothing is worth more than `floor`, NO_BUDGET if the search was too long to tell, and NO_MEMORY. */
int ask_special(Special *special, const uint8_t question[SPECIAL_QUESTION], const int64_t weights[SPECIAL_FACES],
                int64_t floor, Rows *rows);
