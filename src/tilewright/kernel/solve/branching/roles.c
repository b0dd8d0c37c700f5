/* What jokers stand for, and their roles: each of the table is kept or freed; in the order of the plain form. */
#include "solve/branching/branching.h"

/* The color names in their order, by which the plain form sorts meanings. */
static const int RANKS[COLORS] = {0, 3, 1, 2};

static int rank_of(const uint8_t codes[MOST_STANDING], int jokers)
{
    int rank = 0;
    for (int i = 0; i < jokers; i++)
        rank = COLORS * rank + RANKS[codes[i] / NUMBERS];
    return rank;
}

void find_stands(const LaidRow *row, int only_best, JokerStands *found)
{
    ClassicReading reading = read_classic(row->cells, row->size);
    int points = classic_points(&reading, row->size);
    reading.falling = NOT_ONE;
    if (only_best && reading.rising != NOT_ONE && run_points(reading.rising, row->size) < points)
        reading.rising = NOT_ONE;
    if (only_best && reading.group != NOT_ONE && group_points(reading.group, row->size) < points)
        reading.group = NOT_ONE;
    find_joker_stands(row->cells, row->size, &reading, found);
    for (int i = 1; i < found->count; i++)
        for (int at = i; at && rank_of(found->codes[at], found->jokers) < rank_of(found->codes[at - 1], found->jokers); at--) {
            uint8_t moved[MOST_STANDING];
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

static int add_role(Role roles[], int count, const Role *role)
{
    for (int i = 0; i < count; i++)
        if (same_roles(&roles[i], role))
            return count;
    roles[count] = *role;
    return count + 1;
}

uint64_t freeing_codes(const LaidRow *row, int code, JokerRules rules)
{
    int number = read_classic(row->cells, row->size).group;
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
    JokerStands meant;
} RowJokers;

/* Add to a role what they do: a bit of `freed` for each of them, the last joker the lowest. */
static Role with_jokers(const Role *role, const RowJokers *of, int meaning, int freed)
{
    const LaidRow *row = of->row;
    const JokerStands *meant = &of->meant;
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

/* Every role of the jokers of one row, in the order of the plain form. */
static int roles_of_row(const Role *role, const RowJokers *of, Role roles[])
{
    int count = 0;
    for (int meaning = 0; meaning < of->meant.count; meaning++)
        for (int freed = 0; freed < 1 << of->meant.jokers; freed++) {
            Role with = with_jokers(role, of, meaning, freed);
            count = add_role(roles, count, &with);
        }
    return count;
}

int find_roles(const LaidRows *table, JokerRules rules, Role roles[MOST_ROLES])
{
    Role all[MOST_ROLES] = {{0}};
    int count = 1, sorted = 0;
    for (int i = 0; i < table->count; i++) {
        Role grown[MOST_ROLES];
        int grown_count = 0;
        RowJokers of = {.row = &table->rows[i], .rules = rules};
        if (!jokers_in(of.row))
            continue;
        find_stands(of.row, 1, &of.meant);
        for (int j = 0; j < count; j++) {
            Role of_row[MOST_ROLES];
            int more = roles_of_row(&all[j], &of, of_row);
            for (int k = 0; k < more; k++)
                grown_count = add_role(grown, grown_count, &of_row[k]);
        }
        memcpy(all, grown, (size_t)grown_count * sizeof *all);
        count = grown_count;
    }
    for (int freed = 0; freed <= MOST_BOUND; freed++)
        for (int i = 0; i < count; i++)
            if (all[i].freed == freed)
                roles[sorted++] = all[i];
    return sorted;
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
