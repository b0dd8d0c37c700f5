#include "sets/sets.h"

enum { NO_COLOR = -1 };

/* A run built from its lowest place up: the next number, the colors of this part, the one before it and the first. */
typedef struct {
    Pieces left;
    int length, next, color, before, first_color, changes, jokers, points;
    uint32_t numbered, changed; /* which of its pieces are numbers, and which color changes */
} Run;

static int lowest_bit(uint32_t bits)
{
    int place = 0;
    for (; !(bits & 1); bits >>= 1)
        place++;
    return place;
}

static int highest_bit(uint32_t bits)
{
    int place = -1;
    for (; bits; bits >>= 1)
        place++;
    return place;
}

/* Whether a run splits into two runs, each with a number of its own. */
static int falls_apart(const Run *run, const SetRules *rules)
{
    if (!run->numbered || run->length < 2 * SHORTEST)
        return 0;
    int first = lowest_bit(run->numbered) + 1, last = highest_bit(run->numbered);
    if (first < SHORTEST)
        first = SHORTEST;
    if (last > run->length - SHORTEST)
        last = run->length - SHORTEST;
    for (int cut = first; cut <= last; cut++)
        if (rules->at_start || !(run->changed >> cut & 1))
            return 1;
    return 0;
}

static void grow(Finder *f, const Run *run);

static void grow_by_number(Finder *f, const Run *run, int color)
{
    if (!count_of(&run->left, COLORS * run->next + color) || color == run->before)
        return;
    /* A third part in a third color; jokers between two colors stand for a third one too. */
    if (run->changes == 2 && run->first_color != NO_COLOR && run->first_color != color && f->rules.max_colors < 3)
        return;
    Run grown = *run;
    use(&grown.left, COLORS * run->next + color, 1);
    grown.numbered |= 1u << grown.length++;
    grown.points += ++grown.next;
    grown.color = color;
    grow(f, &grown);
}

static void grow_by_joker(Finder *f, const Run *run, int place)
{
    int width = place == DOUBLE ? 2 : 1, next = run->next + width;
    if (!count_of(&run->left, place) || next > (run->numbered || f->lowest == NO_NUMBER ? NUMBERS : f->lowest))
        return;
    Run grown = *run;
    use(&grown.left, place, 1);
    grown.points += width == 2 ? 2 * run->next + 3 : run->next + 1;
    grown.next = next;
    grown.jokers++;
    if (place == CHANGE) {
        grown.changed |= 1u << grown.length;
        grown.before = run->color;
        grown.color = NO_COLOR;
        if (!grown.changes++)
            grown.first_color = run->color;
    }
    grown.length++;
    grow(f, &grown);
}

/* Add the runs that continue this one, until they split. A run of six jokers splits too. */
static void grow(Finder *f, const Run *run)
{
    const SetRules *rules = &f->rules;
    if (run->length >= SHORTEST) {
        if (falls_apart(run, rules) || (!run->numbered && run->length >= 2 * SHORTEST))
            return;
        if (run->numbered || f->lowest == NO_NUMBER)
            add_set(f, &run->left, run->points);
    }
    if (run->next == NUMBERS || f->failed)
        return;
    if (run->numbered || run->next == f->lowest)
        for (int color = 0; color < COLORS; color++)
            if (run->color == NO_COLOR || run->color == color)
                grow_by_number(f, run, color);
    int after_number = !run->length || run->numbered >> (run->length - 1) & 1;
    if (!joker_allowed(f, run->jokers) || !(rules->adjacent || after_number))
        return;
    grow_by_joker(f, run, JOKER);
    grow_by_joker(f, run, DOUBLE);
    int after_change = run->length && run->changed >> (run->length - 1) & 1;
    if (run->length ? !after_change && run->changes < rules->max_per_run : rules->at_start)
        grow_by_joker(f, run, CHANGE);
}

void find_runs(Finder *f)
{
    int last = f->lowest == NO_NUMBER ? NUMBERS - 1 : f->lowest;
    for (int start = jokers_of(&f->held) ? 0 : last; start <= last; start++) {
        Run run = {.left = f->held, .next = start, .color = NO_COLOR, .before = NO_COLOR, .first_color = NO_COLOR};
        grow(f, &run);
    }
}
