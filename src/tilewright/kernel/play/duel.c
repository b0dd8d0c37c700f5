/* UCT on the states of a duel: every end is known, so that a state is settled once a reply wins or all replies are settled; states
 * that are not are played on by the careful policy. */
#include "play/duel.h"

#include <math.h>
#include <stdlib.h>

enum {
    MOST_TURNS = 12,    /* the turns that are tried in a state, unless the rack is small */
    SMALL_RACK = 6,     /* every part of a rack of this size is tried */
    LONGEST_LINE = 2 * MOST_PIECES + 2, /* every other turn lays a piece, and then both pass */
    ROOT = 0,
    NONE = 0, /* the root is nobody's child */
};

/* The square of the exploration constant of UCT. */
static const double CURIOSITY = 0.25;
static const double UNSETTLED = -1;

/* The turns of a state, in the order in which they are tried. */
enum Stage { USUAL, WAIT, VALUE, SMALL, DONE };

/* A state of the duel; `won` is counted for `mover`, who moved here. `settled` is the proven share of the mover. */
typedef struct {
    Game game;
    Bag laid;
    double won, settled;
    int visits, children, parent, first_child, last_child, next;
    uint8_t mover, stage;
    int place; /* among the small turns, or the parts of a small rack */
} TreeNode;

/* The winners of a state when both play the careful policy. */
typedef struct {
    uint64_t key;
    int winners;
} Outcome;

/* `steps` are the visits and the states that were played on; each of these has an outcome. */
struct Duel {
    Player *p;
    int count, room, steps;
    uint32_t mask; /* of the places for outcomes, twice as many as there can be outcomes */
    Outcome *outcomes;
    TreeNode nodes[];
};

static double share_of(int winners, int seat)
{
    int both = winners == 3;
    return (winners >> seat & 1) * (both ? 0.5 : 1);
}

static int add_node(Duel *d, const Game *game, int parent, const Bag *laid)
{
    int index = d->count++;
    TreeNode *node = &d->nodes[index], *above = &d->nodes[parent];
    *node = (TreeNode){.game = *game, .laid = *laid, .settled = UNSETTLED, .parent = parent};
    node->mover = (uint8_t)(index == ROOT ? 1 - game->seat : above->game.seat);
    if (game->reason != NOT_OVER)
        node->settled = share_of(winners_of(&d->p->rules, game), node->mover);
    if (index == ROOT)
        return index;
    if (above->children++)
        d->nodes[above->last_child].next = index;
    else
        above->first_child = index;
    above->last_child = index;
    return index;
}

Duel *start_duel(Player *p, const Game *game, int steps)
{
    size_t places = 1;
    while (places < 2 * ((size_t)steps + LONGEST_LINE))
        places *= 2;
    Duel *d = calloc(1, sizeof *d + ((size_t)steps + 1) * sizeof(TreeNode));
    Outcome *outcomes = calloc(places, sizeof *outcomes);
    if (!d || !outcomes) {
        free(d);
        free(outcomes);
        return NULL;
    }
    d->p = p;
    d->room = steps + 1;
    d->outcomes = outcomes;
    d->mask = (uint32_t)(places - 1);
    add_node(d, game, NONE, &EMPTY_BAG);
    return d;
}

void end_duel(Duel *d)
{
    if (d)
        free(d->outcomes);
    free(d);
}

static uint64_t key_of_state(const Game *game)
{
    uint64_t key = (uint64_t)(game->seat | game->passes << 1 | game->lap << 4 | game->opened[0] << 12 | game->opened[1] << 13);
    const Bag *bags[] = {&game->table, &game->racks[0], &game->racks[1]};
    for (int bag = 0; bag < 3; bag++)
        for (int i = 0; i < BAG_WORDS; i++)
            key = (key ^ bags[bag]->word[i]) * 0x9E3779B97F4A7C15u, key ^= key >> 29;
    return key;
}

/* The place of a state's outcome, or an empty one. */
static Outcome *outcome_at(const Duel *d, uint64_t key)
{
    uint32_t place = (uint32_t)(key >> 32) & d->mask;
    while (d->outcomes[place].winners && d->outcomes[place].key != key)
        place = (place + 1) & d->mask;
    return &d->outcomes[place];
}

/* Play the careful policy to the end. It is deterministic, so that every state on the way has the same winners. */
static int careful_winners(Duel *d, const TreeNode *node)
{
    Game game = node->game;
    uint64_t line[LONGEST_LINE];
    int length = 0, winners = 0;
    while (game.reason == NOT_OVER) {
        uint64_t key = key_of_state(&game);
        winners = outcome_at(d, key)->winners;
        if (winners)
            break;
        line[length++] = key;
        Turn turn = turn_by(d->p, &game, CAREFUL);
        play_turn(d->p, &game, &turn);
    }
    if (!winners)
        winners = winners_of(&d->p->rules, &game);
    for (int i = 0; i < length; i++)
        *outcome_at(d, line[i]) = (Outcome){line[i], winners};
    d->steps += length;
    return winners;
}

/* Find the next part of a small rack that may be laid. */
static int next_part(Player *p, const Game *game, int *place, Turn *turn)
{
    const Bag *rack = &game->racks[game->seat];
    int opened = game->opened[game->seat];
    while (opened || p->rules.extras) {
        int left = ++*place;
        Bag part = EMPTY_BAG;
        for (int code = 0; code < FACES; code++) {
            int held = count_in(rack, code);
            put(&part, code, left % (held + 1));
            left /= held + 1;
        }
        if (left)
            return 0;
        if (!opened && !opens(p, &part, game->least_points[game->seat]))
            continue;
        *turn = whole_rack(p, &game->table, &part);
        if (!is_empty(&turn->laid))
            return 1;
    }
    return 0;
}

