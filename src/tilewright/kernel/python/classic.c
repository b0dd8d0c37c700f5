#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "solve/classic/batch.h"
#include "solve/classic/plays.h"

PyDoc_STRVAR(plays_doc, "plays(question, weights, most)\n--\n\n"
                        "Return every choice of pieces that can be laid, or None if there are more than `most`.");

static PyObject *written_plays(const Workspace *w, int count)
{
    PyObject *listed = PyList_New(count);
    for (int i = 0; listed && i < count; i++) {
        const Play *play = play_at(w, i);
        PyObject *codes = PyBytes_FromStringAndSize((const char *)play->codes, play->pieces);
        if (!codes || PyList_SetItem(listed, i, codes) < 0)
            Py_CLEAR(listed);
    }
    return listed;
}

static PyObject *plays(PyObject *module, PyObject *args)
{
    Refusal why;
    Request asked = {.cap = 0, .why = &why};
    const char *question;
    Py_ssize_t question_size, weights_size;
    int most;
    if (!PyArg_ParseTuple(args, "y#y#i:plays", &question, &question_size, &asked.weights, &weights_size, &most))
        return NULL;
    asked.question = (const uint8_t *)question;
    asked.question_size = (long)question_size;
    asked.weights_size = (long)weights_size;
    Workspace *w = take_workspace(module, CLASSIC_SOLVERS);
    PyObject *listed = NULL;
    if (!w)
        return NULL;
    if (!read_question(w, &asked))
        refuse("%s", why.words);
    else {
        int count;
        Py_BEGIN_ALLOW_THREADS
        count = list_plays(w, most);
        Py_END_ALLOW_THREADS
        listed = count == TOO_MANY ? Py_NewRef(Py_None) : count < 0 ? PyErr_NoMemory() : written_plays(w, count);
    }
    give_workspace(module, CLASSIC_SOLVERS, w);
    return listed;
}

enum { COPIES = 4, MOST_OF_A_FACE = 7 }; /* tile ids of a face, as in tiles/tile.py */

/* Count the tiles of a tuple as available, and as required too if they are on the table. */
static int count_tiles(PyObject *tiles, uint8_t *question, int on_table)
{
    if (!PyTuple_Check(tiles))
        return refuse("tiles are in tuples");
    for (Py_ssize_t i = 0, size = PyTuple_Size(tiles); i < size; i++) {
        long tile = PyLong_AsLong(PyTuple_GetItem(tiles, i)), code = tile / COPIES;
        if (tile < 0 || code > JOKER)
            return PyErr_Occurred() ? 0 : refuse("tile %ld has no classic face", tile);
        uint8_t *least = question + (code < JOKER ? code : 2 * NUMBERED);
        uint8_t *most = code < JOKER ? least + NUMBERED : least + 1;
        *least = (uint8_t)(*least + on_table);
        if (++*most > MOST_OF_A_FACE)
            return refuse("face %ld occurs too often", code);
    }
    return 1;
}

/* What all positions of a batch have in common; `apart` if the table is left alone. */
typedef struct {
    Request weights;
    const char *demands, *values;
    PyObject *positions, *faces;
    int apart;
} Batch;

/* Read a table and a rack, checked by a workspace. */
static int read_case(Workspace *w, const Batch *batch, int place, Case *read)
{
    PyObject *table, *rack;
    Request asked = batch->weights;
    memset(read->question, 0, COUNTS_SIZE);
    memcpy(read->question + COUNTS_SIZE, batch->demands, QUESTION_SIZE - COUNTS_SIZE);
    asked.question = read->question;
    asked.question_size = QUESTION_SIZE;
    if (!PyArg_ParseTuple(PyList_GetItem(batch->positions, place), "O!O:solve_many", &PyTuple_Type, &table, &rack))
        return 0;
    for (Py_ssize_t i = 0, rows = batch->apart ? 0 : PyTuple_Size(table); i < rows; i++)
        if (!count_tiles(PyTuple_GetItem(table, i), read->question, 1))
            return 0;
    return count_tiles(rack, read->question, 0) && (read_question(w, &asked) || refuse("%s", asked.why->words));
}

/* The faces of some codes as a tuple. */
static PyObject *row_of(const char *codes, int size, PyObject *faces)
{
    PyObject *row = PyTuple_New(size);
    for (int i = 0; row && i < size; i++) {
        PyObject *face = PyTuple_GetItem(faces, codes[i]);
        Py_XINCREF(face);
        PyTuple_SetItem(row, i, face);
    }
    return row;
}

/* The faces of some tiles as a tuple. */
static PyObject *tiles_as_faces(PyObject *tiles, PyObject *faces)
{
    Py_ssize_t size = PyTuple_Size(tiles);
    PyObject *row = size < 0 ? NULL : PyTuple_New(size);
    for (Py_ssize_t i = 0; row && i < size; i++) {
        long tile = PyLong_AsLong(PyTuple_GetItem(tiles, i));
        PyObject *face = tile < 0 ? NULL : PyTuple_GetItem(faces, tile / COPIES);
        if (!face) {
            Py_DECREF(row);
            return NULL;
        }
        Py_INCREF(face);
        PyTuple_SetItem(row, i, face);
    }
    return row;
}

