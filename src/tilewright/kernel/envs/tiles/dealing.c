#include "envs/tiles/games.h"

void show_state(const Game *state, Played *game)
{
    memset(game, 0, sizeof *game);
    memcpy(game->racks, state->racks, sizeof game->racks);
    memcpy(game->sizes, state->sizes, sizeof game->sizes);
    memcpy(game->opened, state->opened, sizeof game->opened);
    memcpy(game->pool, state->pool, sizeof game->pool);
    game->table = state->table;
    game->seats = state->seats;
    game->seat = state->seat;
    game->starter = state->starter;
    game->passes = state->passes;
    game->lap = state->lap;
    game->turns = state->turns;
    game->pool_count = state->pool_count;
    game->over = state->reason != NOT_OVER;
}

void deal_pieces(const GameRules *rules, int starter, const uint8_t order[], Played *game)
{
    Game state;
    deal_order(&rules->box, starter, order, &state);
    show_state(&state, game);
    game->lying.is_known = 1;
}

void deal_game(const GameRules *rules, const Key *seed, long number, Played *game)
{
    uint8_t order[MOST_PIECES];
    memcpy(order, rules->box.pieces, (size_t)rules->box.count);
    int starter = shuffle_box(&rules->box, seed, number, order);
    deal_pieces(rules, starter, order, game);
}

int put_last(Played *game, int code)
{
    for (int i = game->pool_count - 1; i >= 0; i--)
        if (game->pool[i] == code) {
            game->pool[i] = game->pool[game->pool_count - 1];
            game->pool[game->pool_count - 1] = (uint8_t)code;
            return 1;
        }
    return 0;
}
