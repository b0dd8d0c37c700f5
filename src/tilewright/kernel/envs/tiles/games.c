/* One step of a game in which faces are committed one after the other: the deal, an action, the rewards, and what a seat
 * observes. The state of the game and its end are those of play/game.h. */
#include "envs/tiles/games.h"

enum { MOST_COUNTED = 255 };

/* Begin the next turn of somebody who acts. */
static void begin_turn(Player *p, const GameRules *rules, Episode *e)
{
    if (rules->agent != NOBODY)
        reach_agent(p, rules, e);
    if (!e->state.reason)
        find_mask(p, rules, e, NO_FACE);
}

void deal_pieces(Player *p, const GameRules *rules, int starter, const uint8_t order[], Episode *e)
{
    const Key chance = e->bots.chance;
    memset(e, 0, sizeof *e);
    e->bots.chance = chance;
    deal_order(&rules->box, starter, order, &e->state);
    e->lying.is_known = 1;
    begin_turn(p, rules, e);
}

void deal_game(Player *p, const GameRules *rules, const Key *seed, long number, Episode *e)
{
    uint8_t order[MOST_PIECES], digest[DIGEST_SIZE];
    if (rules->agent != NOBODY) {
        Key root = branch_of(seed, "", number, digest);
        e->bots.chance = branch_of(&root, "turns/", 0, digest);
    }
    memcpy(order, rules->box.pieces, (size_t)rules->box.count);
    int starter = shuffle_box(&rules->box, seed, number, order);
    deal_pieces(p, rules, starter, order, e);
}

int put_last(Episode *e, int code)
{
    uint8_t *pool = e->state.pool, *last = pool + e->state.pool_count - 1;
    for (uint8_t *at = last; at >= pool; at--)
        if (*at == code) {
            *at = *last;
            *last = (uint8_t)code;
            return 1;
        }
    return 0;
}

static void lay_committed(Player *p, const GameRules *rules, Episode *e)
{
    const Asking a = asking_of(p, rules, e);
    Bag table = sum_of(&e->state.table, &e->committed);
    if (rules->is_bound)
        lay_bound(&a);
    else if (has_specials(&a.required))
        lay_specials(&a);
    else
        lay_counted(&a);
    play_pieces(&rules->turns, &e->state, &e->committed, &table);
}

void take_action(Player *p, const GameRules *rules, Episode *e, int action)
{
    if (action < FACES) {
        put(&e->committed, action, 1);
        find_mask(p, rules, e, action);
        return;
    }
    if (action == DRAWS)
        draw_or_pass(&rules->turns, &e->state);
    else if (rules->agent != NOBODY)
        lay_before_bots(p, rules, e);
    else
        lay_committed(p, rules, e);
    e->committed = EMPTY_BAG;
    e->legal = e->unknown = 0;
    begin_turn(p, rules, e);
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

int observe(const GameRules *rules, const Episode *e, int seat, uint8_t *vector)
{
    uint8_t *rack = vector, *table = vector + 2 * FACES, *unseen = vector + 4 * FACES, *numbers = vector + 5 * FACES;
    memset(vector, 0, 5 * FACES);
    write_counts(&e->state.racks[seat], rack);
    write_counts(seat == e->state.seat ? &e->committed : &EMPTY_BAG, vector + FACES);
    write_counts(&e->state.table, table);
    memcpy(vector + 3 * FACES, e->meant, FACES);
    for (int code = 0; code < FACES; code++)
        unseen[code] = (uint8_t)(rules->box.counts[code] - rack[code] - table[code]);
    for (int step = 0; step < rules->box.seats; step++) {
        int other = (seat + step) % rules->box.seats;
        numbers[step] = e->state.sizes[other];
        numbers[rules->box.seats + step] = e->state.opened[other];
        numbers[2 * rules->box.seats + step] = other == e->state.seat;
        numbers[3 * rules->box.seats + step] = other == e->state.starter;
    }
    numbers += 4 * rules->box.seats;
    numbers[0] = (uint8_t)e->state.pool_count;
    numbers[1] = (uint8_t)e->state.passes;
    numbers[2] = (uint8_t)(e->state.lap == NO_LAP ? 0 : e->state.lap);
    numbers[3] = (uint8_t)(e->state.turns < MOST_COUNTED ? e->state.turns : MOST_COUNTED);
    return 5 * FACES + 4 * rules->box.seats + 4;
}
