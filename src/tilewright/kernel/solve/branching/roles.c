/* What jokers stand for, and their roles: each of the table is kept or freed. */
#include "solve/branching/branching.h"

/* The color names in their order, by which meanings are sorted. */
static const int RANKS[COLORS] = {0, 3, 1, 2};

static int rank_of(const uint8_t codes[MOST_BOUND], int jokers)
{
    int rank = 0;
    for (int i = 0; i < jokers; i++)
        rank = COLORS * rank + RANKS[codes[i] / NUMBERS];
    return rank;
}

/* Add the ways in which jokers from one on stand for colors of a number that are not taken. */
static void add_colors(int number, unsigned taken, int joker, uint8_t codes[MOST_BOUND], Meanings *found)
{
    if (joker == found->jokers) {
        memcpy(found->codes[found->count++], codes, MOST_BOUND);
        return;
    }
    for (int color = 0; color < COLORS; color++)
        if (!(taken >> color & 1)) {
            codes[joker] = (uint8_t)(color * NUMBERS + number);
            add_colors(number, taken | 1u << color, joker + 1, codes, found);
        }
}

/* What up to four jokers alone stand for: as a group of the highest number they have the most points. */
static void find_stands_of_jokers(int jokers, int only_best, Meanings *found)
{
    uint8_t codes[MOST_BOUND] = {0};
    found->jokers = jokers;
    found->count = 0;
    for (int number = only_best ? LAST : 0; number < NUMBERS; number++)
        add_colors(number, 0, 0, codes, found);
    for (int color = 0; color < COLORS && !only_best; color++)
        for (int start = 0; start + jokers <= NUMBERS; start++, found->count++)
            for (int i = 0; i < jokers; i++)
                found->codes[found->count][i] = (uint8_t)(color * NUMBERS + start + i);
}

/* What the jokers of a row with a number stand for. */
static void find_stands_beside(const LaidRow *row, int only_best, Meanings *found)
{
    ClassicReading reading = read_classic(row->cells, row->size);
    int points = classic_points(&reading, row->size);
    reading.falling = NOT_ONE;
    if (only_best && reading.rising != NOT_ONE && run_points(reading.rising, row->size) < points)
        reading.rising = NOT_ONE;
    if (only_best && reading.group != NOT_ONE && group_points(reading.group, row->size) < points)
        reading.group = NOT_ONE;
    JokerStands stands;
    find_joker_stands(row->cells, row->size, &reading, &stands);
    found->jokers = stands.jokers;
    found->count = stands.count;
    for (int i = 0; i < stands.count; i++)
        memcpy(found->codes[i], stands.codes[i], MOST_BOUND);
}

void find_stands(const LaidRow *row, int only_best, Meanings *found)
{
    if (numbers_in(row))
        find_stands_beside(row, only_best, found);
    else
        find_stands_of_jokers(row->size, only_best, found);
    /* Only the order of the best meanings matters. */
    for (int i = 1; i < found->count && only_best; i++)
        for (int at = i; at && rank_of(found->codes[at], found->jokers) < rank_of(found->codes[at - 1], found->jokers); at--) {
            uint8_t moved[MOST_BOUND];
            memcpy(moved, found->codes[at], sizeof moved);
            memcpy(found->codes[at], found->codes[at - 1], sizeof moved);
            memcpy(found->codes[at - 1], moved, sizeof moved);
        }
}

static void add_kept(Role *role, int code)
{
    int at = role->kept++;
    for (; at && role->codes[at - 1] > code; at--)
        role->codes[at] = role->codes[at - 1];
    role->codes[at] = (uint8_t)code;
}

static int same_roles(const Role *a, const Role *b)
{
    int same = a->kept == b->kept && a->freed == b->freed && a->needed == b->needed;
    for (int i = 0; same && i < a->kept; i++)
        same = a->codes[i] == b->codes[i];
    for (int i = 0; same && i < a->freed; i++)
        same = a->sources[i] == b->sources[i] && a->limits[i] == b->limits[i];
    return same;
}

