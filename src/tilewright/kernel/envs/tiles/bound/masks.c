#include "envs/tiles/games.h"

/* Whether the turn in progress may move jokers that keep their meaning. */
int is_bound(const GameRules *rules, const Episode *game)
{
    return rules->is_bound && !is_opening(rules, game) && game->state.table.of[BAG_JOKERS];
}

/* Whether there are more copies of a face, kept jokers among them, than the solver takes. */
static int is_overfull(const Bag *pieces)
{
    for (int number = 0; number < NUMBERS; number++)
        if (pieces->of[number] & 4 * ONES)
            return 1;
    return 0;
}

/* Whether required pieces can be laid, with a wanted face if there are any. */
static int may_fit(void *context, const Bag *required, const Bag *available, uint64_t wanted)
{
    uint64_t fitting = 0;
    if (same_bags(required, available))
        return fits(context, required);
    return find_fitting(context, NULL, required, available, wanted, &fitting) && (!wanted || fitting & wanted);
}

/* Find a turn in one of some roles: any with a wanted face for FOR_FACES, or else the one with exactly the required pieces,
 * whatever that costs: there are few choices left. */
static int find_bound_turn(Player *p, int goal, const TurnCase *turn, const Role roles[], int count, BestTurn *best)
{
    int is_exact = goal != FOR_FACES;
    Search search = {.solver = &p->solvers[goal], .min_natural = p->rules.min_natural, .budget = is_exact ? 1 << 17 : BRANCH_BUDGET,
                     .floor = is_exact ? -1 : 0, .takes_any = !is_exact, .may_fit = may_fit, .context = p};
    branch_and_bound(turn, &search, roles, count, best);
    return best->found;
}

/* What is asked of a turn, and the roles that only a search can settle, with the faces that they may show. */
typedef struct {
    TurnCase turn;
    uint64_t fitting, left, possible;
    Role roles[MOST_ROLES], searched[MOST_ROLES];
    int count, searched_count;
} Asking;

static TurnCase turn_of(const Episode *game)
{
    return (TurnCase){&game->rows, game->state.table, game->committed, game->state.racks[game->state.seat], BOUND_RULES};
}

/* Whether all pieces that the turn may have are too many for layouts. */
static int is_crowded(const Episode *game)
{
    Bag most = sum_of(&game->stood, &game->state.racks[game->state.seat]);
    return is_overfull(&most);
}

/* Find what fits with all jokers kept, where counts decide; and what may fit with some of them freed. */
static void ask_by_counts(Player *p, Asking *a)
{
    for (int i = 0; i < a->count && a->left; i++) {
        Bag least, most;
        uint64_t fitting = 0;
        if (!with_role(&a->turn, &a->roles[i], &least, &most))
            continue;
        if (is_overfull(&most))
            fitting = a->left;
        else if (find_fitting(p, NULL, &least, &most, a->left & useful_codes(&most), &fitting))
            /* A needed piece of the rack is among those that must be laid. */
            fitting |= a->roles[i].needed;
        if (!a->roles[i].freed && !is_overfull(&most)) {
            a->fitting |= fitting;
            a->left &= ~fitting;
        } else if (fitting & a->left) {
            a->possible |= fitting;
            a->searched[a->searched_count++] = a->roles[i];
        }
    }
    a->possible &= a->left;
}

/* Search for turns with the faces that may fit until there are no more. */
static void ask_by_search(Player *p, Episode *game, Asking *a)
{
    while (a->possible) {
        BestTurn best;
        weigh_faces(p, a->possible);
        if (!find_bound_turn(p, FOR_FACES, &a->turn, a->searched, a->searched_count, &best))
            return;
        keep_freed_rows(&a->turn, &a->searched[best.role], &best.numbered, &game->freed);
        Bag laid = bag_of_rows(&best.rows);
        laid = rest_of(&laid, &game->state.table);
        add_known(&game->known, &laid);
        laid = rest_of(&laid, &game->committed);
        a->fitting |= codes_in(&laid);
        a->possible &= ~codes_in(&laid);
    }
}

/* Whether exactly the committed pieces are a legal turn. */
static int ends_as_it_is(Player *p, const Episode *game)
{
    TurnCase turn = {&game->rows, game->state.table, game->committed, game->committed, BOUND_RULES};
    Role roles[MOST_ROLES];
    BestTurn best;
    int count = find_roles(&game->rows, BOUND_RULES, roles);
    for (int i = 0; i < count; i++) {
        Bag least, most;
        int is_possible = with_role(&turn, &roles[i], &least, &most);
        if (!is_possible || (!is_overfull(&most) && !fits(p, &least)))
            continue;
        if (!roles[i].freed && !is_overfull(&most))
            return 1;
        return find_bound_turn(p, FOR_TILES, &turn, roles + i, count - i, &best);
    }
    return 0;
}

/* Forget the turns that a search has found and that do not contain the committed pieces. */
static void keep_known(Episode *game)
{
    int count = 0;
    for (int i = 0; i < game->known.count; i++)
        if (holds(&game->known.turns[i], &game->committed))
            game->known.turns[count++] = game->known.turns[i];
    game->known.count = count;
}

