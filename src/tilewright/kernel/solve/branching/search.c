/* Branch and bound over roles, sets of freed jokers, copies and openings: the solver's answer to a relaxation is an upper
 * bound, and a legal turn that reaches it is the best of its question. Else narrower questions cover every legal turn. The
 * search ends when no open one can beat the best legal turn found.
 *
 * Questions wait in a queue: the highest bound first, then the deepest, then the oldest. */
#include "solve/branching/branching.h"

#include "sets/arranged.h"

enum {
    MOST_FIXED = 16,
    LONG_SEARCH = 16, /* questions, of tens of microseconds each */
    MOST_SUBPROBLEMS = 1 << 18, /* 110 MB; hardly any search has a hundredth of them */
};

/* The pieces that must and may be laid beside the rows already fixed. A kept joker is counted and written as the number that it
 * stands for: `kept` are those without a place yet. `laid` counts the rows of an answer that was not legal, if there was one;
 * `points` are those of the fixed rows, if points are demanded. */
typedef struct {
    Bag required, available, laid;
    int64_t gained;
    int32_t depth, points;
    uint16_t role;
    uint8_t kept, placed, is_answered, has_opened, fixed;
    uint8_t codes[MOST_BOUND], rows[MOST_BOUND], places[MOST_BOUND];
    LaidRow last, fixed_rows[MOST_FIXED];
} Subproblem;

typedef struct {
    const TurnCase *turn;
    const Search *search;
    const Role *roles;
    Array *problems, *queue;
    Bag all; /* pieces of the table and the rack */
    uint64_t rack;
    int64_t floor;
    int is_full, has_memory; /* is_full: there is no room for more questions */
    BestTurn *best;
} Branching;

static int64_t weight_of(const Branching *b, int code)
{
    const Solver *s = &b->search->solver->solver;
    return code == JOKER ? s->joker_weight : s->pieces.weights[code % NUMBERS][code / NUMBERS];
}

static void push_problem(Branching *b, const Subproblem *problem, int64_t bound)
{
    int32_t number = b->problems->count;
    if (number == MOST_SUBPROBLEMS) {
        b->is_full = 1;
        return;
    }
    if (!make_room(b->problems, number + 1, MOST_SUBPROBLEMS, sizeof *problem)
        || !push(b->queue, (Entry){bound, problem->depth, number, 0}, MOST_SUBPROBLEMS)) {
        b->has_memory = 0;
        return;
    }
    ((Subproblem *)b->problems->items)[number] = *problem;
    b->problems->count++;
}

/* The points of a row that is a set in its order. */
static int points_of(const LaidRow *row, const SetRules *rules)
{
    SetReadings readings;
    find_readings(row->cells, row->size, rules, &readings);
    return readings.count ? readings.items[0].points : 0;
}

/* Put rows into orders that are sets; 0 if one has none, or if there are too few points. */
static int order_rows(const Search *search, LaidRows *rows)
{
    SetReadings readings;
    int points = 0;
    for (int i = 0; i < rows->count; i++) {
        LaidRow *row = &rows->rows[i];
        if (!arrange_row(row->cells, row->size, search->sets, &readings))
            return 0;
        points += readings.items[0].points;
    }
    return points >= search->least_points;
}

/* Whether rows with jokers in their places are a legal turn; if so, they are in legal orders. */
static int is_turn(const Branching *b, const Subproblem *problem, LaidRows *rows)
{
    const TurnCase *turn = b->turn;
    const SetRules *sets = b->search->sets;
    const Role *role = &b->roles[problem->role];
    LaidRows ordered = *rows;
    if (sets && !order_rows(b->search, &ordered))
        return 0;
    /* Where jokers may have to lie apart, the order of a row may not be the one in which a joker keeps its meaning. */
    int may_change = sets && (role->kept || role->freed) && !rows_decide(sets);
    if (((role->freed && turn->jokers.to_new_set) || may_change) && !jokers_are_legal(turn->table, &ordered, turn->jokers))
        return 0;
    *rows = ordered;
    return 1;
}

