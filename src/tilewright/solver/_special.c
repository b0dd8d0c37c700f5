/* The compiled form of the solver with special jokers: the search of special_search.py, step for step, in plain C.
 *
 * Both forms visit the same states in the same order and settle every tie alike, so they give the same answers. The
 * reason for each rule stands in special_task.py, special_plan.py, special_moves.py, special_search.py and
 * special_rows.py, where it is easier to read. Lanes are those of _kernel.c; jokers of the four kinds are in lanes too.
 *
 * The workspace belongs to the module and is kept between calls; a call holds the interpreter lock all along.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    COLORS = 4,
    NUMBERS = 13,
    LAST = NUMBERS - 1,
    FACES = COLORS * NUMBERS,
    JOKER = FACES,
    DOUBLE,
    CHANGE,
    MIRROR,
    KINDS,
    MOST_COPIES = 3,
    MOST_OF_A_KIND = 2,
    MOST_WILD = 4 * MOST_OF_A_KIND,
    BEARS = 4,
    MOST_BORNE = BEARS * MOST_WILD,
    MOST_PIECES = FACES * MOST_COPIES + MOST_WILD,
    MOST_ROWS = MOST_PIECES / 3,
    MOST_UNITS = 4,
    MOST_PICKS = 12,
    MOST_LEADS = 32,
    MOST_FILLS = 64,
    NO_OPENING = 255,
    MOST_NODES = 500000, /* 150 MB from either end; the worst position met in play so far needs a tenth of it */
    ASKED = 7,
    QUESTION_SIZE = 2 * KINDS + ASKED,
    PAIRS = 10, /* pairs (owed, held) with 0 <= owed <= held <= 3 */
    SHELVES = PAIRS * PAIRS * PAIRS * PAIRS,
    HEADS_BITS = 15,
    STINT = 500, /* nodes before it is the other end's turn */
};

static const int64_t MOST_WEIGHT = (int64_t)1 << 40, MOST_WORTH = (int64_t)1 << 48;

typedef uint32_t Lanes;

#define ONES 0x1111u
#define BELOW 0x7777u
#define TOPS 0x8888u
#define ONE_JOKER 0x1u
#define ONE_DOUBLE 0x10u
#define ONE_CHANGE 0x100u
#define ONE_MIRROR 0x1000u

/* ---------------------------------------------------------------- lanes */

/* Fifteens in the lanes where a >= b. */
static inline Lanes where_covered(Lanes a, Lanes b) { return ((((a | TOPS) - b) & TOPS) >> 3) * 15; }

static inline int covers(Lanes many, Lanes few) { return (((many | TOPS) - few) & TOPS) == TOPS; }

static inline Lanes smaller(Lanes a, Lanes b)
{
    Lanes mask = where_covered(a, b);
    return (b & mask) | (a & ~mask);
}

static inline Lanes excess(Lanes a, Lanes b) { return ((a | TOPS) - b) & BELOW & where_covered(a, b); }

static inline Lanes nonzero(Lanes lanes) { return where_covered(lanes, ONES); }

static inline int lane(Lanes lanes, int color) { return (int)(lanes >> (4 * color)) & 15; }

static inline Lanes one_of(int color) { return 1u << (4 * color); }

static inline int total(Lanes lanes)
{
    Lanes pairs = (lanes & 0x0F0F) + ((lanes >> 4) & 0x0F0F);
    return (int)((pairs + (pairs >> 8)) & 0xFF);
}

static inline Lanes reach_of(Lanes held, Lanes left)
{
    Lanes helping = (Lanes)total(left & 0xFFF);
    return smaller(held, ONES * (7 - helping)) + ONES * helping;
}

/* ---------------------------------------------------------------- what the search works on */

/* So many groups with so many numbered pieces; 255 groups if the jokers in question make none. */
typedef struct {
    uint8_t groups, laid;
} Deal;

enum { NO_DEAL = 255 };

typedef struct {
    uint8_t known;
    Deal by_jokers[MOST_OF_A_KIND + 1];
} Deals;

/* One group with a double, or one mirrored group. */
typedef struct {
    uint16_t numbers, wild;
} Unit;

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

enum { ANY = 4 };
enum { NATURAL, CLASSIC, TWIN, TURN };
enum { TURNED = 0x10, WIDE = 0x20, MARKED = 0x40 };

/* A mirrored run under way, its fields in one word that sorts like the tuple of them; 0 is none. */
typedef uint16_t Sides;

enum { MIXED = 1, PLACE = 2, PLACES = 14, NATURAL_BIT = 16, BUSY = 32, BUSY_MASK = 96, TURNED_BIT = 128, COLOR = 256 };

static const Sides NEW = ANY * COLOR;

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

typedef struct {
    int64_t value;
    int32_t parent, next, picks;
    uint32_t flying, mirrors;
    uint16_t need, n1, n3, left, debt, runs, jokers, extra, action;
    uint8_t borne, points, has_run, number, picks_count, beaten;
} Node;

/* A node in the queue: the most that a path through it can be worth, and the action to go on with. */
typedef struct {
    int64_t hope;
    int32_t rank, node, cursor;
} Entry;

typedef struct {
    uint8_t kind, start, size, right_size, busy[2], color, length, code;
    Sides sides;
    uint8_t cells[NUMBERS + 1], right[NUMBERS + 1];
} Row;

typedef struct {
    int count;
    Row row[MOST_ROWS];
} Rows;

typedef struct {
    int min_natural, at_start, max_per_run, strict, min_side, group_side;
} Rules;

typedef struct {
    /* The question, two empty numbers at the end, so that looking two ahead needs no care. It and the mode come first:
     * they are copied for the search from the other end. */
    Lanes owed[NUMBERS + 2], held[NUMBERS + 2], wild_owed, wild;
    int64_t weights[NUMBERS][COLORS], wild_weights[4], cap;
    Rules rules;
    int opening, least_points;
    /* The mode. */
    int exact, with_runs, needs_run;
    int64_t way_weights[4], floor;
    Lanes way_owed;
    /* The plan. */
    int borne, first[NUMBERS + 1], points_bound[NUMBERS + 1];
    uint8_t support[NUMBERS][COLORS];
    int64_t bound[NUMBERS + 1][MOST_BORNE + 1];
    Lead leads[NUMBERS][MOST_LEADS];
    int leads_count[NUMBERS];
    /* The workspace. */
    Action *actions;
    Pattern *patterns;
    Node *nodes;
    Entry *queue;
    Pick *picks;
    int actions_size, patterns_size, patterns_count, nodes_count, nodes_size, queue_count, queue_size, picks_count, picks_size;
    int out_of_memory;
    uint8_t pattern_seen[256 * 27];
    struct {
        uint32_t stamp;
        int32_t node;
    } heads[1 << HEADS_BITS];
    uint32_t stamp;
    /* Found once and kept: by exactness, then by what must and may go into groups. */
    Deals deals[2][SHELVES];
} Solver;

/* Room for more items of an array, doubling it up to `most`; NULL and a mark without memory. */
static void *grown(Solver *s, void *items, int *size, int wanted, int most, size_t item)
{
    int bigger = *size ? *size : 1024;
    while (bigger < wanted)
        bigger *= 2;
    void *moved = bigger <= most ? realloc(items, (size_t)bigger * item) : NULL;
    if (moved)
        *size = bigger;
    else
        s->out_of_memory = 1;
    return moved;
}

/* ---------------------------------------------------------------- groups with doubles, mirrored groups */

typedef struct {
    int ones, jokers, doubles;
} Share;

/* What the left side of a mirrored group has; 0 if no share fits. */
static int shares(Lanes numbers, int jokers, int doubles, Share *left)
{
    int twos = 0, ones = 0;
    for (int color = 0; color < COLORS; color++) {
        twos += lane(numbers, color) == 2;
        ones += lane(numbers, color) == 1;
    }
    int side = (2 * twos + ones + jokers + 2 * doubles) / 2;
    for (left->ones = 0; left->ones <= ones; left->ones++)
        for (left->jokers = 0; left->jokers <= jokers; left->jokers++)
            for (left->doubles = 0; left->doubles <= doubles; left->doubles++)
                if (twos + left->ones + left->jokers + 2 * left->doubles == side)
                    return 1;
    return 0;
}

static int find_doubles(Lanes held, Lanes wild, Unit *units)
{
    int count = 0;
    if (!(wild & 0xF0))
        return 0;
    for (int one = 0; one < COLORS; one++)
        for (int two = one + 1; two < COLORS; two++)
            if (lane(held, one) && lane(held, two))
                units[count++] = (Unit){(uint16_t)(one_of(one) + one_of(two)), ONE_DOUBLE};
    if (lane(wild, 0))
        for (int one = 0; one < COLORS; one++)
            if (lane(held, one))
                units[count++] = (Unit){(uint16_t)one_of(one), ONE_DOUBLE + ONE_JOKER};
    return count;
}