/* Take over what those turns show; returns whether one has exactly the committed pieces. */
static int recall_turns(const Episode *game, uint64_t *fitting)
{
    int ends = 0;
    for (int i = 0; i < game->known.count; i++) {
        Bag more = rest_of(&game->known.turns[i], &game->committed);
        *fitting |= codes_in(&more);
        ends |= is_empty(&more);
    }
    return ends;
}

/* Whether a turn with a freed joker has exactly the committed pieces. */
static int is_laid_by(const FreedTurn *freed, const Bag *committed)
{
    if (!freed->is_known)
        return 0;
    Bag laid = laid_in(freed);
    return same_bags(&laid, committed);
}

void begin_bound(Player *p, const GameRules *rules, Episode *game)
{
    game->turn.is_known = game->freed.is_known = game->known.count = 0;
    if (!is_crowded(game))
        begin_layout(p, rules, game);
}

void carry_on_bound(Player *p, const GameRules *rules, Episode *game, int face)
{
    TurnCase turn = turn_of(game);
    Layout before;
    before.is_known = 0;
    keep_known(game);
    if (is_crowded(game))
        return;
    if (game->turn.is_known) {
        copy_layout(&before, &game->turn);
        /* If no turn keeps all jokers any more, none does with more pieces. */
        carry_on_layout(p, rules, game, face);
    }
    carry_on_freed(&game->freed, &turn.available, &game->committed, face);
    if (before.is_known && !game->turn.is_known && !game->freed.is_known)
        /* The face was committed to a turn that frees a joker beside the layout before. */
        find_freed_joining(&turn, &game->stood, &before, bit_of_code(face), &game->known, &game->freed);
}

/* Find what fits by small changes of the layouts, those of a turn that keeps all jokers and of one that frees one. */
static void ask_by_layouts(Episode *game, Asking *a)
{
    const Bag *rack = &a->turn.available;
    Bag least = sum_of(&game->stood, &game->committed), most = sum_of(&game->stood, rack);
    if (game->turn.is_known)
        a->fitting |= find_joining(&game->turn, &least, &most, a->left, NO_POINTS);
    if (!is_overfull(&most))
        a->fitting |= find_joining_freed(&game->freed, rack, &game->committed, a->left & ~a->fitting);
    a->left &= ~a->fitting;
    if (game->turn.is_known && a->left)
        a->fitting |= find_freed_joining(&a->turn, &game->stood, &game->turn, a->left, &game->known, &game->freed);
}

uint64_t bound_fits(Player *p, Episode *game, uint64_t asked)
{
    Asking a = {.turn = turn_of(game), .left = asked};
    recall_turns(game, &a.fitting);
    a.left &= ~a.fitting;
    ask_by_layouts(game, &a);
    a.left &= ~a.fitting;
    if (a.left) {
        a.count = find_roles(&game->rows, BOUND_RULES, a.roles);
        ask_by_counts(p, &a);
        ask_by_search(p, game, &a);
    }
    return a.fitting;
}

int bound_ends(Player *p, Episode *game)
{
    Bag least = sum_of(&game->stood, &game->committed);
    uint64_t others = 0;
    return recall_turns(game, &others) || (game->turn.is_known && same_bags(&game->turn.held, &least))
        || is_laid_by(&game->freed, &game->committed) || ends_as_it_is(p, game);
}

/* Find what the jokers of the table stand for, and a layout in which they are these numbers. */
static void keep_meanings(const GameRules *rules, Episode *game)
{
    Rows stood = {0};
    memset(game->meant, 0, sizeof game->meant);
    for (int i = 0; i < game->rows.count; i++) {
        const LaidRow *laid = &game->rows.rows[i];
        Row *row = &stood.row[new_row(&stood, GROUP, 0)];
        Meanings meant;
        int jokers = 0;
        row->size = laid->size;
        memcpy(row->cells, laid->cells, laid->size);
        if (jokers_in(laid)) {
            add_meanings(row, &rules->sets, game->meant);
            find_stands(laid, 1, &meant);
        }
        for (int at = 0; at < row->size; at++)
            if (row->cells[at] == JOKER)
                row->cells[at] = meant.codes[0][jokers++];
        row->kind = row->cells[0] + 1 == row->cells[1] ? RUN : GROUP;
    }
    set_layout(&game->lying, &stood);
    game->stood = game->lying.held;
}

void lay_bound(Player *p, const GameRules *rules, Episode *game)
{
    Rows rows;
    if (is_bound(rules, game)) {
        TurnCase turn = {&game->rows, game->state.table, game->committed, game->committed, BOUND_RULES};
        Role roles[MOST_ROLES];
        BestTurn best;
        if (find_bound_turn(p, FOR_TILES, &turn, roles, find_roles(&game->rows, BOUND_RULES, roles), &best))
            game->rows = best.rows;
        else
            /* The mask has proven that the turn is legal, so that only room is missing. */
            p->out_of_memory = 1;
    } else {
        int apart = is_apart(rules, game);
        Bag laid = apart ? game->committed : sum_of(&game->state.table, &game->committed);
        if (!apart)
            game->rows.count = 0;
        solve_pieces(p, FOR_TILES, &laid, &laid, apart ? rules->least_points : NO_POINTS, -1, &rows);
        add_rows(&game->rows, &rows);
    }
    keep_meanings(rules, game);
}
