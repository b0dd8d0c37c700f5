/* From a path of the search to rows, as in the classic solver, with changed, doubled and mirrored runs in progress. */
#include "solve/special/solver.h"

#include <string.h>

/* What the search counts an open run as (color and length), or the code of a set in progress. */
typedef struct {
    uint8_t covered[2], color, length, code;
    MirroredRun run;
} State;

typedef struct {
    int count;
    uint8_t row[MOST_ROWS];
} RowList;

/* The rows in progress while a path is laid number by number. */
typedef struct {
    const Solver *s;
    Rows *rows;
    State state[MOST_ROWS];
    RowList open, in_progress, next_open, next_in_progress;
    int number;
} Table;

int changes_in(const Row *row)
{
    int count = 0;
    for (int i = 0; i < row->size; i++)
        count += row->cells[i] == CHANGE;
    return count;
}

static void add_row(RowList *list, int row) { list->row[list->count++] = (uint8_t)row; }

static int take_row(RowList *list, int at)
{
    int row = list->row[at];
    memmove(list->row + at, list->row + at + 1, (size_t)(list->count - at - 1));
    list->count--;
    return row;
}

static void count_again(Table *t, int row, int color, int length)
{
    t->state[row].code = 0;
    t->state[row].color = (uint8_t)color;
    t->state[row].length = (uint8_t)length;
    add_row(&t->next_open, row);
}

/* The row of a mirrored run, a new one or one in progress. */
static int mirrored_row(Table *t, MirroredRun run)
{
    int at = 0;
    if (run == NEW)
        return new_row(t->rows, MIRRORED, t->number);
    while (t->state[t->in_progress.row[at]].run != run)
        at++;
    return take_row(&t->in_progress, at);
}

static void fill_place(Table *t, const Choice *choice)
{
    const Fill *fill = &choice->fill;
    int index = mirrored_row(t, choice->run), left[] = {fill->naturals, fill->classic, fill->doubles, fill->changes};
    const int pieces[] = {fill->color * NUMBERS + t->number, JOKER, DOUBLE, CHANGE};
    Row *row = &t->rows->row[index];
    State *state = &t->state[index];
    for (int side = 0, kind = 0; side < 2; side++) {
        if (state->covered[side]) {
            state->covered[side] = 0;
            continue;
        }
        while (!left[kind])
            kind++;
        left[kind]--;
        if (side)
            add_right(row, pieces[kind]);
        else
            add_cell(row, pieces[kind]);
        state->covered[side] = pieces[kind] == DOUBLE;
    }
    state->run = fill->then;
    if (fill->then)
        add_row(&t->next_in_progress, index);
}

static void resume_run(Table *t, const Choice *choice)
{
    int at = 0;
    while (t->state[t->in_progress.row[at]].code != (CHANGED | choice->other))
        at++;
    int row = take_row(&t->in_progress, at), face = choice->color * NUMBERS + t->number;
    add_cell(&t->rows->row[row], choice->piece == BY_NUMBER ? face : choice->piece == BY_JOKER ? JOKER : DOUBLE);
    if (choice->piece == BY_DOUBLE) {
        t->state[row].code = (uint8_t)(DOUBLED | IS_LONG | choice->color);
        add_row(&t->next_in_progress, row);
    } else
        count_again(t, row, choice->color, 3);
}

static void start_run(Table *t, const Choice *choice)
{
    const Prefix *prefix = &t->s->prefixes[t->number][choice->other];
    int index = new_row(t->rows, RUN, t->number), others = 0;
    Row *row = &t->rows->row[index];
    int first = prefix->changes < 2 ? prefix->jokers + prefix->doubles : t->s->question.rules.at_start ? 0 : 1;
    for (; others < first; others++)
        add_cell(row, others < prefix->jokers ? JOKER : DOUBLE);
    if (prefix->changes)
        add_cell(row, CHANGE);
    for (; others < prefix->jokers + prefix->doubles; others++)
        add_cell(row, others < prefix->jokers ? JOKER : DOUBLE);
    if (prefix->changes == 2)
        add_cell(row, CHANGE);
    row->start = (uint8_t)(row->start - width_of(row));
    add_cell(row, choice->color * NUMBERS + t->number);
    if (prefix->length)
        count_again(t, index, choice->color, prefix->length);
    else
        add_cell(row, CHANGE);
}

/* The open run to extend: the first that matches, for a color change preferably one without. */
static int extended_row(Table *t, const Choice *choice, int length)
{
    int found = -1;
    for (int at = 0; at < t->open.count; at++) {
        int row = t->open.row[at];
        if (t->state[row].color != choice->color || t->state[row].length != length)
            continue;
        if (found < 0)
            found = at;
        if (choice->piece == BY_DOUBLE)
            break;
        if (!changes_in(&t->rows->row[row])) {
            found = at;
            break;
        }
    }
    return take_row(&t->open, found);
}