static void add_role(Roles *roles, const Role *role)
{
    for (int i = 0; i < roles->count; i++)
        if (same_roles(&roles->of[i], role))
            return;
    roles->of[roles->count++] = *role;
}

uint64_t freeing_codes(const LaidRow *row, int code, JokerRules rules)
{
    int number = numbers_in(row) ? read_classic(row->cells, row->size).group : code % NUMBERS;
    if (!rules.by_both || row->size != SHORTEST || code % NUMBERS != number)
        return bit_of_code(code);
    uint64_t all = 0;
    for (int color = 0; color < COLORS; color++)
        all |= bit_of_code(color * NUMBERS + number);
    return all & ~numbers_in(row);
}

/* What the jokers of one row can do; `meaning` is one of the meanings. */
typedef struct {
    const LaidRow *row;
    JokerRules rules;
    Meanings meant;
} RowJokers;

/* Add to a role what they do: a bit of `freed` for each of them, the last joker the lowest. */
static Role with_jokers(const Role *role, const RowJokers *of, int meaning, int freed)
{
    const LaidRow *row = of->row;
    const Meanings *meant = &of->meant;
    Role with = *role;
    uint64_t numbers = numbers_in(row);
    for (int i = 0; i < meant->jokers; i++) {
        int code = meant->codes[meaning][i];
        if (!(freed >> (meant->jokers - 1 - i) & 1)) {
            add_kept(&with, code);
            continue;
        }
        if (of->rules.are_replaced)
            with.needed |= freeing_codes(row, code, of->rules);
        with.sources[with.freed] = numbers;
        with.limits[with.freed++] = row->size - meant->jokers > 1;
    }
    return with;
}

/* Add every role with the jokers of one more row. */
static void add_roles_with(const Role *role, const RowJokers *of, Roles *roles)
{
    for (int meaning = 0; meaning < of->meant.count; meaning++)
        for (int freed = 0; freed < 1 << of->meant.jokers; freed++) {
            Role with = with_jokers(role, of, meaning, freed);
            add_role(roles, &with);
        }
}

void find_roles(const LaidRows *table, JokerRules rules, Roles *roles)
{
    Roles grown;
    roles->count = 1;
    roles->of[0] = (Role){0};
    for (int i = 0; i < table->count; i++) {
        RowJokers of;
        of.row = &table->rows[i];
        of.rules = rules;
        if (!jokers_in(of.row))
            continue;
        find_stands(of.row, 1, &of.meant);
        grown.count = 0;
        for (int j = 0; j < roles->count; j++)
            add_roles_with(&roles->of[j], &of, &grown);
        roles->count = grown.count;
        memcpy(roles->of, grown.of, (size_t)grown.count * sizeof *grown.of);
    }
    grown.count = 0;
    for (int freed = 0; freed <= MOST_BOUND; freed++)
        for (int i = 0; i < roles->count; i++)
            if (roles->of[i].freed == freed)
                grown.of[grown.count++] = roles->of[i];
    memcpy(roles->of, grown.of, (size_t)grown.count * sizeof *grown.of);
}

Bag lying_as(const TurnCase *turn, const Role *role)
{
    Bag lying = turn->lying;
    for (int i = 0; i < role->kept; i++) {
        put(&lying, role->codes[i], 1);
        take(&lying, JOKER);
    }
    return lying;
}

int with_role(const TurnCase *turn, const Role *role, Bag *required, Bag *available)
{
    Bag lying = lying_as(turn, role);
    *required = sum_of(&lying, &turn->required);
    *available = sum_of(&lying, &turn->available);
    for (int code = 0; code < NUMBERED && role->needed; code++) {
        if (!(role->needed >> code & 1) || count_in(&turn->lying, code) + count_in(&turn->required, code))
            continue;
        if (!count_in(&turn->available, code))
            return 0;
        put(required, code, 1);
    }
    return 1;
}
