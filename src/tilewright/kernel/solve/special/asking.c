/* The special solver for other rooms of the kernel: a question as bytes, an answer as rows. */
#include "solve/special/asking.h"

#include <stdlib.h>

#include "solve/special/solver.h"

static const int64_t NO_CAP = (int64_t)1 << 48;

Special *new_special(void) { return calloc(1, sizeof(Special)); }

void free_special(Special *special)
{
    if (special)
        release_special(special);
    free(special);
}

void watch_special(Special *special, WhenLong when) { special->solver.when_long = when; }

int ask_special(Special *special, const uint8_t question[SPECIAL_QUESTION], const int64_t weights[SPECIAL_FACES],
                int64_t floor, Rows *rows)
{
    Request asked = {.question = question,
                     .weights = (const char *)weights,
                     .question_size = SPECIAL_QUESTION,
                     .weights_size = SPECIAL_FACES * (long)sizeof *weights,
                     .cap = NO_CAP};
    Refusal why;
    int64_t value = 0;
    asked.why = &why;
    rows->count = 0;
    if (!read_special_question(special, &asked))
        return 0;
    return solve_special_question(special, floor, rows, &value);
}