/* Try every choice of the pieces that are kept jokers, from one on, until the rows are legal. */
static int place_kept(const Branching *b, const Subproblem *problem, LaidRows *rows, int at)
{
    if (at == problem->kept || at == MOST_BOUND)
        return is_turn(b, problem, rows);
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
    while (code < NUMBERED && count_in(&problem->available, code) <= MOST_COPIES)
        code++;
    return code;
}

/* Whether counts show that no turn is worth more than the floor, as far as that is quicker than solving. */
static int is_hopeless(const Branching *b, const Subproblem *problem)
{
    const Search *search = b->search;
    uint64_t wanted = 0;
    int gains = problem->gained > b->floor, is_exact = same_bags(&problem->required, &problem->available);
    if (is_exact && !gains)
        return 1;
    if (!search->may_fit || (!is_exact && problem->available.of[BAG_JOKERS]))
        return 0;
    for (int code = 0; code < NUMBERED && !gains; code++)
        if (weight_of(b, code) && count_in(&problem->available, code) > count_in(&problem->required, code))
            wanted |= bit_of_code(code);
    return (!wanted && !gains) || !search->may_fit(search->context, &problem->required, &problem->available, wanted);
}

/* Ask the solver about some pieces beside fixed rows of some points; 1 with rows. */
static int ask_solver(Branching *b, const Bag *required, const Bag *available, int points, int64_t floor, Rows *rows, int64_t *worth)
{
    const Search *search = b->search;
    int least = search->least_points, left = least == NO_POINTS ? NO_POINTS : least > points ? least - points : 0;
    BagQuestion asked = {required, available, left, search->min_natural};
    int found = solve_bags(search->solver, &asked, floor, rows, worth);
    b->has_memory &= found >= 0;
    return found > 0;
}

/* Whether the rack pieces in an answer contain an opening, if one is demanded. */
static int has_opened(const Branching *b, const Subproblem *problem)
{
    Bag lying = lying_as(b->turn, &b->roles[problem->role]), played = rest_of(&problem->laid, &lying);
    return !b->search->opens || b->search->opens(b->search->context, &played);
}

