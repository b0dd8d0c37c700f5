/* Layouts: lines that prove that pieces make sets, and how single pieces go into them and out of them. */
#include "envs/tiles/layouts.h"

#include <stddef.h>

static int naturals_of(const Line *line)
{
    return is_group(line) ? bits_in(line->colors) : line->size - bits_in(line->jokers);
}

int has_joker(const Line *line) { return is_group(line) ? bits_in(line->colors) < line->size : line->jokers != 0; }

Line line_of(const Row *row)
{
    Line line = {.color = A_GROUP, .size = row->size};
    for (int i = 0; i < row->size; i++) {
        int cell = row->cells[i], number = cell % NUMBERS;
        if (cell == JOKER)
            line.jokers = (uint16_t)(line.jokers | 1u << i);
        else if (row->kind == RUN) {
            line.color = (uint8_t)(cell / NUMBERS);
            line.number = (uint8_t)(number - i);
        } else {
            line.number = (uint8_t)number;
            line.colors = (uint8_t)(line.colors | 1u << cell / NUMBERS);
        }
    }
    return line;
}

void copy_layout(Layout *to, const Layout *from)
{
    memcpy(to, from, offsetof(Layout, lines) + (size_t)from->count * sizeof *from->lines);
}

void set_layout(Layout *layout, const Rows *rows)
{
    layout->count = rows->count;
    layout->is_known = 1;
    layout->held = pieces_of(rows);
    for (int i = 0; i < rows->count; i++)
        layout->lines[i] = line_of(&rows->row[i]);
}

void add_layout(Layout *layout, const Layout *other)
{
    memcpy(layout->lines + layout->count, other->lines, (size_t)other->count * sizeof *layout->lines);
    layout->count += other->count;
    layout->held = sum_of(&layout->held, &other->held);
    layout->is_known &= other->is_known;
}

/* Cut a run before a place; the rest is a new line. */
static int cut(Layout *layout, int at, int place)
{
    Line rest = layout->lines[at];
    rest.number = (uint8_t)(rest.number + place);
    rest.size = (uint8_t)(rest.size - place);
    rest.jokers = (uint16_t)(rest.jokers >> place);
    layout->lines[at].size = (uint8_t)place;
    layout->lines[at].jokers = (uint16_t)(layout->lines[at].jokers & ((1u << place) - 1));
    return add_line(layout, rest);
}

int park(Layout *layout)
{
    for (int i = 0; i < layout->count; i++) {
        Line *line = &layout->lines[i];
        if (is_group(line) ? line->size == SHORTEST : line->number + line->size < NUMBERS) {
            if (is_group(line))
                line->size++;
            else
                add_to_end(line, 1);
            return 1;
        }
        if (!is_group(line) && line->number) {
            add_to_front(line, 1);
            return 1;
        }
    }
    return 0;
}

int put_into(Layout *layout, int at, int code, int replaces)
{
    Line *line = &layout->lines[at];
    int color = code / NUMBERS, number = code % NUMBERS;
    if (is_group(line)) {
        if (line->number != number || line->colors >> color & 1 || replaces != (line->size > SHORTEST)
            || (replaces && !has_joker(line)))
            return 0;
        line->colors = (uint8_t)(line->colors | 1u << color);
        line->size = (uint8_t)(line->size + !replaces);
        return !replaces || park(layout);
    }
    int place = number - line->number;
    if (line->color != color || place < -1 || place > line->size)
        return 0;
    if (place < 0 || place == line->size) {
        if (!replaces && place < 0)
            add_to_front(line, 0);
        else if (!replaces)
            add_to_end(line, 0);
        return !replaces;
    }
    if (line->jokers >> place & 1) {
        line->jokers = (uint16_t)(line->jokers & ~(1u << place));
        return replaces && park(layout);
    }
    /* A run that has the number already can be two, each with one of them. */
    if (replaces || place + 1 < SHORTEST || line->size - place < SHORTEST || !cut(layout, at, place))
        return 0;
    add_to_end(&layout->lines[at], 0);
    return 1;
}

/* Take an inner piece out of a long run, so that two runs are left. */
static int take_out(Layout *layout, int at, int place)
{
    Line left = layout->lines[at], right = left;
    left.jokers = (uint16_t)(left.jokers & ((1u << place) - 1));
    left.size = (uint8_t)place;
    right.number = (uint8_t)(right.number + place + 1);
    right.size = (uint8_t)(right.size - place - 1);
    right.jokers = (uint16_t)(right.jokers >> (place + 1));
    if (left.size < SHORTEST || right.size < SHORTEST || !naturals_of(&left) || !naturals_of(&right))
        return 0;
    layout->lines[at] = left;
    return add_line(layout, right);
}

/* The piece at a place of a run. */
static int code_at(const Line *run, int place)
{
    return run->jokers >> place & 1 ? JOKER : run->color * NUMBERS + run->number + place;
}

int take_from(Layout *layout, int at, int code)
{
    Line *line = &layout->lines[at], left = *line;
    if (left.size <= SHORTEST)
        return 0;
    left.size--;
    if (is_group(line)) {
        if (code == JOKER ? !has_joker(line) : line->number != code % NUMBERS || !(line->colors >> code / NUMBERS & 1))
            return 0;
        left.colors = (uint8_t)(code == JOKER ? left.colors : left.colors & ~(1u << code / NUMBERS));
    } else if (code_at(line, left.size) == code)
        left.jokers = (uint16_t)(left.jokers & ~(1u << left.size));
    else if (code_at(line, 0) == code) {
        left.jokers = (uint16_t)(left.jokers >> 1);
        left.number++;
    } else {
        for (int place = SHORTEST; place + SHORTEST < line->size; place++)
            if (code_at(line, place) == code)
                return take_out(layout, at, place);
        return 0;
    }
    if (!naturals_of(&left))
        return 0;
    *line = left;
    return 1;
}

int codes_of_line(const Line *line, uint8_t codes[NUMBERS])
{
    int count = 0;
    if (!is_group(line))
        while (count < line->size) {
            codes[count] = (uint8_t)code_at(line, count);
            count++;
        }
    for (int color = 0; is_group(line) && color < COLORS; color++)
        if (line->colors >> color & 1)
            codes[count++] = (uint8_t)(color * NUMBERS + line->number);
    while (count < line->size)
        codes[count++] = JOKER;
    return count;
}
