/* The best turn of a seat by a goal, as solver/solve.py finds it: one question to a solver, or branch and bound. */
#include "play/selfplay/selfplay.h"

static void add_cells(Table *rows, const uint8_t *cells, int size)
{
    TableRow *row = &rows->rows[rows->count++];
    row->size = (uint8_t)size;
    memcpy(row->cells, cells, (size_t)size);
}

static void add_solved(Table *rows, const Rows *solved)
{
    char flat[FLAT_SIZE];
    for (int at = 0, size = write_rows(solved, flat); at < size; at += 1 + flat[at])
        add_cells(rows, (const uint8_t *)flat + at + 1, flat[at]);
}

void laid_rows(const Table *table, LaidRows *rows)
{
    rows->count = table->count;
    for (int i = 0; i < table->count; i++) {
        rows->rows[i].size = table->rows[i].size;
        memcpy(rows->rows[i].cells, table->rows[i].cells, table->rows[i].size);
    }
}

static int is_special(const Position *at) { return at->lying.of[BAG_SPECIALS] || at->held.of[BAG_SPECIALS]; }

/* Ask with color changes in separate runs and with fewer jokers that need not be laid, the fewest left out first; an answer to
 * any of these questions will do. */
static int narrower_rows(Player *p, SpecialQuestion *asked, Rows *rows)
{
    enum { KINDS_OF_JOKERS = FACES - JOKER, MOST_LEFT_OUT = MOST_WILD };
    const Bag *all = asked->bags.available, *required = asked->bags.required;
    Bag fewer;
    asked->strict = 1;
    asked->bags.available = &fewer;
    for (int sum = count_in(all, CHANGE) == 2 ? 0 : 1; sum <= MOST_LEFT_OUT; sum++)
        for (int choice = 0; choice < 1 << 2 * KINDS_OF_JOKERS; choice++) {
            int left_out = 0, fits = 1;
            fewer = *all;
            for (int kind = 0; kind < KINDS_OF_JOKERS && fits; kind++) {
                int code = JOKER + kind, less = choice >> 2 * (KINDS_OF_JOKERS - 1 - kind) & 3;
                fits = less <= count_in(all, code) - count_in(required, code);
                left_out += less;
                put(&fewer, code, fits ? -less : 0);
            }
            if (fits && left_out == sum && solve_with_specials(p, asked, rows) > 0)
                return 1;
        }
    return 0;
}

/* A question about all pieces; where that takes too long, narrower ones are tried, as in solver/special/queries.py. */
static int special_rows(SelfPlay *s, int goal, const BagQuestion *bags, int64_t floor, Rows *rows)
{
    const Solver *solver = &s->player->solvers[goal].solver;
    int64_t weights[FACES];
    for (int code = 0; code < FACES; code++)
        weights[code] = code < NUMBERED ? solver->pieces.weights[code % NUMBERS][code / NUMBERS] : solver->joker_weight;
    SpecialQuestion asked = {.sets = &s->sets, .bags = *bags, .weights = weights, .floor = floor};
    int found = solve_with_specials(s->player, &asked, rows);
    return found == UNKNOWN ? narrower_rows(s->player, &asked, rows) : found > 0;
}

typedef struct {
    Player *player;
    int points;
} Opening;

static int contains_opening(void *context, const Bag *played)
{
    const Opening *opening = context;
    return opens(opening->player, played, opening->points);
}

/* A turn that leaves the table and all jokers alone. */
static int leave_table(SelfPlay *s, const Position *at, int goal, Table *rows)
{
    Bag held = at->held;
    Rows solved;
    held.of[BAG_JOKERS] = 0;
    if (!solve_pieces(s->player, goal, &EMPTY_BAG, &held, at->opened ? NO_POINTS : at->least_points, 0, &solved))
        return 0;
    add_table(rows, at->table);
    add_solved(rows, &solved);
    return 1;
}

/* The best turn where jokers keep their meaning, or the best opening with extras; where a search gives up, the best by then. */
static int branch(SelfPlay *s, const Position *at, int goal, int whole, Table *rows)
{
    const JokerRules rules = {.are_replaced = 1, .to_new_set = 1};
    Player *p = s->player;
    int is_bound = s->is_bound && at->lying.of[BAG_JOKERS];
    Opening opening = {p, at->least_points};
    LaidRows table;
    Roles roles;
    BestTurn best;
    laid_rows(at->table, &table);
    TurnCase turn = {&table, at->lying, whole ? at->held : EMPTY_BAG, at->held, rules};
    Search search = {.solver = &p->solvers[goal],
                     .min_natural = p->rules.min_natural,
                     .budget = BRANCH_BUDGET,
                     .least_points = NO_POINTS,
                     .floor = whole ? -1 : 0,
                     .opens = !at->opened ? contains_opening : NULL,
                     .context = &opening};
    roles.count = 1;
    roles.of[0] = (Role){0};
    if (is_bound)
        find_roles(&table, rules, &roles);
    int proven = branch_and_bound(&turn, &search, roles.of, roles.count, &best);
    p->out_of_memory |= proven == NO_MEMORY;
    for (int i = 0; best.found && i < best.rows.count; i++)
        add_cells(rows, best.rows.rows[i].cells, best.rows.rows[i].size);
    return best.found || (proven == GAVE_UP && !whole && leave_table(s, at, goal, rows));
}

int find_rows(SelfPlay *s, const Position *at, int goal, int whole, Table *rows)
{
    Player *p = s->player;
    int opening = !at->opened, apart = opening && !p->rules.extras;
    int64_t floor = whole ? -1 : 0;
    Rows solved;
    Bag lying = apart ? EMPTY_BAG : at->lying, available = sum_of(&lying, &at->held), required = whole ? available : lying;
    const BagQuestion asked = {&required, &available, apart ? at->least_points : NO_POINTS, p->rules.min_natural};
    rows->count = 0;
    if (apart)
        add_table(rows, at->table);
    if (is_empty(&at->held))
        return 0;
    if (is_special(at)) {
        if (!special_rows(s, goal, &asked, floor, &solved))
            return 0;
    } else {
        if ((opening && !opens(p, &at->held, at->least_points)) || (whole && !fits(p, &available)))
            return 0;
        if (s->is_bound && lying.of[BAG_JOKERS])
            return branch(s, at, goal, whole, rows);
        if (!solve_pieces(p, goal, &required, &available, asked.points, floor, &solved))
            return 0;
        if (opening && !apart && !whole) {
            /* Most turns with the most pieces contain an opening. */
            Bag laid = pieces_of(&solved), played = rest_of(&laid, &lying);
            if (!opens(p, &played, at->least_points))
                return branch(s, at, goal, whole, rows);
        }
    }
    add_solved(rows, &solved);
    return 1;
}

int can_open(SelfPlay *s, const Position *at)
{
    Table rows;
    return is_special(at) ? find_rows(s, at, FOR_TILES, 0, &rows) : opens(s->player, &at->held, at->least_points);
}
