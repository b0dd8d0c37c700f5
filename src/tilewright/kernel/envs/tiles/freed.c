/* A joker of the table that is freed into a new set of three, beside a layout in which all jokers are numbers.
 *
 * The set is surely new, whatever the other rows are, if it has few of the numbers that the joker lay with and not all pieces of
 * an old row. So what fits beside it fits without a search; masks of `classic-fr` take 0.84 of the time with it. */
#include "envs/tiles/bound.h"

typedef struct {
    const TurnCase *turn;
    Layout layout;           /* of the pieces without the joker */
    Bag spare, numbered;        /* pieces of the rack that are not in it; the table with numbers for the other jokers */
    uint64_t source, stands; /* numbers of the joker's row; what the jokers of the table are in the layout */
    uint64_t asked, joined;
    KnownTurns *known;
    FreedTurn *freed;
} Freeing;

static int is_surely_new(const LaidRows *table, uint64_t source, int limit, const LaidRow *row)
{
    uint64_t met = numbers_in(row) & source;
    if (limit ? met & (met - 1) : met)
        return 0;
    for (int i = 0; i < table->count; i++)
        if (has_all(row, &table->rows[i]))
            return 0;
    return 1;
}

static int is_pair(int one, int other)
{
    int distance = one % NUMBERS - other % NUMBERS;
    return one / NUMBERS == other / NUMBERS ? distance && distance >= -2 && distance <= 2 : !distance;
}

/* Whether two numbers and the joker are a surely new set. A row with one joker has two numbers, so that it may join one. */
static int is_new_set(const Freeing *f, int one, int other)
{
    LaidRow row = {SHORTEST, {(uint8_t)one, (uint8_t)other, JOKER}};
    return is_pair(one, other) && is_surely_new(f->turn->table, f->source, 1, &row);
}

static void count_lines(Layout *layout)
{
    layout->held = EMPTY_BAG;
    for (int i = 0; i < layout->count; i++) {
        uint8_t codes[NUMBERS];
        int count = codes_of_line(&layout->lines[i], codes);
        for (int at = 0; at < count; at++)
            put(&layout->held, codes[at], 1);
    }
}

/* Keep the turn in which the joker is with two numbers, and the rest lies as in a layout. */
static void keep_freed(Freeing *f, const Layout *rest, int one, int other)
{
    FreedTurn *freed = f->freed;
    copy_layout(&freed->rest, rest);
    count_lines(&freed->rest);
    freed->aside = EMPTY_BAG;
    put(&freed->aside, JOKER, 1);
    put(&freed->aside, one, 1);
    put(&freed->aside, other, 1);
    freed->numbered = f->numbered;
    freed->is_known = 1;
    Bag laid = laid_in(freed), more = rest_of(&laid, &f->turn->required);
    f->joined |= codes_in(&more) | bit_of_code(one);
    add_known(f->known, &laid);
}

/* Lay a number with the joker and another of the rack, or one that some line can do without. */
static void lay_with_joker(Freeing *f, int code)
{
    Bag others = f->spare;
    take(&others, code);
    for (int other = 0; other < NUMBERED; other++)
        if (count_in(&others, other) && is_new_set(f, code, other)) {
            keep_freed(f, &f->layout, code, other);
            return;
        }
    for (int other = 0; other < NUMBERED; other++) {
        if (!is_pair(code, other) || !count_in(&f->layout.held, other) || f->stands >> other & 1 || !is_new_set(f, code, other))
            continue;
        for (int i = 0; i < f->layout.count; i++) {
            Layout with;
            copy_layout(&with, &f->layout);
            if (take_from(&with, i, other)) {
                keep_freed(f, &with, code, other);
                return;
            }
        }
    }
}

static void join_freed(Freeing *f)
{
    for (int code = 0; code < NUMBERED; code++)
        if ((f->asked & ~f->joined) >> code & 1 && count_in(&f->spare, code))
            lay_with_joker(f, code);
}

/* Put a number of another color in the place of a joker; returns 0 if it is not in a group. */
static int change_color(Layout *layout, int from, int to)
{
    for (int i = 0; i < layout->count; i++) {
        Line *line = &layout->lines[i];
        unsigned with = line->colors & ~(1u << from / NUMBERS);
        if (is_group(line) && line->number == from % NUMBERS && with != line->colors && !(with >> to / NUMBERS & 1)) {
            line->colors = (uint8_t)(with | 1u << to / NUMBERS);
            return 1;
        }
    }
    return 0;
}

/* The jokers of a table whose row has no other, with what they stand for; `codes` is what all jokers are in a layout. */
typedef struct {
    int count, codes_count;
    const LaidRow *rows[MOST_BOUND];
    Meanings meant[MOST_BOUND];
    uint8_t codes[MOST_BOUND];
} SingleJokers;

