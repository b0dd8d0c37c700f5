#include "solve/branching/branching.h"

/* What jokers stand for, and their roles: each of the table is kept or freed; in the order of the plain form. */

/* Colors in the order of their names, by which the plain form sorts meanings. */
static const int BY_NAME[COLORS] = {0, 2, 3, 1}, RANKS[COLORS] = {0, 3, 1, 2};

static void add_meaning(Meanings *found, int first, int second)
{
    found->codes[found->count][0] = (uint8_t)first;
    found->codes[found->count++][1] = (uint8_t)second;
}

/* The number of a row as a group, -1 if it is not one. */
static int number_of_group(const LaidRow *row)
{
    int number = -1;
    uint64_t seen = 0;
    if (row->size > COLORS)
        return -1;
    for (int i = 0; i < row->size; i++) {
        int cell = row->cells[i];
        if (cell == JOKER)
            continue;
        if ((number >= 0 && cell % NUMBERS != number) || seen & bit_of_code(cell))
            return -1;
        number = cell % NUMBERS;
        seen |= bit_of_code(cell);
    }
    return number;
}

/* The face at the first place of a row as a run, -1 if it is not one in its order. */
static int first_of_run(const LaidRow *row)
{
    int first = -1;
    for (int i = 0; i < row->size; i++) {
        int cell = row->cells[i];
        if (cell == JOKER)
            continue;
        if (cell % NUMBERS < i || cell % NUMBERS - i + row->size > NUMBERS || (first >= 0 && cell - i != first))
            return -1;
        first = cell - i;
    }
    return first;
}

/* Jokers of a group stand for different colors. */
static void add_of_group(const LaidRow *row, int number, Meanings *found)
{
    uint64_t taken = numbers_in(row);
    for (int i = 0; i < COLORS; i++) {
        int first = BY_NAME[i] * NUMBERS + number;
        if (taken & bit_of_code(first))
            continue;
        if (found->jokers == 1)
            add_meaning(found, first, JOKER);
        for (int j = 0; j < COLORS && found->jokers == 2; j++) {
            int second = BY_NAME[j] * NUMBERS + number;
            if (j != i && !(taken & bit_of_code(second)))
                add_meaning(found, first, second);
        }
    }
}

static void add_of_run(const LaidRow *row, int first, Meanings *found)
{
    uint8_t codes[MOST_BOUND] = {JOKER, JOKER};
    int count = 0;
    for (int i = 0; i < row->size && count < MOST_BOUND; i++)
        if (row->cells[i] == JOKER)
            codes[count++] = (uint8_t)(first + i);
    add_meaning(found, codes[0], codes[1]);
}

void find_stands(const LaidRow *row, int only_best, Meanings *found)
{
    int number = number_of_group(row), first = first_of_run(row);
    int as_group = number < 0 ? -1 : row->size * (number + 1), as_run = first < 0 ? -1 : run_points(first % NUMBERS, row->size);
    *found = (Meanings){.jokers = jokers_in(row)};
    if (as_group >= 0 && (!only_best || as_group >= as_run))
        add_of_group(row, number, found);
    if (as_run < 0 || (only_best && as_run < as_group))
        return;
    /* The color of a run is not among the others: its place is before those that have a later name. */
    int place = 0, rank = RANKS[first / NUMBERS];
    while (place < found->count && RANKS[found->codes[place][0] / NUMBERS] < rank)
        place++;
    int after = found->count - place;
    add_of_run(row, first, found);
    uint8_t run[MOST_BOUND];
    memcpy(run, found->codes[found->count - 1], sizeof run);
    memmove(found->codes[place + 1], found->codes[place], (size_t)after * sizeof run);
    memcpy(found->codes[place], run, sizeof run);
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
    int number = number_of_group(row);
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
