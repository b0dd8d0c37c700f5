/* Runs that grow from their lowest place up, on one side or on both sides of a mirror: to list the runs of some pieces,
 * or to lay all pieces of a row. A place of a mirrored run is filled on both sides at once.
 */
#pragma once

#include "pieces/bags.h"
#include "sets/set_rules.h"

/* A side: which of its pieces are numbers, and after how many places a piece ends. `busy`: a double also fills the next
 * place. */
typedef struct {
    uint8_t length, busy;
    uint16_t numbered, ends;
} Side;

/* The next number, the colors of this part, of the one before it and of the first; a bit for each place that is a color
 * change. */
typedef struct {
    Side side[2];
    int8_t next, color, before, first_color, changes, jokers;
    uint8_t size;
    uint16_t changed;
    int points;
} Run;

/* What runs are made of: `lowest` is their lowest number, -1 for none at all. With `whole` all pieces left are laid, in
 * the order of `_next` of sets/run.py and sets/mirror.py; else the runs are visited that do not split. A visit returns
 * whether to stop. The right side of `cells` is stored from outside in. */
typedef struct Grower {
    const SetRules *rules;
    int sides, lowest, whole;
    Bag left;
    uint8_t cells[2][NUMBERS];
    int (*visit)(struct Grower *g, const Run *run);
    void *context;
} Grower;

/* Grow runs from a number on; returns whether a visit stopped it. */
int grow_run(Grower *g, int start);
