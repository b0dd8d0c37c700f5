/* Games in which jokers of the table keep their meaning; the plain forms are game/jokers.py and solver/branching.
 *
 * What differs from games that counts of pieces decide:
 *
 * - The table is its rows, with every piece in its place: a joker stands for the face of its place when a turn begins, in the
 *   reading with the most points; in a group, and where readings have equal points, it has several meanings.
 * - A joker of the table keeps its meaning, or a number of that face is on the table after the turn and the joker is freed. A
 *   freed joker is in a new set after the turn. A choice of these for all jokers is a role.
 * - With all jokers kept, each is a number like any other, so that counts decide again. With freed jokers the rows must be
 *   judged; what counts allow is an upper bound, and a search narrows it down.
 * - Turns that open leave the table alone, and a table without jokers has no roles: there counts decide.
 *
 * There are at most two jokers, so that a set always has a number, and a run of six or more is always two runs.
 */
#ifndef TILEWRIGHT_ENVS_TILES_BOUND_BOUND_H
#define TILEWRIGHT_ENVS_TILES_BOUND_BOUND_H

#include "envs/tiles/layouts.h"

enum { MOST_BOUND = 2, MOST_MEANINGS = 7, MOST_ROLES = 4 * MOST_MEANINGS, MOST_KNOWN = 16 };

/* A row as it lies. */
typedef struct {
    uint8_t size, cells[NUMBERS];
} LaidRow;

typedef struct {
    int32_t count;
    LaidRow rows[MOST_ROWS];
} LaidRows;

/* What the jokers of a row can stand for together, in their order. */
typedef struct {
    int jokers, count;
    uint8_t codes[MOST_MEANINGS][MOST_BOUND];
} Meanings;

/* The faces of the jokers that keep their meaning, in ascending order, and the faces of which a number must be on the table. A
 * freed joker has a source: the numbers of its row, and how many of them it may join again. */
typedef struct {
    int kept, freed;
    uint8_t codes[MOST_BOUND], limits[MOST_BOUND];
    uint64_t needed, sources[MOST_BOUND];
} Role;

/* A layout of a turn in which one joker is freed: the new set that it is in lies aside, and is new whatever the other rows are.
 * `stood` is the table with numbers for the other jokers. */
typedef struct {
    Layout rest;
    Bag aside, stood;
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

static inline int jokers_in(const LaidRow *row)
{
    int jokers = 0;
    for (int i = 0; i < row->size; i++)
        jokers += row->cells[i] == JOKER;
    return jokers;
}

/* A bit for each number of a row. */
static inline uint64_t numbers_in(const LaidRow *row)
{
    uint64_t numbers = 0;
    for (int i = 0; i < row->size; i++)
        if (row->cells[i] != JOKER)
            numbers |= bit_of_code(row->cells[i]);
    return numbers;
}

static inline int has_all(const LaidRow *row, const LaidRow *old)
{
    return !(numbers_in(old) & ~numbers_in(row)) && jokers_in(old) <= jokers_in(row);
}

/* roles.c: the meanings of a row in its readings, or only in those with the most points. */
void find_stands(const LaidRow *row, int only_best, Meanings *found);

/* Every role of the jokers of a table, those with the fewest freed jokers first; returns how many there are. */
int find_roles(const LaidRows *table, Role roles[MOST_ROLES]);

/* judging.c: whether the jokers of a table lie legally in the rows after a turn, which are all sets. */
int lie_legally(const LaidRows *before, const LaidRows *after);

/* A position: the rows of the table with its pieces; and the rack pieces that must and that may be laid. */
typedef struct {
    const LaidRows *table;
    Bag pieces, least, most;
} BoundTurn;

/* The pieces that must and may be laid where the jokers of the table have a role; 0 if a needed piece is missing. */
int with_role(const BoundTurn *turn, const Role *role, Bag *least, Bag *most);

/* search.c: find a turn in one of some roles that is worth more than `floor` by the weights of a goal; where all pieces must
 * be laid, the one of the plain form. Returns 1 with its rows, 0 if there is none, UNKNOWN if the budget was used up. Where
 * `freed` is given and the turn has such a layout, that is kept. */
int find_bound_turn(Player *p, int goal, const BoundTurn *turn, const Role roles[], int count, int64_t floor, LaidRows *rows, FreedTurn *freed);

/* The pieces of some rows. */
Bag bag_of_rows(const LaidRows *rows);

/* joining.c: the layout of rows in which the kept jokers of a role are numbers, if it frees one joker into a surely new set. */
void keep_freed_rows(const BoundTurn *turn, const Role *role, const LaidRows *rows, FreedTurn *freed);

/* The faces asked for that fit by freeing a joker into a new set of three, beside a layout of a turn in which the jokers of the
 * table are numbers; others may fit too. Adds the turns that show it, and keeps the layout of the last. */
uint64_t find_freed_joining(const BoundTurn *turn, const Bag *stood, const Layout *layout, uint64_t asked, KnownTurns *known, FreedTurn *freed);

/* The rack pieces of a turn with a freed joker. */
Bag laid_in(const FreedTurn *freed);

/* Commit one more face to such a turn, if it joins the layout. */
void carry_on_freed(FreedTurn *freed, const Bag *rack, const Bag *committed, int face);

/* The faces asked for that join such a turn. */
uint64_t find_joining_freed(const FreedTurn *freed, const Bag *rack, const Bag *committed, uint64_t asked);

/* sets.c: visit every set with a piece of a face that can be made of some pieces and does not split into two; and every
 * set without jokers that contains some numbers. */
typedef void VisitSet(void *context, const LaidRow *row);
void visit_sets_with(const Bag *available, int code, VisitSet *visit, void *context);
void visit_sets_around(uint64_t numbers, const Bag *available, VisitSet *visit, void *context);

#endif
