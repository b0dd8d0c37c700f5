/* Worlds dealt from what a seat knows, with racks that their owners could have held after idle turns, and played to their end. */
#include "play/playouts.h"

enum { MOST_EXCHANGES = 4 }; /* how often pieces of a rack are exchanged that its owner would have played */

static int chosen_policy(const Known *seat, Generator *random)
{
    int all = 0;
    for (int policy = 0; policy < POLICIES; policy++)
        all += seat->weights[policy];
    int at = below(random, all), policy = 0;
    while (at >= seat->weights[policy])
        at -= seat->weights[policy++];
    return policy;
}

/* What a seat with this policy would have played in its last idle turn with this rack. */
static Bag would_have_played(Player *p, const Known *seat, const Bag *rack, int policy)
{
    if (!seat->has_idle_table)
        return EMPTY_BAG;
    if (!seat->opened) {
        if (!opens(p, rack, seat->least_points))
            return EMPTY_BAG;
        if (!p->rules.extras || (policy != HOARD && policy != CAREFUL))
            return small_opening(p, rack, seat->least_points).laid;
    } else if (policy == LAY_MOST)
        return most_of(p, FOR_TILES, &seat->idle_table, rack).laid;
    return whole_rack(p, &seat->idle_table, rack).laid;
}

/* Deal a seat the first pieces of those left; some are exchanged for others until the seat could have held them. */
static void deal_rack(Player *p, const Known *seat, int policy, Generator *random, uint8_t left[], int count, Bag *rack)
{
    int wanted = seat->count - size_of(&seat->held);
    for (int round = 0; round < MOST_EXCHANGES && wanted < count; round++) {
        /* The first pieces are those it drew in the idle turn itself. */
        Bag before = seat->held;
        for (int i = seat->drawn; i < wanted; i++)
            put(&before, left[i], 1);
        Bag played = would_have_played(p, seat, &before, policy);
        if (is_empty(&played))
            break;
        for (int i = seat->drawn; i < wanted; i++)
            if (count_in(&played, left[i])) {
                take(&played, left[i]);
                int other = wanted + below(random, count - wanted);
                uint8_t code = left[i];
                left[i] = left[other];
                left[other] = code;
            }
    }
    *rack = seat->held;
    for (int i = 0; i < wanted; i++)
        put(rack, left[i], 1);
}

void deal_world(Player *p, const Situation *known, Generator *random, World *world)
{
    Bag hidden = known->unseen;
    Game *game = &world->game;
    *game = (Game){.table = known->table, .seats = known->seats, .seat = known->acting, .passes = known->passes};
    game->lap = known->lap;
    for (int seat = 0; seat < known->seats; seat++) {
        const Known *here = &known->known[seat];
        world->policies[seat] = (uint8_t)chosen_policy(here, random);
        game->opened[seat] = (uint8_t)here->opened;
        game->least_points[seat] = (uint8_t)here->least_points;
        game->sizes[seat] = (uint8_t)here->count;
        if (seat != known->viewer)
            hidden = rest_of(&hidden, &here->held);
    }
    uint8_t free[MOST_PIECES], *left = free;
    int count = list_pieces(&hidden, free);
    shuffle(random, free, count);
    for (int seat = 0; seat < known->seats; seat++) {
        const Known *here = &known->known[seat];
        if (seat == known->viewer) {
            game->racks[seat] = known->rack;
            continue;
        }
        deal_rack(p, here, world->policies[seat], random, left, count, &game->racks[seat]);
        int dealt = here->count - size_of(&here->held);
        left += dealt;
        count -= dealt;
    }
    memcpy(game->pool, left, (size_t)count);
    game->pool_count = count;
}

void play_turn(Player *p, Game *game, const Turn *turn)
{
    if (is_empty(&turn->laid)) {
        draw_or_pass(&p->rules, game);
        return;
    }
    Bag table = table_after(p, game, turn);
    play_pieces(&p->rules, game, &turn->laid, &table);
}

static void note_pieces(Trace *trace, const Bag *pieces)
{
    int count = list_pieces(pieces, trace->turns + trace->size + 1);
    trace->turns[trace->size] = (uint8_t)count;
    trace->size += 1 + count;
}

static void note_turn(Trace *trace, const Bag *laid, const Bag *table)
{
    if (!trace)
        return;
    note_pieces(trace, laid);
    if (!is_empty(laid))
        note_pieces(trace, table);
}

int played_out(Player *p, const World *world, const Plan *plan, Trace *trace)
{
    Game game = world->game;
    int seat = game.seat;
    if (!plan->decides && is_empty(&plan->laid))
        draw_or_pass(&p->rules, &game);
    else if (!plan->decides)
        play_pieces(&p->rules, &game, &plan->laid, &plan->table);
    if (!plan->decides)
        note_turn(trace, &plan->laid, &game.table);
    while (game.reason == NOT_OVER) {
        int follows = game.seat == seat && !plan->decides;
        Turn turn = turn_by(p, &game, follows ? plan->policy : world->policies[game.seat]);
        play_turn(p, &game, &turn);
        note_turn(trace, &turn.laid, &game.table);
    }
    return winners_of(&p->rules, &game);
}
