/* The compiled form of the solver: the search of plain.py, step for step, in plain C.
 *
 * Both forms visit the same states in the same order and settle every tie alike, so they give the same answers. The
 * reason for each rule stands in plain.py, program.py, actions.py, leads.py and layout.py, where it is easier to read.
 */
#ifndef TILEWRIGHT_KERNEL_SOLVER_H
#define TILEWRIGHT_KERNEL_SOLVER_H

#include "../deals.h"
#include "../door.h"
#include "../pieces.h"
#include "../queue.h"
#include "../rows.h"

enum {
    KINDS = FACES + 1,
    COUNTS_SIZE = 2 * KINDS,
    QUESTION_SIZE = COUNTS_SIZE + 2,
    MOST_JOKERS = MOST_DEALT,
    MOST_NODES = 1 << 22, /* 200 MB; the worst position found so far needs a hundredth of it */
    MOST_LEADS = 256,
    HEADS_BITS = 13,
    PARTS_COUNT = 11,
};

/* Pieces of one number: `runs` into runs, `grouped` with `jokers` into `groups`. */
typedef struct {
    int64_t reward;
    uint16_t runs, grouped;
    uint8_t jokers, groups, pieces;
} Action;

/* Runs opened with jokers; `parts` has for each color its place in PARTS. */
typedef struct {
    uint16_t heads, twos, threes, parts;
    uint8_t jokers, shortest, longest, back; /* back: how far below the number the jokers stand, summed */
} Lead;

/* The ways in which up to four jokers can open runs of one color: so many before the number in each run. */
extern const uint8_t PARTS[PARTS_COUNT][3];

/* A state after `number` numbers, and how it was reached. */
typedef struct {
    int64_t value;
    int32_t parent, next;
    uint16_t need, n1, n3, jokers_in_runs;
    uint16_t action;
    uint8_t lead, jokers, due, points, number, has_run, beaten;
} Node;

/* What the path does at one number. */
typedef struct {
    uint16_t runs, jokers, grouped, parts;
    uint8_t group_jokers, groups;
} Step;

typedef struct {
    /* The question. */
    Pieces pieces;
    int64_t joker_weight, cap, floor;
    int jokers_owed, jokers, min_natural, exact, least_points, needs_run, mirrored;
    uint8_t jokers_due; /* those the search itself must lay */
    /* The plan; two empty numbers at the end, as the pieces have. */
    Lanes room[NUMBERS + 2], joker_ok[NUMBERS + 2];
    int first[NUMBERS + 1];
    int64_t bound[NUMBERS + 1][MOST_JOKERS + 1], joker_worth;
    int points_bound[NUMBERS + 1];
    /* The workspace. */
    Array actions, nodes, queue;
    Head heads[1 << HEADS_BITS];
    uint32_t stamp;
    /* Found once and kept. */
    Deals deals[SHELVES];
    Lead leads[MOST_LEADS];
    int leads_count;
} Solver;

struct Workspace {
    Solver solver;
};

static inline Action *action_at(const Solver *s, int index) { return (Action *)s->actions.items + index; }

static inline Node *node_at(const Solver *s, int32_t index) { return (Node *)s->nodes.items + index; }

void find_leads(Solver *s);

/* Append the actions of a number: 1, 0 if its pieces cannot be laid at all, -1 without memory. */
int add_actions(Solver *s, int number);

/* 1 with a plan, 0 if the pieces of some number cannot be laid at all, -1 without memory. */
int plan(Solver *s);

/* The best end worth more than the floor, or why there is none. */
int32_t search(Solver *s, int budget);

/* The rows of the path that ends at a node. */
void lay_path(const Solver *s, int32_t end, Rows *rows);

void lay_out(const Step path[NUMBERS], Rows *rows);

/* Lay the jokers left over; returns whether all of them found a place. */
int park(Rows *rows, int jokers);

/* The best answer of groups alone, jokers counted exactly; returns whether any is worth more than `floor`. */
int groups_alone(const Solver *s, int64_t floor, Rows *rows, int64_t *value);

#endif
