/* The search on the crossword grid as a Python module; only this file uses the Python API. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdlib.h>
#include <string.h>

#include "islands.h"

enum { DESCENDING = 1, ONE_FACED = 2, MUST_LAY = 4, ALL_OR_NOTHING = 8, DIE_BYTES = 3 };

/* Kept between questions. */
typedef struct {
    Pool pool;
    Cover cover;
    Islands islands;
} Workspace;

static struct PyModuleDef definition;

/* Bytes of Python. */
typedef struct {
    const char *bytes;
    Py_ssize_t size;
} Text;

static int refuse(const char *sentence)
{
    PyErr_SetString(PyExc_ValueError, sentence);
    return 0;
}

/* Count kinds, each at the first of some bytes; returns 0 after raising ValueError. */
static int count_kinds(Text text, int step, uint8_t *counts)
{
    memset(counts, 0, KINDS);
    for (Py_ssize_t i = 0; i < text.size; i += step) {
        uint8_t kind = (uint8_t)text.bytes[i];
        if (kind >= KINDS)
            return refuse("there is no such kind of die");
        counts[kind]++;
        if (counts[kind] > MOST_JOKERS)
            return refuse("more dice of a kind than the compiled form takes");
    }
    return 1;
}

static int check_dice(const Pool *pool, Py_ssize_t grid, Py_ssize_t own)
{
    if (grid + own > MOST_DICE)
        return refuse("more dice than the compiled form takes");
    for (int kind = 0; kind < KINDS; kind++)
        if (pool->old[kind] + pool->own[kind] > MOST_JOKERS)
            return refuse("more dice of a kind than the compiled form takes");
    return 1;
}

/* Read the grid: kind, x and y of each die; returns 0 after raising ValueError. */
static int read_grid(Text text, Grid *grid)
{
    grid->count = 0;
    for (Py_ssize_t i = 0; i < text.size; i += DIE_BYTES)
        add_die(grid, (int8_t)text.bytes[i + 1], (int8_t)text.bytes[i + 2], (uint8_t)text.bytes[i]);
    return 1;
}

/* Read a candidate: whether the grid is part of it, the number of rows, and the rows with their lengths. Returns its
 * size, or 0 after raising ValueError. */
