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

/* A question about all pieces; where a search is too long, the plain form tries narrower ones. */
static int special_rows(SelfPlay *s, int goal, const BagQuestion *asked, int64_t floor, Rows *rows)
{
    const Solver *solver = &s->player->solvers[goal].solver;
    int64_t weights[FACES];
    for (int code = 0; code < FACES; code++)
        weights[code] = code < NUMBERED ? solver->pieces.weights[code % NUMBERS][code / NUMBERS] : solver->joker_weight;
    int found = solve_with_specials(s->player, &s->sets, asked, weights, floor, rows);
    s->player->gave_up |= found == UNKNOWN;
    return found > 0;
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

/* The best turn where jokers keep their meaning, or the best opening with extras. A search that gives up leaves the turn to the
 * Python bot, which gives up as well. */
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
    s->player->gave_up |= branch_and_bound(&turn, &search, roles.of, roles.count, &best) != 1;
    for (int i = 0; best.found && i < best.rows.count; i++)
        add_cells(rows, best.rows.rows[i].cells, best.rows.rows[i].size);
    return best.found && !s->player->gave_up;
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
