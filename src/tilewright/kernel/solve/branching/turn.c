/* The best turn of a position: one question to the solver settles most turns, and branch and bound the others. */
#include "sets/packing.h"
#include "solve/branching/branching.h"

/* What is asked about openings: the same workspace with weights of nothing, or what sets the pieces make. */
typedef struct {
    Workspace *w;
    const TurnQuestion *asked;
    int has_memory;
} Opening;

/* Whether rack pieces contain an opening. */
static int contains_opening(void *context, const Bag *pieces)
{
    Opening *opening = context;
    const TurnQuestion *asked = opening->asked;
    Solver *s = &opening->w->solver;
    if (!rows_decide(&asked->sets)) {
        int points = 0;
        opening->has_memory &= pack(pieces, &asked->sets, asked->points, &points);
        return points >= asked->points;
    }
    BagQuestion question = {&EMPTY_BAG, pieces, asked->points, asked->min_natural};
    Rows rows;
    int64_t worth, joker_weight = s->joker_weight, weights[NUMBERS][COLORS];
    memcpy(weights, s->pieces.weights, sizeof weights);
    memset(s->pieces.weights, 0, sizeof weights);
    s->joker_weight = 0;
    int found = solve_bags(opening->w, &question, -1, &rows, &worth);
    memcpy(s->pieces.weights, weights, sizeof weights);
    s->joker_weight = joker_weight;
    opening->has_memory &= found >= 0;
    return found > 0;
}

/* The best rows of all pieces of a turn by counts alone; as solve_bags. */
static int solve_counts(Workspace *w, const TurnQuestion *asked, int points, Rows *rows, int64_t *worth)
{
    const TurnCase *turn = &asked->turn;
    Bag required = sum_of(&turn->lying, &turn->required), available = sum_of(&turn->lying, &turn->available);
    BagQuestion question = {&required, &available, points, asked->min_natural};
    return solve_bags(w, &question, asked->floor, rows, worth);
}

/* Solve one question. */
static int ask_once(Workspace *w, const TurnQuestion *asked, TurnAnswer *answer)
{
    Rows rows;
    int found = solve_counts(w, asked, asked->points, &rows, &answer->worth);
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

/* Whether the best turn found is proven. Part of a long run may lack the tiles of the rack that the whole has, so where a freed
 * joker needs some, not every set was tried. */
static int is_proven(Workspace *w, const TurnQuestion *asked, const Search *search, const BestTurn *best)
{
    Rows rows;
    int64_t worth = asked->floor;
    if (!asked->turn.jokers.rack_tiles)
        return 1;
    return solve_counts(w, asked, search->least_points, &rows, &worth) >= 0 && best->worth == worth;
}

static int branch(Workspace *w, const TurnQuestion *asked, int is_bound, TurnAnswer *answer)
{
    const TurnCase *turn = &asked->turn;
    int apart = asked->points != NO_POINTS && !asked->extras, jokers = turn->lying.of[BAG_JOKERS] + turn->available.of[BAG_JOKERS];
    Opening opening = {w, asked, 1};
    Search search = {.solver = w,
                     .min_natural = asked->min_natural,
                     .budget = asked->budget,
                     .least_points = apart ? asked->points : NO_POINTS,
                     .sets = rows_decide(&asked->sets) && jokers < SHORTEST ? NULL : &asked->sets,
                     .floor = asked->floor,
                     .opens = asked->points == NO_POINTS || apart ? NULL : contains_opening,
                     .context = &opening};
    BestTurn best;
    Roles roles;
    /* Most racks have no opening, and this is quick. */
    if (search.opens && !contains_opening(&opening, &turn->available))
        return opening.has_memory ? 0 : NO_MEMORY;
    roles.count = 1;
    roles.of[0] = (Role){0};
    if (is_bound)
        find_roles(turn->table, turn->jokers, &roles);
    int proven = branch_and_bound(turn, &search, roles.of, roles.count, &best);
    if (proven == NO_MEMORY || !opening.has_memory)
        return NO_MEMORY;
    if (!best.found)
        return proven == GAVE_UP ? leave_table(w, asked, answer) : 0;
    answer->rows = best.rows;
    answer->worth = best.worth;
    answer->is_exact = proven != GAVE_UP && is_proven(w, asked, &search, &best);
    return 1;
}

int answer_turn(Workspace *w, const TurnQuestion *asked, TurnAnswer *answer)
{
    static const LaidRows no_rows;
    TurnQuestion question = *asked;
    TurnCase *turn = &question.turn;
    int opens = asked->points != NO_POINTS;
    if (opens && !asked->extras) {
        /* An opening without extras is of rack pieces alone. */
        turn->table = &no_rows;
        turn->lying = EMPTY_BAG;
    }
    int is_bound = (turn->jokers.are_replaced || turn->jokers.to_new_set) && turn->lying.of[BAG_JOKERS];
    if (rows_decide(&asked->sets) && (opens ? !asked->extras : !is_bound))
        return ask_once(w, &question, answer);
    return branch(w, &question, is_bound, answer);
}
