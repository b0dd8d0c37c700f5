#include "envs/tiles/games.h"

/* Branch and bound over roles, sets of freed jokers and copies, as in solver/branching/search.py and in its order.
 *
 * The solver answers a relaxation. If its rows are not legal, narrower subproblems cover every legal turn. */

enum {
    BUDGET = 4000, /* as in the plain form */
    MOST_FIXED = 12,
    MOST_SUBPROBLEMS = 1 << 17, /* 40 MB; hardly any search has a tenth of them */
};

/* The pieces that must and may be laid beside the rows already fixed. A kept joker is counted and written as the number that it
 * stands for: `kept` are those without a place yet. `laid` counts the rows of an answer that was not legal, if there was one. */
typedef struct {
    Bag least, most, laid;
    int64_t gained;
    int32_t depth;
    uint8_t role, kept, placed, is_answered, fixed;
    uint8_t codes[MOST_BOUND], rows[MOST_BOUND], places[MOST_BOUND];
    LaidRow last, fixed_rows[MOST_FIXED];
} Subproblem;

typedef struct {
    Player *p;
    const BoundTurn *turn;
    const Role *roles;
    Bag all; /* pieces of the table and the rack */
    uint64_t rack;
    int64_t floor;
    Array problems, queue;
    int goal, is_full, found;
    LaidRows *best;
    FreedTurn *freed;
} Branching;

static int64_t weight_of(const Branching *b, int code)
{
    const Solver *s = &b->p->solvers[b->goal].solver;
    return code == JOKER ? s->joker_weight : s->pieces.weights[code % NUMBERS][code / NUMBERS];
}

static void push_problem(Branching *b, const Subproblem *problem, int64_t bound)
{
    int32_t number = b->problems.count;
    if (!make_room(&b->problems, number + 1, MOST_SUBPROBLEMS, sizeof *problem)
        || !push(&b->queue, (Entry){bound, problem->depth, number, 0}, MOST_SUBPROBLEMS)) {
        b->is_full = 1;
        return;
    }
    ((Subproblem *)b->problems.items)[number] = *problem;
    b->problems.count++;
}

/* Put the rows of a subproblem and of the solver's answer together. */
static void join_rows(const Subproblem *problem, const Rows *answer, LaidRows *rows)
{
    rows->count = 0;
    for (int i = 0; i < problem->fixed && rows->count < MOST_ROWS; i++)
        rows->rows[rows->count++] = problem->fixed_rows[i];
    for (int i = 0; i < answer->count && rows->count < MOST_ROWS; i++) {
        LaidRow *row = &rows->rows[rows->count++];
        row->size = answer->row[i].size;
        memcpy(row->cells, answer->row[i].cells, row->size);
    }
}

Bag bag_of_rows(const LaidRows *rows)
{
    Bag bag = EMPTY_BAG;
    for (int i = 0; i < rows->count; i++)
        for (int at = 0; at < rows->rows[i].size; at++)
            put(&bag, rows->rows[i].cells[at], 1);
    return bag;
}

/* Try every choice of the pieces that are kept jokers, from one on, until the rows are legal. */
static int place_kept(const Branching *b, const Subproblem *problem, LaidRows *rows, int at)
{
    if (at == problem->kept || at == MOST_BOUND)
        return !b->roles[problem->role].freed || lie_legally(b->turn->table, rows);
    for (int i = 0; i < rows->count; i++)
        for (int place = 0; place < rows->rows[i].size; place++) {
            uint8_t *cell = &rows->rows[i].cells[place];
            if (*cell != problem->codes[at])
                continue;
            *cell = JOKER;
            if (place_kept(b, problem, rows, at + 1))
                return 1;
            *cell = problem->codes[at];
        }
    return 0;
}

/* Write the jokers that have a place, and find places for the others; whether the rows are then legal. */
static int make_legal(const Branching *b, const Subproblem *problem, LaidRows *rows)
{
    for (int i = 0; i < problem->placed; i++) {
        uint8_t *cell = &rows->rows[problem->rows[i]].cells[problem->places[i]];
        if (*cell == JOKER)
            return 0;
        *cell = JOKER;
    }
    return place_kept(b, problem, rows, 0);
}

