#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "solve/classic/solver.h"
#include "solve/masks.h"
#include "solve/special/asking.h"

static PyObject *written(const Rows *rows, int64_t value)
{
    char flat[FLAT_SIZE];
    PyObject *bytes = PyBytes_FromStringAndSize(flat, write_rows(rows, flat));
    return bytes ? Py_BuildValue("LN", (long long)value, bytes) : NULL;
}

void *make_classic_solver(void)
{
    Workspace *w = calloc(1, sizeof *w);
    if (w)
        prepare(w);
    return w;
}

void trim_classic_solver(void *w) { trim(w); }

void free_classic_solver(void *w)
{
    release(w);
    free(w);
}

void *make_special_solver(void) { return new_special(); }

void trim_special_solver(void *special) { trim_special(special); }

void free_special_solver(void *special) { free_special(special); }

/* A call of a solver, which owns its workspace. It keeps the interpreter lock as long as the search is short, because most
 * take tens of microseconds, and lets go of it when the search grows long. */
typedef struct {
    PyObject *module;
    Workspace *classic;
    Special *special;
    Solving by;
    PyThreadState *saved;
} Call;

void let_others_run(void *context)
{
    PyThreadState **saved = context;
    if (!*saved)
        *saved = PyEval_SaveThread();
}

static void take_lock(Call *call)
{
    if (call->saved)
        PyEval_RestoreThread(call->saved);
    call->saved = NULL;
}

static int classic_read(void *w, const Request *asked) { return read_question(w, asked); }

static int classic_solve(void *w, int64_t floor, Rows *rows, int64_t *value) { return solve_question(w, floor, rows, value); }

static int special_read(void *w, const Request *asked) { return read_special_question(w, asked); }

static int special_solve(void *w, int64_t floor, Rows *rows, int64_t *value)
{
    return solve_special_question(w, floor, rows, value);
}

/* Begin a call; 0 without memory. */
static int begin_call(Call *call, PyObject *module, int is_special)
{
    *call = (Call){.module = module};
    WhenLong when = {let_others_run, &call->saved};
    void *workspace = take_workspace(module, is_special ? SPECIAL_SOLVERS : CLASSIC_SOLVERS);
    if (workspace && is_special) {
        call->special = workspace;
        watch_special(call->special, when);
        call->by = (Solving){workspace, special_read, special_solve, when};
    } else if (workspace) {
        call->classic = workspace;
        call->classic->solver.when_long = when;
        call->by = (Solving){workspace, classic_read, classic_solve, when};
    }
    return workspace != NULL;
}

/* End a call with its answer. */
static PyObject *end_call(Call *call, PyObject *answer)
{
    if (call->classic)
        call->classic->solver.when_long = (WhenLong){0};
    give_workspace(call->module, call->classic ? CLASSIC_SOLVERS : SPECIAL_SOLVERS, call->by.workspace);
    return answer;
}

static PyObject *refused(const Refusal *why)
{
    refuse("%s", why->words);
    return NULL;
}

static PyObject *solved(Call *call, PyObject *args)
{
    const char *question, *weights;
    Py_ssize_t question_size, weights_size;
    long long floor, cap;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#y#LL", &question, &question_size, &weights, &weights_size, &floor, &cap))
        return NULL;
    Request asked = {.question = (const uint8_t *)question,
                     .weights = weights,
                     .question_size = (long)question_size,
                     .weights_size = (long)weights_size,
                     .cap = cap < MOST_WORTH ? cap : MOST_WORTH,
                     .why = &why};
    if (!call->by.read(call->by.workspace, &asked))
        return refused(&why);
    if (cap < 0)
        return REFUSE("cap is 0 or more");
    Rows rows;
    int64_t value = 0;
    rows.count = 0;
    int found = call->by.solve(call->by.workspace, at_least_minus_one(floor), &rows, &value);
    take_lock(call);
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

static PyObject *masked(Call *call, PyObject *args)
{
    const char *question, *exact, *required, *available, *before;
    Py_ssize_t question_size, exact_size, kinds, available_size, before_size;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#y#y#y#y#", &question, &question_size, &exact, &exact_size, &required, &kinds,
                          &available, &available_size, &before, &before_size))
        return NULL;
    if (kinds != available_size || kinds != (call->special ? MOST_KINDS : KINDS))
        return REFUSE("required and available have a count for each face");
    Known known = {.kinds = (int)kinds};
    for (int code = 0; code < kinds; code++)
        known.asked[code] = available[code] > required[code];
    if (before_size && !recall(&known, (const uint8_t *)before, before_size))
        return NULL;
    Request asked = {.question = (const uint8_t *)question, .question_size = (long)question_size, .cap = MOST_WORTH, .why = &why};
    int found = find_fits(&call->by, &asked, &known, (const uint8_t *)required);
    if (found >= 0 && exact_size && !known.fits[kinds]) {
        static const int64_t nothing[MOST_KINDS];
        uint8_t laid[MOST_KINDS];
        asked.weights = (const char *)nothing;
        asked.question = (const uint8_t *)exact;
        asked.question_size = (long)exact_size;
        found = count_laid(&call->by, &asked, -1, laid);
        known.fits[kinds] = found > 0;
    }
    take_lock(call);
    if (found < 0)
        return found == -1 ? PyErr_NoMemory() : refused(&why);
    char answer[MOST_KINDS + 1 + MOST_TURNS * MOST_KINDS];
    memcpy(answer, known.fits, (size_t)kinds + 1);
    for (int i = 0; i < known.turns; i++)
        memcpy(answer + kinds + 1 + i * kinds, known.turn[i], (size_t)kinds);
    return PyBytes_FromStringAndSize(answer, kinds + 1 + known.turns * kinds);
}

/* Answer a call with a workspace of its own. */
static PyObject *answered(PyObject *module, int is_special, PyObject *(*answer)(Call *, PyObject *), PyObject *args)
{
    Call call;
    return begin_call(&call, module, is_special) ? end_call(&call, answer(&call, args)) : NULL;
}

static PyObject *solve(PyObject *module, PyObject *args) { return answered(module, 0, solved, args); }

static PyObject *mask(PyObject *module, PyObject *args) { return answered(module, 0, masked, args); }

static PyObject *solve_with_specials(PyObject *module, PyObject *args) { return answered(module, 1, solved, args); }

static PyObject *mask_with_specials(PyObject *module, PyObject *args) { return answered(module, 1, masked, args); }

#define SOLVE_ABOUT "Return the worth and the rows of the best way to lay pieces, or None."
#define MASK_ABOUT "Return for each face whether one more piece can be laid."

PyMethodDef SOLVER_METHODS[] = {
    {"solve", solve, METH_VARARGS, "solve(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask", mask, METH_VARARGS, "mask(question, exact, required, available, before)\n--\n\n" MASK_ABOUT},
    {"solve_special", solve_with_specials, METH_VARARGS, "solve_special(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask_special", mask_with_specials, METH_VARARGS, "mask_special(question, exact, required, available, before)\n--\n\n" MASK_ABOUT},
    {NULL, NULL, 0, NULL},
};
