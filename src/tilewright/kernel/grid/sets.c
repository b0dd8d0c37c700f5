/* Which sets the dice of a turn make: those of each color, cluster by cluster, then the groups; and those of a kind. */
#include "grid/sets.h"

#include <stdlib.h>
#include <string.h>

#include "sets/listing.h"

enum { FIRST_SETS = 256 };

int run_starts(const uint8_t *kinds, int size, int *highest)
{
    int low = NUMBERS, high = -1;
    unsigned seen = 0, colors = 0;
    for (int i = 0; i < size; i++) {
        if (kinds[i] == JOKER)
            continue;
        int number = kinds[i] % NUMBERS;
        if (seen >> number & 1)
            return 0;
        seen |= 1u << number;
        colors |= 1u << kinds[i] / NUMBERS;
        low = number < low ? number : low;
        high = number > high ? number : high;
    }
    if (!colors || colors & (colors - 1) || size < SHORTEST)
        return 0;
    int lowest = high - size + 1 > 0 ? high - size + 1 : 0;
    *highest = low + size > NUMBERS ? NUMBERS - size : low;
    return *highest < lowest ? 0 : *highest - lowest + 1;
}

/* The faces that the jokers of a set may stand for, in any order of it. */
static uint64_t stands_of(const Row *row, uint64_t mask)
{
    int highest, count = run_starts(row->cells, row->size, &highest), number = 0;
    uint64_t stands = 0;
    if (!(mask >> JOKER & 1))
        return 0;
    while (row->cells[number] == JOKER)
        number++;
    number = row->cells[number];
    if (count) {
        int places = row->size + count - 1, first = highest - count + 1;
        stands = (((uint64_t)1 << places) - 1) << (number / NUMBERS * NUMBERS + first);
    }
    if (read_classic(row->cells, row->size).group != NOT_ONE)
        for (int color = 0; color < COLORS; color++)
            stands |= (uint64_t)1 << (color * NUMBERS + number % NUMBERS);
    return stands & ~mask;
}

/* The dice of a set at which it may be cut so that the rest no longer consists of sets, as bits of their kinds; only a
 * run of numbers has a single order. */
static uint64_t tight_of(const Row *row, uint64_t mask)
{
    uint64_t tight = 0;
    if (mask >> JOKER & 1 || row->kind == GROUP)
        return mask;
    for (int at = 0, last = row->size - 1; at <= last; at++)
        if ((at > 0 && at < SHORTEST) || (last - at > 0 && last - at < SHORTEST))
            tight |= (uint64_t)1 << row->cells[at];
    return tight;
}

static void fill_set(DiceSet *set, const Row *row)
{
    set->size = row->size;
    set->needs_count = 0;
    set->mask = bits_of(row->cells, row->size);
    set->tight = tight_of(row, set->mask);
    set->stands = stands_of(row, set->mask);
    memcpy(set->kinds, row->cells, row->size);
    for (int i = 0; i < row->size; i++) {
        int at = 0;
        while (at < set->needs_count && set->needs[at].kind != row->cells[i])
            at++;
        if (at == set->needs_count)
            set->needs[set->needs_count++] = (Need){row->cells[i], 0};
        set->needs[at].wanted++;
    }
}

static void add_set(void *context, const Row *row, int points)
{
    DiceSets *sets = context;
    (void)points;
    if (sets->count == sets->size) {
        int bigger = sets->size ? 2 * sets->size : FIRST_SETS;
        DiceSet *moved = realloc(sets->items, (size_t)bigger * sizeof *moved);
        if (!moved) {
            sets->failed = 1;
            return;
        }
        sets->items = moved;
        sets->size = bigger;
    }
    fill_set(&sets->items[sets->count++], row);
}

/* Groups of a single number are listed with the runs of its color. */
static void add_of_more_colors(void *context, const Row *row, int points)
{
    if (row->cells[0] != JOKER && row->cells[1] != JOKER)
        add_set(context, row, points);
}

/* Add the sets of some dice of one color: groups of a single number, then runs. */
static void add_of_one_color(Bag *dice, int color, int jokers, DiceSets *sets)
{
    const Lister lister = {dice, BEST_ORDERS, add_set, sets};
    put(dice, JOKER, jokers);
    for (int number = 0; number < NUMBERS && jokers > 1; number++)
        list_classic_groups(&lister, number);
    list_classic_runs(&lister, color);
    *dice = EMPTY_BAG;
}

