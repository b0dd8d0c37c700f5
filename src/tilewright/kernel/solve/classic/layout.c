/* From a path of the search to rows: runs grow from number to number, groups are dealt round robin, jokers left are parked. */
#include "solve/classic/solver.h"

enum {
    MOST_RUNS = MOST_COPIES + MOST_JOKERS, /* open runs of one color */
    CUT = 5, /* where a run from 1 to 13 is cut to make room for jokers */
};

/* What a path lays at one number. */
typedef struct {
    uint16_t runs, jokers, grouped, partitions;
    uint8_t group_jokers, groups;
} Step;

/* The open runs of one color, in the order in which they were started. */
typedef struct {
    Row *run[MOST_RUNS];
    int count;
} Open;

/* Choose at most `most` runs to extend: short ones first, then the others. */
static void choose(const Open *open, int most, Open *chosen)
{
    chosen->count = 0;
    for (int is_long = 0; is_long < 2; is_long++)
        for (int i = 0; i < open->count && chosen->count < most; i++)
            if ((open->run[i]->size >= 3) == is_long)
                chosen->run[chosen->count++] = open->run[i];
}

static void keep(Open *open, const Open *chosen)
{
    int still = 0;
    for (int i = 0; i < open->count; i++)
        for (int j = 0; j < chosen->count; j++)
            if (open->run[i] == chosen->run[j]) {
                open->run[still++] = open->run[i];
                break;
            }
    open->count = still;
}

static void add_runs(Rows *rows, const Step path[NUMBERS], int color)
{
    Open open, chosen;
    open.count = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int face = color * NUMBERS + number, numbers = lane(path[number].runs, color), first = rows->count;
        int count = numbers + lane(path[number].jokers, color);
        choose(&open, count, &chosen);
        /* Numbers go to the new runs first, jokers to the extended ones. */
        for (int i = chosen.count; i < count; i++)
            add_cell(&rows->row[new_row(rows, RUN, number)], numbers-- > 0 ? face : JOKER);
        for (int i = 0; i < chosen.count; i++)
            add_cell(chosen.run[i], numbers-- > 0 ? face : JOKER);
        const uint8_t *fronts = PARTITIONS[lane(path[number].partitions, color)];
        for (int i = 0; i < 3 && fronts[i]; i++) {
            Row *prefixed = &rows->row[new_row(rows, RUN, number - fronts[i])];
            for (int j = 0; j < fronts[i]; j++)
                add_cell(prefixed, JOKER);
            add_cell(prefixed, face);
        }
        keep(&open, &chosen);
        for (int row = first; row < rows->count; row++)
            open.run[open.count++] = &rows->row[row];
    }
}

void lay_path(const Solver *s, int32_t end, Rows *rows)
{
    Step path[NUMBERS];
    for (int number = LAST; number >= 0; number--) {
        const Node *node = node_at(s, end);
        const Action *action = action_at(s, s->first[number] + node->action);
        const Prefix *prefix = &s->prefixes[node->prefix];
        path[number] = (Step){.runs = (uint16_t)(action->runs - prefix->starts),
                              .jokers = node->jokers_in_runs,
                              .grouped = action->grouped,
                              .partitions = prefix->partitions,
                              .group_jokers = action->jokers,
                              .groups = action->groups};
        end = node->parent;
    }
    rows->count = 0;
    for (int color = 0; color < COLORS; color++)
        add_runs(rows, path, color);
    for (int number = 0; number < NUMBERS; number++)
        if (path[number].groups)
            add_groups(rows, number, path[number].grouped, path[number].group_jokers, path[number].groups);
}

static void park_in_run(Rows *rows, Row *run)
{
    if (run->size == NUMBERS) {
        Row *rest = &rows->row[new_row(rows, RUN, CUT)];
        for (int i = CUT; i < NUMBERS; i++)
            add_cell(rest, run->cells[i]);
        run->size = CUT;
    }
    if (run->start + run->size == NUMBERS)
        add_front(run, JOKER);
    else
        add_cell(run, JOKER);
}

int park_jokers(Rows *rows, int jokers)
{
    Row *run = NULL;
    for (int i = rows->count - 1; i >= 0; i--) {
        Row *row = &rows->row[i];
        if (row->kind == RUN)
            run = row;
        for (int at = 0; at < row->size; at++)
            jokers -= row->cells[at] == JOKER;
    }
    for (; run && jokers > 0; jokers--)
        park_in_run(rows, run);
    for (int i = 0; i < rows->count && jokers > 0; i++)
        if (rows->row[i].size == 3) {
            add_cell(&rows->row[i], JOKER);
            jokers--;
        }
    return !jokers;
}
