#include "playouts.h"

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

/* The points of a row as a group, or 0 if it is not one; `taken` are its colors. */
static int group_points(const Row *row, unsigned *taken)
{
    int number = -1;
    *taken = 0;
    for (int i = 0; i < row->size; i++) {
        if (row->cells[i] == JOKER)
            continue;
        unsigned color = 1u << row->cells[i] / NUMBERS;
        if ((number >= 0 && number != row->cells[i] % NUMBERS) || *taken & color)
            return 0;
        number = row->cells[i] % NUMBERS;
        *taken |= color;
    }
    return row->size > COLORS || number < 0 ? 0 : row->size * (number + 1);
}

/* The number at which a row starts if it is a run in its order, -1 if it is not one. */
static int start_of_run(const Row *row)
{
    int start = -1, color = -1;
    for (int i = 0; i < row->size; i++) {
        if (row->cells[i] == JOKER)
            continue;
        int here = row->cells[i] % NUMBERS - i;
        if (color >= 0 && (color != row->cells[i] / NUMBERS || start != here))
            return -1;
        color = row->cells[i] / NUMBERS;
        start = here;
    }
    return start + row->size > NUMBERS ? -1 : start;
}

void add_meanings(const Row *row, uint8_t counts[FACES])
{
    unsigned taken;
    int as_group = group_points(row, &taken), start = start_of_run(row), number = row->cells[last_number(row)];
    int as_run = start < 0 ? 0 : run_points(start, row->size);
    for (int i = 0; i < row->size; i++) {
        if (row->cells[i] != JOKER)
            continue;
        if (as_run > as_group)
            counts[number / NUMBERS * NUMBERS + start + i]++;
        for (int color = 0; as_run <= as_group && color < COLORS; color++)
            if (!(taken >> color & 1))
                counts[color * NUMBERS + number % NUMBERS]++;
    }
}
