#include "envs/seat/oneseat.h"

void deal_seat(const GameRules *rules, const Key *seed, long number, OneSeat *one)
{
    TileGame *game = &one->game;
    uint8_t tiles[MOST_PIECES], copies[JOKER + 1] = {0}, digest[DIGEST_SIZE];
    Key root = branch_of(seed, "", number, digest);
    for (int i = 0; i < rules->count; i++)
        tiles[i] = (uint8_t)(rules->box[i] * TILE_COPIES + copies[rules->box[i]]++);
    one->starter = game->seat = shuffle_box(rules, seed, number, tiles);
    game->seats = rules->seats;
    game->first_turn = 0;
    game->chance = branch_of(&root, "turns/", 0, digest);
    game->pool.count = 0;
    for (int seat = 0; seat < rules->seats; seat++) {
        game->least[seat] = rules->least_points;
        game->racks[seat].count = 0;
        for (int i = 0; i < rules->rack; i++)
            add_tile(&game->racks[seat], tiles[seat * rules->rack + i]);
    }
    for (int i = rules->seats * rules->rack; i < rules->count; i++)
        game->pool.tiles[game->pool.count++] = tiles[i];
    begin_game(game);
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
static void show_game(const GameRules *rules, const OneSeat *one, Played *turn)
{
    const TileGame *game = &one->game;
    Rows rows;
    memset(turn, 0, sizeof *turn);
    turn->seats = game->seats;
    turn->seat = game->seat;
    turn->starter = one->starter;
    turn->passes = game->passes;
    turn->lap = game->lap;
    turn->turns = game->turns;
    turn->pool_count = game->pool.count;
    turn->over = game->reason != NOT_OVER;
    turn->table = bag_of_table(&game->table);
    for (int seat = 0; seat < game->seats; seat++) {
        turn->racks[seat] = bag_of_tiles(&game->racks[seat]);
        turn->sizes[seat] = (uint8_t)game->racks[seat].count;
        turn->opened[seat] = (uint8_t)game->opened[seat];
    }
    read_rows(&game->table, &rows);
    set_layout(&turn->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            add_meanings(&rows.row[i], &rules->sets, turn->meant);
}

void reach_agent(SelfPlay *s, const GameRules *rules, OneSeat *one)
{
    s->game = &one->game;
    play_bots(s, one->agent);
    show_game(rules, one, &one->turn);
    if (!one->turn.over && !s->gave_up)
        find_mask(s->player, rules, &one->turn, NO_FACE);
}

/* Lay the committed pieces, as research/choosing.py does. */
static void lay_committed(SelfPlay *s, const GameRules *rules, OneSeat *one)
{
    TileGame *game = &one->game;
    Position at = {.table = &game->table, .rack = &game->racks[game->seat]};
    Rows rows;
    Table after;
    if (!solve_committed(s->player, rules, &one->turn, &rows))
        return;
    lay_rows(&at, &rows, is_apart(rules, &one->turn), &after);
    end_with_table(&rules->turns, game, &after);
}

void take_seat_action(SelfPlay *s, const GameRules *rules, OneSeat *one, int action)
{
    if (action < FACES) {
        take_action(s->player, rules, &one->turn, action);
        return;
    }
    if (action == DRAWS)
        draw_or_pass(&rules->turns, &one->game);
    else
        lay_committed(s, rules, one);
    reach_agent(s, rules, one);
}
