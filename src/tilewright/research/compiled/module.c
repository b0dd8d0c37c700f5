#include "../../solver/compiled/module.h"

#include <stdlib.h>
#include <string.h>

#include "games.h"

/* The module keeps one workspace for the next call; a call owns its workspace, so that it needs no interpreter lock. */
typedef struct {
    Workspace *spare;
} State;

static Workspace *take_workspace(State *state)
{
    Workspace *w = state->spare ? state->spare : calloc(1, sizeof *w);
    if (w && !state->spare)
        prepare(w);
    state->spare = NULL;
    return w;
}

static void give_back(State *state, Workspace *w)
{
    if (w && state->spare) {
        release(w);
        free(w);
    } else if (w)
        state->spare = w;
}

/* The games in a buffer that the caller owns. */
typedef struct {
    Game *game;
    int count;
} Games;

static int read_games(const Py_buffer *buffer, Games *games)
{
    if (buffer->len % (Py_ssize_t)sizeof(Game) || (uintptr_t)buffer->buf % sizeof(int64_t))
        return refuse("games are aligned and %d bytes each", (int)sizeof(Game));
    *games = (Games){buffer->buf, (int)(buffer->len / (Py_ssize_t)sizeof(Game))};
    return 1;
}

static int read_place(const Games *games, int place)
{
    return (place >= 0 && place < games->count) || refuse("there is no game %d", place);
}

static int read_rules(const char *written, Py_ssize_t size, Rules *rules)
{
    if (size != sizeof *rules)
        return refuse("rules are %d bytes", (int)sizeof *rules);
    memcpy(rules, written, sizeof *rules);
    return 1;
}

typedef struct {
    int seats, starter;
    const uint8_t *racks, *pool;
    Py_ssize_t racks_size, pool_size;
} Deal;

static int read_deal(const Deal *deal, Game *game)
{
    if (deal->seats < 2 || deal->seats > MOST_SEATS || deal->starter < 0 || deal->starter >= deal->seats
        || deal->racks_size != deal->seats * KINDS || deal->pool_size > MOST_PIECES)
        return refuse("seats, racks or pool are out of range");
    memset(game, 0, sizeof *game);
    game->seats = deal->seats;
    game->seat = game->starter = deal->starter;
    game->lap = NO_LAP;
    game->pool_count = (int)deal->pool_size;
    for (Py_ssize_t i = 0; i < deal->pool_size; i++)
        if ((game->pool[i] = deal->pool[i]) >= KINDS)
            return refuse("a piece of the pool has no classic face");
    for (int seat = 0; seat < deal->seats; seat++)
        for (int code = 0; code < KINDS; code++) {
            int count = game->racks[seat][code] = deal->racks[seat * KINDS + code];
            if (count > (code < JOKER ? MOST_COPIES : MOST_JOKERS))
                return refuse("face %d occurs too often", code);
            game->sizes[seat] = (uint8_t)(game->sizes[seat] + count);
        }
    return 1;
}

PyDoc_STRVAR(deal_doc, "deal(games, place, seats, starter, racks, pool, rules)\n--\n\n"
                       "Begin a game: `racks` are counts of the 53 classic faces, `pool` are codes.");