/* Ask the solver; keep a legal turn, and queue anything else for branching. */
static void solve_problem(Branching *b, Subproblem problem, int64_t bound)
{
    Rows answer;
    LaidRows rows, numbered = {.count = problem.fixed};
    int64_t worth = 0;
    problem.is_answered = 1;
    if (overfull_face(&problem) < NUMBERED) {
        push_problem(b, &problem, bound);
        return;
    }
    if (is_hopeless(b, &problem)
        || !ask_solver(b, &problem.required, &problem.available, problem.points, b->floor - problem.gained, &answer, &worth))
        return;
    worth += problem.gained;
    memcpy(numbered.rows, problem.fixed_rows, (size_t)problem.fixed * sizeof *numbered.rows);
    add_rows(&numbered, &answer);
    problem.laid = bag_of_rows(&numbered);
    problem.has_opened = (uint8_t)has_opened(b, &problem);
    rows = numbered;
    if (problem.has_opened && make_legal(b, &problem, &rows)) {
        *b->best = (BestTurn){1, problem.role, worth, rows, numbered};
        b->floor = worth;
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

/* Tighten the bounds for the pieces of a face; returns 0 if they contradict. */
static int restrict_face(const Branching *b, Subproblem *problem, int code, int least, int most)
{
    int lowest = count_in(&problem->required, code), low = least > lowest ? least : lowest;
    int highest = count_in(&problem->available, code), high = most < highest ? most : highest;
    if (low > high)
        return 0;
    put(&problem->required, code, low - lowest);
    put(&problem->available, code, high - highest);
    problem->gained += weight_of(b, code) * (low - lowest);
    return 1;
}

static void push_restricted(const Parent *parent, const Subproblem *problem, int code, int least, int most)
{
    Subproblem child = *problem;
    if (restrict_face(parent->b, &child, code, least, most))
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
        take(&child.available, code);
        if (count_in(&child.required, code))
            take(&child.required, code);
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
    if (parent->b->search->least_points != NO_POINTS)
        child.points += points_of(row, parent->b->search->sets);
    child.fixed_rows[child.fixed++] = *row;
    if (last)
        child.last = *last;
    push_child(parent, &child);
}

/* Visit the sets with a face that can be made of the pieces left. */
static void visit_rows_with(Parent *parent, int code, VisitSet *visit)
{
    visit_sets_with(&parent->problem->available, code, parent->b->search->sets, visit, parent);
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
    if (!role->freed || !b->turn->jokers.to_new_set || b->turn->available.of[BAG_JOKERS])
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

static void fix_joker_rows(Parent *parent)
{
    push_restricted(parent, parent->problem, JOKER, 0, 0);
    if (!parent->b->search->takes_any) {
        visit_rows_with(parent, JOKER, fix_joker_row);
        return;
    }
    /* Any turn may be found first: sets of the rack leave most of the table alone. */
    parent->which = OF_RACK;
    visit_rows_with(parent, JOKER, fix_joker_row);
    parent->which = NOT_OF_RACK;
    visit_rows_with(parent, JOKER, fix_joker_row);
}

/* Fix a row with each choice of some more of its kept jokers, from a place on. */
static void push_choices(const Parent *parent, const LaidRow *row, unsigned within, unsigned mask, int from, int more)
{
    if (!more)
        push_with_row(parent, row, mask, NULL);
    for (int i = from; i < MOST_BOUND && more; i++)
        if (within >> i & 1)
            push_choices(parent, row, within, mask | 1u << i, i + 1, more - 1);
}

/* Fix a row that contains an old one, for each choice of the kept jokers in it, the fewest first. */
static void fix_twin_row(void *context, const LaidRow *row)
{
    const Parent *parent = context;
    const Subproblem *problem = parent->problem;
    unsigned within = 0;
    for (int i = 0; i < problem->kept; i++)
        if (memchr(row->cells, problem->codes[i], row->size))
            within |= 1u << i;
    for (int count = 0; count <= problem->kept; count++)
        push_choices(parent, row, within, 0, 0, count);
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
            visit_sets_around(numbers_in(&table->rows[i]), &problem->available, fix_twin_row, parent);
    }
}

/* The pieces of the rows that a subproblem has fixed. */
static Bag fixed_pieces(const Subproblem *problem)
{
    LaidRows fixed = {.count = problem->fixed};
    memcpy(fixed.rows, problem->fixed_rows, (size_t)problem->fixed * sizeof *fixed.rows);
    return bag_of_rows(&fixed);
}

/* One more copy of a face beside a joker: then it need not be the old neighbor. */
static void push_more_copies(const Parent *parent)
{
    const Subproblem *problem = parent->problem;
    Bag fixed = fixed_pieces(problem);
    for (int code = 0; code < NUMBERED; code++)
        if (count_in(&fixed, code)) {
            int more = count_in(&problem->laid, code) - count_in(&fixed, code) + 1;
            push_restricted(parent, problem, code, more, MOST_PIECES);
        }
}

/* Turns that play at least one piece beyond some that contain no opening. Those are first extended as far as possible without
 * an opening, so that few pieces are left to branch on. */
static void play_more(const Parent *parent)
{
    const Branching *b = parent->b;
    const Bag *rack = &b->turn->available;
    Subproblem rest = *parent->problem;
    Bag lying = lying_as(b->turn, &b->roles[rest.role]), without = rest_of(&rest.laid, &lying), fixed = fixed_pieces(&rest);
    for (int code = 0; code <= JOKER; code++)
        while (count_in(&without, code) < count_in(rack, code)) {
            put(&without, code, 1);
            if (b->search->opens(b->search->context, &without)) {
                take(&without, code);
                break;
            }
        }
    for (int code = 0; code <= JOKER; code++) {
        if (count_in(&without, code) >= count_in(rack, code))
            continue;
        /* How many pieces of the face are still to be laid when those are played. */
        int left = count_in(&lying, code) + count_in(&without, code) - count_in(&fixed, code);
        push_restricted(parent, &rest, code, left + 1, MOST_PIECES);
        if (!restrict_face(b, &rest, code, 0, left))
            return;
    }
}

/* Queue narrower subproblems that together cover every legal turn, after an answer that was not legal. */
static void push_children(Branching *b, const Subproblem *problem, int64_t bound)
{
    Parent parent = {b, problem, bound, JOKER, ANY_ROW};
    int overfull = overfull_face(problem);
    if (overfull < NUMBERED) {
        push_restricted(&parent, problem, overfull, 0, count_in(&problem->available, overfull) - 1);
        visit_rows_with(&parent, overfull, fix_row);
        return;
    }
    if (!problem->has_opened) {
        play_more(&parent);
        return;
    }
    if (problem->available.of[BAG_JOKERS]) {
        fix_joker_rows(&parent);
        return;
    }
    if (b->roles[problem->role].freed && b->turn->jokers.to_new_set)
        fix_twin_rows(&parent);
    if (problem->kept) {
        parent.code = problem->codes[0];
        visit_rows_with(&parent, parent.code, fix_row);
    } else
        push_more_copies(&parent);
}

/* A bound on all turns. It decides ties only where a role must be branched before the solver can bound it. */
static int64_t bound_of_all(Branching *b, int has_overfull)
{
    const TurnCase *turn = b->turn;
    Bag required = sum_of(&turn->lying, &turn->required), available = sum_of(&turn->lying, &turn->available);
    Rows rows;
    int64_t worth = 0;
    if (same_bags(&required, &available))
        return 0;
    if (!has_overfull || b->search->takes_any)
        return INT64_MAX;
    return ask_solver(b, &required, &available, 0, b->floor, &rows, &worth) ? worth : b->floor;
}

/* The question of a role; 0 if a needed piece is missing. */
static int problem_of_role(const Branching *b, int number, Subproblem *problem)
{
    const Role *role = &b->roles[number];
    *problem = (Subproblem){.depth = 1, .role = (uint16_t)number, .kept = (uint8_t)role->kept};
    if (!with_role(b->turn, role, &problem->required, &problem->available))
        return 0;
    memcpy(problem->codes, role->codes, sizeof problem->codes);
    Bag lying = lying_as(b->turn, role), required = sum_of(&lying, &b->turn->required);
    for (int code = 0; code < NUMBERED; code++)
        problem->gained += weight_of(b, code) * (count_in(&problem->required, code) - count_in(&required, code));
    return 1;
}

static void push_roles(Branching *b, int count)
{
    Subproblem problem;
    int has_overfull = 0;
    for (int i = 0; i < count; i++)
        has_overfull |= problem_of_role(b, i, &problem) && overfull_face(&problem) < NUMBERED;
    int64_t bound = bound_of_all(b, has_overfull);
    for (int i = 0; i < count; i++)
        if (problem_of_role(b, i, &problem))
            push_problem(b, &problem, bound);
}

int branch_and_bound(const TurnCase *turn, const Search *search, const Role roles[], int count, BestTurn *best)
{
    Branching b = {.turn = turn, .search = search, .roles = roles, .floor = search->floor, .has_memory = 1, .best = best};
    int budget = search->budget;
    b.problems = &search->solver->problems;
    b.queue = &search->solver->waiting;
    b.problems->count = b.queue->count = best->found = 0;
    b.all = sum_of(&turn->lying, &turn->available);
    b.rack = codes_in(&turn->available);
    push_roles(&b, count);
    while (b.queue->count && !b.is_full && b.has_memory && !(best->found && search->takes_any)) {
        Entry entry = pop(b.queue);
        /* A copy, because pushing may move the others. */
        Subproblem problem = ((const Subproblem *)b.problems->items)[entry.node];
        if (entry.estimate <= b.floor)
            break;
        if (problem.is_answered)
            push_children(&b, &problem, entry.estimate);
        else if (budget-- <= 0)
            return GAVE_UP;
        else {
            if (search->budget - budget == LONG_SEARCH)
                tell_long(&search->solver->solver.when_long);
            solve_problem(&b, problem, entry.estimate);
        }
    }
    return !b.has_memory ? NO_MEMORY : b.is_full ? GAVE_UP : 1;
}
