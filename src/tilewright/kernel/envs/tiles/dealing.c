#include "envs/tiles/games.h"

/* The value of a face in the starting draw: a joker is 0 (FR-04, A-03). */
static int drawn_value(int code) { return code < NUMBERED ? code % NUMBERS + 1 : 0; }

/* Who draws the highest number; seats with equal highest draws draw again from the other tiles. */
static int highest_seat(const GameRules *rules, Chance *chance)
{
    uint8_t order[MOST_PIECES];
    int drawing[MOST_SEATS], left = rules->seats, next = 0;
    memcpy(order, rules->box, (size_t)rules->count);
    shuffle_codes(chance, order, rules->count);
    for (int seat = 0; seat < left; seat++)
        drawing[seat] = seat;
    while (left > 1) {
        int best = 0, among = left, first = next;
        for (int i = 0; i < among; i++) {
            int value = drawn_value(order[next++]);
            best = value > best ? value : best;
        }
        left = 0;
        for (int i = 0; i < among; i++)
            if (drawn_value(order[first + i]) == best)
                drawing[left++] = drawing[i];
    }
    return drawing[0];
}

void deal_order(const GameRules *rules, int starter, const uint8_t order[], Played *game)
{
    const uint8_t *next = order;
    memset(game, 0, sizeof *game);
    game->seats = rules->seats;
    game->lap = NO_LAP;
    game->lying.is_known = 1;
    game->seat = game->starter = starter;
    for (int seat = 0; seat < rules->seats; seat++) {
        for (int i = 0; i < rules->rack; i++)
            put(&game->racks[seat], *next++, 1);
        game->sizes[seat] = (uint8_t)rules->rack;
    }
    game->pool_count = rules->count - rules->seats * rules->rack;
    memcpy(game->pool, next, (size_t)game->pool_count);
}

int shuffle_box(const GameRules *rules, const Key *seed, long number, uint8_t box[])
{
    Chance chance = match_chance(seed, number, rules->seats);
    int starter = 0;
    if (rules->starter == HIGHEST)
        starter = highest_seat(rules, &chance);
    else if (rules->starter == LOT)
        starter = drawn_number(&chance, rules->seats);
    shuffle_codes(&chance, box, rules->count);
    return starter;
}

void deal_game(const GameRules *rules, const Key *seed, long number, Played *game)
{
    uint8_t order[MOST_PIECES];
    memcpy(order, rules->box, (size_t)rules->count);
    int starter = shuffle_box(rules, seed, number, order);
    deal_order(rules, starter, order, game);
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
