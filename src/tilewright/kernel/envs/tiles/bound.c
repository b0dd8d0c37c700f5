/* Turns that may move jokers that keep their meaning: what fits beside known layouts, what counts decide with all jokers kept,
 * and what only a search can settle where jokers are freed. */
#include "envs/tiles/games.h"

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
                     .least_points = NO_POINTS, .floor = is_exact ? -1 : 0, .takes_any = !is_exact, .may_fit = may_fit, .context = p};
    branch_and_bound(turn, &search, roles, count, best);
    return best->found;
}

/* Two jokers have at most four roles each, or sixteen together. */
enum { MOST_SEARCHED_ROLES = 16 };

/* What is asked of a turn, and the roles that only a search can settle, with the faces that they may show. */
typedef struct {
    TurnCase turn;
    uint64_t fitting, left, possible;
    int searched_count;
    Role searched[MOST_SEARCHED_ROLES];
    Roles roles;
} Settling;

/* The turn with the rack pieces that it may lay. */
static TurnCase turn_of(const Episode *e, const Bag *available)
{
    return (TurnCase){&e->rows, e->state.table, e->committed, *available, BOUND_RULES};
}

/* Find what fits with all jokers kept, where counts decide; and what may fit with some of them freed. */
static void ask_by_counts(Player *p, Settling *a)
{
    for (int i = 0; i < a->roles.count && a->left; i++) {
        Bag required, available;
        uint64_t fitting = 0;
        const Role *role = &a->roles.of[i];
        if (!with_role(&a->turn, role, &required, &available))
            continue;
        if (is_overfull(&available))
            fitting = a->left;
        else if (find_fitting(p, NULL, &required, &available, a->left, &fitting))
            /* A needed piece of the rack is among those that must be laid. */
            fitting |= role->needed;
        if (!role->freed && !is_overfull(&available)) {
            a->fitting |= fitting;
            a->left &= ~fitting;
        } else if (fitting & a->left) {
            a->possible |= fitting;
            a->searched[a->searched_count++] = *role;
        }
    }
    a->possible &= a->left;
}

/* Search for turns with the faces that may fit until there are no more. */
static void ask_by_search(Player *p, Episode *game, Settling *a)
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
    TurnCase turn = turn_of(game, &game->committed);
    Roles roles;
    BestTurn best;
    find_roles(&game->rows, BOUND_RULES, &roles);
    for (int i = 0; i < roles.count; i++) {
        Bag required, available;
        int is_possible = with_role(&turn, &roles.of[i], &required, &available);
        if (!is_possible || (!is_overfull(&available) && !fits(p, &required)))
            continue;
        if (!roles.of[i].freed && !is_overfull(&available))
            return 1;
        return find_bound_turn(p, FOR_TILES, &turn, roles.of + i, roles.count - i, &best);
    }
    return 0;
}

/* Whether a turn with a freed joker has exactly the committed pieces. */
static int is_laid_by(const FreedTurn *freed, const Bag *committed)
{
    if (!freed->is_known)
        return 0;
    Bag laid = laid_in(freed);
    return same_bags(&laid, committed);
}

static void begin_bound(const Asking *a)
{
    Episode *e = a->e;
    e->turn.is_known = e->freed.is_known = e->known.count = 0;
    if (!is_overfull(&a->available))
        begin_layout(a);
}

static void carry_on_bound(const Asking *a, int face)
{
    Episode *e = a->e;
    Layout before;
    before.is_known = 0;
    keep_known(&e->known, &e->committed);
    /* All pieces that the turn may have can be too many for layouts. */
    if (is_overfull(&a->available))
        return;
    if (e->turn.is_known) {
        copy_layout(&before, &e->turn);
        /* If no turn keeps all jokers any more, none does with more pieces. */
        carry_on_layout(a, face);
    }
    carry_on_freed(&e->freed, a->rack, &e->committed, face);
    if (before.is_known && !e->turn.is_known && !e->freed.is_known) {
        /* The face was committed to a turn that frees a joker beside the layout before. */
        TurnCase turn = turn_of(e, a->rack);
        find_freed_joining(&turn, &e->numbered, &before, bit_of_code(face), &e->known, &e->freed);
    }
}

static uint64_t bound_fits(const Asking *a, uint64_t asked)
{
    Episode *e = a->e;
    Settling s;
    s.turn = turn_of(e, a->rack);
    s.fitting = s.possible = 0;
    s.searched_count = 0;
    recall_turns(&e->known, &e->committed, &s.fitting);
    s.left = asked & ~s.fitting;
    /* What fits by small changes of the layouts, those of a turn that keeps all jokers and of one that frees one. */
    if (e->turn.is_known)
        s.fitting |= find_joining(&e->turn, &a->required, &a->available, s.left);
    if (!is_overfull(&a->available))
        s.fitting |= find_joining_freed(&e->freed, a->rack, &e->committed, s.left & ~s.fitting);
    s.left &= ~s.fitting;
    if (e->turn.is_known && s.left)
        s.fitting |= find_freed_joining(&s.turn, &e->numbered, &e->turn, s.left, &e->known, &e->freed);
    s.left &= ~s.fitting;
    if (s.left) {
        find_roles(&e->rows, BOUND_RULES, &s.roles);
        ask_by_counts(a->p, &s);
        ask_by_search(a->p, e, &s);
    }
    return s.fitting;
}

static int bound_ends(const Asking *a)
{
    Episode *e = a->e;
    uint64_t others = 0;
    return recall_turns(&e->known, &e->committed, &others) || (e->turn.is_known && same_bags(&e->turn.held, &a->required))
        || is_laid_by(&e->freed, &e->committed) || ends_as_it_is(a->p, e);
}

const TurnKind BOUND = {begin_bound, carry_on_bound, bound_fits, bound_ends};

void keep_meanings(const GameRules *rules, Episode *game)
{
    Rows numbered = {0};
    memset(game->meant, 0, sizeof game->meant);
    for (int i = 0; i < game->rows.count; i++) {
        const LaidRow *laid = &game->rows.rows[i];
        Row *row = &numbered.row[new_row(&numbered, GROUP, 0)];
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
    set_layout(&game->lying, &numbered);
    game->numbered = game->lying.held;
}

void lay_bound(const Asking *a)
{
    Episode *e = a->e;
    Rows rows;
    if (!a->is_opening && e->state.table.of[BAG_JOKERS]) {
        TurnCase turn = turn_of(e, &e->committed);
        Roles roles;
        BestTurn best;
        find_roles(&e->rows, BOUND_RULES, &roles);
        if (find_bound_turn(a->p, FOR_TILES, &turn, roles.of, roles.count, &best))
            e->rows = best.rows;
        else
            /* The mask has proven that the turn is legal, so that only room is missing. */
            a->p->out_of_memory = 1;
    } else {
        if (!a->is_opening)
            e->rows.count = 0;
        solve_committed(a, &rows);
        add_rows(&e->rows, &rows);
    }
    keep_meanings(a->rules, e);
}
