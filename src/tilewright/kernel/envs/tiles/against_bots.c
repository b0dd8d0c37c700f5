/* Games of one agent whose other seats are bots: the agent commits pieces as in every game, and the bots play on the rows of
 * the table as in self-play, which are shown to the agent as layouts. */
#include "envs/tiles/games.h"

static SelfPlay self_play_of(Player *p, const GameRules *rules, Episode *e)
{
    return (SelfPlay){
        .player = p, .state = &e->state, .game = &e->bots, .bots = rules->bots, .sets = rules->sets, .is_bound = rules->is_bound};
}

/* A row of faces as the solvers write it. */
static void read_row(const SetRules *sets, const TableRow *lies, Row *row)
{
    SetReadings found;
    int at = 0;
    find_readings(lies->cells, lies->size, sets, &found);
    int shape = found.items[0].shape;
    row->kind = (uint8_t)(shape == SHAPE_RUN ? RUN : shape == SHAPE_GROUP ? GROUP : MIRRORED);
    row->start = (uint8_t)(found.items[0].stands[0].low - 1);
    for (; at < lies->size && lies->cells[at] != MIRROR; at++)
        add_cell(row, lies->cells[at]);
    for (int right = lies->size - 1; right > at; right--)
        add_right(row, lies->cells[right]);
}

/* Show the table of the bots. */
static void show_table(const GameRules *rules, Episode *e)
{
    const Table *table = &e->bots.table;
    Rows rows = {.count = 0};
    memset(e->meant, 0, sizeof e->meant);
    e->lying.is_known = 0;
    if (rules->is_bound) {
        laid_rows(table, &e->rows);
        keep_meanings(rules, e);
        return;
    }
    for (int i = 0; i < table->count; i++)
        read_row(&rules->sets, &table->rows[i], &rows.row[new_row(&rows, GROUP, 0)]);
    if (rules->has_specials) {
        find_laid(&rows, &rules->sets, &e->special.alone);
        lay_all(e, &e->special.alone);
        return;
    }
    set_layout(&e->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            add_meanings(&rows.row[i], &rules->sets, e->meant);
}

void reach_agent(Player *p, const GameRules *rules, Episode *e)
{
    SelfPlay s = self_play_of(p, rules, e);
    play_bots(&s, rules->agent);
    show_table(rules, e);
}

/* Add the rows of a table with special jokers, or all others, to some. */
static void add_rows_of(const Table *table, int special, Table *rows)
{
    for (int i = 0; i < table->count; i++) {
        const TableRow *row = &table->rows[i];
        int is_special = 0;
        for (int at = 0; at < row->size; at++)
            is_special |= row->cells[at] > JOKER;
        if (is_special == special)
            add_row(rows, row);
    }
}

/* Find a turn with the committed pieces beside the rows of one kind, which stay as they are. */
static int find_beside(SelfPlay *s, const Position *at, int goal, int kept, Table *rows)
{
    Table moved = {.count = 0}, found;
    Position beside = *at;
    add_rows_of(at->table, !kept, &moved);
    beside.table = &moved;
    beside.lying = bag_of_table(&moved);
    if (!find_rows(s, &beside, goal, 1, &found))
        return 0;
    rows->count = 0;
    add_rows_of(at->table, kept, rows);
    add_table(rows, &found);
    return 1;
}

/* Find the rows after a turn with exactly the committed pieces, as `committed_turn` of solver/commits.py does. */
static int find_committed(SelfPlay *s, const Position *at, Table *rows)
{
    enum { OTHER_ROWS, SPECIAL_ROWS };
    if (!at->lying.of[BAG_SPECIALS] && !at->held.of[BAG_SPECIALS])
        return find_rows(s, at, FOR_TILES, 1, rows);
    return (!at->held.of[BAG_SPECIALS] && find_beside(s, at, FOR_TILES, SPECIAL_ROWS, rows))
        || (at->opened && find_beside(s, at, FOR_NOTHING, OTHER_ROWS, rows)) || find_rows(s, at, FOR_NOTHING, 1, rows);
}

void lay_before_bots(Player *p, const GameRules *rules, Episode *e)
{
    SelfPlay s = self_play_of(p, rules, e);
    const Position at = {.table = &e->bots.table,
                         .opened = e->state.opened[rules->agent],
                         .least_points = e->state.least_points[rules->agent],
                         .lying = e->state.table,
                         .held = e->committed};
    Table after;
    if (find_committed(&s, &at, &after))
        lay_table(&s, &after);
    else
        /* The mask has proven that the turn is legal, so that a search can only have been too long. */
        p->gave_up = 1;
}
