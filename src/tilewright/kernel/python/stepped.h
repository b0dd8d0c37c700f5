/* Games in a buffer of the caller that are stepped by actions: the methods that tile games and rounds of dice share.
 *
 * The file that includes this one has before it the types Stepped (a game), SteppedRules and Stepper (what plays), and
 * defines the functions that are only declared here. The bytes of a game are the kernel's own: they are not checked.
 */
#pragma once

#include <limits.h>
#include <string.h>

#include "pieces/hashing.h"
#include "python/module.h"

/* Read rules; 0 with an exception set if they are out of range. */
static int read_stepped_rules(const uint8_t *written, Py_ssize_t size, SteppedRules *rules);

/* How many seats there are, and the bytes of an observation and of a mask. */
typedef struct {
    int seats, vector, mask;
} Sizes;

static Sizes sizes_of(const SteppedRules *rules);

/* What plays for a call; NULL with an exception set without memory. Giving it back returns 0 with an exception set if it
 * failed, as has_failed tells before. */
static Stepper *take_stepper(PyObject *module, const SteppedRules *rules);
static int has_failed(const Stepper *stepper);
static int give_stepper(PyObject *module, Stepper *stepper);

static void deal_stepped(Stepper *stepper, const SteppedRules *rules, const Key *seed, long number, Stepped *game);
static int is_known_legal(const Stepped *game, int action);

/* Take a legal action; the rewards are written if the game is over. */
static void take_stepped_action(Stepper *stepper, const SteppedRules *rules, Stepped *game, int action, double rewards[]);

static int seat_in_turn(const SteppedRules *rules, const Stepped *game);
static int is_over(const Stepped *game);
static void observe_stepped(const SteppedRules *rules, const Stepped *game, int seat, uint8_t *vector);
static void write_stepped_mask(const Stepped *game, uint8_t *mask);

/* The arguments of a call: all games, those it is about, their rules, and where to write. */
typedef struct {
    Py_buffer games, seen, masks, seats, rewards, ended;
    Bytes rules, actions;
    Stepped *game;
    int count, begin, end;
    SteppedRules read;
    Sizes sizes;
} Call;

/* Release the buffers, and return None or NULL. */
static PyObject *end_call(Call *call, int done)
{
    Py_buffer *buffers[] = {&call->games, &call->seen, &call->masks, &call->seats, &call->rewards, &call->ended};
    for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
        if (buffers[i]->obj)
            PyBuffer_Release(buffers[i]);
    return done ? Py_NewRef(Py_None) : NULL;
}

static int is_aligned(const Py_buffer *buffer, size_t to) { return (uintptr_t)buffer->buf % to == 0; }

static int read_games(Call *call)
{
    if (call->games.len % (Py_ssize_t)sizeof(Stepped) || !is_aligned(&call->games, sizeof(uint64_t))
        || call->games.len / (Py_ssize_t)sizeof(Stepped) > INT_MAX)
        return refuse("games are aligned and %d bytes each", (int)sizeof(Stepped));
    call->game = call->games.buf;
    call->count = (int)(call->games.len / (Py_ssize_t)sizeof(Stepped));
    return (call->begin >= 0 && call->begin <= call->end && call->end <= call->count)
        || refuse("there are no games %d to %d", call->begin, call->end);
}

static int read_call(Call *call)
{
    if (!read_games(call) || !read_stepped_rules((const uint8_t *)call->rules.bytes, call->rules.size, &call->read))
        return 0;
    call->sizes = sizes_of(&call->read);
    return 1;
}

/* The same for a call about the one game at `begin`. */
static int read_call_of_one(Call *call)
{
    call->end = call->begin < INT_MAX ? call->begin + 1 : -1;
    return read_call(call);
}

static int has_place_for_all(const Call *call, int with_rewards)
{
    Py_ssize_t count = call->count, seats = call->sizes.seats;
    int fits = call->seen.len == count * call->sizes.vector && call->masks.len == count * call->sizes.mask
        && call->seats.len == count * (Py_ssize_t)sizeof(int64_t);
    if (with_rewards)
        fits = fits && call->rewards.len == count * seats * (Py_ssize_t)sizeof(double) && call->ended.len == count;
    if (!fits)
        return refuse("buffers have the wrong size");
    return (is_aligned(&call->seats, sizeof(int64_t)) && (!with_rewards || is_aligned(&call->rewards, sizeof(double))))
        || refuse("seats and rewards are aligned");
}

static int has_an_action_for_each(const Call *call)
{
    return call->actions.size == call->count || refuse("%d games take as many actions", call->count);
}

static void write_game(const Call *call, int place)
{
    const Stepped *game = &call->game[place];
    int seat = seat_in_turn(&call->read, game);
    observe_stepped(&call->read, game, seat, (uint8_t *)call->seen.buf + (Py_ssize_t)place * call->sizes.vector);
    if (call->sizes.mask)
        write_stepped_mask(game, (uint8_t *)call->masks.buf + (Py_ssize_t)place * call->sizes.mask);
    ((int64_t *)call->seats.buf)[place] = seat;
}

