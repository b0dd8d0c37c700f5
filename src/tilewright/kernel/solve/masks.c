/* Which faces can be laid: each question asks for as many of those still unknown as possible, until none is left. */
#include "solve/masks.h"

#include <string.h>

void learn(Known *known, const uint8_t turn[])
{
    int pieces = 0;
    for (int code = 0; code < known->kinds; code++) {
        pieces += turn[code];
        known->fits[code] |= turn[code] > 0;
    }
    known->fits[known->kinds] |= !pieces;
    if (known->turns < MOST_TURNS)
        memcpy(known->turn[known->turns++], turn, (size_t)known->kinds);
}

void carry_on(Known *known, const Known *before, int face)
{
    for (int code = 0; code < known->kinds; code++)
        known->asked[code] = (char)(known->asked[code] && before->fits[code]);
    for (int i = 0; i < before->turns; i++) {
        uint8_t rest[MOST_KINDS];
        if (!before->turn[i][face])
            continue;
        memcpy(rest, before->turn[i], sizeof rest);
        rest[face]--;
        learn(known, rest);
    }
}

int count_laid(const Solving *by, const Request *asked, int64_t floor, uint8_t laid[MOST_KINDS])
{
    Rows rows;
    char flat[FLAT_SIZE];
    int64_t value = 0;
    rows.count = 0;
    if (!by->read(by->workspace, asked))
        return -2;
    int found = by->solve(by->workspace, floor, &rows, &value);
    memset(laid, 0, MOST_KINDS);
    for (int at = 0, size = found > 0 ? write_rows(&rows, flat) : 0; at < size; at += 1 + flat[at])
        for (int i = 1; i <= flat[at]; i++)
            laid[(int)flat[at + i]]++;
    return found;
}

enum { LONG_ROUNDS = 8 }; /* a round is a question */

int find_fits(const Solving *by, Request *asked, Known *known, const uint8_t required[])
{
    int64_t weights[MOST_KINDS] = {0};
    uint8_t laid[MOST_KINDS];
    asked->weights = (const char *)weights;
    asked->weights_size = (long)((size_t)known->kinds * sizeof *weights);
    for (int found, wanted, rounds = 0, marked = 1; marked;) {
        wanted = marked = 0;
        if (++rounds == LONG_ROUNDS)
            tell_long(&by->when_long);
        for (int code = 0; code < known->kinds; code++) {
            weights[code] = known->asked[code] && !known->fits[code];
            wanted |= weights[code] != 0;
        }
        found = wanted ? count_laid(by, asked, 0, laid) : 0;
        if (found <= 0)
            return found;
        for (int code = 0; code < known->kinds; code++) {
            laid[code] = (uint8_t)(laid[code] - required[code]);
            marked |= weights[code] && laid[code];
        }
        if (marked)
            learn(known, laid);
    }
    return 0;
}
