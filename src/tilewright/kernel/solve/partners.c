/* A quick proof that pieces do not fit: more of them than there are partners for need a joker nearby, and there are few. */
#include "solve/fits.h"

/* Four bits for each color of four numbers at a time: the operations of lanes.h in a wider word. */
static inline uint64_t all_covered(uint64_t a, uint64_t b) { return ((((a | ALL_TOPS) - b) & ALL_TOPS) >> 3) * 15; }

static inline uint64_t all_smaller(uint64_t a, uint64_t b)
{
    uint64_t mask = all_covered(a, b);
    return (b & mask) | (a & ~mask);
}

static inline uint64_t all_excess(uint64_t a, uint64_t b) { return ((a | ALL_TOPS) - b) & ~ALL_TOPS & all_covered(a, b); }

/* The colors of which too many pieces have no room in runs for the groups of their number, a bit each. */
static unsigned without_groups(Lanes counts, Lanes left)
{
    Lanes groups = ONES, asked = 3;
    for (; left && (Lanes)total(smaller(counts, groups)) >= asked; groups += ONES, asked += 3)
        left = excess(left, ONES);
    Lanes bits = nonzero(left) & ONES;
    return (bits | bits >> 3 | bits >> 6 | bits >> 9) & 15;
}

static void write_numbers(const Bag *bag, uint64_t words[BAG_WORDS])
{
    for (int number = 0; number < NUMBERS; number++)
        words[number / 4] |= (uint64_t)bag->of[number] << (16 * (number % 4));
}

uint64_t lacking_partners(const Bag *required, const Bag *available)
{
    uint64_t words[BAG_WORDS + 2] = {0}, *here = words + 1, must[BAG_WORDS] = {0}, lacking = 0;
    write_numbers(available, here);
    write_numbers(required, must);
    for (int i = 0; i < BAG_WORDS; i++) {
        uint64_t before = here[i] << 16 | here[i - 1] >> 48, two_before = here[i] << 32 | here[i - 1] >> 32;
        uint64_t after = here[i] >> 16 | here[i + 1] << 48, two_after = here[i] >> 32 | here[i + 1] << 32;
        /* Of the runs through a piece, those that it does not end contain the number after it, and so on. */
        uint64_t room = all_smaller(all_smaller(before + after, before + two_after), two_before + after);
        uint64_t left = all_excess(must[i], room);
        for (int number = 4 * i; left && number < NUMBERS; left >>= 16, number++)
            lacking |= (uint64_t)without_groups(available->of[number], (Lanes)left & 0xFFFF) << (4 * number);
    }
    return lacking;
}

int helped_by(uint64_t lacking, int jokers)
{
    if (!lacking || !jokers)
        return !lacking;
    int number = 0, color = 0;
    while (!(lacking >> (4 * number) & 15))
        number++;
    while (!(lacking >> (4 * number + color) & 1))
        color++;
    uint64_t group = (uint64_t)15 << (4 * number), run = (uint64_t)0x11111 << (4 * number + color);
    return helped_by(lacking & ~group, jokers - 1) || helped_by(lacking & ~run, jokers - 1);
}
