/* In which orders a line of dice is a set: permutations of a group, starts of a run, and both ways where runs may fall. */
#include "grid/orders.h"

#include <string.h>

/* Rows of faces in which a line is a set, each once. */
typedef struct {
    int count, points[MOST_ORDERS];
    uint8_t row[MOST_ORDERS][LONGEST];
} LegalRows;

static void add_row(LegalRows *rows, const uint8_t *row, int size, int points)
{
    for (int i = 0; i < rows->count; i++)
        if (!memcmp(rows->row[i], row, (size_t)size))
            return;
    memcpy(rows->row[rows->count], row, (size_t)size);
    rows->points[rows->count++] = points;
}

static void add_rising(LegalRows *rows, const uint8_t *row, int size)
{
    ClassicReading reading = read_classic(row, size);
    add_row(rows, row, size, classic_points(&reading, size));
}

static void add_permutations(LegalRows *rows, const uint8_t *faces, int size)
{
    int order[COLORS] = {0, 1, 2, 3};
    do {
        uint8_t row[COLORS];
        for (int i = 0; i < size; i++)
            row[i] = faces[order[i]];
        add_rising(rows, row, size);
    } while (next_order(order, size));
}

static void add_runs(LegalRows *rows, const uint8_t *faces, int size)
{
    int highest, count = run_starts(faces, size, &highest);
    for (int start = highest; start > highest - count; start--) {
        uint8_t row[LONGEST];
        memset(row, JOKER, sizeof row);
        for (int i = 0; i < size; i++)
            if (faces[i] != JOKER)
                row[faces[i] % NUMBERS - start] = faces[i];
        add_rising(rows, row, size);
    }
}

/* The legal orders of some faces: the given one first, then by points; the falling ones follow. */
static void find_rows(const uint8_t *faces, int size, const GridRules *rules, LegalRows *sorted)
{
    LegalRows rows;
    uint8_t row[LONGEST];
    rows.count = 0;
    if (read_classic(faces, size).group != NOT_ONE)
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

void find_orders(const DiceLine *line, const uint8_t kinds[MOST_DICE], const GridRules *rules, Orders *orders)
{
    LegalRows rows;
    uint8_t faces[LONGEST], numbered[KINDS], jokers[LINE_JOKERS];
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
    for (int i = 0; i < rows.count; i++) {
        int turn[LINE_JOKERS] = {0, 1, 2, 3};
        do {
            uint8_t *order = orders->order[orders->count++];
            for (int at = 0, next = 0; at < line->size; at++)
                order[at] = rows.row[i][at] == JOKER ? jokers[turn[next++]] : numbered[rows.row[i][at]];
        } while (next_order(turn, count));
    }
}

void find_touching_pairs(const DiceSets *sets, const GridRules *rules, Pairs *pairs)
{
    memset(pairs, 0, sizeof *pairs);
    for (int i = 0; i < sets->count; i++) {
        const DiceSet *set = &sets->items[i];
        LegalRows rows;
        find_rows(set->kinds, set->size, rules, &rows);
        for (int row = 0; row < rows.count; row++)
            for (int at = 1; at < set->size; at++)
                pairs->after[rows.row[row][at - 1]] |= (uint64_t)1 << rows.row[row][at];
    }
}
