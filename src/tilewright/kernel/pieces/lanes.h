/* Four small counters in one word: a lane of four bits for each color. No counter exceeds 7 (3 copies and 4 jokers), so
 * the top bit of a lane is free to catch borrows.
 */
#pragma once

#include <stdint.h>

#include "pieces/faces.h"

typedef uint32_t Lanes;

#define ONES 0x1111u
#define BELOW 0x7777u
#define TOPS 0x8888u

/* All four bits set in each lane where a >= b. */
static inline Lanes where_covered(Lanes a, Lanes b) { return ((((a | TOPS) - b) & TOPS) >> 3) * 15; }

static inline int covers(Lanes many, Lanes few) { return (((many | TOPS) - few) & TOPS) == TOPS; }

static inline Lanes smaller(Lanes a, Lanes b)
{
    Lanes mask = where_covered(a, b);
    return (b & mask) | (a & ~mask);
}

static inline Lanes excess(Lanes a, Lanes b) { return ((a | TOPS) - b) & BELOW & where_covered(a, b); }

/* All four bits set in each lane that is not 0. */
static inline Lanes nonzero(Lanes lanes) { return where_covered(lanes, ONES); }

static inline int lane(Lanes lanes, int color) { return (int)(lanes >> (4 * color)) & 15; }

static inline Lanes one_of(int color) { return 1u << (4 * color); }

static inline int total(Lanes lanes)
{
    Lanes pairs = (lanes & 0x0F0F) + ((lanes >> 4) & 0x0F0F);
    return (int)((pairs + (pairs >> 8)) & 0xFF);
}

static inline Lanes packed(const int counts[COLORS])
{
    return (Lanes)(counts[0] | counts[1] << 4 | counts[2] << 8 | counts[3] << 12);
}

static inline int bits_in(uint64_t bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}
