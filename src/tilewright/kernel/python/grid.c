/* The search on the crossword grid. */
#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "grid/search.h"

enum { DESCENDING = 1, ONE_FACED = 2, MUST_LAY = 4, ALL_OR_NOTHING = 8, DIE_BYTES = 3 };

/* Count kinds, each at the first of some bytes; returns 0 after raising ValueError. */
static int count_kinds(Bytes text, int step, uint8_t *counts)
{
    memset(counts, 0, KINDS);
    for (Py_ssize_t i = 0; i < text.size; i += step) {
        uint8_t kind = (uint8_t)text.bytes[i];
        if (kind >= KINDS)
            return refuse("there is no such kind of die");
        counts[kind]++;
    }
    return 1;
}

static int check_dice(Py_ssize_t grid, Py_ssize_t own)
{
    return (grid <= MOST_DICE && own <= MOST_DICE - grid)
        || refuse("%zd dice on the grid and %zd of the player: the solver takes %d together", grid, own, MOST_DICE);
}

static int check_jokers(const Pool *pool)
{
    int jokers = pool->old[JOKER] + pool->own[JOKER];
    return jokers <= MOST_JOKERS || refuse("%d dice are jokers: the solver takes %d", jokers, MOST_JOKERS);
}

/* Read the grid: kind, x and y of each die; returns 0 after raising ValueError. */
static int read_grid(Bytes text, Grid *grid)
{
    grid->count = 0;
    for (Py_ssize_t i = 0; i < text.size; i += DIE_BYTES)
        add_die(grid, (int8_t)text.bytes[i + 1], (int8_t)text.bytes[i + 2], (uint8_t)text.bytes[i]);
    return 1;
}

/* Read a candidate: whether the grid is part of it, the number of rows, and the rows with their lengths. Returns its
 * size, or 0 after raising ValueError. */
static Py_ssize_t read_candidate(Bytes text, Py_ssize_t at, const Grid *grid, Grid *islands, int *count)
{
    Py_ssize_t start = at;
    int dice = 0;
    *count = 0;
    if (at + 2 > text.size)
        return refuse("a candidate is cut off");
    if (text.bytes[at++]) {
        islands[(*count)++] = *grid;
        dice = grid->count;
    }
    for (int rows = (uint8_t)text.bytes[at++]; rows > 0; rows--) {
        int size = at < text.size ? (uint8_t)text.bytes[at++] : MOST_DICE + 1;
        Grid *island = &islands[*count];
        dice += size;
        if (dice > MOST_DICE || at + size > text.size || *count > MOST_PARTS)
            return refuse("a candidate is cut off or has too many dice");
        island->count = 0;
        for (int i = 0; i < size; i++, at++) {
            if ((uint8_t)text.bytes[at] >= KINDS)
                return refuse("there is no such kind of die");
            add_die(island, i, 0, (uint8_t)text.bytes[at]);
        }
        (*count)++;
    }
    return at - start;
}

/* Accept the candidates that are legal turns and better than those before; returns 0 after raising ValueError. */
static int try_candidates(Search *search, Bytes text, const Grid *grid, int *chosen)
{
    Grid islands[MOST_PARTS + 2];
    int count;
    *chosen = -1;
    for (Py_ssize_t at = 0, number = 0; at < text.size; number++) {
        Py_ssize_t size = read_candidate(text, at, grid, islands, &count);
        if (!size)
            return 0;
        at += size;
        if (offer_turn(search, islands, count))
            *chosen = (int)number;
    }
    search->islands.has_found = 0;
    return 1;
}

static PyObject *write_islands(const Archipelago *found)
{
    char bytes[MOST_PARTS + MOST_DICE * DIE_BYTES];
    Py_ssize_t size = 0;
    for (int i = 0; i < found->count; i++) {
        const Grid *island = &found->island[i];
        bytes[size++] = (char)island->count;
        for (int die = 0; die < island->count; die++) {
            bytes[size++] = (char)island->kind[die];
            bytes[size++] = (char)island->x[die];
            bytes[size++] = (char)island->y[die];
        }
    }
    return PyBytes_FromStringAndSize(bytes, size);
}

void *make_grid_search(void) { return calloc(1, sizeof(Search)); }

void trim_grid_search(void *search) { trim_search(search); }

void free_grid_search(void *search)
{
    free_search(search);
    free(search);
}

PyDoc_STRVAR(search_doc, "search_grid(grid, own, worth, candidates, flags, max_sets, steps, layouts)\n--\n\n"
                         "Return whether the best turn is proven, the candidate it is or -1, and its islands.");