static Py_ssize_t read_candidate(Text text, Py_ssize_t at, const Grid *grid, Grid *islands, int *count)
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
static int try_candidates(Workspace *w, Text text, const Grid *grid, int *chosen)
{
    Grid islands[MOST_PARTS + 2];
    int count;
    *chosen = -1;
    for (Py_ssize_t at = 0, number = 0; at < text.size; number++) {
        uint8_t left_out[KINDS];
        int64_t value = w->pool.whole;
        Py_ssize_t size = read_candidate(text, at, grid, islands, &count);
        if (!size)
            return 0;
        at += size;
        for (int kind = 0; kind < KINDS; kind++)
            left_out[kind] = (uint8_t)(w->pool.old[kind] + w->pool.own[kind]);
        for (int i = 0; i < count; i++)
            for (int die = 0; die < islands[i].count; die++)
                left_out[islands[i].kind[die]]--;
        for (int kind = 0; kind < KINDS; kind++)
            value -= left_out[kind] * w->pool.worth[kind];
        if (value > w->cover.best && has_required_set(&w->pool, left_out) &&
            take_islands(&w->islands, islands, count)) {
            w->cover.best = value;
            *chosen = (int)number;
        }
    }
    w->islands.has_found = 0;
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

static void start_islands(Workspace *w, int flags, int max_sets, int layouts)
{
    Islands *islands = &w->islands;
    islands->rules = (GridRules){(flags & DESCENDING) != 0, (flags & ONE_FACED) != 0};
    islands->max_sets = max_sets;
    islands->layouts = layouts;
    islands->has_found = islands->doubts_count = islands->out_of_steps = 0;
    islands->plane.rules = islands->rules;
    islands->plane.sets = &w->pool.sets;
    islands->plane.has_touching = 0;
}

PyDoc_STRVAR(search_doc, "search(grid, own, worth, candidates, flags, max_sets, steps, layouts)\n--\n\n"
                         "Return whether the best turn is proven, the candidate it is or -1, and its islands.");

static PyObject *search(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    Text dice, own, worth, candidates;
    int flags, max_sets, steps, layouts, chosen, result;
    Grid grid;
    if (!w || !PyArg_ParseTuple(args, "y#y#y#y#iiii:search", &dice.bytes, &dice.size, &own.bytes, &own.size,
                                &worth.bytes, &worth.size, &candidates.bytes, &candidates.size, &flags, &max_sets,
                                &steps, &layouts))
        return NULL;
    if (dice.size % DIE_BYTES || worth.size != (Py_ssize_t)sizeof w->pool.worth) {
        refuse("a die of the grid is 3 bytes, and the worth 53 integers");
        return NULL;
    }
    if (!count_kinds(dice, DIE_BYTES, w->pool.old) || !count_kinds(own, 1, w->pool.own) ||
        !check_dice(&w->pool, dice.size / DIE_BYTES, own.size) || !read_grid(dice, &grid))
        return NULL;
    memcpy(w->pool.worth, worth.bytes, sizeof w->pool.worth);
    w->pool.must_lay = (flags & MUST_LAY) != 0;
    if (!fill_pool(&w->pool))
        return PyErr_NoMemory();
    start_cover(&w->cover, &w->pool, steps);
    start_islands(w, flags, max_sets, layouts);
    w->cover.one_faced = w->islands.rules.one_faced;
    w->cover.offer = accept_family;
    w->cover.context = &w->islands;
    w->cover.best = flags & ALL_OR_NOTHING ? w->pool.whole - 1 : 0;
    judge_apart(&grid, 1, &w->islands.rules, &w->islands.before);
    w->islands.jokers_bound = w->pool.old[JOKER] > 0;
    if (!try_candidates(w, candidates, &grid, &chosen))
        return NULL;
    result = run_cover(&w->cover);
    if (!result && max_sets == NO_LIMIT)
        result = settle_doubts(&w->islands, &w->cover.best);
    if (result == NO_MEMORY)
        return PyErr_NoMemory();
    int exact = !result && (max_sets == NO_LIMIT || w->cover.best == w->pool.whole);
    if (!w->islands.has_found)
        return Py_BuildValue("iiy#", exact, chosen, "", (Py_ssize_t)0);
    PyObject *islands = write_islands(&w->islands.found);
    return islands ? Py_BuildValue("iiN", exact, -1, islands) : NULL;
}

/* More than the total points of all dice. */
enum { DIE_WORTH = 1 << 11 };

PyDoc_STRVAR(playable_doc, "playable(grid, hands, size, flags, joker_value, steps)\n--\n\n"
                           "Return for each hand of `size` dice how many can be played roughly, and their points.");

static PyObject *playable(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    Text grid, hands;
    int size, flags, joker_value, steps;
    if (!w || !PyArg_ParseTuple(args, "y#y#iiii:playable", &grid.bytes, &grid.size, &hands.bytes, &hands.size, &size,
                                &flags, &joker_value, &steps))
        return NULL;
    if (size < 1 || hands.size % size) {
        refuse("the dice do not make whole hands of this size");
        return NULL;
    }
    PyObject *found = PyList_New(hands.size / size);
    for (Py_ssize_t at = 0; found && at < hands.size; at += size) {
        Text own = {hands.bytes + at, size};
        PyObject *pair = NULL;
        if (count_kinds(grid, 1, w->pool.old) && count_kinds(own, 1, w->pool.own) &&
            check_dice(&w->pool, grid.size, size)) {
            for (int kind = 0; kind < KINDS; kind++)
                w->pool.worth[kind] = DIE_WORTH + (kind == JOKER ? joker_value : kind % NUMBERS + 1);
            w->pool.must_lay = (flags & MUST_LAY) != 0;
            if (!fill_pool(&w->pool))
                PyErr_NoMemory();
            else {
                start_cover(&w->cover, &w->pool, steps);
                w->cover.one_faced = (flags & ONE_FACED) != 0;
                run_cover(&w->cover);
                pair = Py_BuildValue("ii", (int)(w->cover.best / DIE_WORTH), (int)(w->cover.best % DIE_WORTH));
            }
        }
        if (!pair || PyList_SetItem(found, at / size, pair)) {
            Py_DECREF(found);
            return NULL;
        }
    }
    return found;
}

static PyMethodDef methods[] = {
    {"search", search, METH_VARARGS, search_doc},
    {"playable", playable, METH_VARARGS, playable_doc},
    {NULL, NULL, 0, NULL},
};

static int set_up(PyObject *module)
{
    Workspace *w = PyModule_GetState(module);
    if (!w)
        return -1;
    memset(w, 0, sizeof *w);
    return 0;
}

static void tear_down(void *module)
{
    Workspace *w = PyModule_GetState(module);
    if (w) {
        free_pool(&w->pool);
        free(w->islands.doubts);
    }
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, set_up},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.solver._crossword",
    .m_doc = "The compiled form of the search on the crossword grid.",
    .m_size = sizeof(Workspace),
    .m_methods = methods,
    .m_slots = slots,
    .m_free = tear_down,
};

PyMODINIT_FUNC PyInit__crossword(void) { return PyModuleDef_Init(&definition); }
