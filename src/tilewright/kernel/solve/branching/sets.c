/* Candidate sets, in the order of solver/branching/candidate_sets.py: shapes without jokers, then jokers in their places. */
#include "solve/branching/branching.h"

/* With two jokers at most, a longer run is two runs, each with a number. */
enum { LONGEST_NEEDED = 5 };

typedef void VisitShape(const LaidRow *shape, void *context);

/* Visit the groups of one size and the runs of that size, without jokers, in the order of the plain form. */
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
    VisitSet *visit;
    void *context;
} Visiting;

static void visit_row(const Visiting *v, const LaidRow *row)
{
    if (memchr(row->cells, v->code, row->size))
        v->visit(v->context, row);
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
    visit_row(v, &row);
    for (int i = 0; i < count && missing < v->jokers; i++) {
        LaidRow with = row;
        with.cells[present[i]] = JOKER;
        visit_row(v, &with);
    }
    for (int i = 0; i < count && missing + 1 < v->jokers; i++)
        for (int other = i + 1; other < count; other++) {
            LaidRow with = row;
            with.cells[present[i]] = with.cells[present[other]] = JOKER;
            visit_row(v, &with);
        }
}

void visit_sets_with(const Bag *available, int code, VisitSet *visit, void *context)
{
    Visiting v = {codes_in(available), 0, available->of[BAG_JOKERS], code, visit, context};
    for (int size = SHORTEST; size <= LONGEST_NEEDED; size++)
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
    Visiting v = {codes_in(available), numbers, 0, 0, visit, context};
    for (int size = SHORTEST; size <= NUMBERS; size++)
        visit_shapes(size, visit_if_around, &v);
}