/* Answer the question of a turn with a search of one's own; most are short, but some take a tenth of a second. */
static PyObject *best_turn(Search *w, Asked *asked, const Grid *grid, Bytes candidates)
{
    int chosen, result;
    if (!fill_pool(&w->pool))
        return PyErr_NoMemory();
    begin_search(w, asked, grid);
    if (!try_candidates(w, candidates, grid, &chosen))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    result = run_search(w);
    Py_END_ALLOW_THREADS
    if (result == NO_MEMORY)
        return PyErr_NoMemory();
    /* Sets of more jokers are not tried. */
    int has_all_sets = asked->max_sets == NO_LIMIT && w->pool.old[JOKER] + w->pool.own[JOKER] <= LINE_JOKERS;
    int exact = !result && (has_all_sets || w->cover.best == w->pool.whole);
    if (!w->islands.has_found)
        return Py_BuildValue("iiy#", exact, chosen, "", (Py_ssize_t)0);
    PyObject *islands = write_islands(&w->islands.found);
    return islands ? Py_BuildValue("iiN", exact, -1, islands) : NULL;
}

static PyObject *search(PyObject *module, PyObject *args)
{
    Bytes dice, own, worth, candidates;
    int flags;
    Asked asked;
    Grid grid;
    PyObject *answer = NULL;
    if (!PyArg_ParseTuple(args, "y#y#y#y#iiii:search_grid", &dice.bytes, &dice.size, &own.bytes, &own.size, &worth.bytes,
                          &worth.size, &candidates.bytes, &candidates.size, &flags, &asked.max_sets, &asked.steps,
                          &asked.layouts))
        return NULL;
    Search *w = take_workspace(module, GRID_SEARCHES);
    if (!w)
        return NULL;
    if (dice.size % DIE_BYTES || worth.size != (Py_ssize_t)sizeof w->pool.worth)
        refuse("a die of the grid is 3 bytes, and the worth 53 integers");
    else if (check_dice(dice.size / DIE_BYTES, own.size) && count_kinds(dice, DIE_BYTES, w->pool.old)
             && count_kinds(own, 1, w->pool.own) && check_jokers(&w->pool) && read_grid(dice, &grid)) {
        memcpy(w->pool.worth, worth.bytes, sizeof w->pool.worth);
        w->pool.must_lay = (flags & MUST_LAY) != 0;
        asked.rules = (GridRules){(flags & DESCENDING) != 0, (flags & ONE_FACED) != 0};
        asked.all_or_nothing = (flags & ALL_OR_NOTHING) != 0;
        answer = best_turn(w, &asked, &grid, candidates);
    }
    give_workspace(module, GRID_SEARCHES, w);
    return answer;
}

/* More than the total points of all dice. */
enum { DIE_WORTH = 1 << 11, MOST_HANDS = 1 << 12 };

PyDoc_STRVAR(playable_doc, "playable(grid, hands, count, flags, joker_value, steps)\n--\n\n"
                           "Return for each of `count` hands of one size how many dice can be played roughly, and their points.");

/* The dice that one hand can play and their points; NULL with an exception set. */
static PyObject *playable_of(Search *w, Bytes grid, Bytes own, int flags, int joker_value, int steps)
{
    if (!check_dice(grid.size, own.size) || !count_kinds(grid, 1, w->pool.old) || !count_kinds(own, 1, w->pool.own)
        || !check_jokers(&w->pool))
        return NULL;
    for (int kind = 0; kind < KINDS; kind++)
        w->pool.worth[kind] = DIE_WORTH + (kind == JOKER ? joker_value : kind % NUMBERS + 1);
    w->pool.must_lay = (flags & MUST_LAY) != 0;
    if (!fill_pool(&w->pool))
        return PyErr_NoMemory();
    start_cover(&w->cover, &w->pool, steps);
    w->cover.one_faced = (flags & ONE_FACED) != 0;
    run_cover(&w->cover);
    return Py_BuildValue("ii", (int)(w->cover.best / DIE_WORTH), (int)(w->cover.best % DIE_WORTH));
}

static PyObject *playable(PyObject *module, PyObject *args)
{
    Bytes grid, hands;
    int count, flags, joker_value, steps;
    if (!PyArg_ParseTuple(args, "y#y#iiii:playable", &grid.bytes, &grid.size, &hands.bytes, &hands.size, &count, &flags,
                          &joker_value, &steps))
        return NULL;
    if (count < 0 || count > MOST_HANDS || (count ? hands.size % count : hands.size))
        return REFUSE("up to %d hands have as many dice each", MOST_HANDS);
    Py_ssize_t size = count ? hands.size / count : 0;
    Search *w = take_workspace(module, GRID_SEARCHES);
    PyObject *found = w ? PyList_New(count) : NULL;
    for (int i = 0; found && i < count; i++) {
        PyObject *pair = playable_of(w, grid, (Bytes){hands.bytes + i * size, size}, flags, joker_value, steps);
        if (!pair || PyList_SetItem(found, i, pair))
            Py_CLEAR(found);
    }
    if (w)
        give_workspace(module, GRID_SEARCHES, w);
    return found;
}

PyMethodDef GRID_METHODS[] = {
    {"search_grid", search, METH_VARARGS, search_doc},
    {"playable", playable, METH_VARARGS, playable_doc},
    {NULL, NULL, 0, NULL},
};
