/* Candidate sets: shapes without jokers, then jokers in their places. Sets that split into two are left out: the parts meet
 * every demand on sets as well. */
#include "solve/branching/branching.h"

#include "sets/arranged.h"

/* A longer run is two runs, unless one of them is of jokers alone: there are at most four. */
enum { LONGEST_NEEDED = 7 };

typedef void VisitShape(const LaidRow *shape, void *context);

/* Visit the groups of one size and the runs of that size, without jokers. */
static void visit_shapes(int size, VisitShape *visit, void *context)
{
    static const uint8_t groups[] = {0x7, 0xB, 0xD, 0xE, 0xF}; /* three colors or four, in ascending order */
    LaidRow shape = {.size = (uint8_t)size};
    for (int number = 0; number < NUMBERS && size <= COLORS; number++)
        for (int i = size == COLORS ? COLORS : 0; i < (size == COLORS ? COLORS + 1 : COLORS); i++) {
            int place = 0;
            for (int color = 0; color < COLORS; color++)
                if (groups[i] >> color & 1)
                    shape.cells[place++] = (uint8_t)(color * NUMBERS + number);
            visit(&shape, context);
        }
    for (int color = 0; color < COLORS; color++)
        for (int start = 0; start + size <= NUMBERS; start++) {
            for (int i = 0; i < size; i++)
                shape.cells[i] = (uint8_t)(color * NUMBERS + start + i);
            visit(&shape, context);
        }
}

typedef struct {
    uint64_t present, numbers;
    int jokers, code;
    const SetRules *rules;
    VisitSet *visit;
    void *context;
} Visiting;

/* Whether a row is two sets side by side, each with the numbers that a set needs. */
static int splits(const LaidRow *row, int needed)
{
    for (int cut = SHORTEST, jokers = jokers_in(row); cut + SHORTEST <= row->size; cut++) {
        int before = 0;
        for (int i = 0; i < cut; i++)
            before += row->cells[i] == JOKER;
        if (cut - before >= needed && row->size - cut - (jokers - before) >= needed)
            return 1;
    }
    return 0;
}

static void visit_row(const Visiting *v, LaidRow row)
{
    SetReadings readings;
    if (!memchr(row.cells, v->code, row.size))
        return;
    if (!v->rules || (!splits(&row, v->rules->min_natural) && arrange_row(row.cells, row.size, v->rules, &readings)))
        v->visit(v->context, &row);
}

/* Visit a row with some more of the numbers present as jokers, in the order of their places. */
static void hide(const Visiting *v, LaidRow row, const int present[], int count, int more)
{
    if (!more) {
        visit_row(v, row);
        return;
    }
    for (int i = 0; i + more <= count; i++) {
        LaidRow with = row;
        with.cells[present[i]] = JOKER;
        hide(v, with, present + i + 1, count - i - 1, more - 1);
    }
}

/* Visit the sets of a shape in which missing faces and perhaps others are jokers. */
static void visit_with_jokers(const LaidRow *shape, void *context)
{
    const Visiting *v = context;
    LaidRow row = *shape;
    int present[LONGEST_NEEDED], count = 0, has_code = v->code == JOKER;
    for (int i = 0; i < shape->size; i++) {
        has_code |= shape->cells[i] == v->code;
        if (v->present >> shape->cells[i] & 1)
            present[count++] = i;
        else
            row.cells[i] = JOKER;
    }
    int missing = shape->size - count;
    if (missing > v->jokers || !has_code)
        return;
    for (int more = 0; more <= count && missing + more <= v->jokers; more++)
        hide(v, row, present, count, more);
}

void visit_sets_with(const Bag *available, int code, const SetRules *rules, VisitSet *visit, void *context)
{
    Visiting v = {codes_in(available), 0, available->of[BAG_JOKERS], code, rules, visit, context};
    /* With two jokers at most, and without rules of how they lie, both parts of six pieces have a number. */
    for (int size = SHORTEST; size <= (rules ? LONGEST_NEEDED : 2 * SHORTEST - 1); size++)
        visit_shapes(size, visit_with_jokers, &v);
}

static void visit_if_around(const LaidRow *shape, void *context)
{
    const Visiting *v = context;
    uint64_t numbers = numbers_in(shape);
    if (!(v->numbers & ~numbers) && !(numbers & ~v->present))
        v->visit(v->context, shape);
}

void visit_sets_around(uint64_t numbers, const Bag *available, VisitSet *visit, void *context)
{
    Visiting v = {codes_in(available), numbers, 0, 0, NULL, visit, context};
    for (int size = SHORTEST; size <= NUMBERS; size++)
        visit_shapes(size, visit_if_around, &v);
}
