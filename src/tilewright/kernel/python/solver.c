#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "solve/branching/branching.h"
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

void *make_classic_solver(void)
{
    Workspace *w = calloc(1, sizeof *w);
    if (w)
        prepare(w);
    return w;
}

void free_classic_solver(void *w)
{
    release(w);
    free(w);
}

void *make_special_solver(void) { return new_special(); }

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

static void let_others_run(void *context)
{
    Call *call = context;
    if (!call->saved)
        call->saved = PyEval_SaveThread();
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
    WhenLong when = {let_others_run, call};
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
    const char *question, *exact, *least, *most, *before;
    Py_ssize_t question_size, exact_size, kinds, most_size, before_size;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#y#y#y#y#", &question, &question_size, &exact, &exact_size, &least, &kinds, &most,
                          &most_size, &before, &before_size))
        return NULL;
    if (kinds != most_size || kinds > MOST_KINDS)
        return REFUSE("least and most have a count for each face");
    Known known = {.kinds = (int)kinds};
    for (int code = 0; code < kinds; code++)
        known.asked[code] = most[code] > least[code];
    if (before_size && !recall(&known, (const uint8_t *)before, before_size))
        return NULL;
    Request asked = {.question = (const uint8_t *)question, .question_size = (long)question_size, .cap = MOST_WORTH, .why = &why};
    int found = find_fits(&call->by, &asked, &known, (const uint8_t *)least);
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

/* Count pieces given as codes; what is counted stays within the bounds of the solver. */
static int count_codes(PyObject *codes, LaidRow *row, int counts[JOKER + 1])
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(codes, &bytes, &size) < 0)
        return 0;
    if (row && size > NUMBERS)
        return refuse("a row is of %d pieces at most", NUMBERS);
    for (Py_ssize_t i = 0; i < size; i++) {
        int code = (uint8_t)bytes[i];
        if (code > JOKER)
            return refuse("there is no classic face %d", code);
        if (++counts[code] > (code == JOKER ? MOST_JOKERS : MOST_COPIES))
            return refuse("face %d occurs too often", code);
        if (row)
            row->cells[row->size++] = (uint8_t)code;
    }
    return 1;
}

static Bag bag_of_counts(const int counts[JOKER + 1])
{
    Bag bag = EMPTY_BAG;
    for (int code = 0; code <= JOKER; code++)
        put(&bag, code, counts[code]);
    return bag;
}

enum { TURN_RULES = 6 };

/* Read a position: the rows of its table, its rack, and the pieces of it that must be laid. */
static int read_position(PyObject *table, PyObject *rack, PyObject *chosen, LaidRows *rows, TurnCase *turn)
{
    int counts[JOKER + 1] = {0}, required[JOKER + 1] = {0};
    Py_ssize_t count = PyTuple_Size(table);
    if (count < 0 || count > MOST_ROWS)
        return count < 0 ? 0 : refuse("a table has %d rows at most", MOST_ROWS);
    memset(rows, 0, sizeof *rows);
    for (rows->count = 0; rows->count < count; rows->count++)
        if (!count_codes(PyTuple_GetItem(table, rows->count), &rows->rows[rows->count], counts))
            return 0;
    turn->table = rows;
    turn->lying = bag_of_counts(counts);
    if (!count_codes(rack, NULL, counts) || !count_codes(chosen, NULL, required))
        return 0;
    Bag all = bag_of_counts(counts);
    turn->available = rest_of(&all, &turn->lying);
    turn->required = bag_of_counts(required);
    return holds(&turn->available, &turn->required) || refuse("chosen pieces are not on the rack");
}

static PyObject *written_turn(const TurnAnswer *answer)
{
    PyObject *rows = PyTuple_New(answer->rows.count);
    for (int i = 0; rows && i < answer->rows.count; i++) {
        const LaidRow *row = &answer->rows.rows[i];
        PyObject *codes = PyBytes_FromStringAndSize((const char *)row->cells, row->size);
        if (!codes || PyTuple_SetItem(rows, i, codes) < 0)
            Py_CLEAR(rows);
    }
    return rows ? Py_BuildValue("NLN", rows, (long long)answer->worth, PyBool_FromLong(answer->is_exact)) : NULL;
}

