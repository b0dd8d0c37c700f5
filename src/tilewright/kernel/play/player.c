/* How a player asks its solvers, one for each goal, and remembers which pieces make sets. */
#include "play/player.h"

#include <stdlib.h>

#include "solve/special/asking.h"

enum { MOST_CHANGES = 2 /* color changes of a run */ };

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
    p->out_of_memory = p->gave_up = 0;
    if (!memcmp(&p->rules, rules, sizeof *rules))
        return;
    p->rules = *rules;
    memset(p->known, 0, sizeof p->known);
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

void trim_player(Player *p)
{
    for (int goal = 0; goal < GOALS; goal++)
        trim(&p->solvers[goal]);
    if (p->special)
        trim_special(p->special);
}

int solve_pieces(Player *p, int goal, const Bag *required, const Bag *available, int points, int64_t floor, Rows *rows)
{
    Workspace *w = &p->solvers[goal];
    const BagQuestion asked = {required, available, points, p->rules.min_natural};
    int64_t worth = 0;
    int found = solve_bags(w, &asked, floor, rows, &worth);
    p->out_of_memory |= found < 0;
    return found > 0;
}

int solve_with_specials(Player *p, const SpecialQuestion *asked, Rows *rows)
{
    const SetRules *sets = asked->sets;
    const BagQuestion *bags = &asked->bags;
    uint8_t question[SPECIAL_QUESTION];
    const uint8_t demands[] = {(uint8_t)bags->min_natural,
                               (uint8_t)(bags->points == NO_POINTS ? NO_OPENING : bags->points),
                               sets->at_start,
                               asked->strict ? sets->max_per_run : MOST_CHANGES,
                               (uint8_t)asked->strict,
                               sets->min_side,
                               sets->group_side};
    for (int code = 0; code < FACES; code++) {
        question[code] = (uint8_t)count_in(bags->required, code);
        question[FACES + code] = (uint8_t)count_in(bags->available, code);
    }
    memcpy(question + 2 * FACES, demands, sizeof demands);
    if (!p->special)
        p->special = new_special();
    int found = p->special ? ask_special(p->special, question, asked->weights, asked->floor, rows) : NO_MEMORY;
    p->out_of_memory |= found == NO_MEMORY;
    return found == NO_BUDGET ? UNKNOWN : found > 0;
}

Bag pieces_of(const Rows *rows)
{
    Bag pieces = EMPTY_BAG;
    for (int i = 0; i < rows->count; i++)
        for (int at = 0; at < rows->row[i].size; at++)
            put(&pieces, rows->row[i].cells[at], 1);
    return pieces;
}

/* Duels ask about the same pieces again and again, and so does branching about openings: without this memory a duel takes 1.6 times
 * as long, games of the timing bot a tenth longer. */
static Remembrance *remembered(Player *p, const Bag *pieces, int points)
{
    uint64_t mixed = (uint64_t)(points + 1);
    for (int i = 0; i < BAG_WORDS; i++)
        mixed = (mixed ^ pieces->word[i]) * 0x9E3779B97F4A7C15u, mixed ^= mixed >> 29;
    Remembrance *found = &p->known[mixed >> (64 - KNOWN_BITS)];
    if (found->points != points || !same_bags(&found->pieces, pieces))
        *found = (Remembrance){.pieces = *pieces, .points = (int16_t)points};
    return found;
}

int fits(Player *p, const Bag *pieces)
{
    uint64_t lacking = lacking_partners(pieces, pieces);
    if (!helped_by(lacking, pieces->of[BAG_JOKERS]))
        return 0;
    Remembrance *known = remembered(p, pieces, NO_POINTS);
    if (!known->is_known) {
        Rows rows;
        int made = make_sets(&p->groups, pieces, lacking);
        known->answer = (uint8_t)(made == UNKNOWN ? solve_pieces(p, FOR_NOTHING, pieces, pieces, NO_POINTS, -1, &rows) : made);
        known->is_known = 1;
    }
    return known->answer;
}

/* Whether the pieces of a rack that are in some set cannot have the points of an opening. */
static int is_worth_less(const Bag *rack, int least_points)
{
    int jokers = rack->of[BAG_JOKERS];
    uint64_t present = present_in(rack);
    Bag useful = of_faces(rack, jokers ? present : in_plain_sets(present));
    return value_of(&useful, 0) + NUMBERS * jokers < least_points;
}

int opens(Player *p, const Bag *rack, int least_points)
{
    Bag classic = without_specials(rack), single;
    /* Most racks that open have one set that does: looking for it first, a playout takes two thirds of the time. Games of the
     * greedy bot take a tenth longer without the bound. */
    if (single_opening(&classic, least_points, &single))
        return 1;
    if (is_worth_less(&classic, least_points))
        return 0;
    Remembrance *known = remembered(p, &classic, least_points);
    if (!known->is_known) {
        Rows rows;
        known->answer = (uint8_t)solve_pieces(p, FOR_TILES, &EMPTY_BAG, &classic, least_points, 0, &rows);
        known->is_known = 1;
    }
    return known->answer;
}
