/* How a player asks its solvers, one for each goal, and remembers which pieces make sets. */
#include "play/player.h"

#include <stdlib.h>

#include "solve/special/asking.h"

enum { LEAST_ROOM = 1 << 12, REMEMBERED_ROOM = 1 << 16 };

static const int64_t NO_CAP = (int64_t)1 << 48;
/* As in solver/weights.py: most tiles then most value, and most value then most tiles. */
enum { BY_TILE = 1 << 11, BY_VALUE = 1 << 8 };

static void set_weights(Solver *s, int64_t each, int64_t scale, int penalty)
{
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            s->pieces.weights[number][color] = scale ? each + scale * (number + 1) : 0;
    s->joker_weight = scale ? each + scale * penalty : 0;
}

void take_rules(Player *p, const Rules *rules)
{
    p->out_of_memory = 0;
    if (!memcmp(&p->rules, rules, sizeof *rules))
        return;
    p->rules = *rules;
    memset(p->fitting, 0, sizeof p->fitting);
    set_weights(&p->solvers[FOR_TILES].solver, BY_TILE, 1, rules->penalty);
    set_weights(&p->solvers[FOR_VALUE].solver, 1, BY_VALUE, rules->penalty);
    set_weights(&p->solvers[FOR_NOTHING].solver, 0, 0, 0);
    for (int goal = 0; goal < FOR_FACES; goal++)
        forget_actions(&p->solvers[goal].solver);
}

Player *new_player(void)
{
    Player *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    for (int goal = 0; goal < GOALS; goal++) {
        prepare(&p->solvers[goal]);
        p->solvers[goal].solver.cap = NO_CAP;
    }
    find_group_choices(&p->groups);
    return p;
}

void end_player(Player *p)
{
    for (int goal = 0; goal < GOALS; goal++)
        release(&p->solvers[goal]);
    free_special(p->special);
    free(p);
}

int solve_for_worth(Player *p, int goal, const Bag *required, const Bag *available, int points, int64_t floor, Rows *rows,
                    int64_t *worth)
{
    Workspace *w = &p->solvers[goal];
    const BagQuestion asked = {required, available, points, p->rules.min_natural};
    if (w->solver.remembered_actions.count > REMEMBERED_ROOM - LEAST_ROOM)
        forget_actions(&w->solver);
    int found = solve_bags(w, &asked, floor, rows, worth);
    p->out_of_memory |= found < 0;
    return found > 0;
}

int solve_pieces(Player *p, int goal, const Bag *required, const Bag *available, int points, int64_t floor, Rows *rows)
{
    int64_t worth = 0;
    return solve_for_worth(p, goal, required, available, points, floor, rows, &worth);
}

Bag pieces_of(const Rows *rows)
{
    Bag pieces = EMPTY_BAG;
    for (int i = 0; i < rows->count; i++)
        for (int at = 0; at < rows->row[i].size; at++)
            put(&pieces, rows->row[i].cells[at], 1);
    return pieces;
}

/* A duel asks about the same pieces again and again: with this memory it takes 0.6 of the time. */
static Remembrance *remembered(Player *p, const Bag *pieces)
{
    uint64_t mixed = 0;
    for (int i = 0; i < BAG_WORDS; i++)
        mixed = (mixed ^ pieces->word[i]) * 0x9E3779B97F4A7C15u, mixed ^= mixed >> 29;
    Remembrance *found = &p->fitting[mixed >> (64 - KNOWN_BITS)];
    if (!same_bags(&found->pieces, pieces))
        *found = (Remembrance){.pieces = *pieces};
    return found;
}

int fits(Player *p, const Bag *pieces)
{
    uint64_t lacking = lacking_partners(pieces, pieces, 0);
    if (!helped_by(lacking, pieces->of[BAG_JOKERS]))
        return 0;
    Remembrance *known = remembered(p, pieces);
    if (!known->is_known) {
        Rows rows;
        int made = make_sets(&p->groups, pieces, lacking);
        known->answer = (uint8_t)(made == UNKNOWN ? solve_pieces(p, FOR_NOTHING, pieces, pieces, NO_POINTS, -1, &rows) : made);
        known->is_known = 1;
    }
    return known->answer;
}

int opens(Player *p, const Bag *rack, int least_points)
{
    Bag classic = without_specials(rack), single;
    Rows rows;
    /* Most racks that open have one set that does: looking for it first, a playout takes two thirds of the time. */
    return single_opening(&classic, least_points, &single)
        || solve_pieces(p, FOR_TILES, &EMPTY_BAG, &classic, least_points, 0, &rows);
}