/* A face with more pieces than the solver takes, or NUMBERED. */
static int overfull_face(const Subproblem *problem)
{
    int code = 0;
    while (code < NUMBERED && count_in(&problem->most, code) <= MOST_COPIES)
        code++;
    return code;
}

/* Whether counts show that no turn is worth more than the floor, as far as that is quicker than solving. */
static int is_hopeless(const Branching *b, const Subproblem *problem)
{
    uint64_t wanted = 0, fitting = 0;
    if (same_bags(&problem->least, &problem->most))
        return problem->gained <= b->floor || !fits(b->p, &problem->least);
    if (problem->most.of[BAG_JOKERS])
        return 0;
    for (int code = 0; code < NUMBERED && problem->gained <= b->floor; code++)
        if (weight_of(b, code) && count_in(&problem->most, code) > count_in(&problem->least, code))
            wanted |= bit_of_code(code);
    return (!wanted && problem->gained <= b->floor) || !find_fitting(b->p, NULL, &problem->least, &problem->most, wanted, &fitting)
        || (wanted && !(fitting & wanted));
}

/* Ask the solver; keep a legal turn, and queue anything else for branching. */
static void solve_problem(Branching *b, Subproblem problem, int64_t bound)
{
    Rows answer;
    LaidRows rows, numbered;
    int64_t worth = 0;
    problem.is_answered = 1;
    if (overfull_face(&problem) < NUMBERED) {
        push_problem(b, &problem, bound);
        return;
    }
    if (is_hopeless(b, &problem))
        return;
    int64_t floor = at_least_minus_one(b->floor - problem.gained);
    if (!solve_for_worth(b->p, b->goal, &problem.least, &problem.most, NO_POINTS, floor, &answer, &worth))
        return;
    worth += problem.gained;
    join_rows(&problem, &answer, &rows);
    problem.laid = bag_of_rows(&rows);
    numbered = rows;
    if (make_legal(b, &problem, &rows)) {
        b->found = 1;
        *b->best = rows;
        if (b->freed)
            keep_freed_rows(b->turn, &b->roles[problem.role], &numbered, b->freed);
    } else
        push_problem(b, &problem, worth);
}

enum Which { ANY_ROW, OF_RACK, NOT_OF_RACK };

/* What the children of a subproblem are made from. */
typedef struct {
    Branching *b;
    const Subproblem *problem;
    int64_t bound;
    int code;         /* the kept joker that a set is fixed for, or JOKER */
    enum Which which; /* the rows that are fixed now: those whose numbers the rack has, or the others */
} Parent;

static void push_child(const Parent *parent, Subproblem *child)
{
    child->is_answered = 0;
    child->depth = parent->problem->depth + 1;
    push_problem(parent->b, child, parent->bound);
}

/* Tighter bounds for the pieces of a face, if they do not contradict. */
static void push_restricted(const Parent *parent, int code, int least, int most)
{
    Subproblem child = *parent->problem;
    int lowest = count_in(&child.least, code), low = least > lowest ? least : lowest;
    int highest = count_in(&child.most, code), high = most < highest ? most : highest;
    if (low > high)
        return;
    put(&child.least, code, low - lowest);
    put(&child.most, code, high - highest);
    child.gained += weight_of(parent->b, code) * (low - lowest);
    push_child(parent, &child);
}

/* Fix a row; in it the kept jokers in a mask have a place. */
static void push_with_row(const Parent *parent, const LaidRow *row, unsigned mask, const LaidRow *last)
{
    Subproblem child = *parent->problem;
    if (child.fixed == MOST_FIXED) {
        parent->b->is_full = 1;
        return;
    }
    for (int i = 0; i < row->size; i++) {
        int code = row->cells[i];
        take(&child.most, code);
        if (count_in(&child.least, code))
            take(&child.least, code);
        else
            child.gained += weight_of(parent->b, code);
    }
    child.kept = 0;
    for (int i = 0; i < parent->problem->kept; i++) {
        int code = parent->problem->codes[i], place = 0;
        if (!(mask >> i & 1)) {
            child.codes[child.kept++] = (uint8_t)code;
            continue;
        }
        while (row->cells[place] != code)
            place++;
        child.rows[child.placed] = child.fixed;
        child.places[child.placed++] = (uint8_t)place;
    }
    child.fixed_rows[child.fixed++] = *row;
    if (last)
        child.last = *last;
    push_child(parent, &child);
}

