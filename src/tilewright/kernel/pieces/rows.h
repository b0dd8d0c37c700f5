/* Rows of a solution. */
#pragma once

#include "pieces/lanes.h"

enum { RUN, GROUP, MIRRORED };

/* A run or group has only cells; in a mirrored row they are the left side, and `right` the other, outside in. */
typedef struct {
    uint8_t kind, start, size, right_size;
    uint8_t cells[NUMBERS + 1], right[NUMBERS + 1];
} Row;

typedef struct {
    int count;
    Row row[MOST_ROWS];
} Rows;

enum { FLAT_SIZE = MOST_PIECES + MOST_ROWS };

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

/* Insert a cell at the front of a run. */
void add_front(Row *row, int cell);

/* How many numbers a run covers: a double covers two. */
int width_of(const Row *row);

/* Hand out the pieces of a number and its jokers to new groups, color by color, round robin. */
void add_groups(Rows *rows, int number, Lanes grouped, int jokers, int groups);

/* Write the rows one after the other, each with its length before it; returns the number of bytes. */
int write_rows(const Rows *rows, char flat[FLAT_SIZE]);

/* The next order of indices, as itertools.permutations has them; returns 0 after the last. */
int next_order(int *order, int count);
