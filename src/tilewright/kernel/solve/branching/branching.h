/* The best turn where counts of pieces do not decide: jokers of the table keep their meaning, or an opening has
 * extras.
 *
 * - A joker stands for the face of its place when a turn begins, in the reading with the most points; in a group, and where
 *   readings have equal points, it has several meanings.
 * - It keeps its meaning, or it is freed: then a number of that face is on the table after the turn, and the joker is in a
 *   new set. A choice of these for all jokers is a role.
 * - The solver answers a relaxation, in which kept jokers are numbers and freed ones are anywhere. If its rows are not a
 *   legal turn, narrower questions cover every legal turn.
 *
 * House rules may limit the jokers of a set and how they lie; then a row of the solver need not be a set, and the rows with
 * jokers are fixed as well. Points may be demanded of all rows, for openings under such rules.
 */
#pragma once

#include "pieces/bags.h"
#include "sets/classic.h"
#include "sets/set_rules.h"
#include "solve/classic/solver.h"

/* `BRANCH_BUDGET` questions to the solver before a search gives up; the booklets as printed need a few dozen. */
enum { BRANCH_BUDGET = 4000, MOST_BOUND = MOST_JOKERS };

/* What jokers stand for together: three or four of them alone are a group of any number or a run. */
enum { MOST_MEANINGS = NUMBERS * 24 + (NUMBERS - SHORTEST + 1) * COLORS };

typedef struct {
    int jokers, count;
    uint8_t codes[MOST_MEANINGS][MOST_BOUND];
} Meanings;

/* A row as it lies. */
typedef struct {
    uint8_t size, cells[NUMBERS];
} LaidRow;

typedef struct {
    int32_t count;
    LaidRow rows[MOST_ROWS];
} LaidRows;

/* What the rules demand of jokers of the table: freed ones are replaced, in a group of three by both missing colors
 * and go to a new set with some tiles of the rack. Jokers are bound if any of it is demanded. */
typedef struct {
    uint8_t are_replaced, by_both, to_new_set, rack_tiles;
} JokerRules;

/* The faces of the jokers that keep their meaning, in ascending order, and the faces of which a number must be on the table. A
 * freed joker has a source: the numbers of its row, and how many of them it may join again. */
typedef struct {
    int kept, freed;
    uint8_t codes[MOST_BOUND], limits[MOST_BOUND];
    uint64_t needed, sources[MOST_BOUND];
} Role;

/* The roles of the jokers of a table: four groups of three with a joker each have as many, and no table has more. */
enum { MOST_ROLES = 256 };

typedef struct {
    int count;
    Role of[MOST_ROLES];
} Roles;

/* A position: the rows of the table with its pieces; and the rack pieces that must and that may be laid. */
typedef struct {
    const LaidRows *table;
    Bag lying, required, available;
    JokerRules jokers;
} TurnCase;

enum { NO_LIMIT = 255 };

/* Whether every row of the solver is a set in its order: the rules limit neither the jokers of a set nor how they lie. */
static inline int rows_decide(const SetRules *sets) { return sets->max_jokers == NO_LIMIT && sets->adjacent; }

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

/* The pieces of some rows. */
static inline Bag bag_of_rows(const LaidRows *rows)
{
    Bag bag = EMPTY_BAG;
    for (int i = 0; i < rows->count; i++)
        for (int at = 0; at < rows->rows[i].size; at++)
            put(&bag, rows->rows[i].cells[at], 1);
    return bag;
}

/* Add the rows of the solver, as far as there is room. */
static inline void add_rows(LaidRows *laid, const Rows *rows)
{
    for (int i = 0; i < rows->count && laid->count < MOST_ROWS; i++) {
        LaidRow *row = &laid->rows[laid->count++];
        row->size = rows->row[i].size;
        memcpy(row->cells, rows->row[i].cells, row->size);
    }
}

/* roles.c: the meanings of a row in its readings, or only in those with the most points. */
void find_stands(const LaidRow *row, int only_best, Meanings *found);

/* The numbers that must be on the table for a joker of a row to be freed that stands for `code`. */
uint64_t freeing_codes(const LaidRow *row, int code, JokerRules rules);

/* Every role of the jokers of a table, those with the fewest freed jokers first. */
void find_roles(const LaidRows *table, JokerRules rules, Roles *roles);

/* The table with numbers for the kept jokers of a role. */
Bag lying_as(const TurnCase *turn, const Role *role);

/* The pieces that must and may be laid where the jokers of the table have a role; 0 if a needed piece is missing. */
int with_role(const TurnCase *turn, const Role *role, Bag *required, Bag *available);

/* judging.c: whether the jokers of a table are legal in the rows after a turn, which are all sets. */
int jokers_are_legal(const LaidRows *before, const LaidRows *after, JokerRules rules);

/* sets.c: visit every set with a piece of a face that can be made of some pieces and does not split into two, in a legal order;
 * and every set without jokers that contains some numbers. Without rules there are at most two jokers, and no limits. */
typedef void VisitSet(void *context, const LaidRow *row);
void visit_sets_with(const Bag *available, int code, const SetRules *rules, VisitSet *visit, void *context);
void visit_sets_around(uint64_t numbers, const Bag *available, VisitSet *visit, void *context);

/* What a search asks of others: `opens` whether rack pieces contain an opening, NULL where none is demanded; `may_fit` whether
 * required pieces can be laid, with one of the wanted faces if any are, as far as that is quicker to tell than by solving, or
 * NULL. Every search asks the solver, whose weights say what a turn is worth. `sets` are the rules of sets where the rows of the
 * solver need not be sets, or NULL; `least_points` are demanded of all rows, or NO_POINTS. */
typedef struct {
    Workspace *solver;
    int min_natural, budget, least_points;
    const SetRules *sets;
    int64_t floor;
    int takes_any; /* whether any turn worth more than the floor will do */
    int (*opens)(void *context, const Bag *played);
    int (*may_fit)(void *context, const Bag *required, const Bag *available, uint64_t wanted);
    void *context;
} Search;

/* The best turn found: its worth beyond the required pieces, and its role; `numbered` are the rows with numbers for kept jokers. */
typedef struct {
    int found, role;
    int64_t worth;
    LaidRows rows, numbered;
} BestTurn;

/* search.c: find the best turn in one of some roles. Returns 1 if all is proven, GAVE_UP if the budget was used up or there were
 * too many questions, and NO_MEMORY. */
enum { GAVE_UP = 0 };
int branch_and_bound(const TurnCase *turn, const Search *search, const Role roles[], int count, BestTurn *best);

/* turn.c: a whole turn as Python asks for it. `points` are those of an opening or NO_POINTS, which leaves the table alone
 * without `extras`. */
typedef struct {
    TurnCase turn;
    int min_natural, points, extras, budget;
    SetRules sets;
    int64_t floor;
} TurnQuestion;

/* A turn that was not proven best may be one that leaves the table alone, or no turn at all, worth -1. */
typedef struct {
    LaidRows rows;
    int64_t worth;
    int is_exact;
} TurnAnswer;

/* Returns 1 with an answer, 0 if there is no turn, or NO_MEMORY. */
int answer_turn(Workspace *w, const TurnQuestion *asked, TurnAnswer *answer);
