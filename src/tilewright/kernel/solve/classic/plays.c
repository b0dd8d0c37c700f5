/* Every choice of pieces that can be laid: number by number, as in the search, but the choices are the branches here. For
 * each, the states are kept that lay exactly the pieces chosen so far; where none is left, no choice at later numbers helps. */
#include "solve/classic/plays.h"

#include <stdlib.h>
#include <string.h>

#include "solve/classic/moves.h"

enum {
    MOST_CHOICES = 1 << 12, /* 13 numbers, four colors, up to three pieces of each: 13 * 4^4 */
    MOST_CODES = 1 << 28,
    MOST_STATES = 1 << 17, /* made in all */
};

/* The pieces of a number that must be laid and some that may be, and the actions that lay exactly these. */
typedef struct {
    Lanes pieces;
    int first, end;
} Choice;

typedef struct {
    Workspace *w;
    int64_t weights[NUMBERS][COLORS];
    int first[NUMBERS + 1], begin, most, made;
    Lanes chosen[NUMBERS];
} Listing;

static inline Node *state_at(const Workspace *w, int index) { return (Node *)w->states.items + index; }

static inline Choice *choice_at(const Workspace *w, int index) { return (Choice *)w->choices.items + index; }

/* Add the state to those of the choices made so far, unless another one is as good. */
static int reached(Move *m, int64_t estimate)
{
    (void)estimate;
    Listing *l = m->into;
    Workspace *w = l->w;
    l->made++;
    for (int i = l->begin; i < w->states.count; i++) {
        Node *other = state_at(w, i);
        if (other->need != m->made.need)
            continue;
        if (dominates(other, &m->made))
            return 1;
        if (dominates(&m->made, other))
            *other = *state_at(w, --w->states.count), i--;
    }
    if (!make_room(&w->states, w->states.count + 1, MOST_STATES, sizeof(Node)))
        return 0;
    *state_at(w, w->states.count++) = m->made;
    return 1;
}

/* Add the states that the actions of a choice lead to from one state. */
static int apply(Listing *l, const Node *from, const Choice *choice)
{
    Solver *s = &l->w->solver;
    int number = from->number, left = s->jokers - from->jokers;
    Move m = {.s = s, .from = from, .made = {.number = (uint8_t)(number + 1)}, .into = l};
    Lanes allowed = s->joker_allowed[number] * 7;
    int prefixes = left && number >= 11 ? s->prefixes_count : 1;
    for (int i = choice->first; i < choice->end; i++)
        for (int p = 0; p < prefixes; p++) {
            const Action *action = action_at(s, i);
            const Prefix *prefix = &s->prefixes[p];
            if ((p && !prefix_allowed(s, prefix, number)) || !covers(action->runs, prefix->starts))
                continue;
            m.action = action;
            m.prefix = prefix;
            m.runs = (Lanes)(action->runs - prefix->starts);
            m.fillers = excess(from->need, m.runs);
            int spare = left - action->jokers - prefix->jokers - total(m.fillers);
            if (spare >= 0 && !(m.fillers & ~allowed) && !try_move(&m, spare))
                return 0;
        }
    return 1;
}

/* The numbers of jokers, as bits, with which the chosen pieces form groups alone. */
static unsigned jokers_of_groups(const Listing *l)
{
    unsigned sums = 1;
    for (int number = 0; number < NUMBERS && sums; number++) {
        Groupings groupings;
        unsigned next = 0;
        find_groupings(&groupings, l->chosen[number], l->chosen[number], 1, 1);
        for (int jokers = 0; jokers <= MOST_JOKERS; jokers++)
            if (groupings.by_jokers[jokers].groups != NO_GROUPING)
                next |= sums << jokers;
        sums = next & ((2u << MOST_JOKERS) - 1);
    }
    return sums;
}

/* Add the play of the chosen pieces with some jokers; nothing at all is not a play. */
static int add_play(Listing *l, int jokers)
{
    Workspace *w = l->w;
    const Solver *s = &w->solver;
    if (!make_room(&w->codes, w->codes.count + MOST_PIECES, MOST_CODES, 1)
        || !make_room(&w->plays, w->plays.count + 1, MOST_CODES / (int)sizeof(Play), sizeof(Play)))
        return -1;
    Play play = {.at = w->codes.count, .worth = s->joker_weight * jokers};
    uint8_t *codes = (uint8_t *)w->codes.items + play.at;
    for (int color = 0, face = 0; color < COLORS; color++)
        for (int number = 0; number < NUMBERS; number++, face++)
            for (int i = lane(s->pieces.required[number], color); i < lane(l->chosen[number], color); i++) {
                codes[play.pieces++] = (uint8_t)face;
                play.worth += l->weights[number][color];
            }
    for (int i = 0; i < jokers; i++)
        codes[play.pieces++] = JOKER;
    if (!play.pieces)
        return 1;
    if (w->plays.count == l->most)
        return TOO_MANY;
    w->codes.count += play.pieces;
    ((Play *)w->plays.items)[w->plays.count++] = play;
    return 1;
}

