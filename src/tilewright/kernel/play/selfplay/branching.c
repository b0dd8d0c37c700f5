#include "play/selfplay/selfplay.h"

/* Branch and bound of openings with extras, as in solver/branching: the best turn without regard to the opening is an upper
 * bound. If it does not contain an opening, some other piece must be played, which narrower questions ask for. */

/* Questions to the kernel before the Python bot is asked, which then gives up as well; booklets need a few dozen. */
enum { MOST_QUESTIONS = 4000 };

static void push_problem(SelfPlay *s, const OpenProblem *problem)
{
    Branching *b = &s->branching;
    if (b->count == MOST_OPEN_PROBLEMS) {
        s->gave_up = 1;
        return;
    }
    b->open[b->count] = *problem;
    b->open[b->count++].number = ++b->pushed;
}

/* Whether one problem comes before another: the highest bound first, then the deepest, then the oldest. */
static int comes_before(const OpenProblem *a, const OpenProblem *b)
{
    if (a->bound != b->bound)
        return a->bound > b->bound;
    return a->depth != b->depth ? a->depth < b->depth : a->number < b->number;
}

/* The place of the next problem, or -1. */
static int next_problem(const Branching *b)
{
    int next = b->count ? 0 : -1;
    for (int i = 1; i < b->count; i++)
        if (comes_before(&b->open[i], &b->open[next]))
            next = i;
    return next;
}

static int64_t weight_of(const Player *p, int goal, int code)
{
    const Solver *solver = &p->solvers[goal].solver;
    return code == JOKER ? solver->joker_weight : solver->pieces.weights[code % NUMBERS][code / NUMBERS];
}

static void set_count(Bag *bag, int code, int count) { put(bag, code, count - count_in(bag, code)); }

/* Push the problems of turns that play at least one piece beyond some that contain no opening. Those are first extended as
 * far as possible without an opening, so that few pieces are left to branch on. */
static void play_more(SelfPlay *s, const Position *at, int goal, const OpenProblem *entry)
{
    Bag without = entry->played;
    OpenProblem rest = *entry;
    rest.depth = entry->depth - 1;
    rest.is_answered = 0;
    for (int code = 0; code <= JOKER; code++)
        while (count_in(&without, code) < count_in(&at->held, code)) {
            put(&without, code, 1);
            if (opens(s->player, &without, at->least)) {
                take(&without, code);
                break;
            }
        }
    for (int code = 0; code <= JOKER; code++) {
        if (count_in(&without, code) >= count_in(&at->held, code))
            continue;
        int left = count_in(&at->lying, code) + count_in(&without, code), least = count_in(&rest.least, code);
        int low = left + 1 > least ? left + 1 : least;
        if (low <= count_in(&rest.most, code)) {
            OpenProblem more = rest;
            set_count(&more.least, code, low);
            more.gained += weight_of(s->player, goal, code) * (low - least);
            push_problem(s, &more);
        }
        if (least > left)
            return;
        if (left < count_in(&rest.most, code))
            set_count(&rest.most, code, left);
    }
}

int best_opening(SelfPlay *s, const Position *at, int goal, const Bag *played, int64_t worth, Rows *best)
{
    Branching *b = &s->branching;
    OpenProblem root = {.bound = worth, .is_answered = 1, .least = at->lying, .played = *played};
    int64_t floor = 0;
    int found = 0, questions = MOST_QUESTIONS;
    b->count = b->pushed = 0;
    root.most = sum_of(&at->lying, &at->held);
    push_problem(s, &root);
    for (int i; (i = next_problem(b)) >= 0 && b->open[i].bound > floor && !s->gave_up;) {
        OpenProblem entry = b->open[i];
        Rows rows;
        int64_t more = 0;
        b->open[i] = b->open[--b->count];
        if (entry.is_answered) {
            play_more(s, at, goal, &entry);
            continue;
        }
        if (!questions--) {
            s->gave_up = 1;
            break;
        }
        int64_t least = at_least_minus_one(floor - entry.gained);
        if (!solve_for_worth(s->player, goal, &entry.least, &entry.most, NO_POINTS, least, &rows, &more))
            continue;
        Bag laid = pieces_of(&rows);
        entry.played = rest_of(&laid, &at->lying);
        if (opens(s->player, &entry.played, at->least)) {
            *best = rows;
            floor = entry.gained + more;
            found = 1;
        } else {
            entry.bound = entry.gained + more;
            entry.is_answered = 1;
            push_problem(s, &entry);
        }
    }
    return found && !s->gave_up;
}
