/* Bags of pieces: counts by face, packed so that whole bags are added in four steps.
 *
 * Each number has a lane of four bits per color, as in lanes.h; classic and special jokers follow.
 */
#ifndef TILEWRIGHT_PIECES_BAGS_H
#define TILEWRIGHT_PIECES_BAGS_H

#include <string.h>

#include "pieces/lanes.h"

enum {
    BAG_JOKERS = NUMBERS, /* the place of the classic jokers */
    BAG_SPECIALS,         /* the place of the special jokers, four bits for each kind */
    BAG_PLACES = 16,
    BAG_WORDS = 4,
    FACES = NUMBERED + 4,
    SPECIAL_KINDS = 3,
};

static inline int bits_in(unsigned bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

typedef union {
    uint16_t of[BAG_PLACES];
    uint64_t word[BAG_WORDS];
} Bag;

static const Bag EMPTY_BAG = {{0}};

static inline Bag sum_of(const Bag *a, const Bag *b)
{
    Bag sum;
    for (int i = 0; i < BAG_WORDS; i++)
        sum.word[i] = a->word[i] + b->word[i];
    return sum;
}

/* The pieces of `a` without those of `b`, which it must contain. */
static inline Bag rest_of(const Bag *a, const Bag *b)
{
    Bag rest;
    for (int i = 0; i < BAG_WORDS; i++)
        rest.word[i] = a->word[i] - b->word[i];
    return rest;
}

static inline int same_bags(const Bag *a, const Bag *b) { return !memcmp(a, b, sizeof *a); }

static inline int is_empty(const Bag *bag) { return same_bags(bag, &EMPTY_BAG); }

/* Whether `many` contains every piece of `few`: no lane borrows. */
static inline int holds(const Bag *many, const Bag *few)
{
    const uint64_t tops = 0x8888888888888888u;
    for (int i = 0; i < BAG_WORDS; i++)
        if ((((many->word[i] | tops) - few->word[i]) & tops) != tops)
            return 0;
    return 1;
}

static inline int place_of(int code)
{
    return code < NUMBERED ? code % NUMBERS : code == JOKER ? BAG_JOKERS : BAG_SPECIALS;
}

static inline int shift_of(int code)
{
    return code < NUMBERED ? 4 * (code / NUMBERS) : code == JOKER ? 0 : 4 * (code - DOUBLE);
}

static inline int count_in(const Bag *bag, int code) { return bag->of[place_of(code)] >> shift_of(code) & 15; }

static inline void put(Bag *bag, int code, int count)
{
    bag->of[place_of(code)] = (uint16_t)(bag->of[place_of(code)] + count * (1 << shift_of(code)));
}

static inline void take(Bag *bag, int code) { put(bag, code, -1); }

static inline Bag bag_of(const uint8_t counts[], int faces)
{
    Bag bag = EMPTY_BAG;
    for (int code = 0; code < faces; code++)
        put(&bag, code, counts[code]);
    return bag;
}

static inline int size_of(const Bag *bag)
{
    const uint64_t low = 0x0F0F0F0F0F0F0F0Fu;
    uint64_t bytes = 0;
    for (int i = 0; i < BAG_WORDS; i++)
        bytes += (bag->word[i] & low) + (bag->word[i] >> 4 & low);
    return (int)(bytes * 0x0101010101010101u >> 56);
}

/* The rack value: printed numbers, and the penalty for each joker. */
static inline int value_of(const Bag *bag, int penalty)
{
    int value = penalty * (bag->of[BAG_JOKERS] + total(bag->of[BAG_SPECIALS]));
    for (int number = 0; number < NUMBERS; number++)
        value += (number + 1) * total(bag->of[number]);
    return value;
}

/* One bit for each numbered face of which there is a piece, four bits a number. */
static inline uint64_t present_in(const Bag *bag)
{
    uint64_t present = 0;
    for (int number = 0; number < NUMBERS; number++) {
        unsigned lanes = bag->of[number];
        lanes = (lanes | lanes >> 1 | lanes >> 2) & ONES;
        present |= (uint64_t)((lanes | lanes >> 3 | lanes >> 6 | lanes >> 9) & 15) << (4 * number);
    }
    return present;
}

/* The faces that are in a run or a group of those present, without jokers. */
static inline uint64_t in_plain_sets(uint64_t present)
{
    const uint64_t lowest = 0x1111111111111u;
    uint64_t starts = present & present >> 4 & present >> 8, runs = starts | starts << 4 | starts << 8;
    uint64_t twos = (present & lowest) + (present >> 1 & lowest), others = (present >> 2 & lowest) + (present >> 3 & lowest);
    /* Three or four colors plus five set the bit of 8. */
    uint64_t groups = (twos + others + 5 * lowest) >> 3 & lowest;
    return present & (runs | groups * 15);
}

#endif
