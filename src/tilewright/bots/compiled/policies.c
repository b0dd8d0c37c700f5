#include "playouts.h"

static const Turn NOTHING = {{{0}}, {{0}}};

/* An opponent with this few tiles may go out in its next turn. */
enum { FEW = 1 };

static Turn lay_most(Player *p, const Game *game)
{
    const Bag *rack = &game->racks[game->seat];
    return game->opened[game->seat] ? most_of(p, FOR_TILES, &game->table, rack) : opening_of(p, &game->table, rack);
}

static Turn most_value(Player *p, const Game *game)
{
    const Bag *rack = &game->racks[game->seat];
    return game->opened[game->seat] ? most_of(p, FOR_VALUE, &game->table, rack) : opening_of(p, &game->table, rack);
}

/* Whether somebody else could go out after a turn. */
static int lets_out(Player *p, const Game *game, const Turn *turn)
{
    Bag table = sum_of(&game->table, &turn->joined);
    for (int seat = 0; seat < game->seats; seat++) {
        const Bag *rack = &game->racks[seat];
        if (seat == game->seat || (!game->opened[seat] && !(p->rules.extras && opens(p, rack))))
            continue;
        Turn out = whole_rack(p, &table, rack);
        if (!is_empty(&out.laid))
            return 1;
    }
    return 0;
}

/* Whether the pieces are a safe turn, which is then stored. */
static int is_safe(Player *p, const Game *game, const Bag *pieces, Turn *safe)
{
    *safe = (Turn){*pieces, *pieces};
    return !lets_out(p, game, safe);
}

static int safe_single(Player *p, const Game *game, Turn *safe)
{
    for (int number = LAST; number >= 0; number--)
        for (int color = 0; color < COLORS; color++) {
            Bag piece = EMPTY_BAG, held;
            int code = color * NUMBERS + number;
            if (!count_in(&game->racks[game->seat], code))
                continue;
            put(&piece, code, 1);
            held = sum_of(&game->table, &piece);
            if (fits(p, &held) && is_safe(p, game, &piece, safe))
                return 1;
        }
    return 0;
}

static int safe_run(Player *p, const Game *game, Turn *safe)
{
    const Bag *rack = &game->racks[game->seat];
    for (int number = LAST; number >= 2; number--)
        for (int color = 0; color < COLORS; color++) {
            Bag run = EMPTY_BAG;
            for (int i = 0; i < 3; i++)
                put(&run, color * NUMBERS + number - i, 1);
            if (holds(rack, &run) && is_safe(p, game, &run, safe))
                return 1;
        }
    return 0;
}

static int safe_group(Player *p, const Game *game, Turn *safe)
{
    for (int number = LAST; number >= 0; number--) {
        Bag group = EMPTY_BAG;
        int colors = 0;
        for (int color = 0; color < COLORS && colors < 3; color++)
            if (count_in(&game->racks[game->seat], color * NUMBERS + number)) {
                put(&group, color * NUMBERS + number, 1);
                colors++;
            }
        if (colors == 3 && is_safe(p, game, &group, safe))
            return 1;
    }
    return 0;
}

/* A small turn after which nobody else can go out, or the one with the most value. */
static Turn guarded(Player *p, const Game *game)
{
    Turn safe;
    if (game->opened[game->seat]) {
        if (safe_single(p, game, &safe) || safe_run(p, game, &safe) || safe_group(p, game, &safe))
            return safe;
    } else {
        safe = small_opening(p, &game->racks[game->seat]);
        if (!is_empty(&safe.laid) && !lets_out(p, game, &safe))
            return safe;
    }
    return most_value(p, game);
}

static Turn held_back(Player *p, Game *game, int may_wait)
{
    int opened = game->opened[game->seat];
    const Bag *rack = &game->racks[game->seat];
    if (!opened && !game->can_open[game->seat] && !(game->can_open[game->seat] = (uint8_t)opens(p, rack)))
        return NOTHING;
    if (opened || p->rules.extras) {
        Turn out = whole_rack(p, &game->table, rack);
        if (!is_empty(&out.laid))
            return out;
    }
    if (game->lap != NO_LAP)
        return most_value(p, game);
    if (!opened && !p->rules.extras)
        return small_opening(p, rack);
    return may_wait ? NOTHING : guarded(p, game);
}

static Turn careful(Player *p, Game *game)
{
    return held_back(p, game, game->pool_count || lowest_seats(p, game) >> game->seat & 1);
}

/* With an empty pool it also waits while a later seat has to play first. */
static Turn patient(Player *p, Game *game)
{
    int lowest = game->pool_count ? -1 : lowest_seats(p, game), may_wait = lowest >> game->seat & 1;
    for (int step = 1; step < game->seats - game->passes; step++)
        may_wait |= !(lowest >> (game->seat + step) % game->seats & 1);
    return held_back(p, game, may_wait);
}

/* Careful, but with an empty pool it plays the most value once somebody has passed. */
static Turn hoard(Player *p, Game *game)
{
    Turn turn = held_back(p, game, 1);
    if (game->pool_count || !is_empty(&turn.laid))
        return turn;
    if (lowest_seats(p, game) >> game->seat & 1 || (game->lap == NO_LAP && !game->passes))
        return turn;
    return most_value(p, game);
}

static Turn rush(Player *p, const Game *game)
{
    int hurries = !game->opened[game->seat] || game->lap != NO_LAP || game->pool_count < game->seats;
    for (int seat = 0; seat < game->seats; seat++)
        hurries |= seat != game->seat && game->sizes[seat] <= FEW;
    return hurries ? lay_most(p, game) : whole_rack(p, &game->table, &game->racks[game->seat]);
}

Turn turn_by(Player *p, Game *game, int policy)
{
    switch (policy) {
    case LAY_MOST:
        return lay_most(p, game);
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