static PyObject *best_turn_of(Call *call, PyObject *args)
{
    PyObject *table, *rack, *chosen;
    const char *rules, *weights;
    Py_ssize_t rules_size, weights_size;
    long long floor;
    int budget;
    LaidRows rows;
    TurnQuestion asked;
    TurnAnswer answer;
    Refusal why;
    Workspace *w = call->classic;
    if (!PyArg_ParseTuple(args, "O!SSy#y#Li", &PyTuple_Type, &table, &rack, &chosen, &rules, &rules_size, &weights,
                          &weights_size, &floor, &budget))
        return NULL;
    Request request = {.weights = weights, .weights_size = (long)weights_size, .why = &why};
    if (rules_size != TURN_RULES || (uint8_t)rules[0] > 1)
        return REFUSE("rules are %d bytes", TURN_RULES);
    if (!read_position(table, rack, chosen, &rows, &asked.turn))
        return NULL;
    if (!read_weights(&request, JOKER + 1, &w->solver.pieces, &w->solver.joker_weight))
        return refused(&why);
    w->solver.cap = MOST_WORTH;
    asked.min_natural = rules[0];
    asked.points = (uint8_t)rules[1] == NO_OPENING ? NO_POINTS : (uint8_t)rules[1];
    asked.extras = rules[2] != 0;
    asked.turn.jokers = (JokerRules){rules[3] != 0, rules[4] != 0, rules[5] != 0};
    asked.budget = budget;
    asked.floor = at_least_minus_one(floor);
    int found = answer_turn(w, &asked, &answer);
    take_lock(call);
    if (found == NO_MEMORY)
        return PyErr_NoMemory();
    if (found == BEYOND) {
        PyErr_SetString(PyExc_NotImplementedError, "the plain form answers this");
        return NULL;
    }
    if (!found)
        Py_RETURN_NONE;
    return written_turn(&answer);
}

/* Answer a call with a workspace of its own. */
static PyObject *answered(PyObject *module, int is_special, PyObject *(*answer)(Call *, PyObject *), PyObject *args)
{
    Call call;
    return begin_call(&call, module, is_special) ? end_call(&call, answer(&call, args)) : NULL;
}

static PyObject *solve(PyObject *module, PyObject *args) { return answered(module, 0, solved, args); }

static PyObject *mask(PyObject *module, PyObject *args) { return answered(module, 0, masked, args); }

static PyObject *turn(PyObject *module, PyObject *args) { return answered(module, 0, best_turn_of, args); }

static PyObject *solve_with_specials(PyObject *module, PyObject *args) { return answered(module, 1, solved, args); }

static PyObject *mask_with_specials(PyObject *module, PyObject *args) { return answered(module, 1, masked, args); }

#define SOLVE_ABOUT "Return the worth and the rows of the best way to lay pieces, or None, as the plain form does."
#define MASK_ABOUT "Return for each face whether one more piece can be laid, as the plain form does."

PyMethodDef SOLVER_METHODS[] = {
    {"solve", solve, METH_VARARGS, "solve(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask", mask, METH_VARARGS, "mask(question, exact, least, most, before)\n--\n\n" MASK_ABOUT},
    {"turn", turn, METH_VARARGS,
     "turn(table, rack, chosen, rules, weights, floor, budget)\n--\n\n"
     "Return the rows of the best turn, its worth and whether that is proven, or None, as the plain form does."},
    {"solve_special", solve_with_specials, METH_VARARGS, "solve_special(question, weights, floor, cap)\n--\n\n" SOLVE_ABOUT},
    {"mask_special", mask_with_specials, METH_VARARGS, "mask_special(question, exact, least, most, before)\n--\n\n" MASK_ABOUT},
    {NULL, NULL, 0, NULL},
};
