/* How many points disjoint sets have: branch and bound over the first face that is left. The faces are added one by one, the
 * highest first, and the most points of what begins at each bounds all parts that begin there ("Russian doll search");
 * prices.h is another bound. Pieces left that miss their goal are remembered, so that they are searched again only for
 * fewer points. */
#include "sets/packing.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "sets/prices.h"
#include "sets/sets.h"

/* The part of the jokers that a set or a position has, as one index. */
enum { PARTS = (MOST_OF_A_FACE + 1) * 27, UNLIMITED = 1 << 28 };

static inline int part_of(uint32_t jokers)
{
    return (int)((jokers & 7) + 8 * ((jokers >> 16 & 3) + 3 * ((jokers >> 20 & 3) + 3 * (jokers >> 24 & 3))));
}

/* For pieces left, the fewest points that they are known not to reach: a hash table, empty where the points are 0. */
typedef struct {
    Bag left;
    int need;
} Failure;

enum { FIRST_BITS = 6, MOST_BITS = 20 };

typedef struct {
    Failure *items;
    int bits, count;
} Failures;

typedef struct {
    const SetRules *rules;
    int most, found;
    /* The sets by their first face, those with the most points first. */
    Sets sets;
    int from[BAG_LANES], to[BAG_LANES];
    /* The parts of the jokers held, each after its own parts. */
    uint32_t parts[PARTS];
    int parts_count;
    /* The most points from a face on; what jokers can add to these. */
    int bound[BAG_LANES + 1], joker_gains[PARTS];
    const int *joker_bound[BAG_LANES + 1];
    int prices[BAG_LANES];
    Failures failures;
    /* Those of faces that are bounded otherwise than the next one; not cleared. */
    int joker_bounds[BAG_LANES + 1][PARTS];
} Packing;

static uint32_t hash_of(const Bag *left, int bits)
{
    uint64_t mixed = 0;
    for (int i = 0; i < BAG_WORDS; i++)
        mixed = (mixed ^ left->word[i]) * 0x9E3779B97F4A7C15u ^ mixed >> 29;
    return (uint32_t)((mixed * 0x9E3779B97F4A7C15u) >> (64 - bits));
}

/* The failure of these pieces, or the empty place for it. */
static Failure *failure_of(const Failures *failures, const Bag *left)
{
    uint32_t last = (1u << failures->bits) - 1, at = hash_of(left, failures->bits);
    while (failures->items[at].need && !same_bags(&failures->items[at].left, left))
        at = (at + 1) & last;
    return &failures->items[at];
}

/* Four times the size; without memory, or when it is large enough, the table stays as it is. */
static int enlarge(Failures *failures)
{
    Failures bigger = {.bits = failures->items ? failures->bits + 2 : FIRST_BITS};
    if (bigger.bits <= MOST_BITS)
        bigger.items = calloc((size_t)1 << bigger.bits, sizeof *bigger.items);
    if (!bigger.items)
        return 0;
    for (int i = 0; failures->items && i < 1 << failures->bits; i++)
        if (failures->items[i].need)
            *failure_of(&bigger, &failures->items[i].left) = failures->items[i];
    bigger.count = failures->count;
    free(failures->items);
    *failures = bigger;
    return 1;
}

static void remember(Failures *failures, const Bag *left, int need)
{
    if (2 * failures->count >= 1 << failures->bits && !enlarge(failures))
        return;
    Failure *failure = failure_of(failures, left);
    failures->count += !failure->need;
    *failure = (Failure){*left, need};
}

/* The pieces from a lane on. */
static Bag from_lane(const Bag *held, int lane)
{
    Bag pieces = *held;
    memset(pieces.of, 0, (size_t)(lane / 4) * sizeof *pieces.of);
    pieces.of[lane / 4] = (uint16_t)(pieces.of[lane / 4] >> (4 * (lane % 4)) << (4 * (lane % 4)));
    return pieces;
}

