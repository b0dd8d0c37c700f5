/* Rows as they are laid out. */
#ifndef TILEWRIGHT_ROWS_H
#define TILEWRIGHT_ROWS_H

#include "lanes.h"

enum { RUN, GROUP, MIRRORED };

/* A run or group has its cells; a mirrored row has those of its left side and of its right one, from the outside in. */
typedef struct {
    uint8_t kind, start, size, right_size;
    uint8_t cells[NUMBERS + 1], right[NUMBERS + 1];
} Row;

typedef struct {
    int count;
    Row row[MOST_ROWS];
} Rows;

enum { FLAT_SIZE = MOST_PIECES + MOST_ROWS };

/* Add an empty row; returns its index. */
static inline int new_row(Rows *rows, int kind, int start)
{
    Row *row = &rows->row[rows->count];
    row->kind = (uint8_t)kind;
    row->start = (uint8_t)start;
    row->size = row->right_size = 0;
    return rows->count++;
}

static inline void add_cell(Row *row, int cell) { row->cells[row->size++] = (uint8_t)cell; }

static inline void add_right(Row *row, int cell) { row->right[row->right_size++] = (uint8_t)cell; }

/* Put a cell before the others of a run. */
void add_front(Row *row, int cell);

/* How many numbers a run fills: a double fills two. */
int width_of(const Row *row);

/* Deal the pieces of a number and its jokers out to so many groups, color by color. */
void add_groups(Rows *rows, int number, Lanes grouped, int jokers, int groups);

/* Turn the numbers of all rows round, 13 to 1. */
void turn_rows(Rows *rows);

/* Write the rows one behind the other, each with its length before it; returns how many bytes that took. */
int write_rows(const Rows *rows, char flat[FLAT_SIZE]);

#endif
