#include "solve/request.h"

#include <string.h>

static const int64_t MOST_WEIGHT = (int64_t)1 << 40;

int has_size(const Request *asked, int size)
{
    return asked->question_size == size || refuse("a question is %d bytes, not %ld", size, asked->question_size);
}

int within_bounds(int face, int low, int high, int most)
{
    return (low <= high && high <= most)
        || refuse("face %d: bounds %d to %d, not within 0 to %d", face, low, high, most);
}

int read_faces(Pieces *pieces, const uint8_t low[NUMBERED], const uint8_t high[NUMBERED])
{
    memset(pieces->required, 0, sizeof pieces->required);
    memset(pieces->available, 0, sizeof pieces->available);
    for (int color = 0, face = 0; color < COLORS; color++)
        for (int number = 0; number < NUMBERS; number++, face++) {
            if (!within_bounds(face, low[face], high[face], MOST_COPIES))
                return 0;
            pieces->required[number] |= low[face] * one_of(color);
            pieces->available[number] |= high[face] * one_of(color);
        }
    return 1;
}

int read_weights(const Request *asked, int kinds, Pieces *pieces, int64_t joker_weights[])
{
    if (asked->weights_size != kinds * (long)sizeof(int64_t))
        return refuse("weights are %d integers of 8 bytes", kinds);
    for (int face = 0; face < kinds; face++) {
        int64_t weight;
        memcpy(&weight, asked->weights + (size_t)face * sizeof weight, sizeof weight);
        if (weight < 0 || weight > MOST_WEIGHT)
            return refuse("weight of face %d is not within 0 to 2**40", face);
        if (face < NUMBERED)
            pieces->weights[face % NUMBERS][face / NUMBERS] = weight;
        else
            joker_weights[face - NUMBERED] = weight;
    }
    return 1;
}