static int find_mirrors(const Solver *s, Lanes held, Unit *units)
{
    int count = 0, copies[COLORS], n[COLORS];
    if (s->wild < ONE_MIRROR)
        return 0;
    for (int color = 0; color < COLORS; color++)
        copies[color] = lane(held, color) < 2 ? lane(held, color) : 2;
    for (int jokers = 0; jokers <= lane(s->wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(s->wild, 1); doubles++)
            for (n[0] = 0; n[0] <= copies[0]; n[0]++)
                for (n[1] = 0; n[1] <= copies[1]; n[1]++)
                    for (n[2] = 0; n[2] <= copies[2]; n[2]++)
                        for (n[3] = 0; n[3] <= copies[3]; n[3]++) {
                            int places = n[0] + n[1] + n[2] + n[3] + jokers + 2 * doubles, side = places / 2;
                            int colors = (n[0] > 0) + (n[1] > 0) + (n[2] > 0) + (n[3] > 0);
                            if (!colors || places % 2 || side < colors || side < s->rules.min_side || side > s->rules.group_side)
                                continue;
                            if (!s->exact && s->rules.min_side == 1 && side > colors)
                                continue;
                            Lanes numbers = (Lanes)(n[0] | n[1] << 4 | n[2] << 8 | n[3] << 12);
                            Share left;
                            if (shares(numbers, jokers, doubles, &left))
                                units[count++] = (Unit){(uint16_t)numbers, (uint16_t)(ONE_MIRROR + ONE_JOKER * (Lanes)jokers
                                                                                     + ONE_DOUBLE * (Lanes)doubles)};
                        }
    return count;
}

/* Add a pattern unless its pieces lack or another one has the same; 0 without memory. */
static int add_pattern(Solver *s, Lanes held, const Unit *chosen[MOST_UNITS], int count)
{
    Pattern made = {.count = (uint8_t)count};
    Lanes numbers = 0, wild = 0;
    for (int i = 0; i < count; i++) {
        made.units[i] = *chosen[i];
        numbers += chosen[i]->numbers;
        wild += chosen[i]->wild;
        if (!covers(held, numbers) || !covers(s->wild, wild))
            return 1;
    }
    int key = lane(numbers, 0) | lane(numbers, 1) << 2 | lane(numbers, 2) << 4 | lane(numbers, 3) << 6;
    key = (key * 3 + lane(wild, 0)) * 9 + lane(wild, 1) * 3 + lane(wild, 3);
    if (s->pattern_seen[key])
        return 1;
    s->pattern_seen[key] = 1;
    made.numbers = (uint16_t)numbers;
    made.wild = (uint16_t)wild;
    made.places = (uint8_t)(total(numbers) + lane(wild, 0) + 2 * lane(wild, 1));
    if (s->patterns_count == s->patterns_size) {
        Pattern *more = grown(s, s->patterns, &s->patterns_size, s->patterns_count + 1, 1 << 16, sizeof *more);
        if (!more)
            return 0;
        s->patterns = more;
    }
    s->patterns[s->patterns_count++] = made;
    return 1;
}

static int find_patterns(Solver *s, Lanes held)
{
    Unit doubles[16], mirrors[9 * 81];
    int doubles_count = find_doubles(held, s->wild, doubles), mirrors_count = find_mirrors(s, held, mirrors);
    memset(s->pattern_seen, 0, sizeof s->pattern_seen);
    s->patterns_count = 0;
    for (int many_mirrors = 0; many_mirrors <= lane(s->wild, 3); many_mirrors++)
        for (int many_doubles = 0; many_doubles <= lane(s->wild, 1); many_doubles++)
            for (int a = 0; a < (many_mirrors ? mirrors_count : 1); a++)
                for (int b = a; b < (many_mirrors > 1 ? mirrors_count : a + 1); b++) {
                    if (many_mirrors > 1 && !covers(held, (Lanes)mirrors[a].numbers + mirrors[b].numbers))
                        continue;
                    for (int c = 0; c < (many_doubles ? doubles_count : 1); c++)
                        for (int d = c; d < (many_doubles > 1 ? doubles_count : c + 1); d++) {
                            const Unit *chosen[MOST_UNITS];
                            int count = 0;
                            if (many_mirrors)
                                chosen[count++] = &mirrors[a];
                            if (many_mirrors > 1)
                                chosen[count++] = &mirrors[b];
                            if (many_doubles)
                                chosen[count++] = &doubles[c];
                            if (many_doubles > 1)
                                chosen[count++] = &doubles[d];
                            if (!add_pattern(s, held, chosen, count))
                                return 0;
                        }
                }
    return 1;
}

/* ---------------------------------------------------------------- actions */

static Deal most_groups(Lanes rest, Lanes held, int jokers, int exact)
{
    int owed = total(rest);
    for (int groups = (total(held) + jokers) / 3; groups > 0; groups--) {
        Lanes each = ONES * (Lanes)groups;
        int laid = total(smaller(held, each)), limit = (exact || !jokers ? 4 : 3) * groups - jokers;
        if (laid > limit)
            laid = limit;
        if (laid >= owed && laid >= 3 * groups - jokers && laid >= groups && covers(each, rest))
            return (Deal){(uint8_t)groups, (uint8_t)laid};
    }
    return jokers || owed ? (Deal){NO_DEAL, 0} : (Deal){0, 0};
}

static const Deals *deals_of(Solver *s, Lanes rest, Lanes held)
{
    int shelf = 0;
    for (int color = COLORS - 1; color >= 0; color--)
        shelf = shelf * PAIRS + lane(held, color) * (lane(held, color) + 1) / 2 + lane(rest, color);
    Deals *deals = &s->deals[s->exact][shelf];
    if (!deals->known) {
        for (int jokers = 0; jokers <= MOST_OF_A_KIND; jokers++)
            deals->by_jokers[jokers] = most_groups(rest, held, jokers, s->exact);
        deals->known = 1;
    }
    return deals;
}

static void dearest_first(const int64_t weights[COLORS], uint8_t order[COLORS])
{
    for (int i = 0; i < COLORS; i++) {
        int j = i;
        for (; j > 0 && weights[i] > weights[order[j - 1]]; j--)
            order[j] = order[j - 1];
        order[j] = (uint8_t)i;
    }
}

static Lanes dealt(Deal deal, Lanes rest, Lanes held, const uint8_t order[COLORS])
{
    Lanes grouped = rest, most = smaller(held, ONES * deal.groups);
    int spare = deal.laid - total(rest);
    for (int i = 0; i < COLORS && spare > 0; i++) {
        int color = order[i], more = lane(most, color) - lane(rest, color);
        if (more > spare)
            more = spare;
        spare -= more;
        grouped += (Lanes)more << (4 * color);
    }
    return grouped;
}

static int action_beats(const Action *a, const Action *b, int exact)
{
    if (a->reward < b->reward)
        return 0;
    if (exact)
        return a->wild == b->wild && a->places >= b->places;
    return a->wild >> 12 == b->wild >> 12 && covers(b->wild, a->wild);
}

/* Keep the action behind `from` unless another one there beats it; drop those that it beats; returns the new end. */
static int keep(Solver *s, int from, int end, const Action *action)
{
    for (int i = from; i < end; i++)
        if (action_beats(&s->actions[i], action, s->exact))
            return end;
    int kept = from;
    for (int i = from; i < end; i++)
        if (!action_beats(action, &s->actions[i], s->exact)) {
            if (kept != i)
                s->actions[kept] = s->actions[i];
            kept++;
        }
    s->actions[kept] = *action;
    return kept + 1;
}

static int by_reward(const void *left, const void *right)
{
    const Action *a = left, *b = right;
    if (a->reward != b->reward)
        return a->reward < b->reward ? 1 : -1;
    if (a->runs != b->runs)
        return a->runs < b->runs ? -1 : 1;
    return (int)a->wild - (int)b->wild;
}

static int add_with_runs(Solver *s, int number, Lanes runs, int from, const uint8_t order[COLORS])
{
    int weight = 0, end = from;
    for (int color = 0; color < COLORS; color++)
        weight += lane(runs, color) * s->support[number][color];
    if (weight > s->borne)
        return end;
    Lanes owed = s->owed[number], rest = excess(owed, runs), held = s->held[number] - runs;
    for (int p = 0; p < s->patterns_count; p++) {
        const Pattern *pattern = &s->patterns[p];
        if (!covers(held, pattern->numbers))
            continue;
        Lanes rest_now = excess(rest, pattern->numbers), held_now = held - pattern->numbers;
        const Deals *deals = deals_of(s, rest_now, held_now);
        int most = lane(s->wild, 0) - lane(pattern->wild, 0);
        for (int jokers = 0; jokers <= most; jokers++) {
            Deal deal = deals->by_jokers[jokers];
            if (deal.groups == NO_DEAL)
                continue;
            Lanes grouped = dealt(deal, rest_now, held_now, order);
            Lanes laid = runs + pattern->numbers + grouped, wild = pattern->wild + (Lanes)jokers;
            Action action = {.runs = (uint16_t)runs,
                             .grouped = (uint16_t)grouped,
                             .wild = (uint16_t)wild,
                             .spare = (uint16_t)(held_now - grouped),
                             .jokers = (uint8_t)jokers,
                             .groups = deal.groups,
                             .places = (uint8_t)(pattern->places + deal.laid + jokers),
                             .units_count = pattern->count};
            for (int color = 0; color < COLORS; color++)
                action.reward += s->weights[number][color] * (lane(laid, color) - lane(owed, color));
            int cost = weight + BEARS * total(wild);
            if (cost > s->borne)
                continue;
            action.cost = (uint8_t)cost;
            memcpy(action.units, pattern->units, sizeof action.units);
            end = keep(s, from, end, &action);
        }
    }
    return end;
}

/* Append the actions of a number; -1 without memory, else where the next number's begin. */
static int add_actions(Solver *s, int number, int from)
{
    uint8_t order[COLORS];
    int room[COLORS], runs[COLORS], most = 1, end = from;
    if (!find_patterns(s, s->held[number]))
        return -1;
    dearest_first(s->weights[number], order);
    for (int color = 0; color < COLORS; color++) {
        room[color] = s->with_runs || s->wild >= ONE_MIRROR ? lane(s->held[number], color) : 0;
        most *= room[color] + 1;
    }
    /* For each choice of runs at most one action for each choice of jokers is kept. */
    most *= 27 * 2;
    if (from + most > s->actions_size) {
        Action *more = grown(s, s->actions, &s->actions_size, from + most, 1 << 22, sizeof *more);
        if (!more)
            return -1;
        s->actions = more;
    }
    for (runs[0] = 0; runs[0] <= room[0]; runs[0]++)
        for (runs[1] = 0; runs[1] <= room[1]; runs[1]++)
            for (runs[2] = 0; runs[2] <= room[2]; runs[2]++)
                for (runs[3] = 0; runs[3] <= room[3]; runs[3]++)
                    end = add_with_runs(s, number, (Lanes)(runs[0] | runs[1] << 4 | runs[2] << 8 | runs[3] << 12), end, order);
    qsort(s->actions + from, (size_t)(end - from), sizeof *s->actions, by_reward);
    return end;
}

/* ---------------------------------------------------------------- the plan */

static void find_support(Solver *s)
{
    memset(s->support, 0, sizeof s->support);
    for (int color = 0; color < COLORS; color++)
        for (int number = 0, start = 0; number <= NUMBERS; number++) {
            if (number < NUMBERS && lane(s->held[number], color))
                continue;
            for (int place = start; place < number; place++)
                s->support[place][color] = (uint8_t)(number - start < 3 ? 3 - (number - start) : 0);
            start = number + 1;
        }
}

static void find_bounds(Solver *s)
{
    memset(s->bound[NUMBERS], 0, sizeof s->bound[NUMBERS]);
    s->points_bound[NUMBERS] = 0;
    for (int number = NUMBERS - 1; number >= 0; number--) {
        int64_t best[MOST_BORNE + 1];
        const int64_t *ahead = s->bound[number + 1];
        int most = 0;
        for (int cost = 0; cost <= MOST_BORNE; cost++)
            best[cost] = -1;
        for (int i = s->first[number]; i < s->first[number + 1]; i++) {
            const Action *action = &s->actions[i];
            if (best[action->cost] < action->reward)
                best[action->cost] = action->reward;
            if (most < total(action->runs) + action->places)
                most = total(action->runs) + action->places;
        }
        for (int left = 0; left <= s->borne; left++) {
            int64_t bound = -1;
            for (int cost = 0; cost <= left; cost++)
                if (best[cost] >= 0 && ahead[left - cost] >= 0 && best[cost] + ahead[left - cost] > bound)
                    bound = best[cost] + ahead[left - cost];
            s->bound[number][left] = bound;
        }
        s->points_bound[number] = s->points_bound[number + 1] + (number + 1) * most;
    }
}

/* Whether free jokers may have to lie before the first number. */
static int lead_needed(int number, int jokers, int doubles, int changes)
{
    int others = jokers + doubles;
    if (others + changes == 1)
        return 10 - doubles <= number && number <= 11;
    if ((others == 2 && !changes) || (others == 1 && changes == 1))
        return number >= (doubles == 2 ? 11 : 12);
    return 0;
}

static void find_leads(Solver *s, int number)
{
    int count = 0;
    for (int jokers = 0; jokers <= lane(s->wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(s->wild, 1); doubles++)
            for (int changes = 0; changes <= lane(s->wild, 2); changes++) {
                int before = jokers + doubles + changes, width = before + doubles;
                if (!before || width > number || changes > s->rules.max_per_run)
                    continue;
                if (changes && jokers + doubles < changes - s->rules.at_start)
                    continue;
                if (!s->exact && !lead_needed(number, jokers, doubles, changes))
                    continue;
                s->leads[number][count++] = (Lead){
                    .wild = (uint16_t)(ONE_JOKER * (Lanes)jokers + ONE_DOUBLE * (Lanes)doubles + ONE_CHANGE * (Lanes)changes),
                    .points = (uint16_t)(width * (2 * number - width + 1) / 2),
                    .jokers = (uint8_t)jokers,
                    .doubles = (uint8_t)doubles,
                    .changes = (uint8_t)changes,
                    .length = (uint8_t)(before < 2 ? before + 1 : 3)};
            }
    if (!s->exact && lane(s->wild, 2) == 2 && s->rules.at_start && s->rules.max_per_run > 1 && number > 0 && number < LAST)
        s->leads[number][count++] = (Lead){.wild = 2 * ONE_CHANGE, .changes = 1};
    s->leads_count[number] = count;
}

/* 1 with a plan, 0 if the pieces of some number cannot be laid at all, -1 without memory. */
static int plan(Solver *s)
{
    s->borne = BEARS * total(s->wild);
    find_support(s);
    s->first[0] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int end = add_actions(s, number, s->first[number]);
        if (end < 0)
            return -1;
        if (end == s->first[number])
            return 0;
        s->first[number + 1] = end;
        find_leads(s, number);
    }
    find_bounds(s);
    return s->bound[0][s->borne] >= 0;
}

/* ---------------------------------------------------------------- mirrored runs */

static void add_ends(const Solver *s, Fills *fills, Fill fill, int last)
{
    Sides then = fill.then;
    int places = (then & PLACES) / PLACE;
    if (!(then & BUSY_MASK) && places >= s->rules.min_side && ((then & NATURAL_BIT) != 0) >= s->rules.min_natural) {
        fill.then = 0;
        fills->fill[fills->count++] = fill;
        fill.then = then;
    }
    if (!last && (s->exact || places < 2 + s->rules.min_side || (then & MIXED)))
        fills->fill[fills->count++] = fill;
}

static void find_fills(const Solver *s, Sides sides, int last, Fills *fills)
{
    int busy = (sides & BUSY_MASK) / BUSY, places = (sides & PLACES) / PLACE, color = sides / COLOR, empty = 2 - busy;
    int turned = (sides & TURNED_BIT) != 0, bare = s->exact || places > 0 || s->rules.min_side > 1 || !s->rules.min_natural;
    int more = places < 4 ? places + 1 : 4;
    fills->count = 0;
    for (int naturals = empty; naturals >= 0; naturals--) {
        if (!naturals && !bare)
            continue;
        for (int doubles = last ? 0 : empty - naturals; doubles >= 0; doubles--) {
            int classic = empty - naturals - doubles, open = color == ANY && !naturals;
            for (int c = open ? ANY : 0; c <= (open ? ANY : 3); c++) {
                if (!open && (turned ? c == color : color != ANY && c != color))
                    continue;
                int then = c * COLOR + doubles * BUSY + ((sides & NATURAL_BIT) || naturals ? NATURAL_BIT : 0) + more * PLACE
                    + ((sides & MIXED) || doubles ? MIXED : 0);
                add_ends(s, fills,
                         (Fill){.wild = (uint16_t)(ONE_JOKER * (Lanes)classic + ONE_DOUBLE * (Lanes)doubles),
                                .then = (Sides)then,
                                .color = (uint8_t)c,
                                .naturals = (uint8_t)naturals,
                                .classic = (uint8_t)classic,
                                .doubles = (uint8_t)doubles},
                         last);
            }
        }
    }
    if (!busy && !turned && bare && (places || s->rules.at_start)) {
        int then = color * COLOR + TURNED_BIT + (sides & NATURAL_BIT) + more * PLACE + MIXED;
        add_ends(s, fills, (Fill){.wild = 2 * ONE_CHANGE, .then = (Sides)then, .color = ANY, .changes = 2}, last);
    }
}

/* ---------------------------------------------------------------- the queue */

static inline int before(const Entry *a, const Entry *b)
{
    if (a->hope != b->hope)
        return a->hope > b->hope;
    if (a->rank != b->rank)
        return a->rank > b->rank;
    return a->node < b->node;
}

static int push(Solver *s, Entry entry)
{
    if (s->queue_count == s->queue_size) {
        Entry *more = grown(s, s->queue, &s->queue_size, s->queue_count + 1, 1 << 22, sizeof *more);
        if (!more)
            return 0;
        s->queue = more;
    }
    int at = s->queue_count++;
    while (at > 0 && before(&entry, &s->queue[(at - 1) / 2])) {
        s->queue[at] = s->queue[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    s->queue[at] = entry;
    return 1;
}

static Entry pop(Solver *s)
{
    Entry top = s->queue[0], last = s->queue[--s->queue_count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < s->queue_count; at = child) {
        if (child + 1 < s->queue_count && before(&s->queue[child + 1], &s->queue[child]))
            child++;
        if (!before(&s->queue[child], &last))
            break;
        s->queue[at] = s->queue[child];
    }
    s->queue[at] = last;
    return top;
}

/* ---------------------------------------------------------------- the search */

static inline int beats(const Node *a, const Node *b)
{
    return a->value >= b->value && a->points >= b->points && a->has_run >= b->has_run && covers(b->n1, a->n1)
        && covers(a->n3, b->n3) && covers(a->left, b->left) && covers(b->debt, a->debt);
}

static inline int32_t rank_of(const Node *node)
{
    int mirrors = (node->mirrors > 0) + (node->mirrors > 0xFFFF);
    return node->number * 1024 + total(node->n3) + 8 * total(node->left) - total(node->n1) - total(node->need) - 2 * mirrors;
}

static int64_t worth_of(const Solver *s, Lanes wild)
{
    int64_t worth = 0;
    for (int kind = 0; kind < 4; kind++)
        worth += s->way_weights[kind] * lane(wild, kind);
    return worth;
}

static inline int64_t capped(const Solver *s, int64_t worth) { return worth < s->cap ? worth : s->cap; }

/* Add the node unless another one of its bucket beats it; drop those that it beats. */
static int insert(Solver *s, Node *node, int64_t hope, const Pick *picks)
{
    uint64_t key = node->need ^ (uint64_t)node->number << 16 ^ (uint64_t)node->flying << 20 ^ (uint64_t)node->mirrors << 32;
    uint32_t slot = (uint32_t)((key * 0x9E3779B97F4A7C15u) >> (64 - HEADS_BITS));
    int32_t head = s->heads[slot].stamp == s->stamp ? s->heads[slot].node : -1;
    for (int32_t *link = &head; *link >= 0;) {
        Node *other = &s->nodes[*link];
        if (other->need == node->need && other->number == node->number && other->flying == node->flying
            && other->mirrors == node->mirrors) {
            if (beats(other, node)) {
                s->heads[slot].stamp = s->stamp;
                s->heads[slot].node = head;
                return 1;
            }
            if (beats(node, other)) {
                other->beaten = 1;
                *link = other->next;
                continue;
            }
        }
        link = &other->next;
    }
    if (s->nodes_count == s->nodes_size) {
        Node *more = grown(s, s->nodes, &s->nodes_size, s->nodes_count + 1, 1 << 21, sizeof *more);
        if (!more)
            return 0;
        s->nodes = more;
    }
    if (s->picks_count + MOST_PICKS > s->picks_size) {
        Pick *more = grown(s, s->picks, &s->picks_size, s->picks_count + MOST_PICKS, 1 << 23, sizeof *more);
        if (!more)
            return 0;
        s->picks = more;
    }
    node->picks = s->picks_count;
    if (node->picks_count)
        memcpy(s->picks + s->picks_count, picks, node->picks_count * sizeof *picks);
    s->picks_count += node->picks_count;
    int32_t index = s->nodes_count++;
    s->nodes[index] = *node;
    s->nodes[index].next = head;
    s->heads[slot].stamp = s->stamp;
    s->heads[slot].node = index;
    return push(s, (Entry){capped(s, hope), rank_of(node), index, 0});
}

/* A number half laid: see Draft in special_search.py. */
typedef struct {
    Lanes runs, left, n1, n2, n3, twos, threes;
    uint32_t flying, mirrors;
    int picks, points, ran;
} Draft;

typedef struct {
    Solver *s;
    Node from;
    int32_t index;
    int number, action_index;
    const Action *action;
    Sides under_way[2];
    int under_way_count, turned[4], turned_count;
    Fills fills[2], begin;
    Pick picks[MOST_PICKS];
} Move;

/* Codes in ascending bytes from the lowest. */
static uint32_t with_code(uint32_t codes, uint32_t code)
{
    int shift = 0;
    while (shift < 32 && ((codes >> shift) & 0xFF) && ((codes >> shift) & 0xFF) <= code)
        shift += 8;
    uint32_t low = shift ? codes & (0xFFFFFFFFu >> (32 - shift)) : 0, high = codes & ~low;
    return low | code << shift | high << 8;
}

static int has_code(uint32_t codes, uint32_t code)
{
    for (; codes; codes >>= 8)
        if ((codes & 0xFF) == code)
            return 1;
    return 0;
}

static uint32_t marked(const Solver *s, uint32_t codes, int color)
{
    uint32_t mark = (uint32_t)(MARKED | color);
    return !s->rules.strict || has_code(codes, mark) ? codes : with_code(codes, mark);
}

static uint32_t with_sides(uint32_t mirrors, Sides sides)
{
    if (!mirrors)
        return sides;
    return mirrors <= sides ? mirrors | (uint32_t)sides << 16 : (uint32_t)sides | mirrors << 16;
}

/* Add the state behind the draft with jokers `owed` and `extra` in counted runs, unless it leads nowhere. */
static int follow(Move *m, const Draft *d, Lanes owed, Lanes extra, int jokers)
{
    Solver *s = m->s;
    const Node *from = &m->from;
    int number = m->number;
    Lanes beyond = d->runs + owed + extra - d->n1 - d->n2, going_on = smaller(d->n3, beyond), n1 = beyond - going_on;
    if (!covers(d->runs, n1))
        return 1;
    Lanes n2 = d->n1 + d->twos, n3 = d->n2 + going_on + d->threes;
    if (extra && !s->exact) {
        Lanes mask = nonzero(extra);
        n2 += n3 & mask;
        n3 &= ~mask;
    }
    Lanes left = (d->left & ~15u) | (Lanes)jokers, need = n1 + n2, here = s->held[number + 1], behind = s->held[number + 2];
    Lanes reach = reach_of(here, left);
    if (!covers(reach, need) || !covers(reach_of(behind, left), n1))
        return 1;
    if (total(excess(need, here)) + total(excess(n1, behind)) > jokers + 2 * lane(left, 1) + 2 * lane(left, 2))
        return 1;
    if (number == LAST) {
        if (need || d->mirrors || (d->flying && (d->flying & 0xFF) < MARKED))
            return 1;
    } else
        n3 = smaller(n3, reach - need);
    const Action *action = m->action;
    Lanes used = from->left - left;
    int64_t value = capped(s, from->value + action->reward + worth_of(s, used));
    int borne = from->borne - action->cost;
    int64_t ahead = s->bound[number + 1][borne];
    if (ahead < 0)
        return 1;
    if (number < LAST)
        ahead += worth_of(s, left);
    if (capped(s, value + ahead) <= s->floor)
        return 1;
    int points = 0;
    if (s->least_points) {
        points = from->points + d->points + (number + 1) * (action->places + total(d->runs) + total(owed) + total(extra));
        int widths = jokers + 2 * lane(left, 1) + lane(left, 2);
        if (points + s->points_bound[number + 1] + NUMBERS * widths < s->least_points)
            return 1;
        if (points > s->least_points)
            points = s->least_points;
    }
    Node made = {.value = value,
                 .parent = m->index,
                 .flying = d->flying,
                 .mirrors = d->mirrors,
                 .need = (uint16_t)need,
                 .n1 = (uint16_t)n1,
                 .n3 = (uint16_t)n3,
                 .left = (uint16_t)left,
                 .debt = (uint16_t)excess(from->debt, used),
                 .runs = (uint16_t)d->runs,
                 .jokers = (uint16_t)owed,
                 .extra = (uint16_t)extra,
                 .action = (uint16_t)m->action_index,
                 .borne = (uint8_t)borne,
                 .points = (uint8_t)points,
                 .has_run = s->needs_run && (from->has_run || d->ran || d->runs),
                 .number = (uint8_t)(number + 1),
                 .picks_count = (uint8_t)d->picks};
    return insert(s, &made, value + ahead, m->picks);
}

static int spread(Move *m, const Draft *d, Lanes owed, Lanes extra, int color, Lanes most, int left)
{
    if (color == COLORS)
        return follow(m, d, owed, extra, left);
    for (int more = 0; more <= lane(most, color) && more <= left; more++)
        if (!spread(m, d, owed, extra + ((Lanes)more << (4 * color)), color + 1, most, left - more))
            return 0;
    return 1;
}

static int serve(Move *m, const Draft *d)
{
    const Solver *s = m->s;
    Lanes need = d->n1 + d->n2, owed = excess(need, d->runs), filler = nonzero(m->action->spare), most = 0;
    int spare = (int)(d->left & 15) - total(owed);
    if (spare < 0 || (!s->exact && (owed & filler)))
        return 1;
    if (spare && d->n3) {
        most = excess(d->n3, d->runs + owed - need);
        if (!s->exact)
            most &= ~filler;
    }
    return most ? spread(m, d, owed, 0, 0, most, spare) : follow(m, d, owed, 0, spare);
}

/* Whether the runs that need a piece can all get one: a number not yet laid, or a joker. */
static inline int servable(const Draft *d) { return total(excess(d->n1 + d->n2, d->runs)) <= total(d->left & 0xFFF); }

/* Counted runs that take a double or a color change; places 0 to 47 as in special_search.py. */
static int stepping(Move *m, const Draft *d, int first)
{
    const Solver *s = m->s;
    if (!servable(d))
        return 1;
    if (!serve(m, d))
        return 0;
    int end = d->left & 0xF00 ? 48 : d->left & 0xF0 ? 24 : 0;
    if (first < 24 && !(d->left & 0xF0))
        first = 24;
    for (int place = first; place < end; place++) {
        int twin = place < 24, color = place / 6 % 4, length = place / 2 % 3 + 1, ends = place % 2;
        Lanes one = one_of(color), source = length == 1 ? d->n1 : length == 2 ? d->n2 : d->n3;
        if (!(source & 15 * one)) {
            place |= 1;
            continue;
        }
        if (ends ? twin || length == 1 || (length == 3 && !s->exact) : m->number == LAST)
            continue;
        if (!twin && has_code(d->flying, (uint32_t)(MARKED | color)))
            continue;
        if (ends && !s->exact && (m->action->spare & 15 * one))
            continue;
        Draft grown = *d;
        if (length == 1)
            grown.n1 -= one;
        else if (length == 2)
            grown.n2 -= one;
        else
            grown.n3 -= one;
        if (twin) {
            int stays = length == 2 || (length == 3 && s->exact);
            grown.flying = with_code(d->flying, (uint32_t)(WIDE | stays << 2 | color));
            grown.left -= ONE_DOUBLE;
            grown.points += 2 * m->number + 3;
        } else {
            if (!ends)
                grown.flying = with_code(d->flying, (uint32_t)(TURNED | color));
            grown.left -= ONE_CHANGE;
            grown.points += m->number + 1;
        }
        grown.ran = 1;
        m->picks[grown.picks++] =
            (Pick){.kind = PICK_STEP, .color = (uint8_t)color, .piece = twin ? TWIN : TURN, .other = (uint8_t)(length << 1 | ends)};
        if (!stepping(m, &grown, place))
            return 0;
    }
    return 1;
}

static int leading(Move *m, const Draft *d, int first)
{
    const Solver *s = m->s;
    int count = s->leads_count[m->number];
    if (!servable(d))
        return 1;
    if (!stepping(m, d, 0))
        return 0;
    for (int place = first; place < 4 * count; place++) {
        int color = place / count;
        const Lead *lead = &s->leads[m->number][place % count];
        if (!lane(d->runs, color) || !covers(d->left, lead->wild))
            continue;
        Draft grown = *d;
        grown.runs -= one_of(color);
        grown.left -= lead->wild;
        if (lead->length == 2)
            grown.twos += one_of(color);
        if (lead->length == 3)
            grown.threes += one_of(color);
        if (lead->changes)
            grown.flying = marked(s, d->flying, color);
        grown.points += m->number + 1 + lead->points;
        grown.ran = 1;
        m->picks[grown.picks++] = (Pick){.kind = PICK_LEAD, .color = (uint8_t)color, .other = (uint8_t)(place % count)};
        if (!leading(m, &grown, place))
            return 0;
    }
    return 1;
}

static int going_on(Move *m, const Draft *d, int at)
{
    const Solver *s = m->s;
    if (!servable(d))
        return 1;
    if (at == m->turned_count)
        return leading(m, d, 0);
    for (int color = 0; color < COLORS; color++) {
        if (color == m->turned[at])
            continue;
        for (int piece = NATURAL; piece <= TWIN; piece++) {
            Draft grown = *d;
            grown.flying = marked(s, d->flying, color);
            if (piece == NATURAL) {
                if (!lane(d->runs, color))
                    continue;
                grown.runs -= one_of(color);
            } else if (piece == CLASSIC) {
                if (!(d->left & 15) || (!s->exact && lane(m->action->spare, color)))
                    continue;
                grown.left -= ONE_JOKER;
            } else {
                if (!(d->left & 0xF0) || m->number == LAST)
                    continue;
                grown.left -= ONE_DOUBLE;
                grown.flying = with_code(grown.flying, (uint32_t)(WIDE | 4 | color));
            }
            if (piece != TWIN)
                grown.threes += one_of(color);
            grown.points += piece == TWIN ? 2 * m->number + 3 : m->number + 1;
            grown.ran = 1;
            m->picks[grown.picks++] = (Pick){.kind = PICK_GO_ON, .color = (uint8_t)color, .piece = (uint8_t)piece,
                                             .other = (uint8_t)m->turned[at]};
            if (!going_on(m, &grown, at + 1))
                return 0;
        }
    }
    return 1;
}

/* The draft with a place of a mirrored run filled; 0 if pieces lack. */
static int filled(Move *m, const Draft *d, Sides sides, const Fill *fill, Draft *grown)
{
    const Solver *s = m->s;
    if (!covers(d->left, fill->wild) || (fill->naturals && lane(d->runs, fill->color) < fill->naturals))
        return 0;
    if (fill->classic && !s->exact && fill->color < COLORS && lane(m->action->spare, fill->color))
        return 0;
    *grown = *d;
    if (fill->naturals)
        grown->runs -= (Lanes)fill->naturals << (4 * fill->color);
    grown->left -= fill->wild;
    if (fill->then)
        grown->mirrors = with_sides(d->mirrors, fill->then);
    grown->points += (m->number + 1) * (fill->naturals + fill->classic + 2 * fill->doubles + fill->changes) + fill->doubles;
    m->picks[grown->picks++] = (Pick){.kind = PICK_FILL, .sides = sides, .fill = *fill};
    return 1;
}

static int new_mirrors(Move *m, const Draft *d, int first)
{
    if (m->s->with_runs ? !going_on(m, d, 0) : !d->runs && !serve(m, d))
        return 0;
    if (d->left < ONE_MIRROR)
        return 1;
    Draft begun = *d, grown;
    begun.left -= ONE_MIRROR;
    for (int place = first; place < m->begin.count; place++)
        if (filled(m, &begun, NEW, &m->begin.fill[place], &grown) && !new_mirrors(m, &grown, place))
            return 0;
    return 1;
}

static int mirrors(Move *m, const Draft *d, int at)
{
    if (!servable(d))
        return 1;
    if (at == m->under_way_count)
        return new_mirrors(m, d, 0);
    Draft grown;
    for (int i = 0; i < m->fills[at].count; i++)
        if (filled(m, d, m->under_way[at], &m->fills[at].fill[i], &grown) && !mirrors(m, &grown, at + 1))
            return 0;
    return 1;
}

/* What every action of a node has in common. */
static void prepare_move(Move *m, Draft *d)
{
    const Node *from = &m->from;
    m->under_way_count = m->turned_count = 0;
    for (uint32_t rest = from->mirrors; rest; rest >>= 16) {
        find_fills(m->s, (Sides)(rest & 0xFFFF), m->number == LAST, &m->fills[m->under_way_count]);
        m->under_way[m->under_way_count++] = (Sides)(rest & 0xFFFF);
    }
    if (from->left >= ONE_MIRROR)
        find_fills(m->s, NEW, m->number == LAST, &m->begin);
    *d = (Draft){.n1 = from->n1, .n2 = (Lanes)(from->need - from->n1), .n3 = from->n3};
    for (uint32_t rest = from->flying; rest; rest >>= 8) {
        int code = (int)(rest & 0xFF);
        if (code & MARKED)
            d->flying = with_code(d->flying, (uint32_t)code);
        else if (!(code & WIDE))
            m->turned[m->turned_count++] = code & 3;
        else if (code & 4)
            d->threes += one_of(code & 3);
        else
            d->twos += one_of(code & 3);
    }
}

/* Lay every action of the node that still can reach its hope; put it back with the next best hope. */
static int expand(Solver *s, Entry entry)
{
    Move m = {.s = s, .from = s->nodes[entry.node], .index = entry.node};
    int number = m.number = m.from.number;
    Draft d;
    prepare_move(&m, &d);
    int64_t ahead = m.from.value + s->bound[number + 1][m.from.borne] + worth_of(s, m.from.left);
    for (int i = s->first[number] + entry.cursor; i < s->first[number + 1]; i++) {
        const Action *action = &s->actions[i];
        if (action->cost > m.from.borne || !covers(m.from.left, action->wild))
            continue;
        int64_t reach = capped(s, ahead + action->reward);
        if (reach <= s->floor)
            return 1;
        if (reach < entry.hope) {
            entry.hope = reach;
            entry.cursor = i - s->first[number];
            return push(s, entry);
        }
        m.action = action;
        m.action_index = i - s->first[number];
        d.runs = action->runs;
        d.left = (Lanes)(m.from.left - action->wild);
        if (!mirrors(&m, &d, 0))
            return 0;
    }
    return 1;
}

enum { NO_END = -1, NO_MEMORY = -2, NO_BUDGET = -3 };

/* Make ready for a search: 1 with a root, else why there is none. */
static int begin_search(Solver *s)
{
    int planned = plan(s);
    if (planned <= 0)
        return planned ? NO_MEMORY : NO_END;
    s->nodes_count = s->queue_count = s->picks_count = 0;
    if (++s->stamp == 0) {
        memset(s->heads, 0, sizeof s->heads);
        s->stamp = 1;
    }
    Node root = {.value = -worth_of(s, s->way_owed), .parent = -1, .left = (uint16_t)s->wild, .debt = (uint16_t)s->way_owed,
                 .borne = (uint8_t)s->borne};
    int64_t hope = root.value + s->bound[0][s->borne] + worth_of(s, s->wild);
    if (hope <= s->floor)
        return NO_END;
    return insert(s, &root, hope, NULL) ? 1 : NO_MEMORY;
}

/* The best end worth more than the floor, or why there is none; without budget it can be called again. */
static int32_t search(Solver *s, int budget)
{
    while (s->queue_count) {
        if (s->nodes_count > budget)
            return NO_BUDGET;
        Entry entry = pop(s);
        const Node *node = &s->nodes[entry.node];
        if (node->beaten)
            continue;
        if (node->number == NUMBERS) {
            if (node->points >= s->least_points && !node->debt && node->has_run >= s->needs_run)
                return entry.node;
        } else if (!expand(s, entry))
            return NO_MEMORY;
    }
    return NO_END;
}

/* ---------------------------------------------------------------- rows */

enum { RUN, GROUP, MIRRORED };

typedef struct {
    int count;
    uint8_t row[MOST_ROWS];
} Heap;

/* Rows under way while a path is laid number by number: see _Table in special_rows.py. */
typedef struct {
    const Solver *s;
    Rows *rows;
    Heap open, under_way, opened, next;
    int number;
} Table;

static int new_row(Rows *rows, int kind, int start)
{
    rows->row[rows->count] = (Row){.kind = (uint8_t)kind, .start = (uint8_t)start};
    return rows->count++;
}

static void add_cell(Row *row, int cell) { row->cells[row->size++] = (uint8_t)cell; }

static int width_of(const Row *row)
{
    int width = row->size;
    for (int i = 0; i < row->size; i++)
        width += row->cells[i] == DOUBLE;
    return width;
}

static int changes_in(const Row *row)
{
    int count = 0;
    for (int i = 0; i < row->size; i++)
        count += row->cells[i] == CHANGE;
    return count;
}

static void add_row(Heap *heap, int row) { heap->row[heap->count++] = (uint8_t)row; }

static int take_row(Heap *heap, int at)
{
    int row = heap->row[at];
    memmove(heap->row + at, heap->row + at + 1, (size_t)(heap->count - at - 1));
    heap->count--;
    return row;
}

static void reopen(Table *t, int row, int color, int length)
{
    t->rows->row[row].code = 0;
    t->rows->row[row].color = (uint8_t)color;
    t->rows->row[row].length = (uint8_t)length;
    add_row(&t->opened, row);
}

static void fill_place(Table *t, const Pick *pick)
{
    int row, at = 0;
    if (pick->sides == NEW)
        row = new_row(t->rows, MIRRORED, t->number);
    else {
        while (t->rows->row[t->under_way.row[at]].sides != pick->sides)
            at++;
        row = take_row(&t->under_way, at);
    }
    Row *r = &t->rows->row[row];
    const Fill *fill = &pick->fill;
    uint8_t pieces[2];
    int count = 0, taken = 0;
    for (int i = 0; i < fill->naturals; i++)
        pieces[count++] = (uint8_t)(fill->color * NUMBERS + t->number);
    for (int i = 0; i < fill->classic; i++)
        pieces[count++] = JOKER;
    for (int i = 0; i < fill->doubles; i++)
        pieces[count++] = DOUBLE;
    for (int i = 0; i < fill->changes; i++)
        pieces[count++] = CHANGE;
    for (int side = 0; side < 2; side++) {
        if (r->busy[side]) {
            r->busy[side] = 0;
            continue;
        }
        int piece = pieces[taken++];
        if (side)
            r->right[r->right_size++] = (uint8_t)piece;
        else
            add_cell(r, piece);
        r->busy[side] = piece == DOUBLE;
    }
    r->sides = fill->then;
    if (fill->then)
        add_row(&t->next, row);
}

static void lay_on(Table *t, const Pick *pick)
{
    int at = 0;
    while (t->rows->row[t->under_way.row[at]].code != (TURNED | pick->other))
        at++;
    int row = take_row(&t->under_way, at);
    Row *r = &t->rows->row[row];
    add_cell(r, pick->piece == NATURAL ? pick->color * NUMBERS + t->number : pick->piece == CLASSIC ? JOKER : DOUBLE);
    if (pick->piece == TWIN) {
        r->code = (uint8_t)(WIDE | 4 | pick->color);
        add_row(&t->next, row);
    } else
        reopen(t, row, pick->color, 3);
}

static void begin_run(Table *t, const Pick *pick)
{
    const Lead *lead = &t->s->leads[t->number][pick->other];
    int row = new_row(t->rows, RUN, t->number), others = 0;
    Row *r = &t->rows->row[row];
    int first = lead->changes < 2 ? lead->jokers + lead->doubles : t->s->rules.at_start ? 0 : 1;
    for (; others < first; others++)
        add_cell(r, others < lead->jokers ? JOKER : DOUBLE);
    if (lead->changes)
        add_cell(r, CHANGE);
    for (; others < lead->jokers + lead->doubles; others++)
        add_cell(r, others < lead->jokers ? JOKER : DOUBLE);
    if (lead->changes == 2)
        add_cell(r, CHANGE);
    r->start = (uint8_t)(r->start - width_of(r));
    add_cell(r, pick->color * NUMBERS + t->number);
    if (lead->length)
        reopen(t, row, pick->color, lead->length);
    else
        add_cell(r, CHANGE);
}

static void take_step(Table *t, const Pick *pick)
{
    int length = pick->other >> 1, ends = pick->other & 1, found = -1;
    for (int at = 0; at < t->open.count; at++) {
        const Row *row = &t->rows->row[t->open.row[at]];
        if (row->color != pick->color || row->length != length)
            continue;
        if (found < 0)
            found = at;
        if (pick->piece == TWIN)
            break;
        if (!changes_in(row)) {
            found = at;
            break;
        }
    }
    int row = take_row(&t->open, found);
    Row *r = &t->rows->row[row];
    add_cell(r, pick->piece == TWIN ? DOUBLE : CHANGE);
    if (ends)
        return;
    int stays = length == 2 || (length == 3 && t->s->exact);
    r->code = (uint8_t)(pick->piece == TWIN ? WIDE | stays << 2 | pick->color : TURNED | pick->color);
    add_row(&t->next, row);
}

static void serve_color(Table *t, int color, const Node *node)
{
    int numbers = lane(node->runs, color), face = color * NUMBERS + t->number, first = t->rows->count;
    int count = numbers + lane(node->jokers, color) + lane(node->extra, color), kept = 0;
    uint8_t going_on[8];
    for (int wanted_long = 0; wanted_long < 2; wanted_long++)
        for (int at = 0; at < t->open.count && kept < count; at++) {
            const Row *row = &t->rows->row[t->open.row[at]];
            if (row->color == color && (row->length == 3) == wanted_long)
                going_on[kept++] = t->open.row[at];
        }
    for (int i = kept; i < count; i++) {
        Row *row = &t->rows->row[new_row(t->rows, RUN, t->number)];
        row->color = (uint8_t)color;
        row->length = 1;
        add_cell(row, numbers-- > 0 ? face : JOKER);
    }
    for (int i = 0; i < kept; i++) {
        Row *row = &t->rows->row[going_on[i]];
        add_cell(row, numbers-- > 0 ? face : JOKER);
        if (row->length < 3)
            row->length++;
        add_row(&t->opened, going_on[i]);
    }
    for (int row = first; row < t->rows->count; row++)
        add_row(&t->opened, row);
    if (lane(node->extra, color) && !t->s->exact)
        for (int at = 0; at < t->opened.count; at++) {
            Row *row = &t->rows->row[t->opened.row[at]];
            if (row->color == color && row->length > 2)
                row->length = 2;
        }
}

static void lay_number(Table *t, int number, const Node *node)
{
    t->number = number;
    t->opened.count = t->next.count = 0;
    for (int at = 0; at < t->under_way.count;) {
        const Row *row = &t->rows->row[t->under_way.row[at]];
        if (row->code & WIDE)
            reopen(t, take_row(&t->under_way, at), row->code & 3, row->code & 4 ? 3 : 2);
        else
            at++;
    }
    for (int i = 0; i < node->picks_count; i++) {
        const Pick *pick = &t->s->picks[node->picks + i];
        if (pick->kind == PICK_FILL)
            fill_place(t, pick);
        else if (pick->kind == PICK_GO_ON)
            lay_on(t, pick);
        else if (pick->kind == PICK_LEAD)
            begin_run(t, pick);
        else
            take_step(t, pick);
    }
    for (int color = 0; color < COLORS; color++)
        serve_color(t, color, node);
    t->open = t->opened;
    t->under_way = t->next;
}

static void add_unit(Rows *rows, int number, Unit unit)
{
    int jokers = lane(unit.wild, 0), doubles = lane(unit.wild, 1), mirrored = unit.wild >= ONE_MIRROR, ones = 0;
    Row *row = &rows->row[new_row(rows, mirrored ? MIRRORED : GROUP, number)];
    Share left = {COLORS, jokers, doubles};
    if (mirrored)
        shares(unit.numbers, jokers, doubles, &left);
    for (int color = 0; color < COLORS; color++)
        if (lane(unit.numbers, color) == 2) {
            add_cell(row, color * NUMBERS + number);
            row->right[row->right_size++] = (uint8_t)(color * NUMBERS + number);
        }
    for (int color = 0; color < COLORS; color++)
        if (lane(unit.numbers, color) == 1) {
            if (ones++ < left.ones)
                add_cell(row, color * NUMBERS + number);
            else
                row->right[row->right_size++] = (uint8_t)(color * NUMBERS + number);
        }
    for (int i = 0; i < jokers; i++)
        if (i < left.jokers)
            add_cell(row, JOKER);
        else
            row->right[row->right_size++] = JOKER;
    for (int i = 0; i < doubles; i++)
        if (i < left.doubles)
            add_cell(row, DOUBLE);
        else
            row->right[row->right_size++] = DOUBLE;
}

static void add_groups(Rows *rows, int number, const Action *action)
{
    int first = rows->count, place = 0;
    for (int i = 0; i < action->groups; i++)
        new_row(rows, GROUP, number);
    for (int color = 0; color <= COLORS; color++) {
        int count = color < COLORS ? lane(action->grouped, color) : action->jokers;
        for (int i = 0; i < count; i++, place++)
            add_cell(&rows->row[first + place % action->groups], color < COLORS ? color * NUMBERS + number : JOKER);
    }
    for (int i = 0; i < action->units_count; i++)
        add_unit(rows, number, action->units[i]);
}

static void lay_out(const Solver *s, int32_t end, Rows *rows)
{
    int32_t path[NUMBERS];
    for (int number = NUMBERS - 1; number >= 0; number--, end = s->nodes[end].parent)
        path[number] = end;
    Table table = {.s = s, .rows = rows};
    rows->count = 0;
    for (int number = 0; number < NUMBERS; number++)
        lay_number(&table, number, &s->nodes[path[number]]);
    for (int number = 0; number < NUMBERS; number++)
        add_groups(rows, number, &s->actions[s->first[number] + s->nodes[path[number]].action]);
}

/* ---------------------------------------------------------------- jokers left over */

static int park(Row *row, int joker, const Rules *rules)
{
    if (row->kind == GROUP) {
        int fits = joker == JOKER && row->size == 3;
        for (int i = 0; i < row->size; i++)
            fits &= row->cells[i] != DOUBLE;
        if (fits)
            add_cell(row, joker);
        return fits;
    }
    if (row->kind == MIRRORED || (joker == CHANGE && changes_in(row) >= rules->max_per_run))
        return 0;
    int width = joker == DOUBLE ? 2 : 1;
    if (row->start + width_of(row) + width <= NUMBERS && !(joker == CHANGE && row->cells[row->size - 1] == CHANGE)) {
        add_cell(row, joker);
        return 1;
    }
    if (row->start >= width && (joker != CHANGE || (rules->at_start && row->cells[0] != CHANGE))) {
        row->start = (uint8_t)(row->start - width);
        memmove(row->cells + 1, row->cells, row->size);
        row->cells[0] = (uint8_t)joker;
        row->size++;
        return 1;
    }
    return 0;
}

static int numbered(const uint8_t *cells, int count)
{
    for (int i = 0; i < count; i++)
        if (cells[i] < FACES)
            return 1;
    return 0;
}

/* Cut a run of six or more in two, so that there is room between them; 0 if it cannot be. */
static int cut(Rows *rows, int index, const Rules *rules)
{
    Row *row = &rows->row[index];
    if (row->kind != RUN)
        return 0;
    for (int at = 3; at <= row->size - 3; at++)
        if (numbered(row->cells, at) && numbered(row->cells + at, row->size - at)
            && (rules->at_start || row->cells[at] != CHANGE)) {
            Row *part = &rows->row[new_row(rows, RUN, 0)];
            part->size = (uint8_t)(row->size - at);
            memcpy(part->cells, row->cells + at, part->size);
            row->size = (uint8_t)at;
            part->start = (uint8_t)(row->start + width_of(row));
            return 1;
        }
    return 0;
}

static int park_somewhere(Rows *rows, int joker, const Rules *rules)
{
    for (int i = 0; i < rows->count; i++)
        if (park(&rows->row[i], joker, rules))
            return 1;
    return 0;
}

/* Lay the jokers left over; returns whether all of them found a place. */
static int park_all(Rows *rows, Lanes left, const Rules *rules)
{
    static const int order[] = {DOUBLE, CHANGE, JOKER};
    for (int kind = 0; kind < 3; kind++)
        for (int many = lane(left, order[kind] - JOKER); many > 0; many--) {
            if (park_somewhere(rows, order[kind], rules))
                continue;
            int part = 0, count = rows->count;
            for (int i = 0; i < count && !part; i++)
                part = cut(rows, i, rules);
            if (!part || !park_somewhere(rows, order[kind], rules))
                return 0;
        }
    return 1;
}

/* ---------------------------------------------------------------- the answer */

enum { EXACT = 1, RUNLESS = 2, NEEDS_RUN = 4 };

/* Turn the numbers round, 13 to 1: what is a set stays one. */
static void turn(Solver *s)
{
    for (int low = 0, high = LAST; low < high; low++, high--) {
        Lanes owed = s->owed[low], held = s->held[low];
        int64_t weights[COLORS];
        memcpy(weights, s->weights[low], sizeof weights);
        s->owed[low] = s->owed[high];
        s->held[low] = s->held[high];
        memcpy(s->weights[low], s->weights[high], sizeof weights);
        s->owed[high] = owed;
        s->held[high] = held;
        memcpy(s->weights[high], weights, sizeof weights);
    }
}

static void turn_cells(uint8_t *cells, int size)
{
    uint8_t turned[NUMBERS + 1];
    for (int i = 0; i < size; i++) {
        int cell = cells[size - 1 - i];
        turned[i] = (uint8_t)(cell >= FACES ? cell : cell + NUMBERS - 1 - 2 * (cell % NUMBERS));
    }
    memcpy(cells, turned, (size_t)size);
}

static void turn_rows(Rows *rows)
{
    for (int i = 0; i < rows->count; i++) {
        Row *row = &rows->row[i];
        if (row->kind == RUN)
            row->start = (uint8_t)(NUMBERS - row->start - width_of(row));
        turn_cells(row->cells, row->size);
        turn_cells(row->right, row->right_size);
    }
}

/* The best rows worth more than `floor`, and the jokers left over: 1 if there are any, 0 if not, else why not. */
static int best_rows(Solver *s, int mode, int64_t floor, Rows *rows, int64_t *value, Lanes *left)
{
    s->exact = (mode & EXACT) != 0;
    s->with_runs = !(mode & RUNLESS);
    s->needs_run = (mode & NEEDS_RUN) != 0;
    s->floor = floor;
    for (int kind = 0; kind < 4; kind++)
        s->way_weights[kind] = s->exact || kind == 3 ? s->wild_weights[kind] : 0;
    s->way_owed = s->exact ? s->wild_owed : s->wild_owed & 0xF000;
    int ends = !s->opening && s->rules.at_start ? 2 : 1, around = 0;
    int32_t found = begin_search(s);
    if (found > 0)
        found = NO_BUDGET;
    for (int budget = STINT; found == NO_BUDGET && budget <= MOST_NODES; budget += STINT)
        for (around = 0; around < ends; around++) {
            Solver *end = s + around;
            if (around && budget == STINT) {
                memcpy(end, s, offsetof(Solver, borne));
                turn(end);
                found = begin_search(end);
                if (found < 0)
                    break;
            }
            found = search(end, budget);
            if (found != NO_BUDGET)
                break;
        }
    if (found < 0)
        return found == NO_END ? 0 : found;
    *value = s[around].nodes[found].value;
    *left = s[around].nodes[found].left;
    lay_out(s + around, found, rows);
    if (around)
        turn_rows(rows);
    return 1;
}

static int64_t no_less_than_minus_one(int64_t floor) { return floor < -1 ? -1 : floor; }

/* 1 with rows and their worth, 0 if nothing is worth more than `floor`, else why there is no answer. */
static int answer(Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    Lanes left;
    if (s->opening)
        return best_rows(s, EXACT, floor, rows, value, &left);
    int64_t worth = 0;
    for (int kind = 0; kind < 3; kind++)
        worth += s->wild_weights[kind] * (lane(s->wild, kind) - lane(s->wild_owed, kind));
    int found = best_rows(s, 0, no_less_than_minus_one(floor - worth), rows, value, &left);
    if (found <= 0)
        return found;
    *value += worth;
    if (park_all(rows, left, &s->rules))
        return 1;

    Rows runless;
    int64_t without, with_run;
    int found_without = best_rows(s, EXACT | RUNLESS, floor, &runless, &without, &left);
    if (found_without < 0)
        return found_without;
    if (found_without)
        floor = without;
    found = best_rows(s, NEEDS_RUN, no_less_than_minus_one(floor - worth), rows, &with_run, &left);
    if (found < 0)
        return found;
    if (found && with_run + worth > floor) {
        *value = with_run + worth;
        if (park_all(rows, left, &s->rules))
            return 1;
        found = best_rows(s, EXACT, floor, rows, value, &left);
        if (found)
            return found;
    }
    if (found_without) {
        *rows = runless;
        *value = without;
    }
    return found_without;
}

/* ---------------------------------------------------------------- the door */

static int read_question(Solver *s, const char *bytes, Py_ssize_t size)
{
    if (size != QUESTION_SIZE) {
        PyErr_Format(PyExc_ValueError, "a question is %d bytes, not %zd", QUESTION_SIZE, size);
        return 0;
    }
    const uint8_t *low = (const uint8_t *)bytes, *high = low + KINDS, *asked = high + KINDS;
    memset(s->owed, 0, sizeof s->owed);
    memset(s->held, 0, sizeof s->held);
    s->wild = s->wild_owed = 0;
    for (int face = 0; face < KINDS; face++) {
        int limit = face < FACES ? MOST_COPIES : MOST_OF_A_KIND;
        if (low[face] > high[face] || high[face] > limit) {
            PyErr_Format(PyExc_ValueError, "face %d: bounds %d to %d, not within 0 to %d", face, low[face], high[face], limit);
            return 0;
        }
        int shift = 4 * (face < FACES ? face / NUMBERS : face - FACES);
        *(face < FACES ? &s->owed[face % NUMBERS] : &s->wild_owed) |= (Lanes)low[face] << shift;
        *(face < FACES ? &s->held[face % NUMBERS] : &s->wild) |= (Lanes)high[face] << shift;
    }
    s->opening = asked[1] != NO_OPENING;
    s->least_points = s->opening ? asked[1] : 0;
    s->rules = (Rules){asked[0], asked[2] != 0, asked[3], asked[4], asked[5], asked[6]};
    return 1;
}

static int read_weights(Solver *s, const char *bytes, Py_ssize_t size)
{
    if (size != KINDS * (Py_ssize_t)sizeof(int64_t)) {
        PyErr_Format(PyExc_ValueError, "weights are %d integers of 8 bytes", KINDS);
        return 0;
    }
    for (int face = 0; face < KINDS; face++) {
        int64_t weight;
        memcpy(&weight, bytes + (size_t)face * sizeof weight, sizeof weight);
        if (weight < 0 || weight > MOST_WEIGHT) {
            PyErr_Format(PyExc_ValueError, "weight of face %d is not within 0 to 2**40", face);
            return 0;
        }
        if (face < FACES)
            s->weights[face % NUMBERS][face / NUMBERS] = weight;
        else
            s->wild_weights[face - FACES] = weight;
    }
    return 1;
}

static PyObject *rows_as_bytes(const Rows *rows)
{
    char flat[MOST_PIECES + MOST_ROWS];
    Py_ssize_t size = 0;
    for (int i = 0; i < rows->count; i++) {
        const Row *row = &rows->row[i];
        int mirrored = row->kind == MIRRORED;
        flat[size++] = (char)(row->size + (mirrored ? 1 + row->right_size : 0));
        memcpy(flat + size, row->cells, row->size);
        size += row->size;
        if (!mirrored)
            continue;
        flat[size++] = MIRROR;
        for (int at = row->right_size - 1; at >= 0; at--)
            flat[size++] = (char)row->right[at];
    }
    return PyBytes_FromStringAndSize(flat, size);
}

PyDoc_STRVAR(solve_doc,
             "solve(question, weights, floor, cap)\n--\n\n"
             "Return the worth and the rows of the best way to lay pieces, or None; see special_plain.solve.");

static PyObject *solve(PyObject *module, PyObject *args)
{
    Solver *s = PyModule_GetState(module);
    const char *question, *weights;
    Py_ssize_t question_size, weights_size;
    long long floor, cap;
    if (!s || !PyArg_ParseTuple(args, "y#y#LL:solve", &question, &question_size, &weights, &weights_size, &floor, &cap))
        return NULL;
    if (!read_question(s, question, question_size) || !read_weights(s, weights, weights_size))
        return NULL;
    if (cap < 0) {
        PyErr_SetString(PyExc_ValueError, "cap is 0 or more");
        return NULL;
    }
    s->cap = cap < MOST_WORTH ? cap : MOST_WORTH;
    s->out_of_memory = 0;
    Rows rows;
    rows.count = 0;
    int64_t value = 0;
    int found = answer(s, no_less_than_minus_one(floor), &rows, &value);
    if (found < 0)
        return PyErr_NoMemory();
    if (!found)
        Py_RETURN_NONE;
    PyObject *flat = rows_as_bytes(&rows);
    return flat ? Py_BuildValue("LN", (long long)value, flat) : NULL;
}

static int prepare(PyObject *module)
{
    Solver *s = PyModule_GetState(module);
    if (!s)
        return -1;
    memset(s, 0, 2 * sizeof *s);
    return 0;
}

static void release(void *module)
{
    Solver *s = PyModule_GetState(module);
    if (!s)
        return;
    for (Solver *end = s + 2; s < end; s++) {
        free(s->actions);
        free(s->patterns);
        free(s->nodes);
        free(s->queue);
        free(s->picks);
        memset(s, 0, sizeof *s);
    }
}

static PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, solve_doc},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, prepare},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.solver._special",
    .m_doc = "The compiled form of the solver with special jokers.",
    .m_size = 2 * sizeof(Solver), /* one for the search from either end */
    .m_methods = methods,
    .m_slots = slots,
    .m_free = release,
};

PyMODINIT_FUNC PyInit__special(void) { return PyModuleDef_Init(&definition); }