static void fix_row(void *context, const LaidRow *row)
{
    const Parent *parent = context;
    push_with_row(parent, row, parent->code == JOKER ? 0 : 1, NULL);
}

static int is_before(const LaidRow *row, const LaidRow *other)
{
    int differs = memcmp(row->cells, other->cells, row->size < other->size ? row->size : other->size);
    return differs ? differs < 0 : row->size < other->size;
}

/* Whether a row has all numbers of an old one. */
static int extends_row(const LaidRow *row, const LaidRow *old) { return !(numbers_in(old) & ~numbers_in(row)); }

/* Whether there are enough pieces for two rows like an old one. */
static int fits_twice(const LaidRow *old, const Bag *all)
{
    for (int i = 0; i < old->size; i++)
        if (count_in(all, old->cells[i]) < 2 * (old->cells[i] == JOKER ? jokers_in(old) : 1))
            return 0;
    return 1;
}

/* Whether a row can be a new set for some freed joker, as far as is known. */
static int may_be_new(const Branching *b, const Subproblem *problem, const LaidRow *row)
{
    const Role *role = &b->roles[problem->role];
    const LaidRows *table = b->turn->table;
    uint64_t single = numbers_in(row);
    if (!role->freed || b->turn->most.of[BAG_JOKERS])
        return 1;
    for (int i = 0; i < table->count && !problem->kept; i++)
        if (extends_row(row, &table->rows[i]) && !fits_twice(&table->rows[i], &b->all))
            return 0;
    /* If a face has several copies, the joker need not join the very piece it was with. */
    for (int i = 0; i < row->size; i++)
        if (row->cells[i] != JOKER && count_in(&b->all, row->cells[i]) != 1)
            single &= ~bit_of_code(row->cells[i]);
    for (int i = 0; i < problem->kept; i++)
        single &= ~bit_of_code(problem->codes[i]);
    for (int i = 0; i < role->freed; i++) {
        uint64_t met = single & role->sources[i];
        if (role->limits[i] ? !(met & (met - 1)) : !met)
            return 1;
    }
    return 0;
}

static void fix_joker_row(void *context, const LaidRow *row)
{
    const Parent *parent = context;
    int of_rack = !(numbers_in(row) & ~parent->b->rack);
    if (parent->which != ANY_ROW && of_rack != (parent->which == OF_RACK))
        return;
    /* In ascending order, to avoid repetition. */
    if (!is_before(row, &parent->problem->last) && may_be_new(parent->b, parent->problem, row))
        push_with_row(parent, row, 0, row);
}

/* Fix a row that contains an old one, for each choice of the kept jokers in it, the fewest first. */
static void fix_twin_row(void *context, const LaidRow *row)
{
    const Parent *parent = context;
    const Subproblem *problem = parent->problem;
    static const uint8_t masks[] = {0, 1, 2, 3};
    unsigned within = 0;
    for (int i = 0; i < problem->kept; i++)
        if (memchr(row->cells, problem->codes[i], row->size))
            within |= 1u << i;
    for (int i = 0; i < (int)sizeof masks; i++)
        if (!(masks[i] & ~within))
            push_with_row(parent, row, masks[i], NULL);
}

/* An old set extended by a freed joker is new only if its pieces lie together in another row too. */
static void fix_twin_rows(Parent *parent)
{
    const Subproblem *problem = parent->problem;
    const LaidRows *table = parent->b->turn->table;
    for (int i = 0; i < table->count; i++) {
        int extended = 0, by_joker = 0;
        for (int row = 0; row < problem->fixed; row++)
            if (extends_row(&problem->fixed_rows[row], &table->rows[i])) {
                extended++;
                by_joker = jokers_in(&problem->fixed_rows[row]) > 0;
            }
        if (extended == 1 && by_joker)
            visit_sets_around(numbers_in(&table->rows[i]), &problem->most, fix_twin_row, parent);
    }
}

