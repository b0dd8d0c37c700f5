/* How a tile game is dealt, how a turn ends, and who has won how many points; the clauses are those of game/ of the engine. */
#include "play/game.h"

#include <limits.h>

/* The value of a face in the starting draw: a joker is 0 (FR-04, A-03). */
static int drawn_value(int code) { return code < NUMBERED ? code % NUMBERS + 1 : 0; }

/* Who draws the highest number; seats with equal highest draws draw again from the other tiles. */
static int highest_seat(const Box *box, Chance *chance)
{
    uint8_t order[MOST_PIECES];
    int drawing[MOST_SEATS], left = box->seats, next = 0;
    memcpy(order, box->pieces, (size_t)box->count);
    shuffle_codes(chance, order, box->count);
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

int shuffle_box(const Box *box, const Key *seed, long number, uint8_t order[])
{
    Chance chance = match_chance(seed, number, box->seats);
    int starter = 0;
    if (box->starter == HIGHEST)
        starter = highest_seat(box, &chance);
    else if (box->starter == LOT)
        starter = drawn_number(&chance, box->seats);
    shuffle_codes(&chance, order, box->count);
    return starter;
}

void deal_order(const Box *box, int starter, const uint8_t order[], Game *game)
{
    *game = (Game){.seats = box->seats, .seat = starter, .starter = starter, .lap = NO_LAP};
    for (int seat = 0; seat < box->seats; seat++) {
        for (int i = 0; i < box->rack; i++)
            put(&game->racks[seat], *order++, 1);
        game->sizes[seat] = (uint8_t)box->rack;
        game->least_points[seat] = (uint8_t)box->least_points;
    }
    game->pool_count = box->count - box->seats * box->rack;
    memcpy(game->pool, order, (size_t)game->pool_count);
}

int list_pieces(const Bag *bag, uint8_t codes[MOST_PIECES])
{
    int count = 0;
    for (int code = 0; code < FACES; code++)
        for (int i = count_in(bag, code); i > 0; i--)
            codes[count++] = (uint8_t)code;
    return count;
}

static void end_turn(const Rules *rules, Game *game, int drew, int passed)
{
    int seat = game->seat;
    game->turns++;
    game->passes = passed ? game->passes + 1 : 0;
    if (drew && !game->pool_count && rules->last_lap)
        /* the seat that drew the last tile begins the last lap, so it acts twice in a row. */
        game->lap = game->seats;
    else {
        game->seat = (seat + 1) % game->seats;
        game->lap -= game->lap != NO_LAP;
    }
    if (!game->sizes[seat])
        game->reason = WENT_OUT;
    else if (game->lap == 0)
        game->reason = LAP_ENDED;
    else if (game->passes >= game->seats)
        game->reason = IS_BLOCKED;
}

void play_pieces(const Rules *rules, Game *game, const Bag *laid, const Bag *table)
{
    int seat = game->seat;
    game->table = *table;
    game->racks[seat] = rest_of(&game->racks[seat], laid);
    game->sizes[seat] = (uint8_t)(game->sizes[seat] - size_of(laid));
    game->opened[seat] = 1;
    end_turn(rules, game, 0, 0);
}

int draw_or_pass(const Rules *rules, Game *game)
{
    int draws = game->pool_count && game->lap == NO_LAP, face = NO_FACE;
    if (draws) {
        face = game->pool[--game->pool_count];
        put(&game->racks[game->seat], face, 1);
        game->sizes[game->seat]++;
    }
    end_turn(rules, game, draws, !draws);
    return face;
}

int lowest_seats(const Rules *rules, const Game *game)
{
    int lowest = INT_MAX, seats = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        /* DE-42, A-32: of racks with equal points the one with fewer tiles wins. */
        int rank = value_of(&game->racks[seat], rules->penalty) << 8 | (rules->shared_ties ? 0 : game->sizes[seat]);
        if (rank < lowest) {
            lowest = rank;
            seats = 0;
        }
        seats |= (rank == lowest) << seat;
    }
    return seats;
}

int winners_of(const Rules *rules, const Game *game)
{
    if (game->reason != WENT_OUT)
        return lowest_seats(rules, game);
    int seat = 0;
    while (game->sizes[seat])
        seat++;
    return 1 << seat;
}

void find_scores(const Rules *rules, const Game *game, double scores[])
{
    int left[MOST_SEATS], least = INT_MAX, paid = 0, winners = winners_of(rules, game);
    for (int seat = 0; seat < game->seats; seat++) {
        left[seat] = value_of(&game->racks[seat], rules->penalty);
        least = left[seat] < least ? left[seat] : least;
    }
    for (int seat = 0; seat < game->seats; seat++)
        paid += winners >> seat & 1 ? 0 : left[seat] - least;
    for (int seat = 0; seat < game->seats; seat++)
        if (game->reason != WENT_OUT && rules->all_minus)
            /* DE-43, A-31: everybody writes their rack as minus, the winner too. */
            scores[seat] = -left[seat];
        else
            /* A winner who is out holds nothing, so that the difference to the lowest rack is the whole rack. */
            scores[seat] = winners >> seat & 1 ? (double)paid / bits_in((unsigned)winners) : least - left[seat];
}
