#include "play/selfplay/selfplay.h"

enum { MOST_PER_CENT = 100 };

static Position position_in(const SelfPlay *s)
{
    const Game *state = s->state;
    Position at = {.table = &s->game->table, .rack = &s->game->racks[state->seat]};
    at.opened = state->opened[state->seat];
    at.least = state->least_points[state->seat];
    at.lying = state->table;
    at.held = state->racks[state->seat];
    return at;
}

/* The chance of this turn, as `branch` of chance.py. */
static Chance chance_of_turn(const SelfPlay *s)
{
    uint8_t digest[DIGEST_SIZE];
    return (Chance){branch_of(&s->game->chance, "", s->game->first_turn + s->state->turns, digest), 0};
}

/* The casual bot sees only some rows, in a random order, and overlooks some tiles. */
static int casual_turn(SelfPlay *s, const Bot *bot, const Position *whole, Table *after)
{
    Chance chance = chance_of_turn(s);
    Table order = *whole->table, noticed = {.count = 0}, laid;
    Tiles rack = {.count = 0};
    Position at = {.table = &noticed, .rack = &rack, .opened = whole->opened, .least = whole->least};
    for (int last = order.count - 1; last > 0; last--) {
        int place = drawn_number(&chance, last + 1);
        TileRow moved = order.rows[last];
        order.rows[last] = order.rows[place];
        order.rows[place] = moved;
    }
    for (int i = 0; i < order.count && i < bot->first; i++)
        add_row(&noticed, &order.rows[i]);
    for (int i = 0; i < whole->rack->count; i++)
        if (drawn_number(&chance, MOST_PER_CENT) >= bot->second)
            rack.tiles[rack.count++] = whole->rack->tiles[i];
    at.lying = bag_of_table(&noticed);
    at.held = bag_of_tiles(&rack);
    if (!best_turn(s, &at, FOR_TILES, &laid))
        return 0;
    after->count = 0;
    for (int i = noticed.count; i < order.count; i++)
        add_row(after, &order.rows[i]);
    for (int i = 0; i < laid.count; i++)
        add_row(after, &laid.rows[i]);
    return 1;
}

static int is_ending(const Game *game) { return game->lap != NO_LAP || game->pool_count < game->seats; }

static int fewest_of_others(const Game *game)
{
    int fewest = MOST_PIECES;
    for (int seat = 0; seat < game->seats; seat++)
        if (seat != game->seat && game->sizes[seat] < fewest)
            fewest = game->sizes[seat];
    return fewest;
}

static int cautious_turn(SelfPlay *s, const Bot *bot, const Position *at, Table *after)
{
    if (!at->opened || is_ending(s->state) || fewest_of_others(s->state) <= bot->second)
        return best_turn(s, at, FOR_VALUE, after);
    if (best_turn(s, at, FOR_NOTHING, after))
        return 1;
    Tiles dear = {.count = 0};
    Position spared = *at;
    for (int i = 0; i < at->rack->count; i++) {
        int code = code_of_tile(at->rack->tiles[i]);
        if (code < NUMBERED && code % NUMBERS + 1 > bot->first)
            dear.tiles[dear.count++] = at->rack->tiles[i];
    }
    spared.rack = &dear;
    spared.held = bag_of_tiles(&dear);
    return best_turn(s, &spared, FOR_VALUE, after);
}

static int timing_turn(SelfPlay *s, const Bot *bot, const Position *at, Table *after)
{
    int hurries = !at->opened || is_ending(s->state) || fewest_of_others(s->state) <= bot->first;
    return best_turn(s, at, hurries ? FOR_TILES : FOR_NOTHING, after);
}

/* Whether the seat's rack is worth less than every other rack, if those are average. */
static int holds_least(const Rules *rules, const Game *game)
{
    Bag hidden = EMPTY_BAG;
    int least = 1, own = value_of(&game->racks[game->seat], rules->penalty);
    for (int i = 0; i < game->pool_count; i++)
        put(&hidden, game->pool[i], 1);
    for (int seat = 0; seat < game->seats; seat++)
        if (seat != game->seat)
            hidden = sum_of(&hidden, &game->racks[seat]);
    int count = size_of(&hidden), value = value_of(&hidden, rules->penalty);
    for (int seat = 0; seat < game->seats; seat++)
        least &= seat == game->seat || own * count < value * game->sizes[seat];
    return least;
}

/* The opening from which no tile can be left out: jokers are left out first, then the lowest numbers. */
static int smallest_opening(SelfPlay *s, const Position *at, Table *after)
{
    Player *p = s->player;
    Position fewer = *at;
    Tiles rack = *at->rack;
    if (!opens(p, &at->held, at->least))
        return 0;
    for (int value = 0; value <= NUMBERS; value++)
        for (int i = 0; i < at->rack->count; i++) {
            int tile = at->rack->tiles[i], code = code_of_tile(tile);
            if ((code < NUMBERED ? code % NUMBERS + 1 : 0) != value)
                continue;
            Bag held = fewer.held;
            take(&held, code);
            if (!opens(p, &held, at->least))
                continue;
            fewer.held = held;
            int left = 0;
            for (int j = 0; j < rack.count; j++)
                if (rack.tiles[j] != tile)
                    rack.tiles[left++] = rack.tiles[j];
            rack.count = left;
        }
    fewer.rack = &rack;
    return best_turn(s, &fewer, FOR_TILES, after);
}

static int hoarder_turn(SelfPlay *s, const Position *at, Table *after)
{
    if (best_turn(s, at, FOR_NOTHING, after))
        return 1;
    if (!at->opened && !s->player->rules.extras)
        return smallest_opening(s, at, after);
    /* With an empty pool it waits until somebody has passed: playing earlier gives the others what they are waiting for. */
    const Game *state = s->state;
    int is_last_chance = state->lap != NO_LAP || (!state->pool_count && state->passes && !holds_least(&s->player->rules, state));
    return is_last_chance && best_turn(s, at, FOR_VALUE, after);
}

int chosen_turn(SelfPlay *s, const Bot *bot, Table *after)
{
    Position at = position_in(s);
    switch (bot->kind) {
    case RANDOM_BOT: {
        Chance chance = chance_of_turn(s);
        return random_turn(s, &at, &chance, after);
    }
    case BEGINNER:
        return beginner_turn(&at, after);
    case CASUAL:
        return casual_turn(s, bot, &at, after);
    case GREEDY:
        return best_turn(s, &at, FOR_TILES, after);
    case CAUTIOUS:
        return cautious_turn(s, bot, &at, after);
    case TIMING:
        return timing_turn(s, bot, &at, after);
    default:
        return hoarder_turn(s, &at, after);
    }
}
