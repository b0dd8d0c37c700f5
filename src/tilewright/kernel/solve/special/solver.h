/* The best way to lay pieces with doubles, color changes and mirrors too: the search of the classic solver, with sets in
 * progress in the state.
 *
 * Runs of numbers and classic jokers are only counted. Sets that a special joker keeps in progress from one number to the
 * next are stored one by one:
 *
 * - a double over this number and the next: its run takes nothing at the next number and is counted again after it;
 * - a run that has just changed color: it continues at the next number in another color and is then at least three long;
 * - a mirrored run: both its sides grow at once, from the outside in, or from the inside out (A-M7).
 *
 * Free jokers (classic ones, doubles and color changes) are counted as little as possible, and parked at the end; where
 * they find no place every joker counts. Mirrors always do. What is left out because jokers are free (the comments say
 * "Free jokers") is proven by exchange: of the optimal solutions take one with the fewest jokers, then with the fewest
 * places in mirrored runs, then with the fewest jokers before the first number of a run. What is left out could be changed
 * into a solution that comes earlier in that order. The four kinds of joker are in lanes like the colors.
 */
#pragma once

#include "solve/special/asking.h"
#include "solve/groupings.h"
#include "solve/request.h"
#include "pieces/pieces.h"
#include "solve/queue.h"
#include "pieces/rows.h"
#include "solve/runs.h"

/* 150 MB; the worst position from games needs a tenth of it. */
#ifndef MOST_SPECIAL_NODES
#define MOST_SPECIAL_NODES 500000
#endif

enum {
    KINDS = MIRROR + 1,
    WILD_KINDS = KINDS - NUMBERED,
    MOST_OF_A_KIND = MOST_WILD / WILD_KINDS,
    DEMANDS = 7,
    QUESTION_SIZE = 2 * KINDS + DEMANDS,
    JOKER_CAPACITY = 4,
    MOST_CAPACITY = JOKER_CAPACITY * MOST_WILD,
    MOST_UNITS = 2 * MOST_WILD,
    MOST_SPECIAL_GROUPS = 4,
    MOST_PREFIXES = 32,
    MOST_FILLS = 64,
    MOST_NODES = 1 << 20,
    MOST_SEARCHED = MOST_SPECIAL_NODES,
    PATTERN_KEYS = 256 * 27,
    HEADS_BITS = 15,
    OUTLOOK_BITS = 12,
};

#define ONE_JOKER 0x1u
#define ONE_DOUBLE 0x10u
#define ONE_CHANGE 0x100u
#define ONE_MIRROR 0x1000u
#define JOKERS 0xFu
#define DOUBLES 0xF0u
#define CHANGES 0xF00u
#define MIRRORS 0xF000u

/* A group with a double, or a mirrored group. */
typedef struct {
    uint16_t numbers, wild;
} SpecialGroup;

/* A combination of special groups at one number. */
typedef struct {
    uint16_t numbers, wild;
    uint8_t count, places;
    SpecialGroup special_groups[MOST_SPECIAL_GROUPS];
} Pattern;

/* Pieces of one number: `runs` go into runs, plain or mirrored, `grouped` into ordinary groups. */
typedef struct {
    int64_t reward;
    uint16_t runs, grouped, wild, leftover;
    uint8_t jokers, groups, places, load, special_groups_count;
    SpecialGroup special_groups[MOST_SPECIAL_GROUPS];
} Action;

enum { ANY_COLOR = COLORS };
enum { BY_NUMBER, BY_JOKER, BY_DOUBLE, BY_CHANGE };

/* Codes of runs in progress that are not counted, with their color: after a color change, or under a double; and marks
 * of colors in which a run has continued after a color change. */
enum { CHANGED = 0x10, DOUBLED = 0x20, MARKED = 0x40 };

/* The run under a double counts as long after it, not as one of two. */
enum { IS_LONG = 4 };

/* A mirrored run in progress: its fields in one word that sorts like their tuple; 0 is none. */
typedef uint16_t MirroredRun;

enum { MIXED = 1, PLACE = 2, PLACES = 14, NATURAL_BIT = 16, COVERED = 32, COVERED_MASK = 96 };
enum { CHANGED_BIT = 128, COLOR = 256 };

enum { NEW = ANY_COLOR * COLOR };

/* The next place of a mirrored run, filled on both sides. */
typedef struct {
    uint16_t wild;
    MirroredRun then;
    uint8_t color, naturals, classic, doubles, changes;
} Fill;

typedef struct {
    int count;
    Fill fill[MOST_FILLS];
} Fills;

typedef struct {
    uint16_t wild, points;
    uint8_t jokers, doubles, changes, length;
} Prefix;

enum { FILL_PLACE, RESUME, START_PREFIXED, EXTEND };

