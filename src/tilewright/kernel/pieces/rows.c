/* Rows of a solution: cells that are added, groups that are dealt, rows written as bytes. */
#include "pieces/rows.h"

#include <string.h>

void add_front(Row *row, int cell)
{
    memmove(row->cells + 1, row->cells, row->size);
    row->cells[0] = (uint8_t)cell;
    row->size++;
    row->start = (uint8_t)(row->start - (cell == DOUBLE ? 2 : 1));
}

int width_of(const Row *row)
{
    int width = row->size;
    for (int i = 0; i < row->size; i++)
        width += row->cells[i] == DOUBLE;
    return width;
}

void add_groups(Rows *rows, int number, Lanes grouped, int jokers, int groups)
{
    int first = rows->count, place = 0;
    for (int i = 0; i < groups; i++)
        new_row(rows, GROUP, number);
    for (int color = 0; color <= COLORS; color++) {
        int count = color < COLORS ? lane(grouped, color) : jokers;
        for (int i = 0; i < count; i++, place++)
            add_cell(&rows->row[first + place % groups], color < COLORS ? color * NUMBERS + number : JOKER);
    }
}

int write_rows(const Rows *rows, char flat[FLAT_SIZE])
{
    int size = 0;
    for (int i = 0; i < rows->count; i++) {
        const Row *row = &rows->row[i];
        int mirrored = row->kind == MIRRORED;
        flat[size++] = (char)(row->size + (mirrored ? 1 + row->right_size : 0));
        memcpy(flat + size, row->cells, row->size);
        size += row->size;
        if (!mirrored)
            continue;
        flat[size++] = MIRROR;
        for (int at = row->right_size - 1; at >= 0; at--)
            flat[size++] = (char)row->right[at];
    }
    return size;
}

int next_order(int *order, int count)
{
    int left = count - 2, right = count - 1;
    while (left >= 0 && order[left] > order[left + 1])
        left--;
    if (left < 0)
        return 0;
    while (order[right] < order[left])
        right--;
    int moved = order[left];
    order[left] = order[right];
    order[right] = moved;
    for (int i = left + 1, j = count - 1; i < j; i++, j--) {
        moved = order[i];
        order[i] = order[j];
        order[j] = moved;
    }
    return 1;
}
