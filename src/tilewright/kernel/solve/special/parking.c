/* Where jokers that are left over go: to the ends of a run or into a group of three, else a long run is split to make room. */
#include "solve/special/solver.h"

#include <string.h>

static int park_in_group(Row *row, int joker)
{
    int fits = joker == JOKER && row->size == 3;
    for (int i = 0; i < row->size; i++)
        fits &= row->cells[i] != DOUBLE;
    if (fits)
        add_cell(row, joker);
    return fits;
}

static int park_in_run(Row *row, int joker, const Rules *rules)
{
    int width = joker == DOUBLE ? 2 : 1, changes = joker == CHANGE;
    if (changes && changes_in(row) >= rules->max_per_run)
        return 0;
    if (row->start + width_of(row) + width <= NUMBERS && !(changes && row->cells[row->size - 1] == CHANGE)) {
        add_cell(row, joker);
        return 1;
    }
    if (row->start < width || (changes && (!rules->at_start || row->cells[0] == CHANGE)))
        return 0;
    add_front(row, joker);
    return 1;
}

static int park(Row *row, int joker, const Rules *rules)
{
    if (row->kind == GROUP)
        return park_in_group(row, joker);
    return row->kind == RUN && park_in_run(row, joker, rules);
}

static int numbered(const uint8_t *cells, int count)
{
    for (int i = 0; i < count; i++)
        if (cells[i] < NUMBERED)
            return 1;
    return 0;
}

/* Split a run of six or more, so that there is room between the parts; returns 0 if impossible. */
static int split(Rows *rows, int index, const Rules *rules)
{
    Row *row = &rows->row[index];
    if (row->kind != RUN)
        return 0;
    for (int at = 3; at <= row->size - 3; at++)
        if (numbered(row->cells, at) && numbered(row->cells + at, row->size - at)
            && (rules->at_start || row->cells[at] != CHANGE)) {
            Row *part = &rows->row[new_row(rows, RUN, 0)];
            part->size = (uint8_t)(row->size - at);
            memcpy(part->cells, row->cells + at, part->size);
            row->size = (uint8_t)at;
            part->start = (uint8_t)(row->start + width_of(row));
            return 1;
        }
    return 0;
}

static int park_somewhere(Rows *rows, int joker, const Rules *rules)
{
    for (int i = 0; i < rows->count; i++)
        if (park(&rows->row[i], joker, rules))
            return 1;
    return 0;
}

int park_special_jokers(Rows *rows, Lanes left, const Rules *rules)
{
    static const int ORDER[] = {DOUBLE, CHANGE, JOKER};
    for (int kind = 0; kind < 3; kind++)
        for (int many = lane(left, ORDER[kind] - JOKER); many > 0; many--) {
            if (park_somewhere(rows, ORDER[kind], rules))
                continue;
            int part = 0, count = rows->count;
            for (int i = 0; i < count && !part; i++)
                part = split(rows, i, rules);
            if (!part || !park_somewhere(rows, ORDER[kind], rules))
                return 0;
        }
    return 1;
}
