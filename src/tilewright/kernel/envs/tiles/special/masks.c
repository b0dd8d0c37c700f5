#include "envs/tiles/special/turns.h"

/* Masks with special jokers on the rack, or on a table that the turn may move.
 *
 * A turn keeps a layout, as in turns.c, and rows with special jokers. What joins them by a small change fits, and what fits
 * while the special rows stay as they are, or while most other rows do. Only what that leaves open is asked of the special
 * kernel with all pieces. It is exact, so the order of these ways does not matter; the plain form is solver/commits.py.
 */

typedef struct {
    Bounds bounds;
    Episode *game;
    uint64_t fitting;
} Asking;

static const uint64_t CLASSIC_CODES = ((uint64_t)1 << (JOKER + 1)) - 1;

int needs_specials(const GameRules *rules, const Episode *game)
{
    return rules->has_specials
        && (has_specials(&game->state.racks[game->state.seat]) || has_specials(table_of_turn(rules, game)));
}

static Asking asking_of(Player *p, const GameRules *rules, Episode *game)
{
    const Bag *table = table_of_turn(rules, game);
    Bounds bounds = {.p = p, .rules = rules, .points = is_apart(rules, game) ? rules->least_points : NO_POINTS};
    bounds.least = sum_of(table, &game->committed);
    bounds.most = sum_of(table, &game->state.racks[game->state.seat]);
    return (Asking){.bounds = bounds, .game = game};
}

/* Mark what a turn with these pieces shows. */
static void learn_turn(Asking *a, const Bag *held)
{
    Bag more = rest_of(held, &a->bounds.least);
    a->fitting |= all_codes_in(&more);
}

static void remember_turn(Asking *a, const Bag *held)
{
    SpecialParts *parts = &a->game->special;
    learn_turn(a, held);
    if (parts->turns_count < KNOWN_TURNS)
        parts->turns[parts->turns_count++] = *held;
}

static void rows_of_turn(const Episode *game, TurnRows *rows)
{
    copy_layout(&rows->layout, &game->turn);
    rows->specials = game->special.turn;
}

static void keep_rows(Episode *game, const TurnRows *rows)
{
    copy_layout(&game->turn, &rows->layout);
    game->special.turn = rows->specials;
}

void begin_specials(Player *p, const GameRules *rules, Episode *game)
{
    game->special.turns_count = game->special.found_is_known = game->special.alone_is_known = 0;
    game->turn.is_known = 0;
    if (is_apart(rules, game))
        return;
    if (!game->lying.is_known) {
        Bag classic = rest_of(&game->state.table, &game->special.lying.held);
        Rows rows;
        if (solve_pieces(p, FOR_NOTHING, &classic, &classic, NO_POINTS, -1, &rows))
            set_layout(&game->lying, &rows);
    }
    copy_layout(&game->turn, &game->lying);
    game->special.turn = game->special.lying;
}

/* Lay one more piece of the rack beside the rows of the turn; returns 0 if no small change does it. */
static int join_turn(const Asking *a, TurnRows *turn, int code)
{
    Bag held = held_in(turn), spare = rest_of(&a->bounds.most, &held);
    Offers offers;
    if (code > JOKER)
        return park_special(&turn->layout, &turn->specials, &a->bounds.rules->sets, code);
    take(&spare, code);
    find_offers(&turn->layout, &spare, &offers);
    return extend_specials(&turn->specials, code) || join(&turn->layout, &offers, &spare, code);
}

/* Take the rows of the turn that was found last, if it contains the pieces committed now. */
static int take_found(const Asking *a)
{
    SpecialParts *parts = &a->game->special;
    Bag held = sum_of(&parts->found.held, &parts->found_specials.held);
    parts->found_is_known &= holds(&held, &a->bounds.least);
    if (!parts->found_is_known)
        return 0;
    copy_layout(&a->game->turn, &parts->found);
    parts->turn = parts->found_specials;
    return 1;
}

void carry_on_specials(Player *p, const GameRules *rules, Episode *game, int face)
{
    static const int64_t nothing[FACES];
    const Asking asking = asking_of(p, rules, game), *a = &asking;
    SpecialParts *parts = &game->special;
    int kept = 0;
    parts->alone_is_known = 0;
    for (int i = 0; i < parts->turns_count; i++)
        if (holds(&parts->turns[i], &a->bounds.least))
            parts->turns[kept++] = parts->turns[i];
    parts->turns_count = kept;
    if (!game->turn.is_known)
        return;
    TurnRows turn, changed;
    rows_of_turn(game, &turn);
    Bag held = held_in(&turn);
    if (count_in(&held, face) >= count_in(&a->bounds.least, face))
        return;
    changed = turn;
    if (join_turn(a, &changed, face) || lay_again(&a->bounds, &turn.layout, nothing, -1, &changed)) {
        keep_rows(game, &changed);
        return;
    }
    if (take_found(a))
        return;
    game->turn.is_known = fits_anyhow(p, rules, game, &a->bounds.least, NO_POINTS);
    if (game->turn.is_known) {
        copy_layout(&game->turn, &parts->alone.layout);
        parts->turn = parts->alone.specials;
    }
}

