#include "envs/tiles/games.h"

/* What is known of a turn in progress: a layout of some turn that contains all committed pieces. It shows which pieces
 * fit without a search, and it is carried on to the next step of the turn and to the table after it. */

int is_opening(const GameRules *rules, const Episode *game) { return !game->state.opened[game->state.seat] && !rules->frees; }

int is_apart(const GameRules *rules, const Episode *game) { return is_opening(rules, game) && !rules->turns.extras; }

const Bag *table_of_turn(const GameRules *rules, const Episode *game)
{
    return is_apart(rules, game) ? &EMPTY_BAG : rules->is_bound ? &game->stood : &game->state.table;
}

static void lay_solved(Player *p, Layout *layout, int goal, const Bag *least, const Bag *most, int points)
{
    Rows rows;
    layout->is_known = 0;
    if (solve_pieces(p, goal, least, most, points, -1, &rows))
        set_layout(layout, &rows);
}

/* Find a turn that contains the committed pieces, and an opening where one is needed. */
static void find_turn(Player *p, const GameRules *rules, Episode *game)
{
    const Bag *rack = &game->state.racks[game->state.seat], *table = table_of_turn(rules, game);
    Bag least = sum_of(table, &game->committed), most = sum_of(table, rack);
    if (is_apart(rules, game))
        lay_solved(p, &game->turn, FOR_TILES, &least, &most, rules->least_points);
    else if (is_opening(rules, game) && !(!is_empty(&game->committed) && opens(p, &game->committed, rules->least_points)))
        find_opening_turn(p, &game->lying, rack, &game->committed, rules->least_points, &game->turn);
    else
        lay_solved(p, &game->turn, FOR_NOTHING, &least, &most, NO_POINTS);
}

void begin_layout(Player *p, const GameRules *rules, Episode *game)
{
    if (!game->lying.is_known && !is_apart(rules, game))
        lay_solved(p, &game->lying, FOR_NOTHING, &game->state.table, &game->state.table, NO_POINTS);
    if (is_opening(rules, game))
        find_turn(p, rules, game);
    else
        copy_layout(&game->turn, &game->lying);
}

/* The pieces of the rack that are not in the layout of the turn. */
static Bag spare_of(const GameRules *rules, const Episode *game)
{
    Bag most = sum_of(table_of_turn(rules, game), &game->state.racks[game->state.seat]);
    return rest_of(&most, &game->turn.held);
}

void carry_on_layout(Player *p, const GameRules *rules, Episode *game, int face)
{
    Bag least = sum_of(table_of_turn(rules, game), &game->committed);
    if (game->turn.is_known && count_in(&game->turn.held, face) < count_in(&least, face)) {
        Bag spare = spare_of(rules, game);
        Offers offers;
        take(&spare, face);
        find_offers(&game->turn, &spare, &offers);
        game->turn.is_known = join(&game->turn, &offers, &spare, face);
        if (is_apart(rules, game) && layout_points(&game->turn) < rules->least_points)
            game->turn.is_known = 0;
    }
    if (!game->turn.is_known)
        find_turn(p, rules, game);
}

void keep_layout(const GameRules *rules, Episode *game)
{
    Bag laid = sum_of(table_of_turn(rules, game), &game->committed);
    if (!game->turn.is_known || !same_bags(&game->turn.held, &laid))
        game->lying.is_known = 0;
    else if (is_apart(rules, game))
        add_layout(&game->lying, &game->turn);
    else
        copy_layout(&game->lying, &game->turn);
}
