/* Readings of rows and the search for disjoint sets as a Python module; only this file uses the Python API. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <string.h>

#include "packing.h"
#include "readings.h"

/* Read the rules from bytes; returns 0 after raising ValueError. */
static int read_rules(const char *bytes, Py_ssize_t size, SetRules *rules)
{
    if (size != (Py_ssize_t)sizeof *rules) {
        PyErr_Format(PyExc_ValueError, "rules are %d bytes", (int)sizeof *rules);
        return 0;
    }
    memcpy(rules, bytes, sizeof *rules);
    return 1;
}

PyDoc_STRVAR(pack_doc, "pack(counts, rules, most)\n--\n\n"
                       "Return the most points of disjoint sets and the steps it took, as the plain form does.");

/* Read the counts of the faces, by code; returns 0 after raising ValueError. */
static int read_counts(const uint8_t *counts, Py_ssize_t size, Pieces *pieces)
{
    *pieces = (Pieces){{0}};
    if (size != FACES) {
        PyErr_Format(PyExc_ValueError, "counts are %d bytes", FACES);
        return 0;
    }
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
    SetRules rules;
    Pieces pieces;
    if (!read_rules(demands, demands_size, &rules) || !read_counts((const uint8_t *)counts, counts_size, &pieces))
        return NULL;
    Packed found;
    return pack(&pieces, &rules, most, &found) ? Py_BuildValue("iL", found.points, found.steps) : PyErr_NoMemory();
}

PyDoc_STRVAR(readings_doc, "readings(row, rules)\n--\n\n"
                           "Return the readings of a row of codes, described in bytes: nothing, or the number of pieces,\n"
                           "then for each reading its shape and four bytes a piece: numbers, colors, colors owed.");

enum { MOST_DESCRIBED = 1 + SET_MOST_READINGS * (1 + SET_MOST_PIECES * sizeof(SetStand)) };

static PyObject *describe(const SetReadings *found)
{
    char bytes[MOST_DESCRIBED], *end = bytes;
    size_t size = (size_t)found->pieces * sizeof(SetStand);
    if (found->count)
        *end++ = (char)found->pieces;
    for (int i = 0; i < found->count; i++) {
        *end++ = (char)found->items[i].shape;
        memcpy(end, found->items[i].stands, size);
        end += size;
    }
    return PyBytes_FromStringAndSize(bytes, end - bytes);
}

static PyObject *read_codes(PyObject *module, PyObject *args)
{
    const char *row, *demands;
    Py_ssize_t pieces, demands_size;
    (void)module;
    if (!PyArg_ParseTuple(args, "y#y#:readings", &row, &pieces, &demands, &demands_size))
        return NULL;
    SetRules rules;
    if (!read_rules(demands, demands_size, &rules))
        return NULL;
    for (Py_ssize_t i = 0; i < pieces; i++)
        if ((uint8_t)row[i] >= FACES)
            return PyErr_Format(PyExc_ValueError, "no face has the code %d", (uint8_t)row[i]);
    SetReadings found;
    find_readings((const uint8_t *)row, pieces > SET_MOST_PIECES ? 0 : (int)pieces, &rules, &found);
    return describe(&found);
}

static PyMethodDef methods[] = {
    {"pack", pack_pieces, METH_VARARGS, pack_doc},
    {"readings", read_codes, METH_VARARGS, readings_doc},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.sets._kernel",
    .m_doc = "The compiled forms of the readings of rows and of the search for disjoint sets.",
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