/* The jokers alone: classic ones in the first lane, the other kinds from the fifth on. */
static uint32_t jokers_of(const Bag *pieces)
{
    return pieces->of[BAG_JOKERS] | (uint32_t)pieces->of[BAG_SPECIALS] << 16;
}

static int reach(Packing *p, const Bag *left, int need, int worth, int64_t cost);

/* Try each set with the first face, then none. */
static int branch(Packing *p, const Bag *left, int need, int worth, int64_t cost)
{
    Bag rest;
    int place = first_lane(left);
    for (int i = p->from[place]; i < p->to[place]; i++) {
        const Set *set = &p->sets.items[i];
        if (!subtract(left, &set->used, &rest))
            continue;
        int points = set->points;
        if (points >= need)
            return points;
        int more = reach(p, &rest, need - points, worth - set->numbers, cost - set->cost);
        if (more)
            return points + more;
    }
    int copies = lane(left->of[place / 4], place % 4), number = place < NUMBERED ? place / COLORS + 1 : 0;
    rest = *left;
    rest.of[place / 4] = (uint16_t)(rest.of[place / 4] - (copies << (4 * (place % 4))));
    return reach(p, &rest, need, worth - number * copies, cost - (int64_t)p->prices[place] * copies);
}

/* At least `need` points that the pieces left can make, or 0; `worth` is the sum of their numbers, `cost` that of their
 * prices. */
static int reach(Packing *p, const Bag *left, int need, int worth, int64_t cost)
{
    int place = first_lane(left);
    uint32_t jokers = jokers_of(left);
    if (place == BAG_LANES || p->bound[place] < need || worth + p->joker_bound[place][part_of(jokers)] < need
        || cost < (int64_t)need * PRICE_OF_A_POINT)
        return 0;
    Failure *known = failure_of(&p->failures, left);
    if (known->need && known->need <= need)
        return 0;
    int reached = branch(p, left, need, worth, cost);
    if (!reached)
        remember(&p->failures, left, need);
    return reached;
}

static int by_pieces(const void *left, const void *right)
{
    const Set *a = left, *b = right;
    int order = memcmp(&a->used, &b->used, sizeof a->used);
    return order ? order : b->points - a->points;
}

static int by_points(const void *left, const void *right)
{
    const Set *a = left, *b = right;
    int first = first_lane(&a->used), other = first_lane(&b->used);
    if (first != other)
        return first - other;
    return a->points != b->points ? b->points - a->points : memcmp(&a->used, &b->used, sizeof a->used);
}

/* Add the sets with this lowest number, each choice of pieces once with its most points; returns 0 without memory. */
static int add_sets(Packing *p, const Bag *held, int lowest)
{
    int begin = p->sets.count, kept = begin;
    find_sets(held, p->rules, lowest, &p->sets);
    if (p->sets.failed)
        return 0;
    if (p->sets.count == begin)
        return 1;
    Set *sets = p->sets.items;
    qsort(sets + begin, (size_t)(p->sets.count - begin), sizeof *sets, by_pieces);
    for (int i = begin; i < p->sets.count; i++)
        if (i == begin || !same_bags(&sets[i].used, &sets[i - 1].used))
            sets[kept++] = sets[i];
    p->sets.count = kept;
    qsort(sets + begin, (size_t)(kept - begin), sizeof *sets, by_points);
    for (int i = begin; i < kept; i++) {
        int place = first_lane(&sets[i].used);
        if (p->from[place] == p->to[place])
            p->from[place] = i;
        p->to[place] = i + 1;
    }
    return 1;
}

static void find_parts(Packing *p, uint32_t held)
{
    p->parts_count = 0;
    for (uint32_t m = 0; m <= held >> 24; m++)
        for (uint32_t c = 0; c <= (held >> 20 & 7); c++)
            for (uint32_t d = 0; d <= (held >> 16 & 7); d++)
                for (uint32_t j = 0; j <= (held & 7); j++)
                    p->parts[p->parts_count++] = j | d << 16 | c << 20 | m << 24;
}

