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
