/* What a seat plays in a playout, by its policy; hurry and last chance are those of the bots of self-play too. */
#include "play/playouts.h"

/* An opponent with this few tiles may go out in its next turn. */
enum { FEW = 1 };

Turn play_most(Player *p, const Game *game, int goal)
{
    const Bag *rack = &game->racks[game->seat], *table = &game->table;
    return game->opened[game->seat] ? most_of(p, goal, table, rack) : opening_of(p, table, rack, game->least_points[game->seat]);
}

int lets_out(Player *p, const Game *game, const Turn *turn)
{
    Bag table = sum_of(&game->table, &turn->joined);
    for (int seat = 0; seat < game->seats; seat++) {
        const Bag *rack = &game->racks[seat];
        int least = game->least_points[seat];
        if (seat == game->seat || (!game->opened[seat] && !(p->rules.extras && opens(p, rack, least))))
            continue;
        Turn out = whole_rack(p, &table, rack);
        if (!is_empty(&out.laid))
            return 1;
    }
    return 0;
}

/* The places of small turns: single pieces, runs of three, groups of three, each by falling number. */
enum { RUNS = NUMBERED, GROUPS = 2 * NUMBERED, PAST_GROUPS = 2 * NUMBERED + NUMBERS };

/* The pieces of the small turn at a place, or none if the rack does not have them. */
static Bag small_turn_at(const Bag *rack, int place)
{
    Bag pieces = EMPTY_BAG;
    int number = place < GROUPS ? LAST - place % NUMBERED / COLORS : LAST - (place - GROUPS), colors = 0;
    if (place < RUNS)
        put(&pieces, place % COLORS * NUMBERS + number, 1);
    else if (place < GROUPS)
        for (int i = 0; i < 3 && number >= 2; i++)
            put(&pieces, place % COLORS * NUMBERS + number - i, 1);
    else
        for (int color = 0; color < COLORS && colors < 3; color++)
            if (count_in(rack, color * NUMBERS + number)) {
                put(&pieces, color * NUMBERS + number, 1);
                colors++;
            }
    return holds(rack, &pieces) && (place < GROUPS || colors == 3) ? pieces : EMPTY_BAG;
}

int next_small_turn(Player *p, const Game *game, int *place, Turn *turn)
{
    const Bag *rack = &game->racks[game->seat];
    if (!game->opened[game->seat]) {
        *turn = *place ? NOTHING : small_opening(p, rack, game->least_points[game->seat]);
        *place = PAST_GROUPS;
        return !is_empty(&turn->laid);
    }
    while (*place < PAST_GROUPS) {
        int here = (*place)++;
        Bag pieces = small_turn_at(rack, here), held = sum_of(&game->table, &pieces);
        if (is_empty(&pieces) || (here < RUNS && !fits(p, &held)))
            continue;
        *turn = (Turn){pieces, pieces};
        return 1;
    }
    return 0;
}

/* A small turn after which nobody else can go out, or the one with the most value. */
static Turn guarded(Player *p, const Game *game)
{
    Turn turn;
    for (int place = 0; next_small_turn(p, game, &place, &turn);)
        if (!lets_out(p, game, &turn))
            return turn;
    return play_most(p, game, FOR_VALUE);
}

static Turn held_back(Player *p, const Game *game, int may_wait)
{
    int opened = game->opened[game->seat], least = game->least_points[game->seat];
    const Bag *rack = &game->racks[game->seat];
    if (!opened && !opens(p, rack, least))
        return NOTHING;
    if (opened || p->rules.extras) {
        Turn out = whole_rack(p, &game->table, rack);
        if (!is_empty(&out.laid))
            return out;
    }
    if (game->lap != NO_LAP)
        return play_most(p, game, FOR_VALUE);
    if (!opened && !p->rules.extras)
        return small_opening(p, rack, least);
    return may_wait ? NOTHING : guarded(p, game);
}

static Turn careful(Player *p, const Game *game)
{
    return held_back(p, game, game->pool_count || lowest_seats(&p->rules, game) >> game->seat & 1);
}

/* With an empty pool it also waits while a later seat has to play first. */
static Turn patient(Player *p, const Game *game)
{
    int lowest = game->pool_count ? -1 : lowest_seats(&p->rules, game), may_wait = lowest >> game->seat & 1;
    for (int step = 1; step < game->seats - game->passes; step++)
        may_wait |= !(lowest >> (game->seat + step) % game->seats & 1);
    return held_back(p, game, may_wait);
}

int hurries(const Game *game, int few)
{
    int hurries = !game->opened[game->seat] || game->lap != NO_LAP || game->pool_count < game->seats;
    for (int seat = 0; seat < game->seats; seat++)
        hurries |= seat != game->seat && game->sizes[seat] <= few;
    return hurries;
}

int is_last_chance(const Game *game) { return game->lap != NO_LAP || (!game->pool_count && game->passes); }

/* Careful, but with an empty pool it plays the most value once somebody has passed. */
static Turn hoard(Player *p, const Game *game)
{
    Turn turn = held_back(p, game, 1);
    if (!is_empty(&turn.laid) || !is_last_chance(game) || lowest_seats(&p->rules, game) >> game->seat & 1)
        return turn;
    return play_most(p, game, FOR_VALUE);
}

static Turn rush(Player *p, const Game *game)
{
    return hurries(game, FEW) ? play_most(p, game, FOR_TILES) : whole_rack(p, &game->table, &game->racks[game->seat]);
}

Turn turn_by(Player *p, const Game *game, int policy)
{
    switch (policy) {
    case LAY_MOST:
        return play_most(p, game, FOR_TILES);
    case HOARD:
        return hoard(p, game);
    case CAREFUL:
        return careful(p, game);
    case RUSH:
        return rush(p, game);
    default:
        return patient(p, game);
    }
}
