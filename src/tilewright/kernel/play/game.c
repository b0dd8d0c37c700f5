#include "play/playouts.h"

int lowest_seats(const Player *p, const Game *game)
{
    int least = 0, fewest = 0, seats = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        int value = value_of(&game->racks[seat], p->rules.penalty), size = game->sizes[seat];
        int level = value == least && (p->rules.shared_ties || size == fewest);
        if (!seats || value < least || (value == least && !p->rules.shared_ties && size < fewest)) {
            seats = 1 << seat;
            least = value;
            fewest = size;
        } else if (level)
            seats |= 1 << seat;
    }
    return seats;
}

static void end_turn(const Player *p, Game *game, int drew, int passed)
{
    int seat = game->seat;
    game->passes = passed ? game->passes + 1 : 0;
    Next next = turn_after(seat, game->seats, game->lap, drew && !game->pool_count && p->rules.last_lap);
    game->seat = next.seat;
    game->lap = next.lap;
    if (!game->sizes[seat])
        game->winners = 1 << seat;
    else if (game->lap == 0 || game->passes >= game->seats)
        game->winners = lowest_seats(p, game);
}

void play_turn(Player *p, Game *game, const Turn *turn)
{
    int seat = game->seat;
    if (!is_empty(&turn->laid)) {
        game->racks[seat] = rest_of(&game->racks[seat], &turn->laid);
        game->table = table_after(p, game, turn, !game->opened[seat] && !p->rules.extras);
        game->sizes[seat] = (uint8_t)(game->sizes[seat] - size_of(&turn->laid));
        game->opened[seat] = 1;
        end_turn(p, game, 0, 0);
    } else if (game->pool_count && game->lap == NO_LAP) {
        put(&game->racks[seat], game->pool[--game->pool_count], 1);
        game->sizes[seat]++;
        end_turn(p, game, 1, 0);
    } else
        end_turn(p, game, 0, 1);
}
