#include "grid/sets.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SETS = 256, KEYS = 1 << (NUMBERS + 3) };

static int value_of(int kind) { return kind % NUMBERS + 1; }

int run_starts(const uint8_t *kinds, int size, int *starts)
{
    int low = NUMBERS + 1, high = 0, color = -1, seen = 0, count = 0;
    if (size < SHORTEST || size > NUMBERS)
        return 0;
    for (int i = 0; i < size; i++) {
        if (kinds[i] == JOKER)
            continue;
        int value = value_of(kinds[i]);
        if ((color >= 0 && color != kinds[i] / NUMBERS) || seen >> value & 1)
            return 0;
        color = kinds[i] / NUMBERS;
        seen |= 1 << value;
        low = value < low ? value : low;
        high = value > high ? value : high;
    }
    if (color < 0)
        return 0;
    for (int start = low; start >= 1; start--)
        if (high <= start + size - 1 && start + size - 1 <= NUMBERS)
            starts[count++] = start;
    return count;
}

static uint64_t stands_of(const uint8_t *kinds, int size)
{
    int starts[NUMBERS], count = run_starts(kinds, size, starts), number = -1;
    uint64_t mask = 0, stands = 0;
    for (int i = 0; i < size; i++) {
        mask |= (uint64_t)1 << kinds[i];
        number = kinds[i] == JOKER ? number : kinds[i];
    }
    if (!(mask >> JOKER & 1))
        return 0;
    for (int i = 0; i < count; i++)
        for (int at = 0; at < size; at++)
            stands |= (uint64_t)1 << (number / NUMBERS * NUMBERS + starts[i] - 1 + at);
    if (is_group(kinds, size))
        for (int color = 0; color < COLORS; color++)
            stands |= (uint64_t)1 << (color * NUMBERS + number % NUMBERS);
    return stands & ~mask;
}

/* Whether the rest of a set, cut at a die, no longer consists of sets; only a run of numbers has a single order. */
static int is_tight(const DiceSet *set, int at)
{
    int last = set->size - 1;
    if (set->mask >> JOKER & 1 || value_of(set->kinds[0]) == value_of(set->kinds[1]))
        return 1;
    return (at > 0 && at < SHORTEST) || (last - at > 0 && last - at < SHORTEST);
}

static void fill_set(DiceSet *set, const uint8_t *kinds, int size)
{
    memset(set, 0, sizeof *set);
    set->size = (uint8_t)size;
    memcpy(set->kinds, kinds, (size_t)size);
    for (int i = 0; i < size; i++)
        set->mask |= (uint64_t)1 << kinds[i];
    set->stands = stands_of(kinds, size);
    for (int i = 0; i < size; i++) {
        int at = 0;
        while (at < set->needs_count && set->needs[at].kind != kinds[i])
            at++;
        if (at == set->needs_count)
            set->needs[set->needs_count++] = (Need){kinds[i], 0, (uint8_t)is_tight(set, i)};
        set->needs[at].wanted++;
    }
}

static int add_set(Sets *sets, const uint8_t *kinds, int size)
{
    if (sets->count == sets->size) {
        int bigger = sets->size ? 2 * sets->size : FIRST_SETS;
        DiceSet *moved = realloc(sets->items, (size_t)bigger * sizeof *moved);
        if (!moved)
            return 0;
        sets->items = moved;
        sets->size = bigger;
    }
    fill_set(&sets->items[sets->count++], kinds, size);
    return 1;
}

/* The sets of one color: a cluster of numbers, and the jokers of all dice. */
typedef struct {
    Pool *pool;
    Sets *sets;
    int color, numbers, start, failed;
    uint8_t row[LONGEST];
} Growth;

/* Add a row, or put it in the place of one with the same dice and fewer points. */
static void add_row(Growth *growth, int size)
{
    const uint8_t *row = growth->row;
    int numbers = 0, jokers = 0;
    for (int i = 0; i < size; i++)
        if (row[i] == JOKER)
            jokers++;
        else
            numbers |= 1 << row[i] % NUMBERS;
    if (!numbers)
        return;
    Known *known = &growth->pool->known[numbers << 3 | jokers];
    if (known->generation != growth->pool->generation) {
        *known = (Known){growth->pool->generation, growth->sets->count};
        growth->failed |= !add_set(growth->sets, row, size);
        return;
    }
    DiceSet *set = &growth->sets->items[known->place];
    /* A row with a single number may be a run as it lies, or only a group. */
    int single = !(numbers & (numbers - 1));
    int before = single ? points_of_faces(set->kinds, size) : size * run_start(set->kinds, size);
    int after = single ? points_of_faces(row, size) : size * growth->start;
    int run = growth->start * size + size * (size - 1) / 2;
    if (single ? before < run && after > before : after > before)
        fill_set(set, row, size);
}

