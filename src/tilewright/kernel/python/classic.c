#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "solve/branching/branching.h"
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

enum { COPIES = 4, RULES_SIZE = 8 }; /* tile ids of a face, as in tiles.py; solver/rules.py writes the rules */

/* A position to solve: its rows, which the question is about, and the answer. */
typedef struct {
    LaidRows table;
    TurnQuestion asked;
    TurnAnswer answer;
    int found;
} Case;

/* Count a piece, and lay it in a row if there is one; what is counted stays within the bounds of the solver. */
static int add_piece(long code, LaidRow *row, uint8_t counts[KINDS])
{
    if (code < 0 || code > JOKER)
        return refuse("there is no classic face %ld", code);
    if (++counts[code] > (code == JOKER ? MOST_JOKERS : MOST_COPIES))
        return refuse("face %ld occurs too often", code);
    if (row && row->size == NUMBERS)
        return refuse("a row is of %d pieces at most", NUMBERS);
    if (row)
        row->cells[row->size++] = (uint8_t)code;
    return 1;
}

/* Add pieces, which are codes as bytes or tiles as a tuple. */
static int add_pieces(PyObject *pieces, LaidRow *row, uint8_t counts[KINDS])
{
    if (PyBytes_Check(pieces)) {
        const char *codes = PyBytes_AsString(pieces);
        for (Py_ssize_t i = 0, size = PyBytes_Size(pieces); i < size; i++)
            if (!add_piece((uint8_t)codes[i], row, counts))
                return 0;
        return 1;
    }
    if (!PyTuple_Check(pieces))
        return refuse("pieces are codes as bytes, or a tuple of tiles");
    for (Py_ssize_t i = 0, size = PyTuple_Size(pieces); i < size; i++) {
        long tile = PyLong_AsLong(PyTuple_GetItem(pieces, i));
        if (tile < 0 && PyErr_Occurred())
            return 0;
        if (!add_piece(tile < 0 ? tile : tile / COPIES, row, counts))
            return 0;
    }
    return 1;
}

/* Read a position: the rows of its table, its rack, and the pieces of it that must be laid, or NULL. */
static int read_position(PyObject *table, PyObject *rack, PyObject *chosen, Case *read)
{
    uint8_t counts[KINDS] = {0}, required[KINDS] = {0};
    TurnCase *turn = &read->asked.turn;
    Py_ssize_t count = PyTuple_Size(table);
    if (count > MOST_ROWS)
        return refuse("a table has %d rows at most", MOST_ROWS);
    for (read->table.count = 0; read->table.count < count; read->table.count++) {
        LaidRow *row = &read->table.rows[read->table.count];
        row->size = 0;
        if (!add_pieces(PyTuple_GetItem(table, read->table.count), row, counts))
            return 0;
    }
    turn->table = &read->table;
    turn->lying = bag_of(counts, KINDS);
    /* Counted together with the table, which bounds the copies of a face. */
    if (!add_pieces(rack, NULL, counts) || (chosen && !add_pieces(chosen, NULL, required)))
        return 0;
    Bag all = bag_of(counts, KINDS);
    turn->available = rest_of(&all, &turn->lying);
    turn->required = chosen ? bag_of(required, KINDS) : EMPTY_BAG;
    return holds(&turn->available, &turn->required) || refuse("chosen pieces are not on the rack");
}

/* What is asked of every position of a call. */
typedef struct {
    const char *rules, *weights;
    Py_ssize_t rules_size, weights_size;
    long long floor;
    int budget;
} Demands;

/* A freed joker goes to any set, a new one, or a new one with some tiles of the rack. */
enum { WITH_RACK_TILES = 2, RACK_TILES = 2 };

