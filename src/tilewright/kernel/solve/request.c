/* The bytes of a request, checked against the bounds of the solvers; a refusal says which part is out of range. */
#include "solve/request.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const int64_t MOST_WEIGHT = (int64_t)1 << 40;

int refuse_for(Refusal *why, const char *sentence, ...)
{
    va_list parts;
    va_start(parts, sentence);
    vsnprintf(why->words, sizeof why->words, sentence, parts);
    va_end(parts);
    return 0;
}

int has_size(const Request *asked, int size)
{
    return asked->question_size == size || refuse_for(asked->why, "a question is %d bytes, not %ld", size, asked->question_size);
}

int within_bounds(const Request *asked, int face, int low, int high, int most)
{
    return (low <= high && high <= most)
        || refuse_for(asked->why, "face %d: bounds %d to %d, not within 0 to %d", face, low, high, most);
}

int read_faces(const Request *asked, const uint8_t low[NUMBERED], const uint8_t high[NUMBERED], Pieces *pieces)
{
    memset(pieces->required, 0, sizeof pieces->required);
    memset(pieces->available, 0, sizeof pieces->available);
    for (int color = 0, face = 0; color < COLORS; color++)
        for (int number = 0; number < NUMBERS; number++, face++) {
            if (!within_bounds(asked, face, low[face], high[face], MOST_COPIES))
                return 0;
            pieces->required[number] |= low[face] * one_of(color);
            pieces->available[number] |= high[face] * one_of(color);
        }
    return 1;
}

int read_weights(const Request *asked, int kinds, Pieces *pieces, int64_t joker_weights[])
{
    if (asked->weights_size != kinds * (long)sizeof(int64_t))
        return refuse_for(asked->why, "weights are %d integers of 8 bytes", kinds);
    for (int face = 0; face < kinds; face++) {
        int64_t weight;
        memcpy(&weight, asked->weights + (size_t)face * sizeof weight, sizeof weight);
        if (weight < 0 || weight > MOST_WEIGHT)
            return refuse_for(asked->why, "weight of face %d is not within 0 to 2**40", face);
        if (face < NUMBERED)
            pieces->weights[face % NUMBERS][face / NUMBERS] = weight;
        else
            joker_weights[face - NUMBERED] = weight;
    }
    return 1;
}
