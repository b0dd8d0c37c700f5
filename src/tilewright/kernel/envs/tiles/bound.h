/* Games in which jokers of the table keep their meaning: what is remembered of a turn, so that few masks need a search.
 *
 * The table is its rows, with every piece in its place. With all jokers kept, each is a number like any other, so that counts
 * decide; with freed jokers the rows must be judged, and solve/branching searches. Turns that open leave the table alone, and a
 * table without jokers has no roles: there counts decide.
 */
#pragma once

#include "envs/tiles/layouts.h"
#include "solve/branching/branching.h"

enum { MOST_KNOWN = 16 };

/* As printed: a freed joker is replaced and goes to a new set (FR-21, FR-24). */
static const JokerRules BOUND_RULES = {.are_replaced = 1, .to_new_set = 1};

/* A layout of a turn in which one joker is freed: the new set that it is in lies aside, and is new whatever the other rows are.
 * `numbered` is the table with numbers for the other jokers. */
typedef struct {
    Layout rest;
    Bag aside, numbered;
    int32_t is_known;
} FreedTurn;

/* The rack pieces of legal turns that contain the committed pieces. */
typedef struct {
    int32_t count;
    Bag turns[MOST_KNOWN];
} KnownTurns;

static inline void add_known(KnownTurns *known, const Bag *laid)
{
    if (known->count < MOST_KNOWN)
        known->turns[known->count++] = *laid;
}

/* Forget the turns that do not contain the committed pieces. */
static inline void keep_known(KnownTurns *known, const Bag *committed)
{
    int count = 0;
    for (int i = 0; i < known->count; i++)
        if (holds(&known->turns[i], committed))
            known->turns[count++] = known->turns[i];
    known->count = count;
}

/* Add the faces that the turns show; returns whether one has exactly the committed pieces. */
static inline int recall_turns(const KnownTurns *known, const Bag *committed, uint64_t *fitting)
{
    int ends = 0;
    for (int i = 0; i < known->count; i++) {
        Bag more = rest_of(&known->turns[i], committed);
        *fitting |= all_codes_in(&more);
        ends |= is_empty(&more);
    }
    return ends;
}

/* freed.c: the layout of rows in which the kept jokers of a role are numbers, if it frees one joker into a surely new set. */
void keep_freed_rows(const TurnCase *turn, const Role *role, const LaidRows *rows, FreedTurn *freed);

/* The faces asked for that fit by freeing a joker into a new set of three, beside a layout of a turn in which the jokers of the
 * table are numbers; others may fit too. Adds the turns that show it, and keeps the layout of the last. */
uint64_t find_freed_joining(const TurnCase *turn, const Bag *numbered, const Layout *layout, uint64_t asked, KnownTurns *known, FreedTurn *freed);

/* The rack pieces of a turn with a freed joker. */
Bag laid_in(const FreedTurn *freed);

/* Commit one more face to such a turn, if it joins the layout. */
void carry_on_freed(FreedTurn *freed, const Bag *rack, const Bag *committed, int face);

/* The faces asked for that join such a turn. */
uint64_t find_joining_freed(const FreedTurn *freed, const Bag *rack, const Bag *committed, uint64_t asked);
