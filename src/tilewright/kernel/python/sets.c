#include "python/module.h"

#include <string.h>

#include "sets/arranged.h"
#include "sets/packing.h"
#include "sets/set_cover.h"

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
                       "Return the most points, up to a limit, of disjoint sets of some of the pieces.");

/* Read the counts of the faces, by code; returns 0 after raising ValueError. */
static int read_counts(const uint8_t *counts, Py_ssize_t size, Bag *pieces)
{
    if (size != FACES) {
        PyErr_Format(PyExc_ValueError, "counts are %d bytes", FACES);
        return 0;
    }
    for (int code = 0; code < FACES; code++)
        if (counts[code] > (code > JOKER ? MOST_SPECIAL : MOST_OF_A_FACE)) {
            PyErr_Format(PyExc_ValueError, "face %d: %d pieces are more than any box has", code, counts[code]);
            return 0;
        }
    *pieces = bag_of(counts, FACES);
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
    Bag pieces;
    if (!read_rules(demands, demands_size, &rules) || !read_counts((const uint8_t *)counts, counts_size, &pieces))
        return NULL;
    int points;
    return pack(&pieces, &rules, most, &points) ? PyLong_FromLong(points) : PyErr_NoMemory();
}

PyDoc_STRVAR(readings_doc, "readings(row, rules)\n--\n\n"
                           "Return the readings of a row of codes, described in bytes: nothing, or the number of pieces,\n"
                           "then for each reading its shape and four bytes a piece: numbers, colors, colors owed.");

enum { MOST_DESCRIBED = 1 + SET_MOST_READINGS * (1 + SET_MOST_PIECES * sizeof(SetStand)) };

/* Describe readings, and append the codes of the row if they are given. */
static PyObject *describe(const SetReadings *found, const uint8_t *row)
{
    char bytes[SET_MOST_PIECES + MOST_DESCRIBED], *end = bytes;
    size_t size = (size_t)found->pieces * sizeof(SetStand);
    if (found->count)
        *end++ = (char)found->pieces;
    for (int i = 0; i < found->count; i++) {
        *end++ = (char)found->items[i].shape;
        memcpy(end, found->items[i].stands, size);
        end += size;
    }
    if (row) {
        memcpy(end, row, (size_t)found->pieces);
        end += found->pieces;
    }
    return PyBytes_FromStringAndSize(bytes, end - bytes);
}

/* A row and rules that both are given as bytes. */
typedef struct {
    uint8_t row[SET_MOST_PIECES];
    int pieces;
    SetRules rules;
} Asked;

/* Read the rules, the second of some arguments; returns 0 after raising an exception. */
static int read_second(PyObject *const *args, Py_ssize_t count, Py_ssize_t expected, SetRules *rules)
{
    char *bytes;
    Py_ssize_t size;
    if (count != expected) {
        PyErr_Format(PyExc_TypeError, "%zd arguments are expected", expected);
        return 0;
    }
    return !PyBytes_AsStringAndSize(args[1], &bytes, &size) && read_rules(bytes, size, rules);
}

/* Read codes and rules; a row that is too long for any set has no pieces here. Returns 0 after raising an exception. */
static int read_asked(PyObject *const *args, Py_ssize_t count, Asked *asked)
{
    char *row;
    Py_ssize_t pieces;
    if (!read_second(args, count, 2, &asked->rules) || PyBytes_AsStringAndSize(args[0], &row, &pieces))
        return 0;
    for (Py_ssize_t i = 0; i < pieces; i++)
        if ((uint8_t)row[i] >= FACES) {
            PyErr_Format(PyExc_ValueError, "no face has the code %d", (uint8_t)row[i]);
            return 0;
        }
    asked->pieces = pieces > SET_MOST_PIECES ? 0 : (int)pieces;
    memcpy(asked->row, row, (size_t)asked->pieces);
    return 1;
}

static PyObject *read_codes(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Asked asked;
    SetReadings found;
    (void)module;
    if (!read_asked(args, count, &asked))
        return NULL;
    find_readings(asked.row, asked.pieces, &asked.rules, &found);
    return describe(&found, NULL);
}

PyDoc_STRVAR(text_doc, "readings_of_text(text, rules)\n--\n\n"
                       "Return the readings of a row in the notation, described as `readings` does.\n"
                       "None for any other text, and for spaces or letters beyond ASCII.");

/* The code of a word of the notation; -1 for any other. */
static int code_of(const char *word, Py_ssize_t size)
{
    static const char colors[] = "KRBO", jokers[] = "JDCM";
    int letter = *word >= 'a' && *word <= 'z' ? *word - 'a' + 'A' : *word;
    if (size == 1) {
        const char *joker = memchr(jokers, letter, sizeof jokers - 1);
        return joker ? JOKER + (int)(joker - jokers) : -1;
    }
    const char *color = memchr(colors, letter, sizeof colors - 1);
    int number = word[1] - '0';
    if (!color || number < 1 || number > 9 || size > 3)
        return -1;
    if (size == 3) {
        if (number > 1 || word[2] < '0' || word[2] > '3')
            return -1;
        number = 10 + word[2] - '0';
    }
    return NUMBERS * (int)(color - colors) + number - 1;
}