/* List the sets of dice; returns 0 without memory. How many dice show a number does not matter. */
static int find_sets(const uint8_t own[KINDS], const uint8_t old[KINDS], DiceSets *sets)
{
    int jokers = own[JOKER] + old[JOKER];
    Bag bag = EMPTY_BAG, *dice = &bag;
    jokers = jokers < LINE_JOKERS ? jokers : LINE_JOKERS;
    for (int kind = 0; kind < NUMBERED; kind++)
        put(dice, kind, own[kind] || old[kind]);
    put(dice, JOKER, jokers);
    sets->count = sets->failed = 0;
    for (int color = 0; color < COLORS; color++) {
        Bag cluster = EMPTY_BAG;
        for (int number = 0, last = -1; number <= NUMBERS; number++) {
            if (number < NUMBERS && lane(dice->of[number], color)) {
                put(&cluster, color * NUMBERS + number, 1);
                last = number;
            } else if (last >= 0 && (number == NUMBERS || number - last > jokers)) {
                /* No run goes on after a gap that is wider than all jokers. */
                add_of_one_color(&cluster, color, jokers, sets);
                last = -1;
            }
        }
    }
    for (int number = 0; number < NUMBERS; number++)
        list_classic_groups(&(Lister){dice, BEST_ORDERS, add_of_more_colors, sets}, number);
    return !sets->failed;
}

/* List for each kind the sets that it is in. */
static int list_by_kind(Pool *pool)
{
    int total = 0;
    for (int i = 0; i < pool->sets.count; i++)
        total += pool->sets.items[i].needs_count;
    if (total > pool->having_size) {
        int *moved = realloc(pool->having, (size_t)total * 2 * sizeof *moved);
        if (!moved)
            return 0;
        pool->having = moved;
        pool->having_size = 2 * total;
    }
    memset(pool->to, 0, sizeof pool->to);
    for (int i = 0; i < pool->sets.count; i++)
        for (int need = 0; need < pool->sets.items[i].needs_count; need++)
            pool->to[pool->sets.items[i].needs[need].kind]++;
    for (int kind = 0, at = 0; kind < KINDS; kind++) {
        pool->from[kind] = at;
        at += pool->to[kind];
        pool->to[kind] = pool->from[kind];
    }
    for (int i = 0; i < pool->sets.count; i++)
        for (int need = 0; need < pool->sets.items[i].needs_count; need++)
            pool->having[pool->to[pool->sets.items[i].needs[need].kind]++] = i;
    return 1;
}

int fill_pool(Pool *pool)
{
    static const uint8_t none[KINDS];
    pool->present_count = 0;
    pool->whole = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (pool->old[kind] || pool->own[kind])
            pool->present[pool->present_count++] = (uint8_t)kind;
        pool->whole += pool->own[kind] * pool->worth[kind];
    }
    pool->own_sets.count = 0;
    if (pool->must_lay && !find_sets(pool->own, none, &pool->own_sets))
        return 0;
    return find_sets(pool->own, pool->old, &pool->sets) && list_by_kind(pool);
}

void free_pool(Pool *pool)
{
    free(pool->sets.items);
    free(pool->own_sets.items);
    free(pool->having);
    pool->sets = pool->own_sets = (DiceSets){0};
    pool->having = NULL;
    pool->having_size = 0;
}

enum { MOST_SETS_KEPT = 1 << 14 };

void trim_pool(Pool *pool)
{
    if (pool->sets.size > MOST_SETS_KEPT || pool->own_sets.size > MOST_SETS_KEPT)
        free_pool(pool);
}

int holds_set(const uint8_t counts[KINDS], const DiceSet *set)
{
    for (int i = 0; i < set->needs_count; i++)
        if (counts[set->needs[i].kind] < set->needs[i].wanted)
            return 0;
    return 1;
}

int has_required_set(const Pool *pool, const uint8_t *left_out)
{
    uint8_t played[KINDS];
    for (int kind = 0; kind < KINDS; kind++)
        played[kind] = (uint8_t)(pool->own[kind] - left_out[kind]);
    for (int i = 0; i < pool->own_sets.count; i++)
        if (holds_set(played, &pool->own_sets.items[i]))
            return 1;
    return !pool->own_sets.count;
}