/* A special choice; the meaning of the fields depends on its kind. */
typedef struct {
    uint8_t kind, color, piece, other;
    MirroredRun run;
    Fill fill;
} Choice;

/* A state after `number` numbers, and the step that led to it. */
typedef struct {
    int64_t value;
    int32_t parent, next, choices;
    uint32_t pending, mirrored;
    uint16_t need, n1, n3, left, required_left, runs, jokers, extra, action;
    uint8_t load_left, points, number, choices_count, dominated;
} Node;

typedef struct {
    int min_natural, at_start, max_per_run, strict, min_side, group_side;
} Rules;

typedef struct {
    Pieces pieces;
    Lanes required_wild, wild;
    int64_t wild_weights[WILD_KINDS];
    Rules rules;
    int opening;
} Question;

/* A question and its search. */
typedef struct {
    Question question;
    int64_t cap, floor;
    int least_points;
    /* Whether jokers are counted exactly, not free until the end; mirrors always are. */
    int exact_jokers;
    int64_t weights_in_search[WILD_KINDS];
    Lanes required_in_search;
    /* The stages. */
    int capacity, first[NUMBERS + 1], points_bound[NUMBERS + 1];
    uint8_t loads[NUMBERS][COLORS];
    int64_t bound[NUMBERS + 1][MOST_CAPACITY + 1];
    Prefix prefixes[NUMBERS][MOST_PREFIXES];
    int prefixes_count[NUMBERS];
    /* Looking ahead. */
    int looks_ahead, steps, first_offer[NUMBERS + 1];
    int64_t most_later[NUMBERS + 1];
    /* The workspace. */
    WhenLong when_long;
    Array actions, patterns, nodes, queue, choices, offers, outlooks;
    uint8_t pattern_seen[PATTERN_KEYS];
    Head heads[1 << HEADS_BITS];
    Head outlook_heads[1 << OUTLOOK_BITS];
    uint32_t stamp, outlook_stamp;
    /* Computed once, by `exact_jokers` and key. */
    Groupings groupings[2][GROUPING_KEYS];
} Solver;

struct Special {
    Solver solver;
};

static inline Action *action_at(const Solver *s, int index) { return (Action *)s->actions.items + index; }

static inline Node *node_at(const Solver *s, int32_t index) { return (Node *)s->nodes.items + index; }

static inline const Choice *choice_at(const Solver *s, int index) { return (const Choice *)s->choices.items + index; }

/* The left side of a mirrored group: how many single colors, jokers and doubles it has. */
typedef struct {
    int ones, jokers, doubles;
} LeftSide;

/* Find the left side of a mirrored group; returns 0 if there is none. */
int left_side(Lanes numbers, int jokers, int doubles, LeftSide *left);

/* Find the patterns of a number with these pieces; returns 0 without memory. */
int find_patterns(Solver *s, Lanes available);

/* Append the actions of a number; returns 1, 0 if its required pieces cannot be laid at all, -1 without memory. */
int add_special_actions(Solver *s, int number);

/* Returns 1 with stages, 0 if the required pieces of some number cannot be laid at all, -1 without memory. */
int find_special_stages(Solver *s);

/* Find the prefixes of runs that start at a number. */
void find_special_prefixes(Solver *s, int number);

/* Find every way to fill the next place of a mirrored run, or to start one; `last` if this is the 13. */
void find_fills(const Solver *s, MirroredRun run, int last, Fills *fills);

/* Begin to look ahead with the relaxation of ahead.py. */
void begin_ahead(Solver *s);

/* Stop looking ahead; returns whether that took too many steps, so that the search can begin again without. */
int gives_up_ahead(Solver *s);

/* What it costs in the relaxation that a number has only these pieces for the open runs. */
static inline int relaxed_cost(Runs open, Lanes runs) { return total(excess(open.n1 + open.n2, runs)); }

/* The open runs of the relaxation after a number with these pieces in runs, which extend runs of two first, then of one: so
 * the fewest stop too early. */
static inline Runs relaxed(Runs open, Lanes runs)
{
    Lanes second = smaller(open.n2, runs), extended_short = smaller(open.n1 + open.n2, runs);
    Lanes beyond = runs - extended_short, extended_long = smaller(open.n3, beyond);
    return (Runs){beyond - extended_long, extended_short - second, second + extended_long};
}

/* The most that a number and all later ones can add, at most `bound`; NO_END if infeasible, or NO_MEMORY. */
int64_t most_ahead(Solver *s, int number, Runs open, int units, int64_t bound);

/* The best end worth more than the floor, or why there is none. */
int32_t search_special(Solver *s);

void lay_special_rows(const Solver *s, int32_t end, Rows *rows);

int changes_in(const Row *row);

/* solve.c: what the functions of request.h without `special` do. */

/* Add the leftover jokers to the rows; returns whether all of them found a place. */
int park_special_jokers(Rows *rows, Lanes left, const Rules *rules);