/* For each part of the jokers, the most that they can add to the numbers of sets. Without this bound the hardest packing known
 * takes 1.7 times as long. */
static void find_joker_bound(const Packing *p, int bound[PARTS])
{
    const uint32_t tops = 0x88888888u;
    for (int i = 0; i < p->parts_count; i++) {
        int most = 0;
        for (int k = 1; k <= i; k++) {
            uint32_t rest = (p->parts[i] | tops) - p->parts[k];
            int gain = p->joker_gains[part_of(p->parts[k])];
            if (gain >= 0 && (rest & tops) == tops && gain + bound[part_of(rest ^ tops)] > most)
                most = gain + bound[part_of(rest ^ tops)];
        }
        bound[part_of(p->parts[i])] = most;
    }
}

/* Prepare the bounds for the parts that begin at a face. */
static void add_face(Packing *p, int place)
{
    int improved = 0;
    for (int i = p->from[place]; i < p->to[place]; i++) {
        const Set *set = &p->sets.items[i];
        int part = part_of(jokers_of(&set->used)), gain = set->points - set->numbers;
        if (part && p->joker_gains[part] < gain) {
            p->joker_gains[part] = gain;
            improved = 1;
        }
    }
    if (improved)
        find_joker_bound(p, p->joker_bounds[place]);
    p->joker_bound[place] = improved ? p->joker_bounds[place] : p->joker_bound[place + 1];
}

/* Raise `found` to the most points of the pieces from a face on. */
static void improve(Packing *p, const Bag *held, int place)
{
    Bag pieces = from_lane(held, place);
    int worth = value_of(&pieces, 0);
    int64_t cost = cost_of(&pieces, p->prices);
    p->bound[place] = UNLIMITED;
    for (int reached = 1; reached && p->found < p->most;) {
        reached = reach(p, &pieces, p->found + 1, worth, cost);
        if (reached)
            p->found = reached;
    }
}

/* Raise `found` to the most points of the pieces, or to the most that is asked for; returns 0 without memory. */
static int search(Packing *p, const Bag *held)
{
    memset(p->joker_gains, -1, sizeof p->joker_gains);
    find_parts(p, jokers_of(held));
    find_joker_bound(p, p->joker_bounds[BAG_LANES]);
    p->joker_bound[BAG_LANES] = p->joker_bounds[BAG_LANES];
    if (!enlarge(&p->failures))
        return 0;
    for (int number = NUMBERS; number >= 0 && p->found < p->most; number--) {
        int alone = number == NUMBERS, first = COLORS * number, known = p->sets.count;
        if ((alone ? !p->rules->min_natural : held->of[number])
            && !add_sets(p, held, alone ? NO_NUMBER : number))
            return 0;
        Bag from_here = from_lane(held, first);
        if (p->sets.count > known)
            find_prices(&from_here, &p->sets, p->prices);
        for (int i = 0; i < p->sets.count && p->sets.count > known; i++)
            p->sets.items[i].cost = cost_of(&p->sets.items[i].used, p->prices);
        for (int place = (alone ? BAG_LANES : first + COLORS) - 1; place >= first; place--) {
            add_face(p, place);
            if (p->from[place] < p->to[place])
                improve(p, held, place);
            p->bound[place] = p->found;
        }
    }
    return 1;
}

int pack(const Bag *pieces, const SetRules *rules, int most, int *points)
{
    Packing *p = malloc(sizeof *p);
    if (!p)
        return 0;
    memset(p, 0, offsetof(Packing, joker_bounds));
    p->rules = rules;
    p->most = most;
    int done = search(p, pieces);
    *points = p->found < most ? p->found : most;
    free(p->sets.items);
    free(p->failures.items);
    free(p);
    return done;
}
