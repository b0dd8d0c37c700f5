/* What each bot plays in its turn, as its Python class decides it; the turns themselves are found by best_turns.c. */
#include "play/selfplay/selfplay.h"

enum { MOST_PER_CENT = 100 };

static Position position_in(const SelfPlay *s)
{
    const Game *state = s->state;
    int seat = state->seat;
    return (Position){.table = &s->game->table,
                      .opened = state->opened[seat],
                      .least_points = state->least_points[seat],
                      .lying = state->table,
                      .held = state->racks[seat]};
}

/* The chance of this turn, as `branch` of chance.py. */
static Chance chance_of_turn(const SelfPlay *s)
{
    uint8_t digest[DIGEST_SIZE];
    return (Chance){branch_of(&s->game->chance, "", s->game->first_turn + s->state->turns, digest), 0};
}

/* The best turn by a goal, or FOR_NOTHING the one that goes out. */
static int best_turn(SelfPlay *s, const Position *at, int goal, Table *after)
{
    return find_rows(s, at, goal, goal == FOR_NOTHING, after);
}

/* The casual bot sees only some rows, in a random order, and overlooks some tiles. */
static int casual_turn(SelfPlay *s, const Bot *bot, const Position *whole, Table *after)
{
    Chance chance = chance_of_turn(s);
    int order[MOST_ROWS], count = whole->table->count;
    uint8_t rack[MOST_PIECES];
    Table noticed = {.count = 0}, laid;
    Position at = {.table = &noticed, .opened = whole->opened, .least_points = whole->least_points};
    shuffle_places(&chance, order, count);
    for (int i = 0; i < count && i < bot->first; i++)
        add_row(&noticed, &whole->table->rows[order[i]]);
    for (int i = 0, held = list_pieces(&whole->held, rack); i < held; i++)
        put(&at.held, rack[i], drawn_number(&chance, MOST_PER_CENT) >= bot->second);
    at.lying = bag_of_table(&noticed);
    if (!best_turn(s, &at, FOR_TILES, &laid))
        return 0;
    after->count = 0;
    for (int i = noticed.count; i < count; i++)
        add_row(after, &whole->table->rows[order[i]]);
    add_table(after, &laid);
    return 1;
}

static int cautious_turn(SelfPlay *s, const Bot *bot, const Position *at, Table *after)
{
    if (hurries(s->state, bot->second))
        return best_turn(s, at, FOR_VALUE, after);
    if (best_turn(s, at, FOR_NOTHING, after))
        return 1;
    Position spared = *at;
    spared.held = EMPTY_BAG;
    for (int number = bot->first; number < NUMBERS; number++)
        spared.held.of[number] = at->held.of[number];
    return best_turn(s, &spared, FOR_VALUE, after);
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
    Position fewer = *at;
    uint8_t rack[MOST_PIECES];
    int count = list_pieces(&at->held, rack);
    if (!can_open(s, at))
        return 0;
    for (int value = 0; value <= NUMBERS; value++)
        for (int i = 0; i < count; i++) {
            int code = rack[i];
            if ((code < NUMBERED ? code % NUMBERS + 1 : 0) != value)
                continue;
            take(&fewer.held, code);
            if (!can_open(s, &fewer))
                put(&fewer.held, code, 1);
        }
    return best_turn(s, &fewer, FOR_TILES, after);
}

static int hoarder_turn(SelfPlay *s, const Position *at, Table *after)
{
    const Rules *rules = &s->player->rules;
    if (best_turn(s, at, FOR_NOTHING, after))
        return 1;
    if (!at->opened && !rules->extras)
        return smallest_opening(s, at, after);
    /* With an empty pool it waits until somebody has passed: playing earlier gives the others what they are waiting for. */
    return is_last_chance(s->state) && (s->state->lap != NO_LAP || !holds_least(rules, s->state))
        && best_turn(s, at, FOR_VALUE, after);
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
        return beginner_turn(s, &at, after);
    case CASUAL:
        return casual_turn(s, bot, &at, after);
    case GREEDY:
        return best_turn(s, &at, FOR_TILES, after);
    case CAUTIOUS:
        return cautious_turn(s, bot, &at, after);
    case TIMING:
        return best_turn(s, &at, hurries(s->state, bot->first) ? FOR_TILES : FOR_NOTHING, after);
    default:
        return hoarder_turn(s, &at, after);
    }
}
