/* Rows with special jokers apart from the lines of a layout, and what the jokers of both may stand for. */
#include "envs/tiles/special/specials.h"

static int is_special(int code) { return code > JOKER; }

static Bag pieces_of_row(const Row *row)
{
    Bag pieces = EMPTY_BAG;
    for (int i = 0; i < row->size; i++)
        put(&pieces, row->cells[i], 1);
    for (int i = 0; i < row->right_size; i++)
        put(&pieces, row->right[i], 1);
    if (row->kind == MIRRORED)
        put(&pieces, MIRROR, 1);
    return pieces;
}

static void add_row(Specials *specials, const Row *row)
{
    Bag pieces = pieces_of_row(row);
    specials->rows[specials->count++] = *row;
    specials->held = sum_of(&specials->held, &pieces);
}

static int is_special_row(const Row *row)
{
    int found = row->kind == MIRRORED;
    for (int i = 0; i < row->size; i++)
        found |= is_special(row->cells[i]);
    return found;
}

void split_rows(const Rows *rows, Layout *layout, Specials *specials)
{
    Rows classic;
    classic.count = specials->count = 0;
    specials->held = EMPTY_BAG;
    /* Every special row has a special joker of its own, so there is room for all. */
    for (int i = 0; i < rows->count; i++)
        if (is_special_row(&rows->row[i]))
            add_row(specials, &rows->row[i]);
        else
            classic.row[classic.count++] = rows->row[i];
    set_layout(layout, &classic);
}

void find_laid(const Rows *rows, const SetRules *sets, Laid *laid)
{
    split_rows(rows, &laid->layout, &laid->specials);
    memset(laid->meant_in_specials, 0, sizeof laid->meant_in_specials);
    for (int i = 0; i < laid->specials.count; i++)
        add_meanings(&laid->specials.rows[i], sets, laid->meant_in_specials);
    memcpy(laid->meant, laid->meant_in_specials, sizeof laid->meant);
    for (int i = 0; i < rows->count; i++)
        if (!is_special_row(&rows->row[i]))
            add_meanings(&rows->row[i], sets, laid->meant);
}

void add_specials_to(Specials *specials, const Specials *more)
{
    for (int i = 0; i < more->count; i++)
        add_row(specials, &more->rows[i]);
}
