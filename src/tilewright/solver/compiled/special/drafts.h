/* What lies at one number while the special choices there are made: see special_drafts.py. */
#ifndef TILEWRIGHT_SPECIAL_DRAFTS_H
#define TILEWRIGHT_SPECIAL_DRAFTS_H

#include "../runs.h"
#include "solver.h"

enum { MOST_PICKS = 12 };

/* A number half laid: the pieces still for runs, the jokers left, the runs that wait for a piece here, and those that
 * have theirs. */
typedef struct {
    Lanes runs, left, twos, threes;
    Runs open;
    uint32_t flying, mirrors;
    int picks, points, ran;
} Draft;

/* An action on its way from a node, with the picks of the draft in hand. */
typedef struct Move {
    Solver *s;
    Node from;
    int32_t index;
    int number, action_index;
    const Action *action;
    const Draft *draft;
    Lanes owed;
    Sides under_way[2];
    int under_way_count, turned[COLORS], turned_count;
    Fills fills[2], begin;
    Pick picks[MOST_PICKS];
} Move;

/* The draft that all actions of the move's node begin with. */
Draft first_draft(Move *m);

/* Serve every draft that the special choices of the action lead to; 0 without memory. */
int lay_drafts(Move *m, const Draft *d);

/* Share the numbers left out to the counted runs, those that need one first, classic jokers where they lack. */
int serve(Move *m, const Draft *d);

#endif
