#include "module.h"

#include <string.h>

#include "request.h"

/* More than any worth, and small enough that sums do not overflow. */
static const int64_t MOST_WORTH = (int64_t)1 << 48;

static struct PyModuleDef definition;

int refuse(const char *sentence, ...)
{
    va_list parts;
    va_start(parts, sentence);
    PyErr_FormatV(PyExc_ValueError, sentence, parts);
    va_end(parts);
    return 0;
}

static PyObject *written(const Rows *rows, int64_t value)
{
    char flat[FLAT_SIZE];
    PyObject *bytes = PyBytes_FromStringAndSize(flat, write_rows(rows, flat));
    return bytes ? Py_BuildValue("LN", (long long)value, bytes) : NULL;
}

const char SOLVE_DOC[] = "solve(question, weights, floor, cap)\n--\n\n"
                         "Return the worth and the rows of the best way to lay pieces, or None, as the plain form does.";

/* A call keeps the interpreter lock: most take tens of microseconds, too short for releasing it to pay off. */
PyObject *solve(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    const char *question, *weights;
    Py_ssize_t question_size, weights_size;
    long long floor, cap;
    if (!w || !PyArg_ParseTuple(args, "y#y#LL:solve", &question, &question_size, &weights, &weights_size, &floor, &cap))
        return NULL;
    Request asked = {.question = (const uint8_t *)question,
                   .weights = weights,
                   .question_size = (long)question_size,
                   .weights_size = (long)weights_size,
                   .cap = cap < MOST_WORTH ? cap : MOST_WORTH};
    if (!read_question(w, &asked))
        return NULL;
    if (cap < 0) {
        refuse("cap is 0 or more");
        return NULL;
    }
    Rows rows;
    int64_t value = 0;
    rows.count = 0;
    int found = solve_question(w, at_least_minus_one(floor), &rows, &value);
    if (found < 0)
        return PyErr_NoMemory();
    if (!found)
        Py_RETURN_NONE;
    return written(&rows, value);
}

enum { MOST_KINDS = NUMBERED + 4 };

/* Solve a question for these weights and count the pieces laid of each face; returns as solve_question, -2 if refused. */
static int count_laid(Workspace *w, Request *asked, int64_t floor, uint8_t laid[MOST_KINDS])
{
    Rows rows;
    char flat[FLAT_SIZE];
    int64_t value = 0;
    rows.count = 0;
    if (!read_question(w, asked))
        return -2;
    int found = solve_question(w, floor, &rows, &value);
    memset(laid, 0, MOST_KINDS);
    for (int at = 0, size = found > 0 ? write_rows(&rows, flat) : 0; at < size; at += 1 + flat[at])
        for (int i = 1; i <= flat[at]; i++)
            laid[(int)flat[at + i]]++;
    return found;
}

const char MASK_DOC[] = "mask(question, exact, least, most, before)\n--\n\n"
                        "Return for each face whether one more piece can be laid, as the plain form does.";

enum { MOST_TURNS = 24 };

/* What a mask knows: a flag for each face and one for the required pieces alone; and turns, as counts beyond them. */
typedef struct {
    int kinds, turns;
    char fits[MOST_KINDS + 1], asked[MOST_KINDS];
    uint8_t turn[MOST_TURNS][MOST_KINDS];
} Known;

static void learn(Known *known, const uint8_t turn[])
{
    int pieces = 0;
    for (int code = 0; code < known->kinds; code++) {
        pieces += turn[code];
        known->fits[code] |= turn[code] > 0;
    }
    known->fits[known->kinds] |= !pieces;
    if (known->turns < MOST_TURNS)
        memcpy(known->turn[known->turns++], turn, (size_t)known->kinds);
}

/* Take over the mask before one more face was committed: only what fitted can fit, and the turns that play the face are
 * still turns. `before` is that face, the flags, and the turns. */
static int recall(Known *known, const uint8_t *before, Py_ssize_t size)
{
    int kinds = known->kinds;
    if (!size)
        return 1;
    if ((size - 2) % kinds || size < 2 + kinds || before[0] >= kinds)
        return refuse("before is a face, flags and turns");
    for (int code = 0; code < kinds; code++)
        known->asked[code] = (char)(known->asked[code] && before[1 + code]);
    for (const uint8_t *turn = before + 2 + kinds; turn < before + size; turn += kinds) {
        uint8_t rest[MOST_KINDS];
        if (!turn[before[0]])
            continue;
        memcpy(rest, turn, (size_t)kinds);
        rest[before[0]]--;
        learn(known, rest);
    }
    return 1;
}

/* Find turns until every face that is asked for fits or is proven not to; returns as count_laid. */
static int find_fits(Workspace *w, Request *asked, Known *known, const char *least)
{
    int64_t weights[MOST_KINDS] = {0};
    uint8_t laid[MOST_KINDS];
    asked->weights = (const char *)weights;
    asked->weights_size = (long)((size_t)known->kinds * sizeof *weights);
    for (int found, wanted, marked = 1; marked;) {
        wanted = marked = 0;
        for (int code = 0; code < known->kinds; code++) {
            weights[code] = known->asked[code] && !known->fits[code];
            wanted |= weights[code] != 0;
        }
        found = wanted ? count_laid(w, asked, 0, laid) : 0;
        if (found <= 0)
            return found;
        for (int code = 0; code < known->kinds; code++) {
            laid[code] = (uint8_t)(laid[code] - least[code]);
            marked |= weights[code] && laid[code];
        }
        if (marked)
            learn(known, laid);
    }
    return 0;
}

/* A call keeps the interpreter lock, as `solve` does. */
PyObject *mask(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    const char *question, *exact, *least, *most, *before;
    Py_ssize_t question_size, exact_size, kinds, most_size, before_size;
    if (!w
        || !PyArg_ParseTuple(args, "y#y#y#y#y#:mask", &question, &question_size, &exact, &exact_size, &least, &kinds,
                             &most, &most_size, &before, &before_size))
        return NULL;
    if (kinds != most_size || kinds > MOST_KINDS) {
        refuse("least and most have a count for each face");
        return NULL;
    }
    Known known = {.kinds = (int)kinds};
    for (int code = 0; code < kinds; code++)
        known.asked[code] = most[code] > least[code];
    if (!recall(&known, (const uint8_t *)before, before_size))
        return NULL;
    Request asked = {.question = (const uint8_t *)question, .question_size = (long)question_size, .cap = MOST_WORTH};
    int found = find_fits(w, &asked, &known, least);
    if (found >= 0 && exact_size && !known.fits[kinds]) {
        static const int64_t nothing[MOST_KINDS];
        uint8_t laid[MOST_KINDS];
        asked.weights = (const char *)nothing;
        asked.question = (const uint8_t *)exact;
        asked.question_size = (long)exact_size;
        found = count_laid(w, &asked, -1, laid);
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

static int set_up(PyObject *module)
{
    Workspace *w = PyModule_GetState(module);
    if (!w)
        return -1;
    memset(w, 0, (size_t)definition.m_size);
    prepare(w);
    return 0;
}

static void tear_down(void *module)
{
    Workspace *w = PyModule_GetState(module);
    if (w)
        release(w);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, set_up},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_slots = slots,
    .m_free = tear_down,
};

PyObject *module_of(const char *name, const char *about, Py_ssize_t workspace, PyMethodDef methods[])
{
    definition.m_name = name;
    definition.m_doc = about;
    definition.m_size = workspace;
    definition.m_methods = methods;
    return PyModuleDef_Init(&definition);
}
