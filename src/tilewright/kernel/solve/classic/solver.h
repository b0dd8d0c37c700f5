/* The best way to lay pieces with classic jokers: a best-first search over the numbers 1 to 13.
 *
 * A state after a number counts, per color, the open runs that are one (n1), two (n2) or at least three (n3) pieces long.
 * Runs of one and two are short: all `need` = n1 + n2 of them must be extended at the next number; long runs may be. Only
 * the counts matter; layout.c decides later which piece lies in which run:
 *
 * - If k pieces of a color go into runs at a number, they extend the short runs first, then the long ones, and the rest
 *   start new runs. Extending a long run is never worse than ending it and starting another.
 * - Jokers are free until the end (a relaxation): the search uses as few as possible, and those left over are parked. An
 *   opening counts them exactly, and so does a question whose jokers find no place.
 *
 * The state with the highest estimate comes first (A*): its worth plus a bound on what later numbers can add. The first
 * end that leaves the queue is optimal.
 */
#pragma once

#include "pieces/bags.h"
#include "solve/groupings.h"
#include "solve/request.h"
#include "pieces/pieces.h"
#include "solve/queue.h"
#include "pieces/rows.h"

enum {
    KINDS = NUMBERED + 1,
    COUNTS_SIZE = 2 * KINDS,
    QUESTION_SIZE = COUNTS_SIZE + 2,
    MOST_JOKERS = MOST_GROUP_JOKERS,
    MOST_NODES = 1 << 22, /* 200 MB; the worst position found so far needs a hundredth of it */
    MOST_SEARCHED = MOST_NODES,
    MOST_PREFIXES = 256,
    HEADS_BITS = 13,
    REMEMBERED_BITS = 12,
    PARTITIONS_COUNT = 11,
};

/* More than any worth, and small enough that sums do not overflow. */
static const int64_t MOST_WORTH = (int64_t)1 << 48;

/* Pieces of one number: `runs` go into runs, `grouped` go into `groups` groups with `jokers` jokers. */
typedef struct {
    int64_t reward;
    uint16_t runs, grouped;
    uint8_t jokers, groups, pieces;
} Action;

/* Runs that start with jokers; `partitions` has for each color its index in PARTITIONS. */
typedef struct {
    uint16_t starts, twos, threes, partitions;
    uint8_t jokers, shortest, longest, back; /* back: the sum of their distances below the number */
} Prefix;

/* How the numbers of one color can share up to four jokers: the jokers before each of them. */
extern const uint8_t PARTITIONS[PARTITIONS_COUNT][3];

/* A state after `number` numbers, and the step that led to it. */
typedef struct {
    int64_t value;
    int32_t parent, next;
    uint16_t need, n1, n3, jokers_in_runs;
    uint16_t action;
    uint8_t prefix, jokers, required_used, points, number, has_run, dominated;
} Node;

/* Where the actions of a number are that were found before. */
typedef struct {
    uint64_t key;
    int32_t first, count;
} Remembered;

typedef struct {
    /* The question. */
    Pieces pieces;
    int64_t joker_weight, cap, floor;
    int required_jokers, jokers, min_natural, is_opening, least_points, needs_run;
    /* Whether jokers are counted exactly, not free until the end; if so, those that are required. */
    int exact_jokers;
    uint8_t required_in_search;
    /* The stages; two empty numbers follow, as in Pieces. */
    Lanes run_room[NUMBERS + 2], joker_allowed[NUMBERS + 2];
    int first[NUMBERS + 1];
    int64_t bound[NUMBERS + 1][MOST_JOKERS + 1], joker_worth;
    int points_bound[NUMBERS + 1];
    /* The workspace. */
    WhenLong when_long;
    Array actions, nodes, queue;
    Head heads[1 << HEADS_BITS];
    uint32_t stamp;
    /* Whether actions are remembered, because all questions have the same weights; those that are. */
    int remembers;
    Remembered remembered[1 << REMEMBERED_BITS];
    Array remembered_actions;
    /* Computed once. */
    Groupings groupings[GROUPING_KEYS];
    Prefix prefixes[MOST_PREFIXES];
    int prefixes_count;
    /* By a number of jokers, the places of the prefixes that have at most that many: most have more than are left. */
    uint8_t prefixes_within[MOST_JOKERS + 1][MOST_PREFIXES];
    int within_counts[MOST_JOKERS + 1];
} Solver;

struct Workspace {
    Solver solver;
    Array states, choices, plays, codes; /* of plays.c */
    Array problems, waiting; /* of branching */
};

/* A question about bags of pieces, with the weights that the workspace has, and perhaps the points of an opening. */
enum { NO_POINTS = -1 };

typedef struct {
    const Bag *required, *available;
    int points, min_natural;
} BagQuestion;

/* As solve_question, for any floor. */
int solve_bags(Workspace *w, const BagQuestion *asked, int64_t floor, Rows *rows, int64_t *value);

static inline Action *action_at(const Solver *s, int index) { return (Action *)s->actions.items + index; }

static inline Node *node_at(const Solver *s, int32_t index) { return (Node *)s->nodes.items + index; }

void find_prefixes(Solver *s);

/* Write the actions of a number from index `first` on; returns the index after them, -1 without memory. There are none
 * if its required pieces cannot be laid at all. */
int add_actions(Solver *s, int number, int first);

/* Remember actions from now on, of questions with the weights that the solver has; forget those before. */
void forget_actions(Solver *s);

/* Returns 1 with stages, 0 if the required pieces of some number cannot be laid at all, -1 without memory. */
int find_stages(Solver *s);

/* The best end worth more than the floor, or why there is none. */
int32_t search(Solver *s);

void lay_path(const Solver *s, int32_t end, Rows *rows);

/* Add the leftover jokers to the rows; returns whether all of them found a place. */
int park_jokers(Rows *rows, int jokers);
