#include "envs/tiles/games.h"

/* A quick proof that pieces do not fit: more of them than there are partners for need a joker nearby, and there are few.
 * It is lacking_partners of fitting.c for pieces of which only some must be laid. */

enum { ENOUGH = 4 };

/* The most groups of one number, in every lane. */
static Lanes most_groups(Lanes counts)
{
    Lanes groups = 0;
    for (int pieces = 3; total(smaller(counts, groups + ONES)) >= pieces; pieces += 3)
        groups += ONES;
    return groups;
}

/* A bit for each lane in which `many` is more than `few`. */
static uint64_t where_more(Lanes many, Lanes few)
{
    Lanes bits = nonzero(excess(many, few)) & ONES;
    return (bits | bits >> 3 | bits >> 6 | bits >> 9) & 15;
}

void find_partners(const Bag *least, const Bag *most, Partners *found)
{
    Lanes counts[NUMBERS + 4] = {0}, *here = counts + 2;
    for (int number = 0; number < NUMBERS; number++)
        here[number] = most->of[number];
    *found = (Partners){0, 0};
    for (int number = 0; number < NUMBERS; number++) {
        Lanes before = here[number - 1], after = here[number + 1], must = least->of[number];
        /* Of the runs through a piece, those that it does not end contain the number after it, and so on. */
        Lanes room = smaller(smaller(before + after, before + here[number + 2]), here[number - 2] + after);
        room = smaller(room, ENOUGH * ONES) + most_groups(here[number]);
        found->lacking |= where_more(must, room) << (4 * number);
        found->with_one_more |= where_more(must + ONES, room) << (4 * number);
    }
}

uint64_t without_partners(const Partners *partners, int jokers, uint64_t asked)
{
    uint64_t hopeless = 0;
    for (int code = 0; code < NUMBERED; code++) {
        uint64_t bit = (uint64_t)1 << (4 * (code % NUMBERS) + code / NUMBERS);
        if (asked >> code & 1 && partners->with_one_more & bit && !helped_by(partners->lacking | bit, jokers))
            hopeless |= bit_of_code(code);
    }
    return hopeless;
}
