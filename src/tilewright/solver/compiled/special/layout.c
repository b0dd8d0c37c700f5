#include "solver.h"

#include <string.h>

/* What a row is taken for while it is laid: the color and length of an open run, or how a set is under way. */
typedef struct {
    uint8_t busy[2], color, length, code;
    Sides sides;
} State;

typedef struct {
    int count;
    uint8_t row[MOST_ROWS];
} Heap;

/* Rows under way while a path is laid number by number: see _Table in special_rows.py. */
typedef struct {
    const Solver *s;
    Rows *rows;
    State state[MOST_ROWS];
    Heap open, under_way, opened, next;
    int number;
} Table;

int changes_in(const Row *row)
{
    int count = 0;
    for (int i = 0; i < row->size; i++)
        count += row->cells[i] == CHANGE;
    return count;
}

static void add_row(Heap *heap, int row) { heap->row[heap->count++] = (uint8_t)row; }

static int take_row(Heap *heap, int at)
{
    int row = heap->row[at];
    memmove(heap->row + at, heap->row + at + 1, (size_t)(heap->count - at - 1));
    heap->count--;
    return row;
}

static void reopen(Table *t, int row, int color, int length)
{
    t->state[row].code = 0;
    t->state[row].color = (uint8_t)color;
    t->state[row].length = (uint8_t)length;
    add_row(&t->opened, row);
}

/* The mirrored run whose place is filled, a new one or one under way. */
static int mirrored_row(Table *t, Sides sides)
{
    int at = 0;
    if (sides == NEW)
        return new_row(t->rows, MIRRORED, t->number);
    while (t->state[t->under_way.row[at]].sides != sides)
        at++;
    return take_row(&t->under_way, at);
}

static void fill_place(Table *t, const Pick *pick)
{
    const Fill *fill = &pick->fill;
    int index = mirrored_row(t, pick->sides), left[] = {fill->naturals, fill->classic, fill->doubles, fill->changes};
    const int pieces[] = {fill->color * NUMBERS + t->number, JOKER, DOUBLE, CHANGE};
    Row *row = &t->rows->row[index];
    State *state = &t->state[index];
    for (int side = 0, kind = 0; side < 2; side++) {
        if (state->busy[side]) {
            state->busy[side] = 0;
            continue;
        }
        while (!left[kind])
            kind++;
        left[kind]--;
        if (side)
            add_right(row, pieces[kind]);
        else
            add_cell(row, pieces[kind]);
        state->busy[side] = pieces[kind] == DOUBLE;
    }
    state->sides = fill->then;
    if (fill->then)
        add_row(&t->next, index);
}

static void lay_on(Table *t, const Pick *pick)
{
    int at = 0;
    while (t->state[t->under_way.row[at]].code != (TURNED | pick->other))
        at++;
    int row = take_row(&t->under_way, at), face = pick->color * NUMBERS + t->number;
    add_cell(&t->rows->row[row], pick->piece == NATURAL ? face : pick->piece == CLASSIC ? JOKER : DOUBLE);
    if (pick->piece == TWIN) {
        t->state[row].code = (uint8_t)(WIDE | THREE | pick->color);
        add_row(&t->next, row);
    } else
        reopen(t, row, pick->color, 3);
}

static void begin_run(Table *t, const Pick *pick)
{
    const Lead *lead = &t->s->leads[t->number][pick->other];
    int index = new_row(t->rows, RUN, t->number), others = 0;
    Row *row = &t->rows->row[index];
    int first = lead->changes < 2 ? lead->jokers + lead->doubles : t->s->task.rules.at_start ? 0 : 1;
    for (; others < first; others++)
        add_cell(row, others < lead->jokers ? JOKER : DOUBLE);
    if (lead->changes)
        add_cell(row, CHANGE);
    for (; others < lead->jokers + lead->doubles; others++)
        add_cell(row, others < lead->jokers ? JOKER : DOUBLE);
    if (lead->changes == 2)
        add_cell(row, CHANGE);
    row->start = (uint8_t)(row->start - width_of(row));
    add_cell(row, pick->color * NUMBERS + t->number);
    if (lead->length)
        reopen(t, index, pick->color, lead->length);
    else
        add_cell(row, CHANGE);
}

/* The open run that takes a step: the first that the search can mean, for a color change one that has had none. */
static int stepping_row(Table *t, const Pick *pick, int length)
{
    int found = -1;
    for (int at = 0; at < t->open.count; at++) {
        int row = t->open.row[at];
        if (t->state[row].color != pick->color || t->state[row].length != length)
            continue;
        if (found < 0)
            found = at;
        if (pick->piece == TWIN)
            break;
        if (!changes_in(&t->rows->row[row])) {
            found = at;
            break;
        }
    }
    return take_row(&t->open, found);
}

