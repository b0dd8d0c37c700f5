#include "play/playouts.h"

int run_points(int start, int size) { return size * (start + 1) + size * (size - 1) / 2; }

/* The place of the last number of a row, -1 for none. */
static int last_number(const Row *row)
{
    int last = row->size - 1;
    while (last >= 0 && row->cells[last] == JOKER)
        last--;
    return last;
}

/* The number at which a row starts as a run (0 is the 1), -1 for a group; `last` is the place of its last number. */
static int run_start(const Row *row, int last)
{
    int numbers = 0, same = 1, number = row->cells[last] % NUMBERS, start = number - last;
    for (int i = 0; i <= last; i++)
        if (row->cells[i] != JOKER) {
            numbers++;
            same &= row->cells[i] % NUMBERS == number;
        }
    return (numbers > 1 && same) || start < 0 || start + row->size > NUMBERS ? -1 : start;
}

int points_of_row(const Row *row)
{
    int last = last_number(row);
    if (last < 0)
        return 0;
    int start = run_start(row, last);
    return start < 0 ? row->size * (row->cells[last] % NUMBERS + 1) : run_points(start, row->size);
}

int find_meanings(const Row *row, uint8_t meant[])
{
    int last = last_number(row), count = 0;
    if (last < 0)
        return 0;
    int start = run_start(row, last), number = row->cells[last] % NUMBERS, color = row->cells[last] / NUMBERS;
    for (int i = 0, missing = 0; i < row->size; i++) {
        if (row->cells[i] != JOKER)
            continue;
        if (start < 0) {
            while (memchr(row->cells, missing * NUMBERS + number, row->size))
                missing++;
            meant[count++] = (uint8_t)(missing++ * NUMBERS + number);
        } else
            meant[count++] = (uint8_t)(color * NUMBERS + start + i);
    }
    return count;
}
