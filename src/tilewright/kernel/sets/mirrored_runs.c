#include "sets/sets.h"

enum { NO_COLOR = -1 };

/* One side of a mirrored run, from its lowest place up; bit p of `ends` means that a piece ends after p places. */
typedef struct {
    int length, busy; /* busy: a double also fills the next place */
    uint32_t numbered, ends;
} Side;

typedef struct {
    Pieces left;
    Side side[2];
    int size, next, color, before, changes, jokers, points;
    uint32_t changed; /* which places are color changes */
} Sides;

static int count_bits(uint32_t bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Whether a run can be cut off each side and leave a smaller mirrored set. */
static int falls_apart(const Sides *sides, const SetRules *rules)
{
    const Side *one = &sides->side[0], *two = &sides->side[1];
    for (int cut = SHORTEST; cut <= sides->size - rules->min_side; cut++) {
        if (!(one->ends & two->ends & 1u << cut))
            continue;
        uint32_t below = (2u << cut) - 1;
        int here = count_bits(one->ends & below), there = count_bits(two->ends & below);
        if (here < SHORTEST || there < SHORTEST)
            continue;
        if (!(one->numbered & ((1u << here) - 1)) || !(two->numbered & ((1u << there) - 1))
            || !(one->numbered >> here | two->numbered >> there))
            continue;
        /* Where jokers lie apart, the rest must have a number on each side to lie beside the mirror. */
        if (!rules->adjacent && !(one->numbered >> here & two->numbered >> there & 1))
            continue;
        if (rules->at_start || !(sides->changed >> cut & 1))
            return 1;
    }
    return 0;
}

/* Whether jokers, the mirror included, lie apart in a run that rises or one that falls to the mirror. */
static int lies_apart(const Sides *sides)
{
    const Side *one = &sides->side[0], *two = &sides->side[1];
    return (one->numbered & two->numbered & 1)
        || (one->numbered >> (one->length - 1) & two->numbered >> (two->length - 1) & 1);
}

static int joker_fits(const Side *side, const SetRules *rules)
{
    return rules->adjacent || !side->length || side->numbered >> (side->length - 1) & 1;
}

/* What fills the next place of a side. */
enum { COVERED, BY_NUMBER, BY_JOKER, BY_DOUBLE, BY_CHANGE };

static int may_fill(const Finder *f, const Sides *sides, int which, int filler)
{
    const Side *side = &sides->side[which];
    if (side->busy || filler == COVERED)
        return side->busy && filler == COVERED;
    return filler == BY_NUMBER || (joker_fits(side, &f->rules) && sides->next + (filler == BY_DOUBLE) < NUMBERS);
}

/* Fill the next place of a side; returns 0 if the piece is missing. */
static int fill(Sides *sides, int which, int filler, int color)
{
    Side *side = &sides->side[which];
    if (filler != COVERED) {
        int place = filler == BY_NUMBER ? COLORS * sides->next + color : JOKER + filler - BY_JOKER;
        if (!count_of(&sides->left, place))
            return 0;
        use(&sides->left, place, 1);
        side->numbered |= (uint32_t)(filler == BY_NUMBER) << side->length++;
        sides->jokers += filler != BY_NUMBER;
    }
    side->busy = filler == BY_DOUBLE;
    if (!side->busy)
        side->ends |= 2u << sides->size;
    return 1;
}

static void grow(Finder *f, const Sides *sides);

/* Fill the next place of both sides, with numbers of one color, and grow the result. */
static void fill_both(Finder *f, const Sides *sides, int one, int two, int color)
{
    Sides grown = *sides;
    if (!fill(&grown, 0, one, color) || !fill(&grown, 1, two, color) || grown.jokers > f->rules.max_jokers)
        return;
    grown.next++;
    if (f->lowest != NO_NUMBER && !grown.side[0].numbered && !grown.side[1].numbered && grown.next > f->lowest)
        return;
    grown.points += 2 * grown.next;
    if (one == BY_NUMBER || two == BY_NUMBER)
        grown.color = color;
    if (one == BY_CHANGE) {
        grown.changed |= 1u << grown.size;
        grown.changes++;
        grown.before = sides->color;
        grown.color = NO_COLOR;
    }
    grown.size++;
    grow(f, &grown);
}

/* Add the mirrored runs that continue this one, until they split. */
static void grow(Finder *f, const Sides *sides)
{
    const SetRules *rules = &f->rules;
    const Side *left = &sides->side[0], *right = &sides->side[1];
    int numbered = left->numbered || right->numbered, busy = left->busy || right->busy;
    if (sides->size && !busy) {
        if (falls_apart(sides, rules))
            return;
        if ((numbered || f->lowest == NO_NUMBER) && sides->size >= rules->min_side
            && (rules->adjacent || lies_apart(sides)))
            add_set(f, &sides->left, sides->points);
    }
    if (sides->next == NUMBERS || f->failed)
        return;
    for (int one = COVERED; one <= BY_DOUBLE; one++)
        for (int two = COVERED; two <= BY_DOUBLE; two++) {
            if (!may_fill(f, sides, 0, one) || !may_fill(f, sides, 1, two))
                continue;
            if (one != BY_NUMBER && two != BY_NUMBER)
                fill_both(f, sides, one, two, NO_COLOR);
            for (int color = 0; color < COLORS && (one == BY_NUMBER || two == BY_NUMBER); color++)
                if ((numbered || sides->next == f->lowest) && color != sides->before
                    && (sides->color == NO_COLOR || sides->color == color))
                    fill_both(f, sides, one, two, color);
        }
    int after_change = sides->size && sides->changed >> (sides->size - 1) & 1;
    if (!busy && may_fill(f, sides, 0, BY_CHANGE) && may_fill(f, sides, 1, BY_CHANGE)
        && (sides->size ? !after_change && sides->changes < rules->max_per_run : rules->at_start))
        fill_both(f, sides, BY_CHANGE, BY_CHANGE, NO_COLOR);
}

void find_mirrored_runs(Finder *f)
{
    if (!count_of(&f->held, MIRROR) || !joker_allowed(f, 0))
        return;
    for (int start = 0; start <= (f->lowest == NO_NUMBER ? NUMBERS - 1 : f->lowest); start++) {
        Sides sides = {.left = f->held, .next = start, .color = NO_COLOR, .before = NO_COLOR, .jokers = 1};
        use(&sides.left, MIRROR, 1);
        grow(f, &sides);
    }
}