/* Read the codes of a text; returns -1 for one that is not in the notation. */
static int read_text(const char *text, Py_ssize_t size, uint8_t row[SET_MOST_PIECES])
{
    Py_ssize_t pieces = 0;
    for (Py_ssize_t i = 0; i < size;) {
        Py_ssize_t end = i;
        while (end < size && text[end] > ' ')
            end++;
        if (end > i) {
            int code = code_of(text + i, end - i);
            if (code < 0)
                return -1;
            if (pieces < SET_MOST_PIECES)
                row[pieces] = (uint8_t)code;
            pieces++;
        } else if (text[i] != ' ' && text[i] != '\n')
            return -1;
        i = end > i ? end : i + 1;
    }
    return pieces > SET_MOST_PIECES ? 0 : (int)pieces;
}

/* Read the codes of a text object; returns -1 for one that is not in the notation, -2 after raising an exception. */
static int read_object(PyObject *object, uint8_t row[SET_MOST_PIECES])
{
    Py_ssize_t size;
    const char *text = PyUnicode_AsUTF8AndSize(object, &size);
    if (text)
        return read_text(text, size, row);
    /* A lone surrogate has no UTF-8; whatever is not text at all stays an error. */
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError))
        return -2;
    PyErr_Clear();
    return -1;
}

static PyObject *read_words(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Asked asked;
    SetReadings found;
    (void)module;
    if (!read_second(args, count, 2, &asked.rules) || (asked.pieces = read_object(args[0], asked.row)) < -1)
        return NULL;
    if (asked.pieces < 0)
        Py_RETURN_NONE;
    find_readings(asked.row, asked.pieces, &asked.rules, &found);
    return describe(&found, NULL);
}

PyDoc_STRVAR(judged_doc, "judged_text(text, rules, copies)\n--\n\n"
                         "Return what `arranged` does for a row in the notation, nothing if no order is a set.\n"
                         "None for any other text, and for a row with more pieces of a face than there are copies.");

static PyObject *judge_words(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Asked asked;
    SetReadings found;
    char *copies;
    Py_ssize_t size;
    (void)module;
    if (!read_second(args, count, 3, &asked.rules) || PyBytes_AsStringAndSize(args[2], &copies, &size)
        || (asked.pieces = read_object(args[0], asked.row)) < -1)
        return NULL;
    if (size != FACES)
        return PyErr_Format(PyExc_ValueError, "copies are %d bytes", FACES);
    uint8_t used[FACES] = {0};
    int fits = asked.pieces > 0;
    for (int i = 0; i < asked.pieces; i++)
        fits &= ++used[asked.row[i]] <= (uint8_t)copies[asked.row[i]];
    if (!fits)
        Py_RETURN_NONE;
    if (!arrange_row(asked.row, asked.pieces, &asked.rules, &found))
        return PyBytes_FromStringAndSize(NULL, 0);
    return describe(&found, asked.row);
}

PyDoc_STRVAR(arranged_doc, "arranged(row, rules)\n--\n\n"
                           "Return the readings of a row in its legal order with the most points, as `readings`\n"
                           "describes them, then the codes in that order; None without any.");

static PyObject *arrange_codes(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Asked asked;
    SetReadings found;
    (void)module;
    if (!read_asked(args, count, &asked))
        return NULL;
    if (!arrange_row(asked.row, asked.pieces, &asked.rules, &found))
        Py_RETURN_NONE;
    return describe(&found, asked.row);
}

PyDoc_STRVAR(cover_doc, "set_cover(row, rules)\n--\n\n"
                        "Return the most points of disjoint sets of pieces of one set; -1 where only `pack` can tell.");

static PyObject *cover_codes(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Asked asked;
    (void)module;
    return read_asked(args, count, &asked) ? PyLong_FromLong(set_cover(asked.row, asked.pieces, &asked.rules)) : NULL;
}

PyMethodDef SETS_METHODS[] = {
    {"pack", pack_pieces, METH_VARARGS, pack_doc},
    {"readings", (PyCFunction)(void (*)(void))read_codes, METH_FASTCALL, readings_doc},
    {"readings_of_text", (PyCFunction)(void (*)(void))read_words, METH_FASTCALL, text_doc},
    {"judged_text", (PyCFunction)(void (*)(void))judge_words, METH_FASTCALL, judged_doc},
    {"arranged", (PyCFunction)(void (*)(void))arrange_codes, METH_FASTCALL, arranged_doc},
    {"set_cover", (PyCFunction)(void (*)(void))cover_codes, METH_FASTCALL, cover_doc},
    {NULL, NULL, 0, NULL},
};
