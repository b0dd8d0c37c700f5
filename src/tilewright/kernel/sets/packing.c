#include "sets/packing.h"

#include <stdlib.h>
#include <string.h>

#include "sets/prices.h"
#include "sets/sets.h"

/* The part of the jokers that a set or a position has, as one index. */
enum { PARTS = (MOST_COPIES + 1) * 27, UNLIMITED = 1 << 28 };

static inline int part_of(uint32_t jokers)
{
    return (int)((jokers & 7) + 8 * ((jokers >> 4 & 3) + 3 * ((jokers >> 8 & 3) + 3 * (jokers >> 12 & 3))));
}

/* For pieces left, the fewest points that they are known not to reach: a hash table, empty where the pieces are. */
typedef struct {
    Pieces left;
    int need;
} Failure;

enum { FIRST_BITS = 10, MOST_BITS = 20 };

typedef struct {
    Failure *items;
    int bits, count;
} Failures;

typedef struct {
    const SetRules *rules;
    int most, found;
    long long steps;
    /* The sets by their first face, those with the most points first. */
    Sets sets;
    int from[FACES], to[FACES];
    /* The parts of the jokers held, each after its own parts. */
    uint32_t parts[PARTS];
    int parts_count;
    /* The faces that the sets from a face on can use; the most points from a face on; what jokers can add to these. */
    Pieces useful[FACES + 1];
    int bound[FACES + 1], joker_gains[PARTS], joker_bound[FACES + 1][PARTS];
    int prices[FACES];
    Failures failures;
} Packing;

static uint32_t hash_of(const Pieces *left, int bits)
{
    uint64_t mixed = 0;
    for (int i = 0; i < WORDS; i++)
        mixed = (mixed ^ left->word[i]) * 0x9E3779B97F4A7C15u ^ mixed >> 29;
    return (uint32_t)((mixed * 0x9E3779B97F4A7C15u) >> (64 - bits));
}

