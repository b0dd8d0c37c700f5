/* The best turn of a position: one question to the solver settles most turns, and branch and bound the others. */
#include "solve/branching/branching.h"

/* What is asked about openings: the same workspace with weights of nothing. */
typedef struct {
    Workspace *w;
    int points, min_natural;
} Opening;

/* Whether rack pieces contain an opening. */
static int contains_opening(void *context, const Bag *pieces)
{
    const Opening *opening = context;
    Solver *s = &opening->w->solver;
    BagQuestion asked = {&EMPTY_BAG, pieces, opening->points, opening->min_natural};
    Rows rows;
    int64_t worth, joker_weight = s->joker_weight, weights[NUMBERS][COLORS];
    memcpy(weights, s->pieces.weights, sizeof weights);
    memset(s->pieces.weights, 0, sizeof weights);
    s->joker_weight = 0;
    int found = solve_bags(opening->w, &asked, -1, &rows, &worth);
    memcpy(s->pieces.weights, weights, sizeof weights);
    s->joker_weight = joker_weight;
    return found > 0;
}

/* Solve one question; without its points a turn is about the table too. */
static int ask_once(Workspace *w, const TurnQuestion *asked, int points, TurnAnswer *answer)
{
    const TurnCase *turn = &asked->turn;
    const Bag *lying = points == NO_POINTS ? &turn->lying : &EMPTY_BAG;
    Bag required = sum_of(lying, &turn->required), available = sum_of(lying, &turn->available);
    BagQuestion question = {&required, &available, points, asked->min_natural};
    Rows rows;
    int found = solve_bags(w, &question, asked->floor, &rows, &answer->worth);
    answer->rows.count = 0;
    answer->is_exact = 1;
    if (found > 0)
        add_rows(&answer->rows, &rows);
    return found < 0 ? NO_MEMORY : found;
}

/* A turn that leaves the table and all jokers alone, after a search gave up without any; or no turn. */
static int leave_table(Workspace *w, const TurnQuestion *asked, TurnAnswer *answer)
{
    const TurnCase *turn = &asked->turn;
    Bag rack = turn->available;
    Rows rows;
    rack.of[BAG_JOKERS] = 0;
    BagQuestion question = {&EMPTY_BAG, &rack, asked->points, asked->min_natural};
    answer->rows = *turn->table;
    answer->is_exact = 0;
    int found = is_empty(&turn->required) ? solve_bags(w, &question, asked->floor, &rows, &answer->worth) : 0;
    if (found > 0)
        add_rows(&answer->rows, &rows);
    else
        answer->worth = -1;
    return found < 0 ? NO_MEMORY : 1;
}

int answer_turn(Workspace *w, const TurnQuestion *asked, TurnAnswer *answer)
{
    const TurnCase *turn = &asked->turn;
    int opens = asked->points != NO_POINTS, is_bound = (turn->jokers.are_replaced || turn->jokers.to_new_set)
        && turn->lying.of[BAG_JOKERS];
    Opening opening = {w, asked->points, asked->min_natural};
    Search search = {.solver = w, .min_natural = asked->min_natural, .budget = asked->budget, .floor = asked->floor};
    Role roles[MOST_ROLES] = {{0}};
    BestTurn best;
    if ((opens && !asked->extras) || (!opens && !is_bound))
        return ask_once(w, asked, asked->points, answer);
    /* Most racks have no opening, and this is quick. */
    if (opens && !contains_opening(&opening, &turn->available))
        return 0;
    if (is_bound && turn->lying.of[BAG_JOKERS] + turn->available.of[BAG_JOKERS] > MOST_BOUND)
        return BEYOND;
    if (opens) {
        search.opens = contains_opening;
        search.context = &opening;
    }
    int proven = branch_and_bound(turn, &search, roles, is_bound ? find_roles(turn->table, turn->jokers, roles) : 1, &best);
    if (proven == NO_MEMORY)
        return BEYOND;
    if (!best.found)
        return proven == GAVE_UP ? leave_table(w, asked, answer) : 0;
    answer->rows = best.rows;
    answer->worth = best.worth;
    answer->is_exact = proven != GAVE_UP;
    return 1;
}
