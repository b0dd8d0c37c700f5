/* How an agent plays against bots: its committed pieces become tiles, and the table of the bots becomes layouts. */
#include "envs/seat/oneseat.h"

void deal_seat(const GameRules *rules, const Key *seed, long number, OneSeat *one)
{
    TileGame *game = &one->game;
    const Box *box = &rules->box;
    uint8_t tiles[MOST_PIECES], faces[MOST_PIECES], copies[FACES] = {0}, digest[DIGEST_SIZE], *next = tiles;
    Key root = branch_of(seed, "", number, digest);
    for (int i = 0; i < box->count; i++)
        tiles[i] = (uint8_t)(box->pieces[i] * TILE_COPIES + copies[box->pieces[i]]++);
    int starter = shuffle_box(box, seed, number, tiles);
    for (int i = 0; i < box->count; i++)
        faces[i] = (uint8_t)code_of_tile(tiles[i]);
    deal_order(box, starter, faces, &one->turn.state);
    game->first_turn = game->table.count = 0;
    game->chance = branch_of(&root, "turns/", 0, digest);
    for (int seat = 0; seat < box->seats; seat++) {
        game->racks[seat].count = 0;
        for (int i = 0; i < box->rack; i++)
            add_tile(&game->racks[seat], *next++);
    }
    memcpy(game->pool, next, (size_t)one->turn.state.pool_count);
}

/* A row of faces as the solvers write it. */
static void read_row(const SetRules *sets, const TileRow *tiles, Row *row)
{
    const TileRow codes = codes_of_row(tiles);
    SetReadings found;
    int at = 0;
    find_readings(codes.tiles, codes.size, sets, &found);
    int shape = found.items[0].shape;
    row->kind = (uint8_t)(shape == SHAPE_RUN ? RUN : shape == SHAPE_GROUP ? GROUP : MIRRORED);
    row->start = (uint8_t)(found.items[0].stands[0].low - 1);
    for (; at < codes.size && codes.tiles[at] != MIRROR; at++)
        add_cell(row, codes.tiles[at]);
    for (int right = codes.size - 1; right > at; right--)
        add_right(row, codes.tiles[right]);
}

/* Show the table of the bots, with nothing committed. */
static void show_table(const GameRules *rules, const Table *table, Episode *turn)
{
    Rows rows = {.count = 0};
    *turn = (Episode){.state = turn->state};
    if (rules->is_bound) {
        laid_rows(table, &turn->rows);
        keep_meanings(rules, turn);
        return;
    }
    for (int i = 0; i < table->count; i++)
        read_row(&rules->sets, &table->rows[i], &rows.row[new_row(&rows, GROUP, 0)]);
    if (rules->has_specials) {
        find_laid(&rows, &rules->sets, &turn->special.alone);
        lay_all(turn, &turn->special.alone);
        return;
    }
    set_layout(&turn->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            add_meanings(&rows.row[i], &rules->sets, turn->meant);
}

void reach_agent(SelfPlay *s, const GameRules *rules, OneSeat *one)
{
    play_bots(s, one->agent);
    show_table(rules, &one->game.table, &one->turn);
    if (!one->turn.state.reason && !s->gave_up)
        find_mask(s->player, rules, &one->turn, NO_FACE);
}

/* The rows of a table with special jokers, or all others, as face codes; they are added to some. */
static void add_rows_of(const Table *table, int special, int as_codes, Table *rows)
{
    for (int i = 0; i < table->count; i++) {
        const TileRow codes = codes_of_row(&table->rows[i]);
        int is_special = 0;
        for (int at = 0; at < codes.size; at++)
            is_special |= codes.tiles[at] > JOKER;
        if (is_special == special)
            add_row(rows, as_codes ? &codes : &table->rows[i]);
    }
}

/* Find a turn with the committed pieces beside the rows of one kind, which stay as they are. */
static int find_beside(SelfPlay *s, const Position *at, int goal, int kept, Table *rows)
{
    Table moved = {.count = 0}, found;
    Position beside = *at;
    add_rows_of(at->table, !kept, 0, &moved);
    beside.table = &moved;
    beside.lying = bag_of_table(&moved);
    if (!find_rows(s, &beside, goal, 1, &found))
        return 0;
    rows->count = 0;
    add_rows_of(at->table, kept, 1, rows);
    for (int i = 0; i < found.count; i++)
        add_row(rows, &found.rows[i]);
    return 1;
}

/* Find the rows after a turn with exactly the committed pieces, as `committed_turn` of solver/commits.py does. */
static int find_committed(SelfPlay *s, const Position *at, Table *rows)
{
    enum { OTHERS, SPECIAL };
    if (!at->lying.of[BAG_SPECIALS] && !at->held.of[BAG_SPECIALS])
        return find_rows(s, at, FOR_TILES, 1, rows);
    return (!at->held.of[BAG_SPECIALS] && find_beside(s, at, FOR_TILES, SPECIAL, rows))
        || (at->opened && find_beside(s, at, FOR_NOTHING, OTHERS, rows)) || find_rows(s, at, FOR_NOTHING, 1, rows);
}

/* Lay the committed pieces with the tiles of the agent. */
static void lay_committed(SelfPlay *s, OneSeat *one)
{
    const Game *state = &one->turn.state;
    const Position at = {.table = &one->game.table,
                         .rack = &one->game.racks[state->seat],
                         .opened = state->opened[state->seat],
                         .least_points = state->least_points[state->seat],
                         .lying = state->table,
                         .held = one->turn.committed};
    Table rows, after;
    if (!find_committed(s, &at, &rows)) {
        /* The mask has proven that the turn is legal, so that a search can only have been too long. */
        s->gave_up = 1;
        return;
    }
    lay_rows(&at, &rows, &after);
    lay_table(s, &after);
}

void take_seat_action(SelfPlay *s, const GameRules *rules, OneSeat *one, int action)
{
    if (action < FACES) {
        take_action(s->player, rules, &one->turn, action);
        return;
    }
    if (action == DRAWS)
        draw_tile(s);
    else
        lay_committed(s, one);
    reach_agent(s, rules, one);
}