/* The failure of these pieces, or the empty place for it. */
static Failure *failure_of(const Failures *failures, const Pieces *left)
{
    uint32_t last = (1u << failures->bits) - 1, at = hash_of(left, failures->bits);
    static const Pieces none;
    while (memcmp(&failures->items[at].left, left, sizeof *left)
           && memcmp(&failures->items[at].left, &none, sizeof none))
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

static void remember(Failures *failures, const Pieces *left, int need)
{
    if (2 * failures->count >= 1 << failures->bits && !enlarge(failures))
        return;
    Failure *failure = failure_of(failures, left);
    failures->count += !failure->need;
    *failure = (Failure){*left, need};
}

/* Shift all lanes towards the first face by one number (16 bits). */
static Pieces one_number_down(const Pieces *p)
{
    Pieces shifted;
    for (int i = 0; i < WORDS; i++)
        shifted.word[i] = p->word[i] >> 16 | (i + 1 < WORDS ? p->word[i + 1] << 48 : 0);
    return shifted;
}

static Pieces one_number_up(const Pieces *p)
{
    Pieces shifted;
    for (int i = 0; i < WORDS; i++)
        shifted.word[i] = p->word[i] << 16 | (i ? p->word[i - 1] >> 48 : 0);
    return shifted;
}

/* Keep only the numbers that are in a run or group of them: without jokers, no other one is of use. */
static Pieces in_plain_sets(const Pieces *numbers)
{
    Pieces present, kept;
    for (int i = 0; i < WORDS; i++)
        present.word[i] = (numbers->word[i] | numbers->word[i] >> 1 | numbers->word[i] >> 2) & ONES;
    Pieces next = one_number_down(&present), third = one_number_down(&next), starts;
    for (int i = 0; i < WORDS; i++)
        starts.word[i] = present.word[i] & next.word[i] & third.word[i];
    next = one_number_up(&starts);
    third = one_number_up(&next);
    for (int i = 0; i < WORDS; i++) {
        uint64_t pairs = present.word[i] + (present.word[i] >> 4), colors = pairs + (pairs >> 8);
        /* Three or four colors plus five set the bit of 8. */
        uint64_t groups = ((colors & 0x000F000F000F000Fu) + 0x0005000500050005u) >> 3 & 0x0001000100010001u;
        kept.word[i] = numbers->word[i] & (starts.word[i] | next.word[i] | third.word[i] | groups * 0x1111) * 7;
    }
    return kept;
}

/* The sum of the numbers. */
static int worth_of(const Pieces *pieces)
{
    int worth = 0;
    for (int number = 0; number < NUMBERS; number++) {
        uint64_t four = pieces->word[number / 4] >> (16 * (number % 4)) & 0xFFFF;
        worth += (number + 1) * (int)((four & 7) + (four >> 4 & 7) + (four >> 8 & 7) + (four >> 12 & 7));
    }
    return worth;
}

/* The pieces from a place on. */
static Pieces from_place(const Pieces *held, int place)
{
    Pieces pieces = *held;
    for (int i = 0; i < WORDS; i++)
        if (LANES * (i + 1) <= place)
            pieces.word[i] = 0;
        else if (LANES * i < place)
            pieces.word[i] = pieces.word[i] >> (4 * (place % LANES)) << (4 * (place % LANES));
    return pieces;
}

static int same(const Pieces *a, const Pieces *b) { return !memcmp(a, b, sizeof *a); }

static int reach(Packing *p, const Pieces *left, int need, int worth, int64_t cost);

/* Try each set with the first face, then none. */
static int branch(Packing *p, const Pieces *left, int need, int worth, int64_t cost)
{
    Pieces rest;
    int place = first_place(left);
    p->steps += 5 + p->to[place] - p->from[place];
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
    int copies = count_of(left, place);
    rest = *left;
    use(&rest, place, copies);
    int number = place < NUMBERED ? place / COLORS + 1 : 0;
    return reach(p, &rest, need, worth - number * copies, cost - (int64_t)p->prices[place] * copies);
}

/* At least `need` points that the pieces left can make, or 0; `worth` is the sum of their numbers, `cost` that of their
 * prices. */
static int reach(Packing *p, const Pieces *left, int need, int worth, int64_t cost)
{
    int place = first_place(left);
    uint32_t jokers = jokers_of(left);
    if (place == FACES || p->bound[place] < need || worth + p->joker_bound[place][part_of(jokers)] < need
        || cost < (int64_t)need * PRICE_OF_A_POINT)
        return 0;
    Failure *known = failure_of(&p->failures, left);
    if (known->need && known->need <= need)
        return 0;
    Pieces useful;
    for (int i = 0; i < WORDS; i++)
        useful.word[i] = left->word[i] & p->useful[place].word[i];
    if (!jokers)
        useful = in_plain_sets(&useful);
    int reached;
    if (same(&useful, left))
        reached = branch(p, left, need, worth, cost);
    else
        reached = reach(p, &useful, need, worth_of(&useful), cost_of(&useful, p->prices));
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
    int first = first_place(&a->used), other = first_place(&b->used);
    if (first != other)
        return first - other;
    return a->points != b->points ? b->points - a->points : memcmp(&a->used, &b->used, sizeof a->used);
}

/* Add the sets with this lowest number, each choice of pieces once with its most points; returns 0 without memory. */
static int add_sets(Packing *p, const Pieces *held, int lowest)
{
    Finder finder = {.held = *held, .rules = *p->rules, .lowest = lowest, .sets = &p->sets};
    int begin = p->sets.count, kept = begin;
    find_groups(&finder);
    find_runs(&finder);
    find_mirrored_runs(&finder);
    find_mirrored_groups(&finder);
    if (finder.failed)
        return 0;
    if (p->sets.count == begin)
        return 1;
    Set *sets = p->sets.items;
    qsort(sets + begin, (size_t)(p->sets.count - begin), sizeof *sets, by_pieces);
    for (int i = begin; i < p->sets.count; i++)
        if (i == begin || !same(&sets[i].used, &sets[i - 1].used))
            sets[kept++] = sets[i];
    p->steps += p->sets.count - begin;
    p->sets.count = kept;
    qsort(sets + begin, (size_t)(kept - begin), sizeof *sets, by_points);
    for (int i = begin; i < kept; i++) {
        int place = first_place(&sets[i].used);
        if (p->from[place] == p->to[place])
            p->from[place] = i;
        p->to[place] = i + 1;
    }
    return 1;
}

static void find_parts(Packing *p, uint32_t held)
{
    p->parts_count = 0;
    for (uint32_t m = 0; m <= held >> 12; m++)
        for (uint32_t c = 0; c <= (held >> 8 & 7); c++)
            for (uint32_t d = 0; d <= (held >> 4 & 7); d++)
                for (uint32_t j = 0; j <= (held & 7); j++)
                    p->parts[p->parts_count++] = j | d << 4 | c << 8 | m << 12;
}

/* For each part of the jokers, the most that they can add to the numbers of sets. */
static void find_joker_bound(const Packing *p, int bound[PARTS])
{
    for (int i = 0; i < p->parts_count; i++) {
        int most = 0;
        for (int k = 1; k <= i; k++) {
            uint32_t rest = (p->parts[i] | 0x8888) - p->parts[k];
            int gain = p->joker_gains[part_of(p->parts[k])];
            if (gain >= 0 && (rest & 0x8888) == 0x8888 && gain + bound[part_of(rest ^ 0x8888)] > most)
                most = gain + bound[part_of(rest ^ 0x8888)];
        }
        bound[part_of(p->parts[i])] = most;
    }
}

/* Prepare the bounds for the parts that begin at a face. */
static void add_face(Packing *p, int place)
{
    int improved = 0;
    p->useful[place] = p->useful[place + 1];
    for (int i = p->from[place]; i < p->to[place]; i++) {
        const Set *set = &p->sets.items[i];
        int part = part_of(jokers_of(&set->used)), gain = set->points - set->numbers;
        for (int k = 0; k < WORDS; k++) {
            uint64_t word = set->used.word[k];
            p->useful[place].word[k] |= ((word | word >> 1 | word >> 2) & ONES) * 7;
        }
        if (part && p->joker_gains[part] < gain) {
            p->joker_gains[part] = gain;
            improved = 1;
        }
    }
    if (improved)
        find_joker_bound(p, p->joker_bound[place]);
    else
        memcpy(p->joker_bound[place], p->joker_bound[place + 1], sizeof p->joker_bound[place]);
}

/* Raise `found` to the most points of the pieces from a face on. */
static void improve(Packing *p, const Pieces *held, int place)
{
    Pieces pieces = from_place(held, place);
    int worth = worth_of(&pieces);
    int64_t cost = cost_of(&pieces, p->prices);
    p->bound[place] = UNLIMITED;
    for (int reached = 1; reached && p->found < p->most;) {
        reached = reach(p, &pieces, p->found + 1, worth, cost);
        if (reached)
            p->found = reached;
    }
}

static int has_number(const Pieces *held, int number)
{
    return (held->word[number / 4] >> (16 * (number % 4)) & 0xFFFF) != 0;
}

/* Raise `found` to the most points of the pieces, or to the most that is asked for; returns 0 without memory. */
static int search(Packing *p, const Pieces *held)
{
    memset(p->joker_gains, -1, sizeof p->joker_gains);
    find_parts(p, jokers_of(held));
    if (!enlarge(&p->failures))
        return 0;
    for (int number = NUMBERS; number >= 0 && p->found < p->most; number--) {
        int alone = number == NUMBERS, first = COLORS * number;
        if ((alone ? !p->rules->min_natural : has_number(held, number))
            && !add_sets(p, held, alone ? NO_NUMBER : number))
            return 0;
        Pieces from_here = from_place(held, first);
        find_prices(&from_here, &p->sets, p->prices);
        for (int i = 0; i < p->sets.count; i++)
            p->sets.items[i].cost = cost_of(&p->sets.items[i].used, p->prices);
        for (int place = first + COLORS - 1; place >= first; place--) {
            add_face(p, place);
            if (p->from[place] < p->to[place])
                improve(p, held, place);
            p->bound[place] = p->found;
        }
    }
    return 1;
}

int pack(const Pieces *pieces, const SetRules *rules, int most, Packed *packed)
{
    Packing *p = calloc(1, sizeof *p);
    if (!p)
        return 0;
    p->rules = rules;
    p->most = most;
    int done = search(p, pieces);
    *packed = (Packed){p->found < most ? p->found : most, p->steps};
    free(p->sets.items);
    free(p->failures.items);
    free(p);
    return done;
}
