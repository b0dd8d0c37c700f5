#include "envs/tiles/games.h"

enum { MOST_COUNTED = 255 };

static void end_turn(const GameRules *rules, Played *game, int drew, int passed)
{
    int seat = game->seat;
    game->turns++;
    game->passes = passed ? game->passes + 1 : 0;
    Next next = turn_after(seat, game->seats, game->lap, drew && !game->pool_count && rules->turns.last_lap);
    game->seat = next.seat;
    game->lap = next.lap;
    game->over = !game->sizes[seat] || game->lap == 0 || game->passes >= game->seats;
    game->committed = EMPTY_BAG;
    game->pieces = 0;
}

static void draw(const GameRules *rules, Played *game)
{
    int draws = game->pool_count && game->lap == NO_LAP;
    if (draws) {
        put(&game->racks[game->seat], game->pool[--game->pool_count], 1);
        game->sizes[game->seat]++;
    }
    end_turn(rules, game, draws, !draws);
}

int solve_committed(Player *p, const GameRules *rules, const Played *game, Rows *rows)
{
    Bag laid = sum_of(table_of_turn(rules, game), &game->committed);
    int points = is_apart(rules, game) ? rules->least_points : NO_POINTS;
    return solve_pieces(p, FOR_TILES, &laid, &laid, points, -1, rows);
}

/* Find what jokers on the table stand for after a turn; without jokers it does not matter how the pieces lie. */
static void find_meanings_on(Player *p, const GameRules *rules, Played *game)
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

static void lay(Player *p, const GameRules *rules, Played *game)
{
    int seat = game->seat;
    if (rules->is_bound)
        lay_bound(p, rules, game);
    else if (has_specials(&game->committed) || has_specials(table_of_turn(rules, game)))
        lay_specials(p, rules, game);
    else
        find_meanings_on(p, rules, game);
    game->table = sum_of(&game->table, &game->committed);
    game->racks[seat] = rest_of(&game->racks[seat], &game->committed);
    game->sizes[seat] = (uint8_t)(game->sizes[seat] - game->pieces);
    game->opened[seat] = 1;
    end_turn(rules, game, 0, 0);
}

void take_action(Player *p, const GameRules *rules, Played *game, int action)
{
    int face = action < FACES ? action : NO_FACE;
    if (face != NO_FACE) {
        put(&game->committed, face, 1);
        game->pieces++;
    } else if (action == DRAWS)
        draw(rules, game);
    else
        lay(p, rules, game);
    if (game->over)
        game->legal = game->unknown = 0;
    else
        find_mask(p, rules, game, face);
}

/* A mask of the seats that have won. */
static int find_winners(const GameRules *rules, const Played *game, const int left[])
{
    int lowest = 0, winners = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        if (!game->sizes[seat])
            return 1 << seat;
        /* DE-42, A-32: of racks with equal points the one with fewer tiles wins. */
        int fewer = left[seat] == left[lowest] && !rules->turns.shared_ties && game->sizes[seat] < game->sizes[lowest];
        int level = left[seat] == left[lowest] && (rules->turns.shared_ties || game->sizes[seat] == game->sizes[lowest]);
        if (!seat || left[seat] < left[lowest] || fewer) {
            winners = 1 << seat;
            lowest = seat;
        } else if (level)
            winners |= 1 << seat;
    }
    return winners;
}

void find_rewards(const GameRules *rules, const Played *game, double rewards[])
{
    int left[MOST_SEATS], out = 0, count = 0, least = 0, paid = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        left[seat] = value_of(&game->racks[seat], rules->turns.penalty);
        out |= !game->sizes[seat];
    }
    int winners = find_winners(rules, game, left);
    for (int seat = 0; seat < game->seats; seat++) {
        count += winners >> seat & 1;
        least = !seat || left[seat] < least ? left[seat] : least;
    }
    for (int seat = 0; seat < game->seats; seat++)
        paid += winners >> seat & 1 ? 0 : left[seat] - least;
    for (int seat = 0; seat < game->seats; seat++) {
        int won = winners >> seat & 1;
        if (!rules->by_points)
            rewards[seat] = ((won ? 1.0 / count : 0.0) * game->seats - 1) / (game->seats - 1);
        else if (!out && rules->all_minus)
            rewards[seat] = -left[seat];
        else
            /* The winner who is out holds nothing, so that the difference to the lowest rack is the whole rack. */
            rewards[seat] = won ? (double)paid / count : least - left[seat];
    }
}

static void write_counts(const Bag *bag, uint8_t counts[FACES])
{
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            counts[color * NUMBERS + number] = (uint8_t)lane(bag->of[number], color);
    for (int code = JOKER; code < FACES; code++)
        counts[code] = (uint8_t)count_in(bag, code);
}

int observe(const GameRules *rules, const Played *game, int seat, uint8_t *vector)
{
    uint8_t *rack = vector, *table = vector + 2 * FACES, *unseen = vector + 4 * FACES, *numbers = vector + 5 * FACES;
    memset(vector, 0, 5 * FACES);
    write_counts(&game->racks[seat], rack);
    write_counts(seat == game->seat ? &game->committed : &EMPTY_BAG, vector + FACES);
    write_counts(&game->table, table);
    memcpy(vector + 3 * FACES, game->meant, FACES);
    for (int code = 0; code < FACES; code++)
        unseen[code] = (uint8_t)(rules->boxed[code] - rack[code] - table[code]);
    for (int step = 0; step < rules->seats; step++) {
        int other = (seat + step) % rules->seats;
        numbers[step] = game->sizes[other];
        numbers[rules->seats + step] = game->opened[other];
        numbers[2 * rules->seats + step] = other == game->seat;
        numbers[3 * rules->seats + step] = other == game->starter;
    }
    numbers += 4 * rules->seats;
    numbers[0] = (uint8_t)game->pool_count;
    numbers[1] = (uint8_t)game->passes;
    numbers[2] = (uint8_t)(game->lap == NO_LAP ? 0 : game->lap);
    numbers[3] = (uint8_t)(game->turns < MOST_COUNTED ? game->turns : MOST_COUNTED);
    return 5 * FACES + 4 * rules->seats + 4;
}
