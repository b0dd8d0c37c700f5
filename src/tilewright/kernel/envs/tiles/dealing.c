#include "envs/tiles/games.h"

void deal_pieces(const GameRules *rules, int starter, const uint8_t order[], Episode *game)
{
    memset(game, 0, sizeof *game);
    deal_order(&rules->box, starter, order, &game->state);
    game->lying.is_known = 1;
}

void deal_game(const GameRules *rules, const Key *seed, long number, Episode *game)
{
    uint8_t order[MOST_PIECES];
    memcpy(order, rules->box.pieces, (size_t)rules->box.count);
    int starter = shuffle_box(&rules->box, seed, number, order);
    deal_pieces(rules, starter, order, game);
}

int put_last(Episode *game, int code)
{
    for (int i = game->state.pool_count - 1; i >= 0; i--)
        if (game->state.pool[i] == code) {
            game->state.pool[i] = game->state.pool[game->state.pool_count - 1];
            game->state.pool[game->state.pool_count - 1] = (uint8_t)code;
            return 1;
        }
    return 0;
}
