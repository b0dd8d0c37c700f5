/* The compiled form of the solver with special jokers: the search of special_search.py, step for step, in plain C.
 *
 * Both forms visit the same states in the same order and settle every tie alike, so they give the same answers. The
 * reason for each rule stands in special_task.py, special_plan.py, special_moves.py, special_drafts.py,
 * special_search.py and special_rows.py, where it is easier to read. Jokers of the four kinds are in lanes too.
 */
#ifndef TILEWRIGHT_SPECIAL_SOLVER_H
#define TILEWRIGHT_SPECIAL_SOLVER_H

#include "../deals.h"
#include "../door.h"
#include "../pieces.h"
#include "../queue.h"
#include "../rows.h"

enum {
    KINDS = MIRROR + 1,
    WILD_KINDS = KINDS - FACES,
    MOST_OF_A_KIND = MOST_WILD / WILD_KINDS,
    ASKED = 7,
    QUESTION_SIZE = 2 * KINDS + ASKED,
    BEARS = 4,
    MOST_BORNE = BEARS * MOST_WILD,
    MOST_UNITS = 4,
    MOST_LEADS = 32,
    MOST_FILLS = 64,
    MOST_NODES = 1 << 21,
    PATTERN_KEYS = 256 * 27,
    HEADS_BITS = 15,
};

#define ONE_JOKER 0x1u
#define ONE_DOUBLE 0x10u
#define ONE_CHANGE 0x100u
#define ONE_MIRROR 0x1000u
#define JOKERS 0xFu
#define DOUBLES 0xF0u
#define CHANGES 0xF00u
#define MIRRORS 0xF000u

/* One group with a double, or one mirrored group. */
typedef struct {
    uint16_t numbers, wild;
} Unit;

/* How the units of a number may be chosen. */
typedef struct {
    uint16_t numbers, wild;
    uint8_t count, places;
    Unit units[MOST_UNITS];
} Pattern;

/* Pieces of one number: `runs` into runs, plain or mirrored, `grouped` into ordinary groups, others into units. */
typedef struct {
    int64_t reward;
    uint16_t runs, grouped, wild, spare;
    uint8_t jokers, groups, places, cost, units_count;
    Unit units[MOST_UNITS];
} Action;

enum { ANY = COLORS };
enum { NATURAL, CLASSIC, TWIN, TURN };

/* Runs under way that no count holds, as codes with their color: behind a color change, under a double, or marked
 * because they have had their color change. */
enum { TURNED = 0x10, WIDE = 0x20, MARKED = 0x40 };

/* A run under a double will be of three pieces, not of two. */
enum { THREE = 4 };

/* A mirrored run under way, its fields in one word that sorts like the tuple of them; 0 is none. */
typedef uint16_t Sides;

enum { MIXED = 1, PLACE = 2, PLACES = 14, NATURAL_BIT = 16, BUSY = 32, BUSY_MASK = 96, TURNED_BIT = 128, COLOR = 256 };

enum { NEW = ANY * COLOR };

/* A place of a mirrored run filled on both sides. */
typedef struct {
    uint16_t wild;
    Sides then;
    uint8_t color, naturals, classic, doubles, changes;
} Fill;

typedef struct {
    int count;
    Fill fill[MOST_FILLS];
} Fills;

/* Jokers before the first number of a run. */
typedef struct {
    uint16_t wild, points;
    uint8_t jokers, doubles, changes, length;
} Lead;

enum { PICK_FILL, PICK_GO_ON, PICK_LEAD, PICK_STEP };

/* A special choice; what the fields mean depends on its kind. */
typedef struct {
    uint8_t kind, color, piece, other;
    Sides sides;
    Fill fill;
} Pick;

/* A state after `number` numbers, and how it was reached. */
typedef struct {
    int64_t value;
    int32_t parent, next, picks;
    uint32_t flying, mirrors;
    uint16_t need, n1, n3, left, debt, runs, jokers, extra, action;
    uint8_t borne, points, has_run, number, picks_count, beaten;
} Node;

typedef struct {
    int min_natural, at_start, max_per_run, strict, min_side, group_side;
} Rules;

typedef struct {
    Pieces pieces;
    Lanes wild_owed, wild;
    int64_t wild_weights[WILD_KINDS];
    Rules rules;
    int opening;
} Task;

/* A search from one end. */
typedef struct {
    Task task;
    int64_t cap, floor;
    int least_points;
    /* The mode. */
    int exact, with_runs, needs_run;
    int64_t way_weights[WILD_KINDS];
    Lanes way_owed;
    /* The plan. */
    int borne, first[NUMBERS + 1], points_bound[NUMBERS + 1];
    uint8_t support[NUMBERS][COLORS];
    int64_t bound[NUMBERS + 1][MOST_BORNE + 1];
    Lead leads[NUMBERS][MOST_LEADS];
    int leads_count[NUMBERS];
    /* The workspace. */
    Array actions, patterns, nodes, queue, picks;
    uint8_t pattern_seen[PATTERN_KEYS];
    Head heads[1 << HEADS_BITS];
    uint32_t stamp;
    /* Found once and kept: by exactness, then by what must and may go into groups. */
    Deals deals[2][SHELVES];
} Solver;

struct Workspace {
    Solver ends[2];
};

static inline Action *action_at(const Solver *s, int index) { return (Action *)s->actions.items + index; }

static inline Node *node_at(const Solver *s, int32_t index) { return (Node *)s->nodes.items + index; }

static inline const Pick *pick_at(const Solver *s, int index) { return (const Pick *)s->picks.items + index; }

/* What a left side of a mirrored group has of colors that stand there once, of jokers and of doubles. */
typedef struct {
    int ones, jokers, doubles;
} Share;

/* What the left side of a mirrored group has; 0 if no share fits. */
int shares(Lanes numbers, int jokers, int doubles, Share *left);

/* Find the patterns of a number with these pieces; 0 without memory. */
int find_patterns(Solver *s, Lanes held);

/* Append the actions of a number: 1, 0 if its pieces cannot be laid at all, -1 without memory. */
int add_actions(Solver *s, int number);

/* 1 with a plan, 0 if the pieces of some number cannot be laid at all, -1 without memory. */
int plan(Solver *s);

/* Find every way to fill the next place of a mirrored run; at the last number it must end there. */
void find_fills(const Solver *s, Sides sides, int last, Fills *fills);

/* Make ready for a search: 1 with a root, else why there is none. */
int begin_search(Solver *s);

/* The best end worth more than the floor, or why there is none; without budget it can be called again. */
int32_t search(Solver *s, int budget);

/* The rows of the path that ends at a node. */
void lay_out(const Solver *s, int32_t end, Rows *rows);

/* How many color changes lie in a run. */
int changes_in(const Row *row);

/* Lay the jokers left over; returns whether all of them found a place. */
int park_all(Rows *rows, Lanes left, const Rules *rules);

#endif