/* The pieces played, in ascending order, and their value; returns their number. */
static int find_played(const Batch *batch, const Case *solved, char played[MOST_PIECES], int *value)
{
    int counts[KINDS] = {0}, size = 0;
    for (int at = 0; at < solved->size; at += 1 + solved->flat[at])
        for (int i = 1; i <= solved->flat[at]; i++)
            counts[(int)solved->flat[at + i]]++;
    for (int code = 0; code < KINDS && solved->found; code++)
        for (int i = solved->question[code < JOKER ? code : 2 * NUMBERED]; i < counts[code]; i++) {
            played[size++] = (char)code;
            *value += (uint8_t)batch->values[code];
        }
    return size;
}

/* The rows of an answer, the pieces played and their value; without an answer the table as it is. */
static PyObject *answer_of(const Batch *batch, int place, const Case *solved)
{
    PyObject *table = PyTuple_GetItem(PyList_GetItem(batch->positions, place), 0);
    int rows = 0, at = 0, value = 0;
    char played[MOST_PIECES];
    int size = find_played(batch, solved, played, &value), old = size && !batch->apart ? 0 : (int)PyTuple_Size(table);
    for (int next = 0; next < solved->size; next += 1 + solved->flat[next])
        rows++;
    PyObject *laid = PyTuple_New(old + rows);
    for (int i = 0; laid && i < old + rows; i++) {
        PyObject *row;
        if (i < old)
            row = tiles_as_faces(PyTuple_GetItem(table, i), batch->faces);
        else {
            row = row_of(solved->flat + at + 1, solved->flat[at], batch->faces);
            at += 1 + solved->flat[at];
        }
        if (!row) {
            Py_DECREF(laid);
            return NULL;
        }
        PyTuple_SetItem(laid, i, row);
    }
    return laid ? Py_BuildValue("NNi", laid, row_of(played, size, batch->faces), value) : NULL;
}

static PyObject *answers_of(const Batch *batch, const Case *cases, int count)
{
    PyObject *answers = PyList_New(count);
    /* Nothing made here is garbage: one collection afterwards is enough. */
    int collects = PyGC_Disable();
    for (int i = 0; answers && i < count; i++) {
        PyObject *answer = answer_of(batch, i, &cases[i]);
        if (!answer || PyList_SetItem(answers, i, answer) < 0)
            Py_CLEAR(answers);
    }
    if (collects)
        PyGC_Enable();
    return answers;
}

PyDoc_STRVAR(solve_many_doc, "solve_many(positions, apart, demands, weights, floor, faces, values)\n--\n\n"
                             "Return for each table and rack the rows, the pieces played and their value.");

static PyObject *solve_many(PyObject *module, PyObject *args)
{
    Refusal why;
    Batch batch = {.weights = {.cap = (int64_t)1 << 48, .why = &why}};
    Py_ssize_t demands_size, weights_size, values_size;
    PyObject *answers = NULL;
    long long floor;
    if (!PyArg_ParseTuple(args, "O!py#y#LO!y#:solve_many", &PyList_Type, &batch.positions, &batch.apart, &batch.demands,
                          &demands_size, &batch.weights.weights, &weights_size, &floor, &PyTuple_Type, &batch.faces,
                          &batch.values, &values_size))
        return NULL;
    batch.weights.weights_size = (long)weights_size;
    if (demands_size != QUESTION_SIZE - COUNTS_SIZE || values_size != KINDS || PyTuple_Size(batch.faces) < KINDS)
        return REFUSE("demands, values or faces have the wrong size");
    int count = (int)PyList_Size(batch.positions), done = 1;
    Case *cases = malloc(((size_t)count + 1) * sizeof *cases);
    Workspace *w = cases ? take_workspace(module, CLASSIC_SOLVERS) : (void *)PyErr_NoMemory();
    for (int i = 0; w && done && i < count; i++)
        done = read_case(w, &batch, i, &cases[i]);
    if (w && done) {
        Py_BEGIN_ALLOW_THREADS
        done = solve_cases(w, cases, count, &batch.weights, at_least_minus_one(floor));
        Py_END_ALLOW_THREADS
        answers = done ? answers_of(&batch, cases, count) : PyErr_NoMemory();
    }
    if (w)
        give_workspace(module, CLASSIC_SOLVERS, w);
    free(cases);
    return answers;
}

PyMethodDef CLASSIC_METHODS[] = {
    {"solve_many", solve_many, METH_VARARGS, solve_many_doc},
    {"plays", plays, METH_VARARGS, plays_doc},
    {NULL, NULL, 0, NULL},
};