static void extend_run(Table *t, const Choice *choice)
{
    int length = choice->other >> 1, ends = choice->other & 1, row = extended_row(t, choice, length);
    add_cell(&t->rows->row[row], choice->piece == BY_DOUBLE ? DOUBLE : CHANGE);
    if (ends)
        return;
    int is_long = length == 2 || (length == 3 && t->s->exact_jokers) ? IS_LONG : 0;
    t->state[row].code = (uint8_t)((choice->piece == BY_DOUBLE ? DOUBLED | is_long : CHANGED) | choice->color);
    add_row(&t->next_in_progress, row);
}

static void extend_color(Table *t, int color, const Node *node)
{
    int numbers = lane(node->runs, color), face = color * NUMBERS + t->number, first = t->rows->count;
    int count = numbers + lane(node->jokers, color) + lane(node->extra, color), kept = 0;
    uint8_t extended[8];
    for (int is_long = 0; is_long < 2; is_long++)
        for (int at = 0; at < t->open.count && kept < count; at++) {
            const State *state = &t->state[t->open.row[at]];
            if (state->color == color && (state->length == 3) == is_long)
                extended[kept++] = t->open.row[at];
        }
    for (int i = kept; i < count; i++) {
        int row = new_row(t->rows, RUN, t->number);
        t->state[row] = (State){.color = (uint8_t)color, .length = 1};
        add_cell(&t->rows->row[row], numbers-- > 0 ? face : JOKER);
    }
    for (int i = 0; i < kept; i++) {
        State *state = &t->state[extended[i]];
        add_cell(&t->rows->row[extended[i]], numbers-- > 0 ? face : JOKER);
        if (state->length < 3)
            state->length++;
        add_row(&t->next_open, extended[i]);
    }
    for (int row = first; row < t->rows->count; row++)
        add_row(&t->next_open, row);
    if (!lane(node->extra, color) || t->s->exact_jokers)
        return;
    for (int at = 0; at < t->next_open.count; at++) {
        State *state = &t->state[t->next_open.row[at]];
        if (state->color == color && state->length > 2)
            state->length = 2;
    }
}

static void lay_number(Table *t, int number, const Node *node)
{
    static void (*const LAY[])(Table *, const Choice *) = {
        [FILL_PLACE] = fill_place, [RESUME] = resume_run, [START_PREFIXED] = start_run, [EXTEND] = extend_run};
    t->number = number;
    t->next_open.count = t->next_in_progress.count = 0;
    for (int at = 0; at < t->in_progress.count;) {
        int code = t->state[t->in_progress.row[at]].code;
        if (code & DOUBLED)
            count_again(t, take_row(&t->in_progress, at), code & 3, code & IS_LONG ? 3 : 2);
        else
            at++;
    }
    for (int i = 0; i < node->choices_count; i++) {
        const Choice *choice = choice_at(t->s, node->choices + i);
        LAY[choice->kind](t, choice);
    }
    for (int color = 0; color < COLORS; color++)
        extend_color(t, color, node);
    t->open = t->next_open;
    t->in_progress = t->next_in_progress;
}

/* Add `count` equal pieces, the first `on_left` of them on the left side. */
static void add_to_sides(Row *row, int cell, int count, int on_left)
{
    for (int i = 0; i < count; i++)
        if (i < on_left)
            add_cell(row, cell);
        else
            add_right(row, cell);
}

static void lay_special_group(Rows *rows, int number, SpecialGroup group)
{
    int jokers = lane(group.wild, 0), doubles = lane(group.wild, 1), mirrored = group.wild >= ONE_MIRROR, ones = 0;
    Row *row = &rows->row[new_row(rows, mirrored ? MIRRORED : GROUP, number)];
    LeftSide left = {COLORS, jokers, doubles};
    if (mirrored)
        left_side(group.numbers, jokers, doubles, &left);
    for (int color = 0; color < COLORS; color++)
        if (lane(group.numbers, color) == 2)
            add_to_sides(row, color * NUMBERS + number, 2, 1);
    for (int color = 0; color < COLORS; color++)
        if (lane(group.numbers, color) == 1)
            add_to_sides(row, color * NUMBERS + number, 1, ones++ < left.ones);
    add_to_sides(row, JOKER, jokers, left.jokers);
    add_to_sides(row, DOUBLE, doubles, left.doubles);
}

void lay_special_rows(const Solver *s, int32_t end, Rows *rows)
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
        for (int i = 0; i < action->special_groups_count; i++)
            lay_special_group(rows, number, action->special_groups[i]);
    }
}
