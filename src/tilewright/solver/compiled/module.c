#include "module.h"

#include <string.h>

#include "masks.h"

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

const char MASK_DOC[] = "mask(question, exact, least, most, before)\n--\n\n"
                        "Return for each face whether one more piece can be laid, as the plain form does.";

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
    if (before_size && !recall(&known, (const uint8_t *)before, before_size))
        return NULL;
    Request asked = {.question = (const uint8_t *)question, .question_size = (long)question_size, .cap = MOST_WORTH};
    int found = find_fits(w, &asked, &known, (const uint8_t *)least);
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