/* Read the weights into a workspace, and what else is asked into a question. */
static int read_demands(Workspace *w, const Demands *demands, TurnQuestion *asked)
{
    const char *rules = demands->rules;
    Refusal why;
    Request request = {.weights = demands->weights, .weights_size = (long)demands->weights_size, .why = &why};
    if (demands->rules_size != RULES_SIZE || (uint8_t)rules[0] > 1)
        return refuse("rules are %d bytes", RULES_SIZE);
    if (!read_weights(&request, KINDS, &w->solver.pieces, &w->solver.joker_weight))
        return refuse("%s", why.words);
    w->solver.cap = MOST_WORTH;
    *asked = (TurnQuestion){.turn.jokers = {rules[3] != 0, rules[4] != 0, rules[5] != 0, rules[5] == WITH_RACK_TILES ? RACK_TILES : 0},
                            .sets = {.min_natural = (uint8_t)rules[0], .max_jokers = (uint8_t)rules[6], .adjacent = rules[7] != 0},
                            .min_natural = rules[0],
                            .points = (uint8_t)rules[1] == NO_OPENING ? NO_POINTS : (uint8_t)rules[1],
                            .extras = rules[2] != 0,
                            .budget = demands->budget,
                            .floor = at_least_minus_one(demands->floor)};
    return 1;
}

/* Solve positions with the same weights one after the other; returns 0 without memory. A short search keeps the
 * interpreter lock. */
static int solve_cases(Workspace *w, Case *cases, int count)
{
    PyThreadState *saved = count > 1 ? PyEval_SaveThread() : NULL;
    int done = 1;
    w->solver.when_long = (WhenLong){let_others_run, &saved};
    for (int i = 0; done && i < count; i++) {
        cases[i].found = answer_turn(w, &cases[i].asked, &cases[i].answer);
        done = cases[i].found != NO_MEMORY;
    }
    w->solver.when_long = (WhenLong){0};
    if (saved)
        PyEval_RestoreThread(saved);
    return done;
}

PyDoc_STRVAR(turn_doc, "turn(table, rack, chosen, rules, weights, floor, budget)\n--\n\n"
                       "Return the rows of the best turn, its worth and whether that is proven, or None.");

static PyObject *written_turn(const Case *solved)
{
    const TurnAnswer *answer = &solved->answer;
    if (solved->found == NO_MEMORY)
        return PyErr_NoMemory();
    if (!solved->found)
        Py_RETURN_NONE;
    PyObject *rows = PyTuple_New(answer->rows.count);
    for (int i = 0; rows && i < answer->rows.count; i++) {
        const LaidRow *row = &answer->rows.rows[i];
        PyObject *codes = PyBytes_FromStringAndSize((const char *)row->cells, row->size);
        if (!codes || PyTuple_SetItem(rows, i, codes) < 0)
            Py_CLEAR(rows);
    }
    return rows ? Py_BuildValue("NLN", rows, (long long)answer->worth, PyBool_FromLong(answer->is_exact)) : NULL;
}

static PyObject *turn(PyObject *module, PyObject *args)
{
    PyObject *table, *rack, *chosen, *answer = NULL;
    Demands demands;
    Case asked;
    if (!PyArg_ParseTuple(args, "O!OSy#y#Li:turn", &PyTuple_Type, &table, &rack, &chosen, &demands.rules, &demands.rules_size,
                          &demands.weights, &demands.weights_size, &demands.floor, &demands.budget))
        return NULL;
    Workspace *w = take_workspace(module, CLASSIC_SOLVERS);
    if (!w)
        return NULL;
    if (read_demands(w, &demands, &asked.asked) && read_position(table, rack, chosen, &asked)) {
        solve_cases(w, &asked, 1);
        answer = written_turn(&asked);
    }
    give_workspace(module, CLASSIC_SOLVERS, w);
    return answer;
}

/* The faces of some codes as a tuple. */
static PyObject *row_of(const uint8_t *codes, int size, PyObject *faces)
{
    PyObject *row = PyTuple_New(size);
    for (int i = 0; row && i < size; i++)
        PyTuple_SetItem(row, i, Py_NewRef(PyTuple_GetItem(faces, codes[i])));
    return row;
}

