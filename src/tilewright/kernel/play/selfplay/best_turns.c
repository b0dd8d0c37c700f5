#include "play/selfplay/selfplay.h"

/* The best turn of a seat by a goal of the solver, as solver/solve.py finds it: one question, or branch and bound. */

typedef struct {
    Player *player;
    int points;
} Opening;

static int contains_opening(void *context, const Bag *played)
{
    const Opening *opening = context;
    return opens(opening->player, played, opening->points);
}

/* The best opening with extras; a search that gives up leaves the turn to the Python bot, which gives up as well. */
static int find_opening(SelfPlay *s, const Position *at, int goal, LaidRows *rows)
{
    Player *p = s->player;
    Opening opening = {p, at->least};
    TurnCase turn = {.lying = at->lying, .available = at->held};
    Search search = {.solver = &p->solvers[goal], .min_natural = p->rules.min_natural, .budget = BRANCH_BUDGET,
                     .opens = contains_opening, .context = &opening};
    Role role = {0};
    BestTurn best;
    s->gave_up |= branch_and_bound(&turn, &search, &role, 1, &best) != 1;
    *rows = best.rows;
    return best.found && !s->gave_up;
}

int best_turn(SelfPlay *s, const Position *at, int goal, Table *after)
{
    Player *p = s->player;
    int extras = p->rules.extras, opening = !at->opened && !(extras && !at->least), apart = opening && !extras;
    Rows rows;
    LaidRows laid = {.count = 0};
    if (is_empty(&at->held) || (opening && !opens(p, &at->held, at->least)))
        return 0;
    Bag lying = apart ? EMPTY_BAG : at->lying, most = sum_of(&lying, &at->held);
    Bag least = goal == FOR_NOTHING ? most : lying;
    if (goal == FOR_NOTHING && !fits(p, &most))
        return 0;
    if (opening && extras && goal != FOR_NOTHING) {
        if (!find_opening(s, at, goal, &laid))
            return 0;
    } else {
        if (!solve_pieces(p, goal, &least, &most, apart ? at->least : NO_POINTS, goal == FOR_NOTHING ? -1 : 0, &rows))
            return 0;
        add_rows(&laid, &rows);
    }
    lay_rows(at, &laid, apart, after);
    return 1;
}
