/* Bags of pieces: counts by face, packed so that whole bags are added in four steps.
 *
 * Each number has a lane of four bits per color, as in lanes.h; classic and special jokers follow.
 */
#pragma once

#include <string.h>

#include "pieces/lanes.h"

enum {
    BAG_JOKERS = NUMBERS, /* the place of the classic jokers */
    BAG_SPECIALS,         /* the place of the special jokers, four bits for each kind */
    BAG_PLACES = 16,
    BAG_WORDS = 4,
    BAG_LANES = 4 * BAG_PLACES, /* a lane for each face, by number and color, then the jokers */
    SPECIAL_KINDS = 3,
};

typedef union {
    uint16_t of[BAG_PLACES];
    uint64_t word[BAG_WORDS];
} Bag;

static const Bag EMPTY_BAG = {{0}};

/* Four places as one word, the first lowest on every machine; the words of the union serve only where their order does
 * not matter. */
static inline uint64_t places_of_word(const Bag *bag, int word)
{
    const uint16_t *of = bag->of + 4 * word;
    return of[0] | (uint64_t)of[1] << 16 | (uint64_t)of[2] << 32 | (uint64_t)of[3] << 48;
}

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

/* Subtract; returns 0 if there are too few: then a lane borrows from its top bit. */
static inline int subtract(const Bag *many, const Bag *few, Bag *rest)
{
    const uint64_t tops = 0x8888888888888888u;
    for (int i = 0; i < BAG_WORDS; i++) {
        rest->word[i] = (many->word[i] | tops) - few->word[i];
        if ((rest->word[i] & tops) != tops)
            return 0;
        rest->word[i] ^= tops;
    }
    return 1;
}

/* Whether `many` contains every piece of `few`. */
static inline int holds(const Bag *many, const Bag *few)
{
    Bag rest;
    return subtract(many, few, &rest);
}

static inline int place_of(int code)
{
    return code < NUMBERED ? code % NUMBERS : code == JOKER ? BAG_JOKERS : BAG_SPECIALS;
}

static inline int shift_of(int code)
{
    return code < NUMBERED ? 4 * (code / NUMBERS) : code == JOKER ? 0 : 4 * (code - DOUBLE);
}

/* The lane of a face, and of the first face of a bag, BAG_LANES if it is empty. */
static inline int lane_of(int code) { return 4 * place_of(code) + shift_of(code) / 4; }

static inline int first_lane(const Bag *bag)
{
    for (int i = 0; i < BAG_WORDS; i++) {
        uint64_t word = places_of_word(bag, i);
        int lane = 16 * i;
        if (!word)
            continue;
#if defined(__GNUC__)
        return lane + __builtin_ctzll(word) / 4;
#else
        for (; !(word & 15); word >>= 4)
            lane++;
        return lane;
#endif
    }
    return BAG_LANES;
}

static inline int count_in(const Bag *bag, int code) { return bag->of[place_of(code)] >> shift_of(code) & 15; }

static inline void put(Bag *bag, int code, int count)
{
    bag->of[place_of(code)] = (uint16_t)(bag->of[place_of(code)] + count * (1 << shift_of(code)));
}

static inline void take(Bag *bag, int code) { put(bag, code, -1); }

static inline Bag without_specials(const Bag *bag)
{
    Bag classic = *bag;
    classic.of[BAG_SPECIALS] = 0;
    return classic;
}

/* The pieces of `a` beyond those of `b`. */
static inline Bag beyond(const Bag *a, const Bag *b)
{
    Bag more = EMPTY_BAG;
    for (int i = 0; i <= BAG_SPECIALS; i++)
        more.of[i] = (uint16_t)excess(a->of[i], b->of[i]);
    return more;
}

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

static inline uint64_t bit_of_code(int code) { return (uint64_t)1 << code; }

/* A bit for each number and for the classic joker of which there is a piece, by code. */
static inline uint64_t codes_in(const Bag *bag)
{
    uint64_t codes = bag->of[BAG_JOKERS] ? bit_of_code(JOKER) : 0;
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            if (lane(bag->of[number], color))
                codes |= bit_of_code(color * NUMBERS + number);
    return codes;
}

/* One bit for each numbered face of which there is a piece, four bits a number. */
static inline uint64_t present_in(const Bag *bag)
{
    uint64_t present = 0;
    for (int i = 0; i < BAG_WORDS; i++) {
        uint64_t lanes = places_of_word(bag, i);
        lanes = (lanes | lanes >> 1 | lanes >> 2) & 0x1111111111111111u;
        lanes = (lanes | lanes >> 3) & 0x0303030303030303u;
        lanes = (lanes | lanes >> 6) & 0x000F000F000F000Fu;
        lanes = (lanes | lanes >> 12) & 0x000000FF000000FFu;
        present |= ((lanes | lanes >> 24) & 0xFFFF) << (16 * i);
    }
    return present & (((uint64_t)1 << NUMBERED) - 1);
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

/* The pieces of a bag whose face is among those given, four bits a number; without jokers. */
static inline Bag of_faces(const Bag *bag, uint64_t faces)
{
    Bag found = EMPTY_BAG;
    for (int number = 0; number < NUMBERS; number++, faces >>= 4) {
        unsigned bits = faces & 15, lanes = (bits | bits << 3 | bits << 6 | bits << 9) & ONES;
        found.of[number] = (uint16_t)(bag->of[number] & lanes * 15);
    }
    return found;
}
