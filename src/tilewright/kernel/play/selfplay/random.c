#include "play/selfplay/selfplay.h"

/* The random bot: takes a few rows apart and plays the first way found to rebuild them with pieces of its rack. */

enum { MOST_ROWS_TAKEN_UP = 4, MOST_STEPS = 200, MOST_OLD = MOST_ROWS_TAKEN_UP * LONGEST_ROW };

/* A search for rows with all old pieces; `faces` are those of the rows taken up, in the order in which they came. */
typedef struct {
    const Catalogue *list;
    int steps, faces_count, found;
    uint8_t faces[MOST_OLD];
    int rows[MOST_ROWS + 1]; /* places in the catalogue */
} Relaying;

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

/* The pieces of `a` beyond those of `b`. */
static Bag without(const Bag *a, const Bag *b)
{
    Bag rest = EMPTY_BAG;
    for (int i = 0; i <= BAG_JOKERS; i++)
        rest.of[i] = (uint16_t)excess(a->of[i], b->of[i]);
    return rest;
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
        Bag still = without(must, &set->pieces), rest = rest_of(left, &set->pieces);
        r->rows[r->found++] = i;
        if (relay(r, &still, &rest))
            return 1;
        r->found = found;
    }
    return 0;
}

static void shuffle_places(Chance *chance, int order[], int count)
{
    for (int i = 0; i < count; i++)
        order[i] = i;
    for (int last = count - 1; last > 0; last--) {
        int place = drawn_number(chance, last + 1), moved = order[last];
        order[last] = order[place];
        order[place] = moved;
    }
}

/* The tiles for rows: of equal ones, those of the rows taken up come first. */
typedef struct {
    uint8_t tiles[JOKER + 1][TILE_COPIES];
    int counts[JOKER + 1], used[JOKER + 1];
} Waiting;

static void add_waiting(Waiting *waiting, const uint8_t *tiles, int count)
{
    for (int i = 0; i < count; i++) {
        int code = code_of_tile(tiles[i]);
        waiting->tiles[code][waiting->counts[code]++] = tiles[i];
    }
}

/* Whether the pieces played are an opening: the sets lie apart, and with extras others of the same pieces may count. */
static int is_opening(SelfPlay *s, const Position *at, const Relaying *r, const Bag *played)
{
    int points = 0;
    for (int i = 0; i < r->found; i++)
        points += entry_at(r, r->rows[i])->points;
    return points >= at->least || (s->player->rules.extras && opens(s->player, played, at->least));
}

int random_turn(SelfPlay *s, const Position *at, Chance *chance, Table *after)
{
    int order[MOST_ROWS], rows = at->table->count, most = rows < MOST_ROWS_TAKEN_UP ? rows : MOST_ROWS_TAKEN_UP;
    Relaying relaying = {.list = &s->catalogue};
    Waiting waiting = {.counts = {0}};
    Bag old = EMPTY_BAG;
    shuffle_places(chance, order, rows);
    int count = drawn_number(chance, at->opened ? most + 1 : 1);
    for (int i = 0; i < count; i++) {
        const TileRow *row = &at->table->rows[order[i]];
        add_waiting(&waiting, row->tiles, row->size);
        for (int place = 0; place < row->size; place++) {
            int code = code_of_tile(row->tiles[place]);
            if (!count_in(&old, code))
                relaying.faces[relaying.faces_count++] = (uint8_t)code;
            put(&old, code, 1);
        }
    }
    add_waiting(&waiting, at->rack->tiles, at->rack->count);
    Bag held = sum_of(&old, &at->held);
    list_sets(&s->catalogue, &held);
    if (s->catalogue.is_full) {
        s->gave_up = 1;
        return 0;
    }
    shuffle_places(chance, s->catalogue.order, s->catalogue.count);
    if (!relay(&relaying, &old, &held))
        return 0;
    after->count = 0;
    for (int i = count; i < rows; i++)
        add_row(after, &at->table->rows[order[i]]);
    Bag laid = EMPTY_BAG;
    for (int i = 0; i < relaying.found; i++) {
        const SetEntry *set = entry_at(&relaying, relaying.rows[i]);
        TileRow row = {.size = set->size};
        laid = sum_of(&laid, &set->pieces);
        for (int place = 0; place < set->size; place++)
            row.tiles[place] = waiting.tiles[set->cells[place]][waiting.used[set->cells[place]]++];
        add_row(after, &row);
    }
    Bag played = rest_of(&laid, &old);
    return !is_empty(&played) && (at->opened || is_opening(s, at, &relaying, &played));
}
