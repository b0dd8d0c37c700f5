#include "python/module.h"

#include "pieces/hashing.h"

PyDoc_STRVAR(shuffle_doc, "shuffle(order, key, counter)\n--\n\n"
                          "Shuffle a list in place by the numbers of a key from a counter on; return the counter after them.");

/* Exchange two items of a list; 0 after raising an exception. */
static int exchange(PyObject *order, Py_ssize_t one, Py_ssize_t other)
{
    PyObject *first = PyList_GetItem(order, one), *second = PyList_GetItem(order, other);
    if (!first || !second)
        return 0;
    Py_INCREF(first);
    Py_INCREF(second);
    /* Setting an item takes the reference, also if it fails. */
    int set = PyList_SetItem(order, one, second) == 0;
    return (PyList_SetItem(order, other, first) == 0) && set;
}

static PyObject *shuffle_list(PyObject *module, PyObject *args)
{
    PyObject *order;
    const char *key;
    Py_ssize_t key_size;
    unsigned long long counter;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!y#K:shuffle", &PyList_Type, &order, &key, &key_size, &counter))
        return NULL;
    Chance chance = {key_of((const uint8_t *)key, (size_t)key_size), counter};
    for (Py_ssize_t last = PyList_Size(order) - 1; last > 0; last--)
        if (!exchange(order, last, (Py_ssize_t)drawn_number(&chance, (int)last + 1)))
            return NULL;
    return PyLong_FromUnsignedLongLong(chance.counter);
}

PyMethodDef CHANCE_METHODS[] = {
    {"shuffle", shuffle_list, METH_VARARGS, shuffle_doc},
    {NULL, NULL, 0, NULL},
};
