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

/* The color of a number in a row from a place on, in a direction, up to a color change; -1 for none. */
static int color_from(const Row *run, int place, int step)
{
    for (; place >= 0 && place < run->size && run->cells[place] != CHANGE; place += step)
        if (run->cells[place] < NUMBERED)
            return run->cells[place] / NUMBERS;
    return -1;
}

/* Whether a number of this color may be laid at an end of a run. */
static int fits_at_end(const Row *run, int at_end, int color)
{
    int place = at_end ? run->size - 1 : 0, step = at_end ? -1 : 1;
    if (run->cells[place] != CHANGE)
        return color_from(run, place, step) == color;
    int beyond_change = color_from(run, place + step, step);
    return beyond_change >= 0 && beyond_change != color;
}

int extend_specials(Specials *specials, int code)
{
    int color = code / NUMBERS, number = code % NUMBERS;
    for (int i = 0; i < specials->count && code < NUMBERED; i++) {
        Row *run = &specials->rows[i];
        if (run->kind != RUN)
            continue;
        if (number == run->start + width_of(run) && fits_at_end(run, 1, color))
            add_cell(run, code);
        else if (number + 1 == run->start && fits_at_end(run, 0, color))
            add_front(run, code);
        else
            continue;
        put(&specials->held, code, 1);
        return 1;
    }
    return 0;
}

int park_special(Layout *layout, Specials *specials, const SetRules *sets, int code)
{
    int width = code == DOUBLE ? 2 : 1;
    for (int i = 0; i < layout->count && (code == DOUBLE || code == CHANGE); i++) {
        const Line *line = &layout->lines[i];
        int at_end = line->number + line->size + width <= NUMBERS;
        if (is_group(line) || specials->count == MOST_SPECIAL_ROWS
            || !(at_end || (line->number >= width && (code == DOUBLE || sets->at_start))))
            continue;
        Row row = {.kind = RUN, .start = line->number};
        row.size = (uint8_t)codes_of_line(line, row.cells);
        Bag pieces = pieces_of_row(&row);
        layout->held = rest_of(&layout->held, &pieces);
        layout->lines[i] = layout->lines[--layout->count];
        if (at_end)
            add_cell(&row, code);
        else
            add_front(&row, code);
        add_row(specials, &row);
        return 1;
    }
    return 0;
}
