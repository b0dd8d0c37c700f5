#include "envs/tiles/games.h"

/* The mask of a turn. An action is legal, or not, or it is unknown because nothing was asked about it yet. A lazy game asks only what decides its
 * next action: most faces that an agent prefers fit, and proofs that others do not fit take most of the time of a mask. */

static const uint64_t ALL_FACES = ((uint64_t)1 << FACES) - 1;

uint64_t useful_codes(const Bag *pieces)
{
    uint64_t codes = codes_in(pieces), useful = in_plain_sets(present_in(pieces));
    for (int code = 0; code < NUMBERED && !pieces->of[BAG_JOKERS]; code++)
        if (!(useful >> (4 * (code % NUMBERS) + code / NUMBERS) & 1))
            codes &= ~bit_of_code(code);
    return codes;
}

/* Whether the committed pieces with those that the turn may move are all pieces of its layout. */
static int is_whole_layout(const Episode *game, const Bag *least)
{
    return game->turn.is_known && same_bags(&game->turn.held, least);
}

/* Whether the turn has to open, and the committed pieces do not yet. */
static int must_open(Player *p, const GameRules *rules, const Episode *game)
{
    return is_opening(rules, game) && !(!is_empty(&game->committed) && opens(p, &game->committed, rules->least_points));
}

/* Which faces fit, where counts of pieces decide. */
static uint64_t counted_fits(Player *p, const GameRules *rules, Episode *game, uint64_t asked)
{
    const Bag *rack = &game->state.racks[game->state.seat], *table = table_of_turn(rules, game);
    Bag least = sum_of(table, &game->committed), most = sum_of(table, rack);
    int apart = is_apart(rules, game);
    uint64_t fitting = find_joining(&game->turn, &least, &most, asked, apart ? rules->least_points : NO_POINTS);
    uint64_t left = asked & ~fitting;
    if (!left)
        return fitting;
    if (apart)
        find_by_solving(p, &least, &most, rules->least_points, left, &fitting);
    else if (!is_whole_layout(game, &least) && must_open(p, rules, game)) {
        /* What fits beside the opening that was found need not be asked for with every other one. */
        if (game->turn.is_known)
            find_fitting_in(p, &game->turn, &game->turn.held, &most, left, &fitting);
        left &= ~fitting;
        if (left)
            find_with_extras(p, &game->lying, rack, &game->committed, rules->least_points, left, &fitting);
    } else
        find_fitting_in(p, &game->turn, &least, &most, left, &fitting);
    return fitting;
}

/* Whether the committed pieces are a turn, where counts of pieces decide. */
static int counted_ends(Player *p, const GameRules *rules, const Episode *game)
{
    Bag least = sum_of(table_of_turn(rules, game), &game->committed);
    Rows rows;
    if (is_whole_layout(game, &least))
        return 1;
    if (is_apart(rules, game))
        return solve_pieces(p, FOR_NOTHING, &least, &least, rules->least_points, -1, &rows);
    return !must_open(p, rules, game) && fits(p, &least);
}

/* Settle which of the faces asked for are legal, and those that turned out to be besides. */
static void settle(Episode *game, uint64_t asked, uint64_t fitting)
{
    game->legal |= game->unknown & fitting;
    game->unknown &= ~(asked | fitting);
}

/* Begin a turn in which something is asked. */
static void begin_turn(Player *p, const GameRules *rules, Episode *game)
{
    const Bag *rack = &game->state.racks[game->state.seat];
    game->is_begun = 1;
    if (needs_specials(rules, game))
        begin_specials(p, rules, game);
    else if (is_bound(rules, game))
        begin_bound(p, rules, game);
    else {
        Bag most = sum_of(table_of_turn(rules, game), rack);
        int opens_not = is_opening(rules, game) && !opens(p, rack, rules->least_points);
        settle(game, opens_not ? ALL_FACES : ~useful_codes(&most), 0);
        if (game->unknown)
            begin_layout(p, rules, game);
    }
}

static void carry_on_turn(Player *p, const GameRules *rules, Episode *game, int face)
{
    if (needs_specials(rules, game))
        carry_on_specials(p, rules, game, face);
    else if (is_bound(rules, game))
        carry_on_bound(p, rules, game, face);
    else
        carry_on_layout(p, rules, game, face);
}

static void ask_faces(Player *p, const GameRules *rules, Episode *game, uint64_t asked)
{
    if (!game->is_begun)
        begin_turn(p, rules, game);
    asked &= game->unknown;
    if (!asked)
        return;
    if (needs_specials(rules, game))
        settle(game, asked, special_fits(p, rules, game, asked));
    else if (is_bound(rules, game))
        settle(game, asked, bound_fits(p, game, asked));
    else
        settle(game, asked, counted_fits(p, rules, game, asked));
}

static void ask_end(Player *p, const GameRules *rules, Episode *game)
{
    int ends = needs_specials(rules, game) ? specials_end(p, rules, game)
        : is_bound(rules, game)            ? bound_ends(p, game)
                                           : counted_ends(p, rules, game);
    settle(game, bit_of_code(END), ends ? bit_of_code(END) : 0);
}

void find_mask(Player *p, const GameRules *rules, Episode *game, int face)
{
    Bag left = rest_of(&game->state.racks[game->state.seat], &game->committed);
    uint64_t held = all_codes_in(&left);
    /* What did not fit before cannot fit with one more piece committed. */
    game->unknown = face == NO_FACE ? held : held & (game->legal | game->unknown);
    game->unknown |= is_empty(&game->committed) ? 0 : bit_of_code(END);
    game->legal = is_empty(&game->committed) ? bit_of_code(DRAWS) : 0;
    game->is_begun = face != NO_FACE;
    if (game->is_begun)
        carry_on_turn(p, rules, game, face);
    if (rules->is_lazy)
        return;
    ask_faces(p, rules, game, ALL_FACES);
    if (!is_empty(&game->committed))
        ask_end(p, rules, game);
}

void write_mask(const Episode *game, uint8_t mask[ACTIONS])
{
    for (int action = 0; action < ACTIONS; action++)
        mask[action] = game->legal >> action & 1;
}

int is_legal(Player *p, const GameRules *rules, Episode *game, int action)
{
    if (game->unknown >> action & 1) {
        if (action == END)
            ask_end(p, rules, game);
        else
            ask_faces(p, rules, game, bit_of_code(action));
    }
    return game->legal >> action & 1;
}

int preferred_action(Player *p, const GameRules *rules, Episode *game, const float preferences[ACTIONS])
{
    for (;;) {
        uint64_t possible = game->legal | game->unknown;
        int best = NO_FACE;
        for (int action = 0; action < ACTIONS; action++)
            if (possible >> action & 1 && (best == NO_FACE || preferences[action] > preferences[best]))
                best = action;
        if (best == NO_FACE || is_legal(p, rules, game, best))
            return best;
    }
}
