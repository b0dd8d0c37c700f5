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

/* The table as rows of faces. */
static void read_rows(const Table *table, Rows *rows)
{
    rows->count = 0;
    for (int i = 0; i < table->count; i++) {
        Row *row = &rows->row[new_row(rows, GROUP, 0)];
        int start;
        for (int at = 0; at < table->rows[i].size; at++)
            add_cell(row, code_of_tile(table->rows[i].tiles[at]));
        best_reading(row->cells, row->size, &start);
        row->kind = start < 0 ? GROUP : RUN;
    }
}

/* Show the game in bags, with nothing committed. */
static void show_game(const GameRules *rules, const OneSeat *one, Episode *turn)
{
    Rows rows;
    *turn = (Episode){.state = turn->state};
    read_rows(&one->game.table, &rows);
    set_layout(&turn->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            add_meanings(&rows.row[i], &rules->sets, turn->meant);
}

void reach_agent(SelfPlay *s, const GameRules *rules, OneSeat *one)
{
    play_bots(s, one->agent);
    show_game(rules, one, &one->turn);
    if (!one->turn.state.reason && !s->gave_up)
        find_mask(s->player, rules, &one->turn, NO_FACE);
}

/* Lay the committed pieces, as research/actions.py does. */
static void lay_committed(SelfPlay *s, const GameRules *rules, OneSeat *one)
{
    Position at = {.table = &one->game.table, .rack = &one->game.racks[one->turn.state.seat]};
    Rows rows;
    Table after;
    if (!solve_committed(s->player, rules, &one->turn, &rows))
        return;
    LaidRows laid = {.count = 0};
    add_rows(&laid, &rows);
    lay_rows(&at, &laid, is_apart(rules, &one->turn), &after);
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
        lay_committed(s, rules, one);
    reach_agent(s, rules, one);
}