/* One more copy of a face beside a joker: then it need not be the old neighbor. */
static void push_more_copies(const Parent *parent)
{
    const Subproblem *problem = parent->problem;
    LaidRows fixed = {.count = problem->fixed};
    memcpy(fixed.rows, problem->fixed_rows, (size_t)problem->fixed * sizeof *fixed.rows);
    Bag counts = bag_of_rows(&fixed);
    for (int code = 0; code < NUMBERED; code++)
        if (count_in(&counts, code))
            push_restricted(parent, code, count_in(&problem->laid, code) - count_in(&counts, code) + 1, MOST_PIECES);
}

/* Queue narrower subproblems that together cover every legal turn, after an answer that was not legal. */
static void push_children(Branching *b, const Subproblem *problem, int64_t bound)
{
    Parent parent = {b, problem, bound, JOKER, ANY_ROW};
    int overfull = overfull_face(problem);
    if (overfull < NUMBERED) {
        push_restricted(&parent, overfull, 0, count_in(&problem->most, overfull) - 1);
        visit_sets_with(&problem->most, overfull, fix_row, &parent);
        return;
    }
    if (problem->most.of[BAG_JOKERS]) {
        push_restricted(&parent, JOKER, 0, 0);
        /* A mask may be found in any order: sets of the rack leave most of the table alone. */
        parent.which = b->goal == FOR_FACES ? OF_RACK : ANY_ROW;
        visit_sets_with(&problem->most, JOKER, fix_joker_row, &parent);
        parent.which = NOT_OF_RACK;
        if (b->goal == FOR_FACES)
            visit_sets_with(&problem->most, JOKER, fix_joker_row, &parent);
        return;
    }
    if (b->roles[problem->role].freed)
        fix_twin_rows(&parent);
    if (problem->kept) {
        parent.code = problem->codes[0];
        visit_sets_with(&problem->most, parent.code, fix_row, &parent);
    } else
        push_more_copies(&parent);
}

static void push_roles(Branching *b, int count)
{
    for (int i = 0; i < count; i++) {
        const Role *role = &b->roles[i];
        Subproblem problem = {.depth = 1, .role = (uint8_t)i, .kept = (uint8_t)role->kept};
        if (!with_role(b->turn, role, &problem.least, &problem.most))
            continue;
        memcpy(problem.codes, role->codes, sizeof problem.codes);
        Bag least = sum_of(&b->turn->pieces, &b->turn->least);
        for (int code = 0; code < NUMBERED; code++)
            if (role->needed >> code & 1 && !count_in(&least, code))
                problem.gained += weight_of(b, code);
        /* Where all pieces must be laid no turn is worth more than another, and elsewhere the bound is found first. */
        push_problem(b, &problem, same_bags(&b->turn->least, &b->turn->most) ? 0 : INT64_MAX);
    }
}

int find_bound_turn(Player *p, int goal, const BoundTurn *turn, const Role roles[], int count, int64_t floor, LaidRows *rows, FreedTurn *freed)
{
    Branching b = {.p = p, .turn = turn, .roles = roles, .floor = floor, .goal = goal, .best = rows, .freed = freed};
    /* A turn whose pieces are chosen is laid whatever it costs: there are few choices left. */
    int budget = same_bags(&turn->least, &turn->most) ? MOST_SUBPROBLEMS : BUDGET;
    b.all = sum_of(&turn->pieces, &turn->most);
    b.rack = codes_in(&turn->most);
    push_roles(&b, count);
    while (b.queue.count && !b.found && !b.is_full && budget) {
        Entry entry = pop(&b.queue);
        /* A copy, because pushing may move the others. */
        Subproblem problem = ((const Subproblem *)b.problems.items)[entry.node];
        if (problem.is_answered)
            push_children(&b, &problem, entry.estimate);
        else {
            budget--;
            solve_problem(&b, problem, entry.estimate);
        }
    }
    free_array(&b.problems);
    free_array(&b.queue);
    return b.found ? 1 : b.is_full || !budget ? UNKNOWN : 0;
}
