/* The random bot: takes a few rows apart and plays the first way found to rebuild them with pieces of its rack. */
#include "play/selfplay/selfplay.h"
#include "sets/listing.h"

enum { MOST_ROWS_TAKEN_UP = 4, MOST_STEPS = 200, MOST_OLD = MOST_ROWS_TAKEN_UP * SET_MOST_PIECES };

/* All faces with four jokers make 1,625 sets. */
enum { MOST_ENTRIES = 1 << 11 };

/* A set: its pieces, their points, and its cells in their order. */
typedef struct {
    Bag pieces;
    int points;
    TableRow row;
} SetEntry;

/* The sets that some pieces make, in the order of sets/catalogue.py; and in a random order. */
typedef struct {
    int count, is_full, order[MOST_ENTRIES];
    SetEntry entries[MOST_ENTRIES];
} Catalogue;

/* A search for rows with all old pieces; `faces` are those of the rows taken up, in the order in which they came. */
typedef struct {
    const Catalogue *list;
    int steps, faces_count, found;
    uint8_t faces[MOST_OLD];
    int rows[MOST_ROWS + 1]; /* places in the catalogue */
} Relaying;

static void add_entry(void *context, const Row *row, int points)
{
    Catalogue *list = context;
    if (list->count == MOST_ENTRIES) {
        list->is_full = 1;
        return;
    }
    SetEntry *entry = &list->entries[list->count++];
    entry->pieces = EMPTY_BAG;
    entry->points = points;
    entry->row.size = row->size;
    memcpy(entry->row.cells, row->cells, row->size);
    for (int i = 0; i < row->size; i++)
        put(&entry->pieces, row->cells[i], 1);
}

static const SetEntry *entry_at(const Relaying *r, int place) { return &r->list->entries[r->list->order[place]]; }

/* Add more sets of the pieces left, in the order of the catalogue. */
static void add_more(Relaying *r, Bag left)
{
    for (int i = 0; i < r->list->count; i++) {
        const SetEntry *set = entry_at(r, i);
        if (!holds(&left, &set->pieces))
            continue;
        left = rest_of(&left, &set->pieces);
        r->rows[r->found++] = i;
    }
}

static int relay(Relaying *r, const Bag *must, const Bag *left)
{
    int next = 0, found = r->found;
    r->steps++;
    while (next < r->faces_count && !count_in(must, r->faces[next]))
        next++;
    if (next == r->faces_count) {
        add_more(r, *left);
        return 1;
    }
    for (int i = 0; i < r->list->count; i++) {
        const SetEntry *set = entry_at(r, i);
        if (!count_in(&set->pieces, r->faces[next]))
            continue;
        if (r->steps > MOST_STEPS)
            return 0;
        if (!holds(left, &set->pieces))
            continue;
        Bag still = beyond(must, &set->pieces), rest = rest_of(left, &set->pieces);
        r->rows[r->found++] = i;
        if (relay(r, &still, &rest))
            return 1;
        r->found = found;
    }
    return 0;
}

void shuffle_places(Chance *chance, int order[], int count)
{
    for (int i = 0; i < count; i++)
        order[i] = i;
    for (int last = count - 1; last > 0; last--) {
        int place = drawn_number(chance, last + 1), moved = order[last];
        order[last] = order[place];
        order[place] = moved;
    }
}

/* Whether a turn is legal whose rows are all sets: that it plays pieces, and perhaps opens. The sets of an opening lie apart, and
 * with extras others of the same pieces may count. */
static int is_legal_turn(SelfPlay *s, const Position *at, const Relaying *r, const Bag *played)
{
    int points = 0;
    for (int i = 0; i < r->found; i++)
        points += entry_at(r, r->rows[i])->points;
    return !is_empty(played)
        && (at->opened || points >= at->least_points || (s->player->rules.extras && opens(s->player, played, at->least_points)));
}

/* Whether the jokers of the table may be where they are after a turn. */
static int has_legal_jokers(const SelfPlay *s, const Table *before, const Table *after)
{
    const JokerRules rules = {.are_replaced = 1, .to_new_set = 1};
    LaidRows lay, lie;
    if (!s->is_bound || !s->state->table.of[BAG_JOKERS])
        return 1;
    laid_rows(before, &lay);
    laid_rows(after, &lie);
    return jokers_are_legal(&lay, &lie, rules);
}

int random_turn(SelfPlay *s, const Position *at, Chance *chance, Table *after)
{
    int order[MOST_ROWS], rows = at->table->count, most = rows < MOST_ROWS_TAKEN_UP ? rows : MOST_ROWS_TAKEN_UP;
    Catalogue list;
    Relaying relaying = {.list = &list};
    Bag old = EMPTY_BAG, laid = EMPTY_BAG;
    shuffle_places(chance, order, rows);
    int count = drawn_number(chance, at->opened ? most + 1 : 1);
    for (int i = 0; i < count; i++) {
        const TableRow *row = &at->table->rows[order[i]];
        for (int place = 0; place < row->size; place++) {
            int code = row->cells[place];
            if (!count_in(&old, code))
                relaying.faces[relaying.faces_count++] = (uint8_t)code;
            put(&old, code, 1);
        }
    }
    Bag held = sum_of(&old, &at->held);
    const Lister lister = {&held, BEST_ORDERS, add_entry, &list};
    list.count = list.is_full = 0;
    list_classic_sets(&lister);
    /* Sets with special jokers are listed in Python alone. */
    s->player->gave_up |= list.is_full || held.of[BAG_SPECIALS];
    if (s->player->gave_up)
        return 0;
    shuffle_places(chance, list.order, list.count);
    if (!relay(&relaying, &old, &held))
        return 0;
    after->count = 0;
    for (int i = count; i < rows; i++)
        add_row(after, &at->table->rows[order[i]]);
    for (int i = 0; i < relaying.found; i++) {
        const SetEntry *set = entry_at(&relaying, relaying.rows[i]);
        laid = sum_of(&laid, &set->pieces);
        add_row(after, &set->row);
    }
    Bag played = rest_of(&laid, &old);
    return is_legal_turn(s, at, &relaying, &played) && has_legal_jokers(s, at->table, after);
}
