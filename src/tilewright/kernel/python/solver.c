#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "solve/classic/solver.h"
#include "solve/masks.h"
#include "solve/special/asking.h"

/* More than any worth, and small enough that sums do not overflow. */
static const int64_t MOST_WORTH = (int64_t)1 << 48;

static PyObject *written(const Rows *rows, int64_t value)
{
    char flat[FLAT_SIZE];
    PyObject *bytes = PyBytes_FromStringAndSize(flat, write_rows(rows, flat));
    return bytes ? Py_BuildValue("LN", (long long)value, bytes) : NULL;
}

static int read_classic(void *w, const Request *asked) { return read_question(w, asked); }

static int solve_classic(void *w, int64_t floor, Rows *rows, int64_t *value) { return solve_question(w, floor, rows, value); }

static int read_special(void *w, const Request *asked) { return read_special_question(w, asked); }

static int solve_special(void *w, int64_t floor, Rows *rows, int64_t *value)
{
    return solve_special_question(w, floor, rows, value);
}

Workspace *solver_of(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state->classic) {
        if ((state->classic = calloc(1, sizeof *state->classic)))
            prepare(state->classic);
        else
            PyErr_NoMemory();
    }
    return state->classic;
}

static Special *special_of(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state->special && !(state->special = new_special()))
        PyErr_NoMemory();
    return state->special;
}

void free_solvers(State *state)
{
    if (state->classic)
        release(state->classic);
    free(state->classic);
    free_special(state->special);
}

/* A call keeps the interpreter lock: most take tens of microseconds, too short for releasing it to pay off. */
static PyObject *solved(const Solving *by, PyObject *args)
{
    const char *question, *weights;
    Py_ssize_t question_size, weights_size;
    long long floor, cap;
    if (!by->workspace || !PyArg_ParseTuple(args, "y#y#LL", &question, &question_size, &weights, &weights_size, &floor, &cap))
        return NULL;
    Request asked = {.question = (const uint8_t *)question,
                   .weights = weights,
                   .question_size = (long)question_size,
                   .weights_size = (long)weights_size,
                   .cap = cap < MOST_WORTH ? cap : MOST_WORTH};
    if (!by->read(by->workspace, &asked))
        return NULL;
    if (cap < 0) {
        refuse("cap is 0 or more");
        return NULL;
    }
    Rows rows;
    int64_t value = 0;
    rows.count = 0;
    int found = by->solve(by->workspace, at_least_minus_one(floor), &rows, &value);
    if (found < 0)
        return PyErr_NoMemory();
    if (!found)
        Py_RETURN_NONE;
    return written(&rows, value);
}

/* Read the face committed last, and the flags and turns before it. */
static int recall(Known *known, const uint8_t *written, Py_ssize_t size)
{
    int kinds = known->kinds;
    Known before = {.kinds = kinds, .turns = (int)((size - 2 - kinds) / kinds)};
    if (size < 2 + kinds || (size - 2) % kinds || before.turns > MOST_TURNS || written[0] >= kinds)
        return refuse("before is a face, flags and turns");
    memcpy(before.fits, written + 1, (size_t)kinds);
    for (int i = 0; i < before.turns; i++)
        memcpy(before.turn[i], written + 2 + kinds * (1 + i), (size_t)kinds);
    carry_on(known, &before, written[0]);
    return 1;
}

/* A call keeps the interpreter lock, as `solved` does. */
static PyObject *masked(const Solving *by, PyObject *args)
{
    const char *question, *exact, *least, *most, *before;
    Py_ssize_t question_size, exact_size, kinds, most_size, before_size;
    if (!by->workspace
        || !PyArg_ParseTuple(args, "y#y#y#y#y#", &question, &question_size, &exact, &exact_size, &least, &kinds,
                             &most, &most_size, &before, &before_size))
        return NULL;
    if (kinds != most_size || kinds > MOST_KINDS) {
        refuse("least and most have a count for each face");
        return NULL;
    }
    Known known = {.kinds = (int)kinds};
    for (int code = 0; code < kinds; code++)
        known.asked[code] = most[code] > least[code];
    if (before_size && !recall(&known, (const uint8_t *)before, before_size))
        return NULL;
    Request asked = {.question = (const uint8_t *)question, .question_size = (long)question_size, .cap = MOST_WORTH};
    int found = find_fits(by, &asked, &known, (const uint8_t *)least);
    if (found >= 0 && exact_size && !known.fits[kinds]) {
        static const int64_t nothing[MOST_KINDS];
        uint8_t laid[MOST_KINDS];
        asked.weights = (const char *)nothing;
        asked.question = (const uint8_t *)exact;
        asked.question_size = (long)exact_size;
        found = count_laid(by, &asked, -1, laid);
        known.fits[kinds] = found > 0;
    }
    if (found < 0)
        return found == -1 ? PyErr_NoMemory() : NULL;
    char answer[MOST_KINDS + 1 + MOST_TURNS * MOST_KINDS];
    memcpy(answer, known.fits, (size_t)kinds + 1);
    for (int i = 0; i < known.turns; i++)
        memcpy(answer + kinds + 1 + i * kinds, known.turn[i], (size_t)kinds);
    return PyBytes_FromStringAndSize(answer, kinds + 1 + known.turns * kinds);
}

static PyObject *solve(PyObject *module, PyObject *args)
{
    return solved(&(Solving){solver_of(module), read_classic, solve_classic}, args);
}

static PyObject *mask(PyObject *module, PyObject *args)
{
    return masked(&(Solving){solver_of(module), read_classic, solve_classic}, args);
}

static PyObject *solve_with_specials(PyObject *module, PyObject *args)
{
    return solved(&(Solving){special_of(module), read_special, solve_special}, args);
}

static PyObject *mask_with_specials(PyObject *module, PyObject *args)
{
    return masked(&(Solving){special_of(module), read_special, solve_special}, args);
}

#define SOLVE_ABOUT "Return the worth and the rows of the best way to lay pieces, or None, as the plain form does."
#define MASK_ABOUT "Return for each face whether one more piece can be laid, as the plain form does."

PyMethodDef SOLVER_METHODS[] = {
    {"solve", solve, METH_VARARGS, "solve(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask", mask, METH_VARARGS, "mask(question, exact, least, most, before)\n--\n\n" MASK_ABOUT},
    {"solve_special", solve_with_specials, METH_VARARGS, "solve_special(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask_special", mask_with_specials, METH_VARARGS, "mask_special(question, exact, least, most, before)\n--\n\n" MASK_ABOUT},
    {NULL, NULL, 0, NULL},
};
