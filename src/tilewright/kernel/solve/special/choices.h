/* The special choices at one number: sets in progress continue, new ones start. */
#pragma once

#include "solve/special/solver.h"

enum { MOST_STEP_CHOICES = 12 };

/* A number partly laid: pieces for runs not yet placed, jokers left, runs not yet extended, and the results so far. */
typedef struct {
    Lanes runs, left, twos, threes;
    Runs open;
    uint32_t pending, mirrored;
    int choices, points;
} Partial;

/* An action applied to a node, with the special choices so far. `extend_counted` adds the successors in which the counted runs
 * are extended, short ones first, by the remaining numbers and by classic jokers where needed; it returns 0 without memory. */
typedef struct Move {
    Solver *s;
    int (*extend_counted)(struct Move *m, const Partial *p);
    Node from;
    int32_t index;
    int number, action_index;
    const Action *action;
    const Partial *partial;
    Lanes fillers;
    MirroredRun in_progress[2];
    int in_progress_count, changed[COLORS], changed_count;
    Fills fills[2], begin;
    Choice choices[MOST_STEP_CHOICES];
} Move;

/* The part that all actions of the move's node share. */
Partial first_partial(Move *m);

/* Add the successors for all special choices of the action; returns 0 without memory. */
int try_choices(Move *m, const Partial *p);