static void find_single_jokers(const LaidRows *table, SingleJokers *found)
{
    found->count = found->codes_count = 0;
    for (int i = 0; i < table->count && found->codes_count < MOST_BOUND; i++) {
        Meanings *meant = &found->meant[found->count];
        if (!jokers_in(&table->rows[i]))
            continue;
        find_stands(&table->rows[i], 1, meant);
        for (int k = 0; k < meant->jokers; k++)
            found->codes[found->codes_count++] = meant->codes[0][k];
        if (meant->jokers == 1)
            found->rows[found->count++] = &table->rows[i];
    }
}

/* How many numbers of a face a layout has, without jokers. */
static int naturals_in(const Layout *layout, const SingleJokers *jokers, int code)
{
    int count = count_in(&layout->held, code);
    for (int i = 0; i < jokers->codes_count; i++)
        count -= jokers->codes[i] == code;
    return count;
}

static int take_out_of(Layout *layout, int code)
{
    for (int i = 0; i < layout->count; i++)
        if (take_from(layout, i, code))
            return 1;
    return 0;
}

uint64_t find_freed_joining(const TurnCase *turn, const Bag *numbered, const Layout *layout, uint64_t asked, KnownTurns *known, FreedTurn *freed)
{
    Freeing f = {.turn = turn, .asked = asked, .known = known, .freed = freed};
    Bag available = sum_of(numbered, &turn->available);
    SingleJokers jokers;
    find_single_jokers(turn->table, &jokers);
    for (int i = 0; i < jokers.codes_count; i++)
        f.stands |= bit_of_code(jokers.codes[i]);
    for (int i = 0; i < jokers.count; i++) {
        int stands = jokers.meant[i].codes[0][0];
        f.source = numbers_in(jokers.rows[i]);
        f.numbered = *numbered;
        take(&f.numbered, stands);
        put(&f.numbered, JOKER, 1);
        for (int meaning = 0; meaning < jokers.meant[i].count && asked & ~f.joined; meaning++) {
            int code = jokers.meant[i].codes[meaning][0];
            f.spare = rest_of(&available, &layout->held);
            copy_layout(&f.layout, layout);
            if (count_in(&f.spare, code) && (code == stands || change_color(&f.layout, stands, code))) {
                /* A number of the rack takes the place of the joker. */
                take(&f.spare, code);
                join_freed(&f);
                put(&f.spare, code, 1);
            }
            copy_layout(&f.layout, layout);
            if (naturals_in(layout, &jokers, code) > 0 && take_out_of(&f.layout, stands))
                join_freed(&f);
        }
    }
    return f.joined & asked;
}

void keep_freed_rows(const TurnCase *turn, const Role *role, const LaidRows *rows, FreedTurn *freed)
{
    Rows rest = {0};
    const LaidRow *aside = NULL;
    int jokers = 0;
    for (int i = 0; i < rows->count; i++) {
        const LaidRow *laid = &rows->rows[i];
        if (jokers_in(laid)) {
            jokers += jokers_in(laid);
            aside = laid;
            continue;
        }
        Row *row = &rest.row[new_row(&rest, laid->cells[0] + 1 == laid->cells[1] ? RUN : GROUP, 0)];
        row->size = laid->size;
        memcpy(row->cells, laid->cells, laid->size);
    }
    if (jokers != 1 || role->freed != 1 || !is_surely_new(turn->table, role->sources[0], role->limits[0], aside))
        return;
    set_layout(&freed->rest, &rest);
    freed->aside = EMPTY_BAG;
    for (int i = 0; i < aside->size; i++)
        put(&freed->aside, aside->cells[i], 1);
    freed->numbered = lying_as(turn, role);
    freed->is_known = 1;
}

Bag laid_in(const FreedTurn *freed)
{
    Bag pieces = sum_of(&freed->rest.held, &freed->aside);
    return rest_of(&pieces, &freed->numbered);
}

void carry_on_freed(FreedTurn *freed, const Bag *rack, const Bag *committed, int face)
{
    if (!freed->is_known)
        return;
    Bag laid = laid_in(freed);
    if (count_in(&laid, face) >= count_in(committed, face))
        return;
    Bag spare = rest_of(rack, &laid);
    freed->is_known = join(&freed->rest, &spare, face);
}

uint64_t find_joining_freed(const FreedTurn *freed, const Bag *rack, const Bag *committed, uint64_t asked)
{
    if (!freed->is_known || !asked)
        return 0;
    Bag laid = laid_in(freed), more = rest_of(&laid, committed), spare = rest_of(rack, &laid);
    Bag available = sum_of(&freed->rest.held, &spare);
    uint64_t joining = asked & codes_in(&more);
    return joining | find_joining(&freed->rest, &freed->rest.held, &available, asked & ~joining);
}