/* Find more pieces that join the rows of the turn. */
static void find_joining_turn(Asking *a, uint64_t asked)
{
    TurnRows turn;
    rows_of_turn(a->game, &turn);
    Bag held = held_in(&turn), spare = rest_of(&a->bounds.most, &held), most = sum_of(&turn.layout.held, &spare);
    most = classic_of(&most);
    for (int code = 0; code < FACES; code++)
        if (asked >> code & 1) {
            TurnRows with = turn;
            if (code <= JOKER ? extend_specials(&with.specials, code)
                              : park_special(&with.layout, &with.specials, &a->bounds.rules->sets, code))
                a->fitting |= bit_of_code(code);
        }
    asked &= ~a->fitting & CLASSIC_CODES;
    if (asked)
        a->fitting |= find_joining(&turn.layout, &turn.layout.held, &most, asked, NO_POINTS);
}

/* Find what fits while the special rows of the table stay as they are. */
static void find_fitting_beside(Asking *a, uint64_t asked)
{
    const Bag *rows = &a->game->special.lying.held;
    Bag least = beyond(&a->bounds.least, rows), most = rest_of(&a->bounds.most, rows);
    asked &= CLASSIC_CODES;
    if (has_specials(&least) || !asked)
        return;
    most = classic_of(&most);
    find_fitting(a->bounds.p, NULL, &least, &most, asked, &a->fitting);
}

static void weigh(uint64_t asked, int64_t weights[FACES])
{
    for (int code = 0; code < FACES; code++)
        weights[code] = asked >> code & 1;
}

/* Find turns in which the special rows lie in other ways. */
static void find_by_laying_again(Asking *a, uint64_t asked)
{
    TurnRows changed;
    while ((asked &= ~a->fitting) != 0) {
        int64_t weights[FACES];
        weigh(asked, weights);
        if (!lay_again(&a->bounds, &a->game->turn, weights, 0, &changed))
            return;
        Bag held = held_in(&changed);
        uint64_t before = a->fitting;
        remember_turn(a, &held);
        if (a->fitting == before)
            return;
    }
}

/* Ask the special kernel for turns with the faces asked for until it finds no more. */
static void find_by_specials(Asking *a, uint64_t asked)
{
    Episode *game = a->game;
    Rows rows;
    while ((asked &= ~a->fitting) != 0) {
        int64_t weights[FACES];
        uint64_t before = a->fitting;
        weigh(asked, weights);
        if (!solve_specials(&a->bounds, weights, 0, &rows))
            return;
        TurnRows turn;
        split_rows(&rows, &turn.layout, &turn.specials);
        Bag held = held_in(&turn);
        remember_turn(a, &held);
        copy_layout(&game->special.found, &turn.layout);
        game->special.found_specials = turn.specials;
        game->special.found_is_known = 1;
        if (!game->turn.is_known && a->bounds.points == NO_POINTS)
            keep_rows(game, &turn);
        if (a->fitting == before)
            return;
    }
}

/* Whether some turn that is known has exactly the committed pieces. */
static int is_known_turn(const Asking *a)
{
    const SpecialParts *parts = &a->game->special;
    for (int i = 0; i < parts->turns_count; i++)
        if (same_bags(&parts->turns[i], &a->bounds.least))
            return 1;
    Bag held = sum_of(&a->game->turn.held, &parts->turn.held);
    return a->game->turn.is_known && same_bags(&held, &a->bounds.least);
}

int specials_end(Player *p, const GameRules *rules, Episode *game)
{
    static const int64_t nothing[FACES];
    const Asking a = asking_of(p, rules, game);
    if (is_known_turn(&a))
        return 1;
    if (a.bounds.points == NO_POINTS) {
        Bounds alone = a.bounds;
        TurnRows changed;
        if (fits_beside(p, game, &alone.least) || fits_with_specials(p, rules, game))
            return 1;
        alone.most = alone.least;
        if (game->lying.is_known && lay_again(&alone, &game->lying, nothing, -1, &changed))
            return 1;
    }
    return fits_anyhow(p, rules, game, &a.bounds.least, a.bounds.points);
}

uint64_t special_fits(Player *p, const GameRules *rules, Episode *game, uint64_t asked)
{
    Asking a = asking_of(p, rules, game);
    for (int i = 0; i < game->special.turns_count; i++)
        learn_turn(&a, &game->special.turns[i]);
    if (game->turn.is_known) {
        Bag held = sum_of(&game->turn.held, &game->special.turn.held);
        learn_turn(&a, &held);
        if (asked & ~a.fitting)
            find_joining_turn(&a, asked & ~a.fitting);
    }
    if (a.bounds.points == NO_POINTS && asked & ~a.fitting)
        find_fitting_beside(&a, asked & ~a.fitting);
    if (game->turn.is_known)
        find_by_laying_again(&a, asked);
    find_by_specials(&a, asked);
    return a.fitting;
}