static PyObject *deal(PyObject *module, PyObject *args)
{
    State *state = PyModule_GetState(module);
    Py_buffer buffer;
    int place, done = 0;
    Deal dealt;
    const char *racks, *pool, *written;
    Py_ssize_t rules_size;
    Rules rules;
    Games games = {NULL, 0};
    if (!state
        || !PyArg_ParseTuple(args, "w*iiiy#y#y#:deal", &buffer, &place, &dealt.seats, &dealt.starter, &racks,
                             &dealt.racks_size, &pool, &dealt.pool_size, &written, &rules_size))
        return NULL;
    dealt.racks = (const uint8_t *)racks;
    dealt.pool = (const uint8_t *)pool;
    if (read_games(&buffer, &games) && read_place(&games, place) && read_rules(written, rules_size, &rules)
        && read_deal(&dealt, &games.game[place])) {
        Workspace *w = take_workspace(state);
        done = w && find_mask(w, &rules, &games.game[place], NO_FACE);
        give_back(state, w);
        if (!done)
            PyErr_NoMemory();
    }
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

/* The place of the first illegal action, or -1. */
static int first_illegal(const Games *games, const uint8_t *actions)
{
    for (int i = 0; i < games->count; i++)
        if (!is_legal(&games->game[i], actions[i]))
            return i;
    return -1;
}

PyDoc_STRVAR(step_doc, "step(games, actions, rules)\n--\n\n"
                       "Take one action in every game and return -1; or change nothing and return the place of an "
                       "illegal one.");

static PyObject *step(PyObject *module, PyObject *args)
{
    State *state = PyModule_GetState(module);
    Py_buffer buffer;
    const char *actions, *written;
    Py_ssize_t count, rules_size;
    Rules rules;
    Games games = {NULL, 0};
    int illegal = -1, done = 0;
    if (!state || !PyArg_ParseTuple(args, "w*y#y#:step", &buffer, &actions, &count, &written, &rules_size))
        return NULL;
    if (read_games(&buffer, &games) && read_rules(written, rules_size, &rules)
        && (count == games.count || refuse("%d games take as many actions", games.count))) {
        Workspace *w = take_workspace(state);
        done = w != NULL;
        illegal = first_illegal(&games, (const uint8_t *)actions);
        Py_BEGIN_ALLOW_THREADS
        for (int i = 0; i < games.count && done && illegal < 0; i++)
            done = take_action(w, &rules, &games.game[i], (uint8_t)actions[i]);
        Py_END_ALLOW_THREADS
        give_back(state, w);
        if (!done)
            PyErr_NoMemory();
    }
    PyBuffer_Release(&buffer);
    return done ? PyLong_FromLong(illegal) : NULL;
}

enum { NOTES = 4 };

PyDoc_STRVAR(look_doc, "look(games, box, observations, masks, notes)\n--\n\n"
                       "Write what the seat in turn of every game observes, the masks, and four notes: the seat, "
                       "whether the game is over, and whether the meanings of jokers and the mask must be set.");

static PyObject *look(PyObject *module, PyObject *args)
{
    Py_buffer buffer, seen, masks, notes;
    const char *box;
    Py_ssize_t box_size;
    Games games = {NULL, 0};
    (void)module;
    if (!PyArg_ParseTuple(args, "w*y#w*w*w*:look", &buffer, &box, &box_size, &seen, &masks, &notes))
        return NULL;
    int done = read_games(&buffer, &games) && games.count
        && (box_size == FACES && masks.len == games.count * ACTIONS && notes.len == games.count * NOTES
            && seen.len == games.count * (5 * FACES + 4 * games.game[0].seats + 4));
    for (int i = 0; i < games.count && done; i++) {
        const Game *game = &games.game[i];
        char *mask = (char *)masks.buf + i * ACTIONS, *note = (char *)notes.buf + i * NOTES;
        observe(game, (const uint8_t *)box, (uint8_t *)seen.buf + i * (seen.len / games.count));
        for (int action = 0; action < ACTIONS; action++)
            mask[action] = (char)is_legal(game, action);
        note[0] = (char)game->seat;
        note[1] = (char)game->over;
        note[2] = (char)game->stale;
        note[3] = (char)game->unknown;
    }
    PyBuffer_Release(&buffer);
    PyBuffer_Release(&seen);
    PyBuffer_Release(&masks);
    PyBuffer_Release(&notes);
    if (!done && !PyErr_Occurred())
        refuse("buffers have the wrong size");
    return done ? Py_NewRef(Py_None) : NULL;
}

PyDoc_STRVAR(read_doc, "read(games, place)\n--\n\n"
                       "Return a game as bytes: its flat rows, and counts of all racks and of what is committed.");

static PyObject *read_game(PyObject *module, PyObject *args)
{
    Py_buffer buffer;
    int place;
    Games games = {NULL, 0};
    PyObject *answer = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*i:read", &buffer, &place))
        return NULL;
    if (read_games(&buffer, &games) && read_place(&games, place)) {
        const Game *game = &games.game[place];
        answer = Py_BuildValue("y#y#y#i", game->rows, (Py_ssize_t)game->rows_size, (const char *)game->racks,
                               (Py_ssize_t)(game->seats * KINDS), (const char *)game->committed, (Py_ssize_t)KINDS,
                               game->opened[game->seat]);
    }
    PyBuffer_Release(&buffer);
    return answer;
}

/* Copy what the caller has found into a game. */
static PyObject *set(PyObject *args, int is_mask)
{
    Py_buffer buffer;
    int place, size = is_mask ? KINDS + 1 : FACES, done = 0;
    const char *written;
    Py_ssize_t written_size;
    Games games = {NULL, 0};
    if (!PyArg_ParseTuple(args, "w*iy#", &buffer, &place, &written, &written_size))
        return NULL;
    if (read_games(&buffer, &games) && read_place(&games, place)
        && (written_size == size || refuse("there are %d counts or flags", size))) {
        Game *game = &games.game[place];
        memcpy(is_mask ? (void *)game->known.fits : (void *)game->meant, written, (size_t)size);
        *(is_mask ? &game->unknown : &game->stale) = 0;
        game->known.turns = is_mask ? 0 : game->known.turns;
        done = 1;
    }
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

PyDoc_STRVAR(set_meanings_doc, "set_meanings(games, place, counts)\n--\n\nSet what jokers on the table stand for.");

static PyObject *set_meanings(PyObject *module, PyObject *args)
{
    (void)module;
    return set(args, 0);
}

PyDoc_STRVAR(set_mask_doc, "set_mask(games, place, flags)\n--\n\nSet a mask that is unknown: 53 faces, and the end.");

static PyObject *set_mask(PyObject *module, PyObject *args)
{
    (void)module;
    return set(args, 1);
}

static PyMethodDef methods[] = {
    {"deal", deal, METH_VARARGS, deal_doc},
    {"step", step, METH_VARARGS, step_doc},
    {"look", look, METH_VARARGS, look_doc},
    {"read", read_game, METH_VARARGS, read_doc},
    {"set_meanings", set_meanings, METH_VARARGS, set_meanings_doc},
    {"set_mask", set_mask, METH_VARARGS, set_mask_doc},
    {NULL, NULL, 0, NULL},
};

static int set_up(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state || PyModule_AddIntConstant(module, "GAME_SIZE", (long)sizeof(Game)) < 0)
        return -1;
    state->spare = NULL;
    return 0;
}

static void tear_down(void *module)
{
    State *state = PyModule_GetState(module);
    if (state && state->spare) {
        release(state->spare);
        free(state->spare);
    }
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, set_up},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.research._games",
    .m_doc = "Many games that are stepped in one call.",
    .m_size = sizeof(State),
    .m_methods = methods,
    .m_slots = slots,
    .m_free = tear_down,
};

PyMODINIT_FUNC PyInit__games(void) { return PyModuleDef_Init(&definition); }
