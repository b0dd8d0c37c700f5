/* Pieces as counts. Numbers count from 0: the 1 is number 0. */
#ifndef TILEWRIGHT_SETS_PIECES_H
#define TILEWRIGHT_SETS_PIECES_H

#include <stdint.h>

#include "sets/set_rules.h"

enum { COLORS = 4, NUMBERS = 13, NUMBERED = COLORS * NUMBERS, FACES = NUMBERED + 4, WORDS = 4, SHORTEST = 3 };

/* The places of the jokers; the place of a number is COLORS * number + color. */
enum { JOKER = NUMBERED, DOUBLE, CHANGE, MIRROR };

/* No more pieces of a face than a lane counts, and no more special jokers of a kind than any box has. */
enum { MOST_COPIES = 7, MOST_SPECIAL = 2 };

/* Four bits for each face, by place. The top bit is free to catch borrows. */
typedef struct {
    uint64_t word[WORDS];
} Pieces;

#define ONES 0x1111111111111111u
#define GUARDS 0x8888888888888888u

enum { LANES = 16, JOKERS_SHIFT = 16 }; /* lanes of a word; the jokers are above the 13s in the last word */

static inline int count_of(const Pieces *pieces, int place)
{
    return (int)(pieces->word[place / LANES] >> (4 * (place % LANES))) & 7;
}

static inline void use(Pieces *pieces, int place, int count)
{
    pieces->word[place / LANES] -= (uint64_t)count << (4 * (place % LANES));
}

/* The jokers alone, as four lanes. */
static inline uint32_t jokers_of(const Pieces *pieces) { return (uint32_t)(pieces->word[WORDS - 1] >> JOKERS_SHIFT); }

/* Subtract; returns 0 if there are too few. */
static inline int subtract(const Pieces *many, const Pieces *few, Pieces *rest)
{
    for (int i = WORDS - 1; i >= 0; i--) {
        rest->word[i] = (many->word[i] | GUARDS) - few->word[i];
        if ((rest->word[i] & GUARDS) != GUARDS)
            return 0;
        rest->word[i] ^= GUARDS;
    }
    return 1;
}

/* The place of the first face, FACES if there is none. */
static inline int first_place(const Pieces *pieces)
{
    int place = 0;
    for (int i = 0; i < WORDS; i++, place += LANES) {
        uint64_t word = pieces->word[i];
        if (!word)
            continue;
#if defined(__GNUC__)
        return place + __builtin_ctzll(word) / 4;
#else
        for (; !(word & 15); word >>= 4)
            place++;
        return place;
#endif
    }
    return FACES;
}

#endif
