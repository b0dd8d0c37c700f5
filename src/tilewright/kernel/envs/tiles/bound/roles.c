#include "envs/tiles/bound/bound.h"

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

/* Add to a role what the jokers of one row do: a bit of `freed` for each of them, the last joker the lowest. */
static Role with_jokers(const Role *role, const LaidRow *row, const Meanings *meant, int meaning, int freed)
{
    Role with = *role;
    uint64_t numbers = numbers_in(row);
    for (int i = 0; i < meant->jokers; i++) {
        int code = meant->codes[meaning][i];
        if (!(freed >> (meant->jokers - 1 - i) & 1)) {
            add_kept(&with, code);
            continue;
        }
        with.needed |= bit_of_code(code);
        with.sources[with.freed] = numbers;
        with.limits[with.freed++] = row->size - meant->jokers > 1;
    }
    return with;
}

/* Every role of the jokers of one row, in the order of the plain form. */
static int roles_of_row(const Role *role, const LaidRow *row, Role roles[])
{
    Meanings meant;
    int count = 0;
    find_stands(row, 1, &meant);
    for (int meaning = 0; meaning < meant.count; meaning++)
        for (int freed = 0; freed < 1 << meant.jokers; freed++) {
            Role with = with_jokers(role, row, &meant, meaning, freed);
            count = add_role(roles, count, &with);
        }
    return count;
}

int find_roles(const LaidRows *table, Role roles[MOST_ROLES])
{
    Role all[MOST_ROLES] = {{0}};
    int count = 1, sorted = 0;
    for (int i = 0; i < table->count; i++) {
        Role grown[MOST_ROLES];
        int grown_count = 0;
        if (!jokers_in(&table->rows[i]))
            continue;
        for (int j = 0; j < count; j++) {
            Role of_row[MOST_ROLES];
            int more = roles_of_row(&all[j], &table->rows[i], of_row);
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

int with_role(const BoundTurn *turn, const Role *role, Bag *least, Bag *most)
{
    *least = sum_of(&turn->pieces, &turn->least);
    *most = sum_of(&turn->pieces, &turn->most);
    for (uint64_t needed = role->needed; needed; needed &= needed - 1) {
        int code = 0;
        while (!(needed >> code & 1))
            code++;
        if (count_in(least, code))
            continue;
        if (!count_in(most, code))
            return 0;
        put(least, code, 1);
    }
    for (int i = 0; i < role->kept; i++) {
        put(least, role->codes[i], 1);
        put(most, role->codes[i], 1);
        take(least, JOKER);
        take(most, JOKER);
    }
    return 1;
}