static PyObject *deal_one(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    Bytes seed;
    long number;
    int done = PyArg_ParseTuple(args, "w*ily#y#", &call.games, &call.begin, &number, &seed.bytes, &seed.size, &call.rules.bytes,
                                &call.rules.size)
        && read_call_of_one(&call);
    Stepper *stepper = done ? take_stepper(module, &call.read) : NULL;
    if (stepper) {
        Py_BEGIN_ALLOW_THREADS
        Key key = key_of((const uint8_t *)seed.bytes, (size_t)seed.size);
        deal_stepped(stepper, &call.read, &key, number, &call.game[call.begin]);
        Py_END_ALLOW_THREADS
    }
    return end_call(&call, stepper && give_stepper(module, stepper));
}

/* The place of the first action that is not legal, or not known to be, or -1. */
static int find_illegal(const Call *call)
{
    for (int i = call->begin; i < call->end; i++)
        if (!is_known_legal(&call->game[i], (uint8_t)call->actions.bytes[i]))
            return i;
    return -1;
}

static PyObject *first_illegal(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    PyObject *answer = NULL;
    (void)module;
    if (PyArg_ParseTuple(args, "w*y#", &call.games, &call.actions.bytes, &call.actions.size)) {
        call.end = call.actions.size <= INT_MAX ? (int)call.actions.size : -1;
        if (read_games(&call))
            answer = PyLong_FromLong(find_illegal(&call));
    }
    end_call(&call, 0);
    return answer;
}

enum { TURN_TOO_HARD = 2 };

static void step_games(Stepper *stepper, const Call *call)
{
    for (int i = call->begin; i < call->end && !has_failed(stepper); i++) {
        double *rewards = (double *)call->rewards.buf + (Py_ssize_t)i * call->sizes.seats;
        memset(rewards, 0, (size_t)call->sizes.seats * sizeof *rewards);
        /* A game at whose turn the kernel gives up is marked so. */
        ((char *)call->ended.buf)[i] = TURN_TOO_HARD;
        take_stepped_action(stepper, &call->read, &call->game[i], (uint8_t)call->actions.bytes[i], rewards);
        if (!has_failed(stepper))
            ((char *)call->ended.buf)[i] = (char)is_over(&call->game[i]);
        write_game(call, i);
    }
}

static PyObject *step(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    int done = PyArg_ParseTuple(args, "w*iiy#y#w*w*w*w*w*", &call.games, &call.begin, &call.end, &call.actions.bytes,
                                &call.actions.size, &call.rules.bytes, &call.rules.size, &call.seen, &call.masks,
                                &call.seats, &call.rewards, &call.ended)
        && read_call(&call) && has_place_for_all(&call, 1) && has_an_action_for_each(&call)
        && (find_illegal(&call) < 0 || refuse("an action is not legal"));
    Stepper *stepper = done ? take_stepper(module, &call.read) : NULL;
    if (stepper) {
        Py_BEGIN_ALLOW_THREADS
        step_games(stepper, &call);
        Py_END_ALLOW_THREADS
    }
    return end_call(&call, stepper && give_stepper(module, stepper));
}

static PyObject *look(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    (void)module;
    int done = PyArg_ParseTuple(args, "w*iiy#w*w*w*", &call.games, &call.begin, &call.end, &call.rules.bytes,
                                &call.rules.size, &call.seen, &call.masks, &call.seats)
        && read_call(&call) && has_place_for_all(&call, 0);
    for (int i = call.begin; done && i < call.end; i++)
        write_game(&call, i);
    return end_call(&call, done);
}

static PyObject *observe_one(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    int seat;
    PyObject *answer = NULL;
    (void)module;
    if (PyArg_ParseTuple(args, "w*iiy#", &call.games, &call.begin, &seat, &call.rules.bytes, &call.rules.size)
        && read_call_of_one(&call)
        && ((seat >= 0 && seat < call.sizes.seats) || refuse("there is no seat %d", seat))
        && (answer = PyBytes_FromStringAndSize(NULL, call.sizes.vector)))
        observe_stepped(&call.read, &call.game[call.begin], seat, (uint8_t *)PyBytes_AsString(answer));
    end_call(&call, 0);
    return answer;
}

#define STEPPED_METHODS(OF)                                                                                                 \
    {"deal" OF, deal_one, METH_VARARGS,                                                                                     \
     "deal" OF "(games, place, number, seed, rules)\n--\n\nBegin a game: a deal of the key of a seed."},                    \
        {"first_illegal" OF, first_illegal, METH_VARARGS,                                                                   \
         "first_illegal" OF "(games, actions)\n--\n\nReturn the place of the first illegal action, or -1."},                \
        {"step" OF, step, METH_VARARGS,                                                                                     \
         "step" OF "(games, begin, end, actions, rules, observations, masks, seats, rewards, ended)\n--\n\n"                \
         "Take the actions of some games, all legal, and write what they lead to."},                                        \
        {"look" OF, look, METH_VARARGS,                                                                                     \
         "look" OF "(games, begin, end, rules, observations, masks, seats)\n--\n\n"                                         \
         "Write what the seat in turn of some games observes, the masks, and which seat it is."},                           \
        {"observe" OF, observe_one, METH_VARARGS, "observe" OF "(games, place, seat, rules)\n--\n\nReturn what a seat of a game observes."}
