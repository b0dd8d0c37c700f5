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

const char MASK_DOC[] = "mask(question, exact, least, most)\n--\n\n"
                        "Return for each face whether one more piece can be laid, as the plain form does.";

PyObject *mask(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    const char *question, *exact, *least, *most;
    Py_ssize_t question_size, exact_size, kinds, most_size;
    if (!w
        || !PyArg_ParseTuple(args, "y#y#y#y#:mask", &question, &question_size, &exact, &exact_size, &least, &kinds,
                             &most, &most_size))
        return NULL;
    if (kinds != most_size || kinds > MOST_KINDS) {
        refuse("least and most have a count for each face");
        return NULL;
    }
    int64_t weights[MOST_KINDS] = {0};
    uint8_t laid[MOST_KINDS];
    char fits[MOST_KINDS + 1] = {0};
    Request asked = {.question = (const uint8_t *)question,
                     .weights = (const char *)weights,
                     .question_size = (long)question_size,
                     .weights_size = (long)((size_t)kinds * sizeof *weights),
                     .cap = MOST_WORTH};
    int found = 0, wanted, marked = 1;
    while (marked) {
        wanted = marked = 0;
        for (int code = 0; code < kinds; code++) {
            weights[code] = !fits[code] && most[code] > least[code];
            wanted |= weights[code] != 0;
        }
        found = wanted ? count_laid(w, &asked, 0, laid) : 0;
        for (int code = 0; code < kinds && found > 0; code++)
            if (weights[code] && laid[code] > least[code])
                fits[code] = (char)(marked = 1);
    }
    if (found >= 0 && exact_size) {
        memset(weights, 0, sizeof weights);
        asked.question = (const uint8_t *)exact;
        asked.question_size = (long)exact_size;
        found = count_laid(w, &asked, -1, laid);
        fits[kinds] = found > 0;
    }
    if (found < 0)
        return found == -1 ? PyErr_NoMemory() : NULL;
    return PyBytes_FromStringAndSize(fits, kinds + 1);
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