static int is_tried(const Duel *d, const TreeNode *node, const Bag *laid)
{
    for (int i = 0, child = node->first_child; i < node->children; i++, child = d->nodes[child].next)
        if (same_bags(&d->nodes[child].laid, laid))
            return 1;
    return 0;
}

/* Find the next turn worth trying; turns that let the other player go out at once are not, except the careful one. */
static int next_turn(Duel *d, TreeNode *node, Turn *turn)
{
    const Game *game = &node->game;
    int is_small = game->sizes[game->seat] <= SMALL_RACK;
    if (node->stage == USUAL) {
        *turn = turn_by(d->p, game, CAREFUL);
        node->stage = same_bags(&turn->laid, &game->racks[game->seat]) ? DONE : WAIT;
        return 1;
    }
    while (node->stage != DONE) {
        int found = 1;
        if (node->stage == WAIT)
            *turn = NOTHING;
        else if (node->stage == VALUE)
            *turn = play_most(d->p, game, FOR_VALUE);
        else if (is_small)
            found = next_part(d->p, game, &node->place, turn);
        else
            found = next_small_turn(d->p, game, &node->place, turn);
        if (node->stage != SMALL)
            node->stage++;
        if (!found || (!is_small && node->children >= MOST_TURNS))
            node->stage = DONE;
        else if (!is_tried(d, node, &turn->laid) && !lets_out(d->p, game, turn))
            return 1;
    }
    return 0;
}

static int tried_anew(Duel *d, int index)
{
    TreeNode *node = &d->nodes[index];
    Turn turn;
    if (d->count == d->room || !next_turn(d, node, &turn))
        return NONE;
    Game game = node->game;
    play_turn(d->p, &game, &turn);
    return add_node(d, &game, index, &turn.laid);
}

/* The open child with the largest upper confidence bound. The sum has no product, so that it is rounded alike everywhere. */
static int most_tempting(const Duel *d, const TreeNode *node)
{
    int best = NONE;
    double most = 0, tries = CURIOSITY * log(node->visits);
    for (int i = 0, child = node->first_child; i < node->children; i++, child = d->nodes[child].next) {
        const TreeNode *here = &d->nodes[child];
        double tempting = here->won / here->visits + sqrt(tries / here->visits);
        if (here->settled < 0 && (best == NONE || tempting > most)) {
            best = child;
            most = tempting;
        }
    }
    return best;
}

/* Settle a state once a reply is proven to win, or all replies are settled. */
static void settle(const Duel *d, TreeNode *node)
{
    double most = 0;
    int is_open = node->stage != DONE;
    if (node->settled >= 0 || !node->children)
        return;
    for (int i = 0, child = node->first_child; i < node->children; i++, child = d->nodes[child].next) {
        double share = d->nodes[child].settled;
        is_open |= share < 0;
        most = share > most ? share : most;
    }
    if (most == 1 || !is_open)
        node->settled = 1 - most;
}

static void visit(Duel *d)
{
    int at = ROOT;
    while (d->nodes[at].settled < 0) {
        int child = tried_anew(d, at), is_new = child != NONE;
        if (!is_new)
            child = most_tempting(d, &d->nodes[at]);
        if (child != NONE)
            at = child;
        if (is_new || child == NONE)
            break;
    }
    TreeNode *last = &d->nodes[at];
    int mover = last->mover;
    double won = last->settled < 0 ? share_of(careful_winners(d, last), mover) : last->settled;
    for (int up = at, is_root = 0; !is_root; up = d->nodes[up].parent) {
        TreeNode *node = &d->nodes[up];
        settle(d, node);
        if (node->settled >= 0)
            won = node->mover == mover ? node->settled : 1 - node->settled;
        node->visits++;
        node->won += node->mover == mover ? won : 1 - won;
        is_root = up == ROOT;
    }
}

int search_duel(Duel *d, int steps)
{
    int most = d->room - 1, end = d->steps + steps < most ? d->steps + steps : most;
    while (d->steps < end && d->nodes[ROOT].settled < 0 && !d->p->out_of_memory) {
        d->steps++;
        visit(d);
    }
    return d->steps < most && d->nodes[ROOT].settled < 0 && !d->p->out_of_memory;
}

static double worth_of(const TreeNode *node) { return node->settled < 0 ? node->won / node->visits : node->settled; }

/* Of two that are worth the same, one that is proven comes before one that is estimated, then the one with more visits. */
static int is_better(const TreeNode *one, const TreeNode *other)
{
    double more = worth_of(one) - worth_of(other);
    int surer = (one->settled >= 0) - (other->settled >= 0);
    return more > 0 || (more == 0 && (surer > 0 || (surer == 0 && one->visits > other->visits)));
}

BestTurn best_of_duel(const Duel *d)
{
    const TreeNode *root = &d->nodes[ROOT], *best = NULL;
    for (int i = 0, child = root->first_child; i < root->children; i++, child = d->nodes[child].next) {
        const TreeNode *here = &d->nodes[child];
        if (!best || is_better(here, best))
            best = here;
    }
    return best ? (BestTurn){best->laid, worth_of(best), root->settled >= 0} : (BestTurn){EMPTY_BAG, 0, 0};
}
