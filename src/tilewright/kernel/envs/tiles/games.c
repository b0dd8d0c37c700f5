#include "envs/tiles/games.h"

enum { MOST_COUNTED = 255 };

int solve_committed(Player *p, const GameRules *rules, const Episode *game, Rows *rows)
{
    Bag laid = sum_of(table_of_turn(rules, game), &game->committed);
    int points = is_apart(rules, game) ? rules->least_points : NO_POINTS;
    return solve_pieces(p, FOR_TILES, &laid, &laid, points, -1, rows);
}

/* Find what jokers on the table stand for after a turn; without jokers it does not matter how the pieces lie. */
static void find_meanings_on(Player *p, const GameRules *rules, Episode *game)
{
    int apart = is_apart(rules, game);
    Rows rows;
    if (!apart)
        memset(game->meant, 0, sizeof game->meant);
    keep_layout(rules, game);
    if (!(table_of_turn(rules, game)->of[BAG_JOKERS] + game->committed.of[BAG_JOKERS]) || !solve_committed(p, rules, game, &rows))
        return;
    for (int i = 0; i < rows.count; i++)
        add_meanings(&rows.row[i], &rules->sets, game->meant);
    if (!apart)
        set_layout(&game->lying, &rows);
}

static void lay(Player *p, const GameRules *rules, Episode *game)
{
    if (rules->is_bound)
        lay_bound(p, rules, game);
    else if (has_specials(&game->committed) || has_specials(table_of_turn(rules, game)))
        lay_specials(p, rules, game);
    else
        find_meanings_on(p, rules, game);
    Bag table = sum_of(&game->state.table, &game->committed);
    play_pieces(&rules->turns, &game->state, &game->committed, &table);
}

void take_action(Player *p, const GameRules *rules, Episode *game, int action)
{
    int face = action < FACES ? action : NO_FACE;
    if (face != NO_FACE)
        put(&game->committed, face, 1);
    else {
        if (action == DRAWS)
            draw_or_pass(&rules->turns, &game->state);
        else
            lay(p, rules, game);
        game->committed = EMPTY_BAG;
    }
    if (game->state.reason)
        game->legal = game->unknown = 0;
    else
        find_mask(p, rules, game, face);
}

void find_rewards(const GameRules *rules, const Game *game, double rewards[])
{
    int winners = winners_of(&rules->turns, game), count = bits_in((unsigned)winners);
    if (rules->by_points)
        find_scores(&rules->turns, game, rewards);
    for (int seat = 0; seat < game->seats && !rules->by_points; seat++)
        rewards[seat] = ((winners >> seat & 1 ? 1.0 / count : 0.0) * game->seats - 1) / (game->seats - 1);
}

static void write_counts(const Bag *bag, uint8_t counts[FACES])
{
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            counts[color * NUMBERS + number] = (uint8_t)lane(bag->of[number], color);
    for (int code = JOKER; code < FACES; code++)
        counts[code] = (uint8_t)count_in(bag, code);
}

int observe(const GameRules *rules, const Episode *game, int seat, uint8_t *vector)
{
    uint8_t *rack = vector, *table = vector + 2 * FACES, *unseen = vector + 4 * FACES, *numbers = vector + 5 * FACES;
    memset(vector, 0, 5 * FACES);
    write_counts(&game->state.racks[seat], rack);
    write_counts(seat == game->state.seat ? &game->committed : &EMPTY_BAG, vector + FACES);
    write_counts(&game->state.table, table);
    memcpy(vector + 3 * FACES, game->meant, FACES);
    for (int code = 0; code < FACES; code++)
        unseen[code] = (uint8_t)(rules->box.counts[code] - rack[code] - table[code]);
    for (int step = 0; step < rules->box.seats; step++) {
        int other = (seat + step) % rules->box.seats;
        numbers[step] = game->state.sizes[other];
        numbers[rules->box.seats + step] = game->state.opened[other];
        numbers[2 * rules->box.seats + step] = other == game->state.seat;
        numbers[3 * rules->box.seats + step] = other == game->state.starter;
    }
    numbers += 4 * rules->box.seats;
    numbers[0] = (uint8_t)game->state.pool_count;
    numbers[1] = (uint8_t)game->state.passes;
    numbers[2] = (uint8_t)(game->state.lap == NO_LAP ? 0 : game->state.lap);
    numbers[3] = (uint8_t)(game->state.turns < MOST_COUNTED ? game->state.turns : MOST_COUNTED);
    return 5 * FACES + 4 * rules->box.seats + 4;
}
