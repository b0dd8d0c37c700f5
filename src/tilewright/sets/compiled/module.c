/* The search for disjoint sets as a Python module; only this file uses the Python API. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "packing.h"

PyDoc_STRVAR(pack_doc, "pack(counts, rules, most)\n--\n\n"
                       "Return the most points of disjoint sets and the steps it took, as the plain form does.");

/* Read the counts of the faces, by code; returns 0 after raising ValueError. */
static int read_counts(const uint8_t *counts, Pieces *pieces)
{
    *pieces = (Pieces){{0}};
    for (int code = 0; code < FACES; code++) {
        int place = code < NUMBERED ? COLORS * (code % NUMBERS) + code / NUMBERS : code;
        if (counts[code] > (code > JOKER ? MOST_SPECIAL : MOST_COPIES)) {
            PyErr_Format(PyExc_ValueError, "face %d: %d pieces are more than any box has", code, counts[code]);
            return 0;
        }
        pieces->word[place / LANES] |= (uint64_t)counts[code] << (4 * (place % LANES));
    }
    return 1;
}

static PyObject *pack_pieces(PyObject *module, PyObject *args)
{
    const char *counts, *demands;
    Py_ssize_t counts_size, demands_size;
    int most;
    (void)module;
    if (!PyArg_ParseTuple(args, "y#y#i:pack", &counts, &counts_size, &demands, &demands_size, &most))
        return NULL;
    if (counts_size != FACES || demands_size != (Py_ssize_t)sizeof(Rules)) {
        PyErr_Format(PyExc_ValueError, "counts are %d bytes and rules %d", FACES, (int)sizeof(Rules));
        return NULL;
    }
    const uint8_t *rule = (const uint8_t *)demands;
    Rules rules = {rule[0], rule[1], rule[2], rule[3], rule[4], rule[5], rule[6], rule[7]};
    Pieces pieces;
    if (!read_counts((const uint8_t *)counts, &pieces))
        return NULL;
    Packed found;
    return pack(&pieces, &rules, most, &found) ? Py_BuildValue("iL", found.points, found.steps) : PyErr_NoMemory();
}

static PyMethodDef methods[] = {
    {"pack", pack_pieces, METH_VARARGS, pack_doc},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.sets._packing",
    .m_doc = "The compiled form of the search for disjoint sets.",
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__packing(void) { return PyModuleDef_Init(&definition); }