/* The rows of an answer, the pieces played, their value, and whether it is proven; without a turn the table as it is. */
static PyObject *answer_of(const Case *solved, PyObject *faces, const char *values)
{
    const TurnQuestion *asked = &solved->asked;
    int apart = asked->points != NO_POINTS && !asked->extras, found = solved->found > 0, value = 0, size = 0;
    int old = apart || !found ? solved->table.count : 0, rows = found ? solved->answer.rows.count : 0;
    uint8_t played[MOST_PIECES];
    Bag laid = found ? bag_of_rows(&solved->answer.rows) : EMPTY_BAG;
    for (int code = 0; code < KINDS && found; code++)
        for (int i = apart ? 0 : count_in(&asked->turn.lying, code); i < count_in(&laid, code); i++) {
            played[size++] = (uint8_t)code;
            value += (uint8_t)values[code];
        }
    PyObject *table = PyTuple_New(old + rows);
    for (int i = 0; table && i < old + rows; i++) {
        const LaidRow *row = i < old ? &solved->table.rows[i] : &solved->answer.rows.rows[i - old];
        PyObject *laid_row = row_of(row->cells, row->size, faces);
        if (!laid_row || PyTuple_SetItem(table, i, laid_row) < 0)
            Py_CLEAR(table);
    }
    int proven = !found || solved->answer.is_exact;
    return table ? Py_BuildValue("NNiN", table, row_of(played, size, faces), value, PyBool_FromLong(proven)) : NULL;
}

static PyObject *answers_of(const Case *cases, int count, PyObject *faces, const char *values)
{
    PyObject *answers = PyList_New(count);
    /* Nothing made here is garbage: one collection afterwards is enough. */
    int collects = PyGC_Disable();
    for (int i = 0; answers && i < count; i++) {
        PyObject *answer = answer_of(&cases[i], faces, values);
        if (!answer || PyList_SetItem(answers, i, answer) < 0)
            Py_CLEAR(answers);
    }
    if (collects)
        PyGC_Enable();
    return answers;
}

/* More positions at once would take much memory; solver/solve.py asks for as many at most. */
enum { MOST_POSITIONS = 1 << 10 };

PyDoc_STRVAR(solve_many_doc, "solve_many(positions, rules, weights, budget, faces, values)\n--\n\n"
                             "Return for each table and rack the rows, the pieces played, their value and whether that is\n"
                             "proven.");

static PyObject *solve_many(PyObject *module, PyObject *args)
{
    PyObject *given, *positions, *faces, *answers = NULL, *table, *rack;
    Demands demands = {.floor = 0};
    const char *values;
    Py_ssize_t values_size;
    if (!PyArg_ParseTuple(args, "O!y#y#iO!y#:solve_many", &PyList_Type, &given, &demands.rules, &demands.rules_size,
                          &demands.weights, &demands.weights_size, &demands.budget, &PyTuple_Type, &faces, &values,
                          &values_size))
        return NULL;
    if (values_size < KINDS || PyTuple_Size(faces) < KINDS)
        return REFUSE("values or faces have the wrong size");
    if (PyList_Size(given) > MOST_POSITIONS)
        return REFUSE("up to %d positions are solved at once", MOST_POSITIONS);
    /* Reading a tile can run Python code, which may change the list. */
    if (!(positions = PyList_AsTuple(given)))
        return NULL;
    int count = (int)PyTuple_Size(positions);
    TurnQuestion asked;
    Case *cases = malloc(((size_t)count + 1) * sizeof *cases);
    Workspace *w = cases ? take_workspace(module, CLASSIC_SOLVERS) : (void *)PyErr_NoMemory();
    int done = w && read_demands(w, &demands, &asked);
    for (int i = 0; done && i < count; i++) {
        cases[i].asked = asked;
        PyObject *position = PyTuple_GetItem(positions, i);
        done = (PyTuple_Check(position) || refuse("a position is a table and a rack"))
            && PyArg_ParseTuple(position, "O!O:solve_many", &PyTuple_Type, &table, &rack)
            && read_position(table, rack, NULL, &cases[i]);
    }
    if (done)
        answers = solve_cases(w, cases, count) ? answers_of(cases, count, faces, values) : PyErr_NoMemory();
    if (w)
        give_workspace(module, CLASSIC_SOLVERS, w);
    free(cases);
    Py_DECREF(positions);
    return answers;
}

PyMethodDef CLASSIC_METHODS[] = {
    {"turn", turn, METH_VARARGS, turn_doc},
    {"solve_many", solve_many, METH_VARARGS, solve_many_doc},
    {"plays", plays, METH_VARARGS, plays_doc},
    {NULL, NULL, 0, NULL},
};