static void take_step(Table *t, const Pick *pick)
{
    int length = pick->other >> 1, ends = pick->other & 1, row = stepping_row(t, pick, length);
    add_cell(&t->rows->row[row], pick->piece == TWIN ? DOUBLE : CHANGE);
    if (ends)
        return;
    int three = length == 2 || (length == 3 && t->s->exact) ? THREE : 0;
    t->state[row].code = (uint8_t)(pick->piece == TWIN ? WIDE | three | pick->color : TURNED | pick->color);
    add_row(&t->next, row);
}

static void serve_color(Table *t, int color, const Node *node)
{
    int numbers = lane(node->runs, color), face = color * NUMBERS + t->number, first = t->rows->count;
    int count = numbers + lane(node->jokers, color) + lane(node->extra, color), kept = 0;
    uint8_t going_on[8];
    for (int is_long = 0; is_long < 2; is_long++)
        for (int at = 0; at < t->open.count && kept < count; at++) {
            const State *state = &t->state[t->open.row[at]];
            if (state->color == color && (state->length == 3) == is_long)
                going_on[kept++] = t->open.row[at];
        }
    for (int i = kept; i < count; i++) {
        int row = new_row(t->rows, RUN, t->number);
        t->state[row] = (State){.color = (uint8_t)color, .length = 1};
        add_cell(&t->rows->row[row], numbers-- > 0 ? face : JOKER);
    }
    for (int i = 0; i < kept; i++) {
        State *state = &t->state[going_on[i]];
        add_cell(&t->rows->row[going_on[i]], numbers-- > 0 ? face : JOKER);
        if (state->length < 3)
            state->length++;
        add_row(&t->opened, going_on[i]);
    }
    for (int row = first; row < t->rows->count; row++)
        add_row(&t->opened, row);
    if (!lane(node->extra, color) || t->s->exact)
        return;
    for (int at = 0; at < t->opened.count; at++) {
        State *state = &t->state[t->opened.row[at]];
        if (state->color == color && state->length > 2)
            state->length = 2;
    }
}

static void lay_number(Table *t, int number, const Node *node)
{
    static void (*const LAY[])(Table *, const Pick *) = {
        [PICK_FILL] = fill_place, [PICK_GO_ON] = lay_on, [PICK_LEAD] = begin_run, [PICK_STEP] = take_step};
    t->number = number;
    t->opened.count = t->next.count = 0;
    for (int at = 0; at < t->under_way.count;) {
        int code = t->state[t->under_way.row[at]].code;
        if (code & WIDE)
            reopen(t, take_row(&t->under_way, at), code & 3, code & THREE ? 3 : 2);
        else
            at++;
    }
    for (int i = 0; i < node->picks_count; i++) {
        const Pick *pick = pick_at(t->s, node->picks + i);
        LAY[pick->kind](t, pick);
    }
    for (int color = 0; color < COLORS; color++)
        serve_color(t, color, node);
    t->open = t->opened;
    t->under_way = t->next;
}

/* Lay so many equal pieces of a unit, the first of them on its left side. */
static void add_to_sides(Row *row, int cell, int count, int on_left)
{
    for (int i = 0; i < count; i++)
        if (i < on_left)
            add_cell(row, cell);
        else
            add_right(row, cell);
}

static void lay_unit(Rows *rows, int number, Unit unit)
{
    int jokers = lane(unit.wild, 0), doubles = lane(unit.wild, 1), mirrored = unit.wild >= ONE_MIRROR, ones = 0;
    Row *row = &rows->row[new_row(rows, mirrored ? MIRRORED : GROUP, number)];
    Share left = {COLORS, jokers, doubles};
    if (mirrored)
        shares(unit.numbers, jokers, doubles, &left);
    for (int color = 0; color < COLORS; color++)
        if (lane(unit.numbers, color) == 2)
            add_to_sides(row, color * NUMBERS + number, 2, 1);
    for (int color = 0; color < COLORS; color++)
        if (lane(unit.numbers, color) == 1)
            add_to_sides(row, color * NUMBERS + number, 1, ones++ < left.ones);
    add_to_sides(row, JOKER, jokers, left.jokers);
    add_to_sides(row, DOUBLE, doubles, left.doubles);
}

void lay_out(const Solver *s, int32_t end, Rows *rows)
{
    const Node *path[NUMBERS];
    for (int number = LAST; number >= 0; number--, end = path[number + 1]->parent)
        path[number] = node_at(s, end);
    Table table = {.s = s, .rows = rows};
    rows->count = 0;
    for (int number = 0; number < NUMBERS; number++)
        lay_number(&table, number, path[number]);
    for (int number = 0; number < NUMBERS; number++) {
        const Action *action = action_at(s, s->first[number] + path[number]->action);
        add_groups(rows, number, action->grouped, action->jokers, action->groups);
        for (int i = 0; i < action->units_count; i++)
            lay_unit(rows, number, action->units[i]);
    }
}