/* Add the plays of the chosen pieces: with a run all jokers left over find a place, without one they must fit groups. */
static int add_plays(Listing *l, int begin)
{
    const Workspace *w = l->w;
    const Solver *s = &w->solver;
    int least = MOST_JOKERS + 1, without_run = 0;
    for (int i = begin; i < w->states.count; i++) {
        const Node *state = state_at(w, i);
        if (!state->has_run)
            without_run = 1;
        else if (state->jokers < least)
            least = state->jokers;
    }
    unsigned grouped = without_run ? jokers_of_groups(l) : 0;
    for (int jokers = s->required_jokers; jokers <= s->jokers; jokers++)
        if (jokers >= least || grouped >> jokers & 1) {
            int added = add_play(l, jokers - s->required_jokers);
            if (added < 0)
                return added;
        }
    return 1;
}

/* List the plays that continue the choices made so far, whose states begin at an index; 1, TOO_MANY or -1. */
static int visit(Listing *l, int number, int begin)
{
    Workspace *w = l->w;
    if (l->made > MOST_STATES)
        return TOO_MANY;
    if (number == NUMBERS)
        return add_plays(l, begin);
    int end = w->states.count;
    for (int i = l->first[number]; i < l->first[number + 1]; i++) {
        const Choice *choice = choice_at(w, i);
        l->begin = end;
        for (int j = begin; j < end; j++) {
            Node from = *state_at(w, j);
            if (!apply(l, &from, choice))
                return -1;
        }
        l->chosen[number] = choice->pieces;
        int visited = w->states.count > end ? visit(l, number + 1, end) : 1;
        w->states.count = end;
        if (visited < 0)
            return visited;
    }
    return 1;
}

/* Go on to the next choice of pieces within the bounds; returns 0 after the last. */
static int next_choice(Lanes *pieces, Lanes required, Lanes available)
{
    for (int color = 0; color < COLORS; color++) {
        if (lane(*pieces, color) < lane(available, color)) {
            *pieces += one_of(color);
            return 1;
        }
        *pieces -= (Lanes)(lane(*pieces, color) - lane(required, color)) << (4 * color);
    }
    return 0;
}

/* Find the choices of a number and their actions; returns 0 without memory. */
static int find_choices(Listing *l, int number)
{
    Workspace *w = l->w;
    Solver *s = &w->solver;
    Lanes required = s->pieces.required[number], available = s->pieces.available[number], pieces = required;
    do {
        if (!make_room(&w->choices, w->choices.count + 1, MOST_CHOICES, sizeof(Choice)))
            return 0;
        s->pieces.required[number] = s->pieces.available[number] = pieces;
        int first = s->actions.count, end = add_actions(s, number, first);
        if (end < 0)
            return 0;
        s->actions.count = end;
        if (end > first)
            *choice_at(w, w->choices.count++) = (Choice){pieces, first, end};
    } while (next_choice(&pieces, required, available));
    s->pieces.required[number] = required;
    s->pieces.available[number] = available;
    l->first[number + 1] = w->choices.count;
    return 1;
}

static int by_worth(const void *left, const void *right)
{
    const Play *a = left, *b = right;
    if (a->worth != b->worth)
        return a->worth < b->worth ? 1 : -1;
    int shared = a->pieces < b->pieces ? a->pieces : b->pieces, order = memcmp(a->codes, b->codes, (size_t)shared);
    return order ? order : a->pieces - b->pieces;
}

int list_plays(Workspace *w, int most)
{
    Solver *s = &w->solver;
    Listing l = {.w = w, .most = most};
    memcpy(l.weights, s->pieces.weights, sizeof l.weights);
    memset(s->pieces.weights, 0, sizeof s->pieces.weights);
    s->cap = 1;
    s->floor = -1;
    s->needs_run = 1;
    w->states.count = w->choices.count = w->plays.count = w->codes.count = 0;
    int found = find_stages(s);
    if (found <= 0)
        return found;
    s->actions.count = s->first[NUMBERS];
    for (int number = 0; number < NUMBERS; number++)
        if (!find_choices(&l, number))
            return -1;
    if (!make_room(&w->states, 1, MOST_STATES, sizeof(Node)))
        return -1;
    *state_at(w, w->states.count++) = (Node){.parent = -1};
    found = visit(&l, 0, 0);
    if (found < 0)
        return found;
    Play *plays = w->plays.items;
    for (int i = 0; i < w->plays.count; i++)
        plays[i].codes = (uint8_t *)w->codes.items + plays[i].at;
    if (w->plays.count)
        qsort(plays, (size_t)w->plays.count, sizeof *plays, by_worth);
    return w->plays.count;
}
