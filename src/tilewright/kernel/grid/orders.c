#include "grid/orders.h"

#include <string.h>

/* Rows of faces in which a line is a set, each once. */
typedef struct {
    int count, points[MOST_ORDERS];
    uint8_t row[MOST_ORDERS][LONGEST];
} Rows;

static void add_row(Rows *rows, const uint8_t *row, int size, int points)
{
    for (int i = 0; i < rows->count; i++)
        if (!memcmp(rows->row[i], row, (size_t)size))
            return;
    memcpy(rows->row[rows->count], row, (size_t)size);
    rows->points[rows->count++] = points;
}

/* Add the permutations of three or four faces, in lexicographic order of places. */
static void add_permutations(Rows *rows, const uint8_t *faces, int size)
{
    static const uint8_t ORDER[6][SHORTEST] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    int front = size - SHORTEST;
    if (front < 0 || size > COLORS)
        return;
    for (int first = 0; first < (front ? size : 1); first++) {
        uint8_t row[COLORS], rest[COLORS];
        row[0] = faces[first];
        for (int i = 0, count = 0; i < size; i++)
            if (!front || i != first)
                rest[count++] = faces[i];
        for (int way = 0; way < 6; way++) {
            for (int i = 0; i < SHORTEST; i++)
                row[front + i] = rest[ORDER[way][i]];
            add_row(rows, row, size, points_of_faces(row, size));
        }
    }
}

static void add_runs(Rows *rows, const uint8_t *faces, int size)
{
    int starts[NUMBERS], count = run_starts(faces, size, starts);
    for (int i = 0; i < count; i++) {
        uint8_t row[LONGEST];
        memset(row, JOKER, sizeof row);
        for (int j = 0; j < size; j++)
            if (faces[j] != JOKER)
                row[faces[j] % NUMBERS + 1 - starts[i]] = faces[j];
        add_row(rows, row, size, points_of_faces(row, size));
    }
}

/* The legal orders of some faces: the given one first, then by points; the falling ones follow. */
static void find_rows(const uint8_t *faces, int size, const GridRules *rules, Rows *sorted)
{
    Rows rows;
    uint8_t row[LONGEST];
    rows.count = 0;
    if (is_group(faces, size))
        add_permutations(&rows, faces, size);
    add_runs(&rows, faces, size);
    sorted->count = 0;
    for (int i = 0; i < rows.count; i++) {
        int at = sorted->count++, same = !memcmp(rows.row[i], faces, (size_t)size);
        /* No row has more points than this. */
        int rank = same ? 1 << 10 : rows.points[i];
        for (; at > 0 && sorted->points[at - 1] < rank; at--) {
            sorted->points[at] = sorted->points[at - 1];
            memcpy(sorted->row[at], sorted->row[at - 1], (size_t)size);
        }
        sorted->points[at] = rank;
        memcpy(sorted->row[at], rows.row[i], (size_t)size);
    }
    for (int i = 0, rising = sorted->count; rules->descending && i < rising; i++) {
        for (int j = 0; j < size; j++)
            row[j] = sorted->row[i][size - 1 - j];
        add_row(sorted, row, size, 0);
    }
}

/* Add the orders of dice that show a row, for each permutation of its jokers in lexicographic order. */
static void add_orders(Orders *orders, const uint8_t *row, int size, const uint8_t *numbered, const uint8_t *jokers,
                       int count)
{
    uint8_t place[MOST_JOKERS] = {0};
    int at = 0;
    while (at >= 0) {
        if (at == count) {
            uint8_t *order = orders->order[orders->count++];
            for (int i = 0, next = 0; i < size; i++)
                order[i] = row[i] == JOKER ? jokers[place[next++] - 1] : numbered[row[i]];
            at--;
            continue;
        }
        int taken = 1;
        while (taken && ++place[at] <= count) {
            taken = 0;
            for (int i = 0; i < at; i++)
                taken |= place[i] == place[at];
        }
        if (place[at] > count) {
            place[at] = 0;
            at--;
        } else {
            at++;
        }
    }
}

void find_orders(const DiceLine *line, const uint8_t kinds[MOST_DICE], const GridRules *rules, Orders *orders)
{
    Rows rows;
    uint8_t faces[LONGEST], numbered[KINDS], jokers[MOST_JOKERS];
    int count = 0;
    for (int i = 0; i < line->size; i++) {
        faces[i] = kinds[line->die[i]];
        if (faces[i] == JOKER)
            jokers[count++] = line->die[i];
        else
            numbered[faces[i]] = line->die[i];
    }
    find_rows(faces, line->size, rules, &rows);
    orders->count = 0;
    for (int i = 0; i < rows.count; i++)
        add_orders(orders, rows.row[i], line->size, numbered, jokers, count);
}

void keep_few_orders(const Orders *every, int size, const uint8_t shared[MOST_DICE], Orders *few)
{
    uint8_t keys[MOST_ORDERS][LONGEST], kept[MOST_ORDERS];
    int count = 0;
    for (int i = every->count - 1; i >= 0; i--) {
        uint8_t key[LONGEST];
        int at = 0;
        for (int j = 0; j < size; j++)
            key[j] = shared[every->order[i][j]] ? every->order[i][j] : NO_DIE;
        while (at < count && memcmp(keys[at], key, (size_t)size))
            at++;
        if (at == count)
            memcpy(keys[count++], key, (size_t)size);
        kept[at] = (uint8_t)i;
    }
    few->count = count;
    for (int i = 0; i < count; i++)
        memcpy(few->order[i], every->order[kept[count - 1 - i]], (size_t)size);
}

void find_touching_pairs(const Sets *sets, const GridRules *rules, Pairs *pairs)
{
    memset(pairs, 0, sizeof *pairs);
    for (int i = 0; i < sets->count; i++) {
        const DiceSet *set = &sets->items[i];
        Rows rows;
        find_rows(set->kinds, set->size, rules, &rows);
        for (int row = 0; row < rows.count; row++)
            for (int at = 1; at < set->size; at++)
                pairs->after[rows.row[row][at - 1]] |= (uint64_t)1 << rows.row[row][at];
    }
}