/* Continue a run; `first` and `last` are the places of its outer numbers, -1 for none. */
static void grow(Growth *growth, int size, int jokers, int first, int last)
{
    if (size >= SHORTEST) {
        int from = first + 1 > SHORTEST ? first + 1 : SHORTEST, to = size - SHORTEST < last ? size - SHORTEST : last;
        if (first >= 0 && from <= to)
            return;
        add_row(growth, size);
    }
    int value = growth->start + size;
    if (value > NUMBERS || growth->failed)
        return;
    if (growth->numbers >> (value - 1) & 1) {
        growth->row[size] = (uint8_t)(growth->color * NUMBERS + value - 1);
        grow(growth, size + 1, jokers, first < 0 ? size : first, size);
    }
    if (jokers) {
        growth->row[size] = JOKER;
        grow(growth, size + 1, jokers - 1, first, last);
    }
}

static int add_of_one_color(Pool *pool, Sets *sets, int color, int numbers, int jokers)
{
    Growth growth = {.pool = pool, .sets = sets, .color = color, .numbers = numbers};
    pool->generation++;
    for (int number = 0; number < NUMBERS; number++)
        for (int size = SHORTEST; numbers >> number & 1 && size <= COLORS && size - 1 <= jokers; size++) {
            memset(growth.row, JOKER, sizeof growth.row);
            growth.row[0] = (uint8_t)(color * NUMBERS + number);
            add_row(&growth, size);
        }
    for (growth.start = 1; growth.start <= NUMBERS; growth.start++)
        grow(&growth, 0, jokers, -1, -1);
    return !growth.failed;
}

/* Add the groups of one number and a choice of colors, with the jokers that fit. */
static int add_groups(Sets *sets, int number, int colors, int jokers)
{
    uint8_t row[COLORS];
    int naturals = 0;
    for (int color = 0; color < COLORS; color++)
        if (colors >> color & 1)
            row[naturals++] = (uint8_t)(color * NUMBERS + number);
    memset(row + naturals, JOKER, (size_t)(COLORS - naturals));
    for (int helpers = 0; helpers <= jokers && naturals + helpers <= COLORS; helpers++)
        if (naturals + helpers >= SHORTEST && !add_set(sets, row, naturals + helpers))
            return 0;
    return 1;
}

/* The choices of two, three and four colors in the order of combinations. */
static const uint8_t CHOICES[] = {3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15};

static int find_sets(Pool *pool, const uint8_t *counts, const uint8_t *more, Sets *sets)
{
    int jokers = counts[JOKER] + (more ? more[JOKER] : 0);
    int colors[COLORS] = {0}, numbers[NUMBERS] = {0};
    sets->count = 0;
    for (int kind = 0; kind < JOKER; kind++)
        if (counts[kind] || (more && more[kind])) {
            colors[kind / NUMBERS] |= 1 << kind % NUMBERS;
            numbers[kind % NUMBERS] |= 1 << kind / NUMBERS;
        }
    for (int color = 0; color < COLORS; color++) {
        /* A cluster: no run spans two, because the gaps are wider than all jokers. */
        int cluster = 0, size = 0, last = -NUMBERS;
        for (int number = 0; number <= 2 * NUMBERS; number++) {
            int ends = number == 2 * NUMBERS;
            if (!ends && (number >= NUMBERS || !(colors[color] >> number & 1)))
                continue;
            if (ends || number - last - 1 > jokers) {
                if (size && size + jokers >= SHORTEST && !add_of_one_color(pool, sets, color, cluster, jokers))
                    return 0;
                cluster = size = 0;
            }
            if (!ends) {
                cluster |= 1 << number;
                size++;
                last = number;
            }
        }
    }
    for (int number = 0; number < NUMBERS; number++)
        for (int i = 0; i < (int)sizeof CHOICES; i++)
            if ((CHOICES[i] & ~numbers[number]) == 0 && !add_groups(sets, number, CHOICES[i], jokers))
                return 0;
    return 1;
}

static int list_sets(Pool *pool)
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
    if (!pool->known && !(pool->known = calloc(KEYS, sizeof *pool->known)))
        return 0;
    pool->present_count = 0;
    pool->whole = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (pool->old[kind] || pool->own[kind])
            pool->present[pool->present_count++] = (uint8_t)kind;
        pool->whole += pool->own[kind] * pool->worth[kind];
    }
    pool->own_sets.count = 0;
    if (pool->must_lay && !find_sets(pool, pool->own, 0, &pool->own_sets))
        return 0;
    return find_sets(pool, pool->old, pool->own, &pool->sets) && list_sets(pool);
}

void free_pool(Pool *pool)
{
    free(pool->sets.items);
    free(pool->own_sets.items);
    free(pool->having);
    free(pool->known);
}

int has_required_set(const Pool *pool, const uint8_t *left_out)
{
    for (int i = 0; i < pool->own_sets.count; i++) {
        const DiceSet *set = &pool->own_sets.items[i];
        int able = 1;
        for (int need = 0; able && need < set->needs_count; need++) {
            int kind = set->needs[need].kind;
            able = pool->own[kind] - left_out[kind] >= set->needs[need].wanted;
        }
        if (able)
            return 1;
    }
    return !pool->own_sets.count;
}
