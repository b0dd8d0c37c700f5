#include "python/module.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "envs/dice/rounds.h"

const long ROUND_SIZE = sizeof(Round);

enum { MOST_SPARES = 64, HEAD_SIZE = 8, SIDES_SIZE = FAMILY * SIDES };

/* The players for the next calls: a call owns its player, so that it needs no interpreter lock. */
struct DicePlayers {
    DicePlayer *spares[MOST_SPARES];
    int count;
};

static DicePlayer *take_player(struct DicePlayers *players)
{
    DicePlayer *player = players->count ? players->spares[--players->count] : NULL;
    if (!player && (player = calloc(1, sizeof *player)))
        prepare_dice_player(player);
    if (player)
        player->failed = 0;
    else
        PyErr_NoMemory();
    return player;
}

static void free_player(DicePlayer *player)
{
    release_dice_player(player);
    free(player);
}

static struct DicePlayers *dice_players_of(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state->dice_players && !(state->dice_players = calloc(1, sizeof *state->dice_players)))
        PyErr_NoMemory();
    return state->dice_players;
}

void free_dice_players(State *state)
{
    struct DicePlayers *players = state->dice_players;
    while (players && players->count)
        free_player(players->spares[--players->count]);
    free(players);
}

/* Returns 0 after raising an error, if the player failed. */
static int return_player(struct DicePlayers *players, DicePlayer *player)
{
    int failed = player->failed;
    if (players->count < MOST_SPARES)
        players->spares[players->count++] = player;
    else
        free_player(player);
    if (failed == NO_MEMORY)
        PyErr_NoMemory();
    return !failed || (failed == NO_ROOM && refuse("the grid reaches too far out"));
}

/* Read the rules: numbers of one byte, the sides of the dice of a family, and the steps and layouts of a search. */
static int read_rules(const Py_buffer *written, RoundRules *rules)
{
    const uint8_t *bytes = written->buf;
    int32_t limits[2];
    uint8_t often[KINDS] = {0};
    memset(rules, 0, sizeof *rules);
    if (written->len != (Py_ssize_t)(HEAD_SIZE + SIDES_SIZE + sizeof limits))
        return refuse("rules have the wrong size");
    rules->hand = bytes[0];
    rules->must_lay = bytes[1] != 0;
    rules->min_reroll = bytes[2];
    rules->block_after = bytes[3];
    rules->penalty = bytes[4];
    rules->by_points = bytes[5] != 0;
    rules->grid = (GridRules){bytes[6] != 0, bytes[7] != 0};
    memcpy(rules->side, bytes + HEAD_SIZE, SIDES_SIZE);
    memcpy(limits, bytes + HEAD_SIZE + SIDES_SIZE, sizeof limits);
    rules->steps = limits[0];
    rules->layouts = limits[1];
    for (int i = 0; i < SIDES_SIZE; i++) {
        int kind = bytes[HEAD_SIZE + i];
        if (kind >= KINDS || DICE / FAMILY * ++often[kind] > MOST_JOKERS)
            return refuse("a family has each face of the dice a few times");
    }
    return (rules->hand && rules->hand <= MOST_HAND && rules->block_after && rules->block_after <= MOST_COUNTED / SEATS
            && limits[0] > 0 && limits[1] > 0)
        || refuse("the rules are out of range");
}

/* What a call is about: rounds in a buffer of the caller, some of them, and their rules; and what is written. */
typedef struct {
    Py_buffer games, rules, seen, masks, seats, rewards, ended;
    Round *round;
    int count, begin, end;
    RoundRules read;
} Call;

static void release(Call *call)
{
    Py_buffer *buffers[] = {&call->games, &call->rules, &call->seen, &call->masks, &call->seats, &call->rewards, &call->ended};
    for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
        if (buffers[i]->obj)
            PyBuffer_Release(buffers[i]);
}

static int read_rounds(Call *call)
{
    if (call->games.len % (Py_ssize_t)sizeof(Round) || (uintptr_t)call->games.buf % sizeof(uint64_t))
        return refuse("rounds are aligned and ROUND_SIZE bytes each");
    call->round = call->games.buf;
    call->count = (int)(call->games.len / (Py_ssize_t)sizeof(Round));
    return (call->begin >= 0 && call->begin <= call->end && call->end <= call->count) || refuse("there is no such round");
}

static int fits_rounds(const Call *call, int with_rewards)
{
    Py_ssize_t count = call->count;
    int fits = call->seen.len == count * VECTOR && call->masks.len == count * ACTIONS
        && call->seats.len == count * (Py_ssize_t)sizeof(int64_t);
    if (with_rewards)
        fits = fits && call->rewards.len == count * SEATS * (Py_ssize_t)sizeof(double) && call->ended.len == count;
    return fits || refuse("buffers have the wrong size");
}

static void write_round(const Call *call, int place)
{
    const Round *round = &call->round[place];
    observe_round(round, round->seat, (uint8_t *)call->seen.buf + (Py_ssize_t)place * VECTOR);
    memcpy((char *)call->masks.buf + (Py_ssize_t)place * ACTIONS, round->mask, ACTIONS);
    ((int64_t *)call->seats.buf)[place] = round->seat;
}

static PyObject *finish(Call *call, int done)
{
    release(call);
    return done ? Py_NewRef(Py_None) : NULL;
}

PyDoc_STRVAR(deal_doc, "deal_dice(games, place, number, seed, rules)\n--\n\nBegin a round: a deal of the key of a seed.");

static PyObject *deal(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    long number;
    const char *seed;
    Py_ssize_t size;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*ily#y*:deal_dice", &call.games, &call.begin, &number, &seed, &size, &call.rules))
        return finish(&call, 0);
    call.end = call.begin < INT_MAX ? call.begin + 1 : -1;
    int done = read_rounds(&call) && read_rules(&call.rules, &call.read);
    if (done) {
        Key key = key_of((const uint8_t *)seed, (size_t)size);
        deal_round(&call.read, &key, number, &call.round[call.begin]);
    }
    return finish(&call, done);
}

/* The place of the first illegal action, or -1. */
static int find_illegal(const Call *call, const uint8_t *actions)
{
    for (int i = call->begin; i < call->end; i++)
        if (actions[i] >= ACTIONS || !call->round[i].mask[actions[i]])
            return i;
    return -1;
}

PyDoc_STRVAR(first_illegal_doc, "first_illegal_dice(games, actions)\n--\n\n"
                                "Return the place of the first illegal action, or -1.");

static PyObject *first_illegal(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    const char *actions;
    Py_ssize_t count;
    PyObject *answer = NULL;
    (void)module;
    if (PyArg_ParseTuple(args, "w*y#:first_illegal_dice", &call.games, &actions, &count)) {
        call.end = count <= INT_MAX ? (int)count : -1;
        if (read_rounds(&call))
            answer = PyLong_FromLong(find_illegal(&call, (const uint8_t *)actions));
    }
    release(&call);
    return answer;
}

static void step_rounds(DicePlayer *player, Call *call, const uint8_t *actions)
{
    for (int i = call->begin; i < call->end && !player->failed; i++) {
        Round *round = &call->round[i];
        double *rewards = (double *)call->rewards.buf + (Py_ssize_t)i * SEATS;
        take_round_action(player, &call->read, round, actions[i]);
        rewards[0] = rewards[1] = 0;
        if (round->over)
            find_round_rewards(&call->read, round, rewards);
        ((char *)call->ended.buf)[i] = (char)round->over;
        write_round(call, i);
    }
}

PyDoc_STRVAR(step_doc, "step_dice(games, begin, end, actions, rules, observations, masks, seats, rewards, ended)\n--\n\n"
                       "Take the actions of some rounds, all legal, and write what they lead to.");

static PyObject *step(PyObject *module, PyObject *args)
{
    struct DicePlayers *players = dice_players_of(module);
    Call call = {.begin = 0};
    const char *actions;
    Py_ssize_t count;
    if (!players
        || !PyArg_ParseTuple(args, "w*iiy#y*w*w*w*w*w*:step_dice", &call.games, &call.begin, &call.end, &actions, &count,
                             &call.rules, &call.seen, &call.masks, &call.seats, &call.rewards, &call.ended))
        return finish(&call, 0);
    int done = read_rounds(&call) && read_rules(&call.rules, &call.read) && fits_rounds(&call, 1)
        && (count == call.count || refuse("there is one action for each round"))
        && (find_illegal(&call, (const uint8_t *)actions) < 0 || refuse("an action is not legal"));
    if (done) {
        DicePlayer *player = take_player(players);
        if (player) {
            Py_BEGIN_ALLOW_THREADS
            step_rounds(player, &call, (const uint8_t *)actions);
            Py_END_ALLOW_THREADS
        }
        done = player && return_player(players, player);
    }
    return finish(&call, done);
}

PyDoc_STRVAR(look_doc, "look_dice(games, begin, end, rules, observations, masks, seats)\n--\n\n"
                       "Write what the seat in turn of some rounds observes, the masks, and which seat it is.");

static PyObject *look(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    (void)module;
    int done = PyArg_ParseTuple(args, "w*iiy*w*w*w*:look_dice", &call.games, &call.begin, &call.end, &call.rules, &call.seen,
                                &call.masks, &call.seats)
        && read_rounds(&call) && read_rules(&call.rules, &call.read) && fits_rounds(&call, 0);
    for (int i = call.begin; done && i < call.end; i++)
        write_round(&call, i);
    return finish(&call, done);
}

PyDoc_STRVAR(observe_doc, "observe_dice(games, place, seat, rules)\n--\n\nReturn what a seat of a round observes.");

static PyObject *observe(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    uint8_t vector[VECTOR];
    int seat;
    PyObject *answer = NULL;
    (void)module;
    if (PyArg_ParseTuple(args, "w*iiy*:observe_dice", &call.games, &call.begin, &seat, &call.rules)) {
        call.end = call.begin < INT_MAX ? call.begin + 1 : -1;
        if (read_rounds(&call) && ((seat >= 0 && seat < SEATS) || refuse("there is no such seat"))) {
            observe_round(&call.round[call.begin], seat, vector);
            answer = PyBytes_FromStringAndSize((const char *)vector, VECTOR);
        }
    }
    release(&call);
    return answer;
}

PyMethodDef DICE_METHODS[] = {
    {"deal_dice", deal, METH_VARARGS, deal_doc},
    {"first_illegal_dice", first_illegal, METH_VARARGS, first_illegal_doc},
    {"step_dice", step, METH_VARARGS, step_doc},
    {"look_dice", look, METH_VARARGS, look_doc},
    {"observe_dice", observe, METH_VARARGS, observe_doc},
    {NULL, NULL, 0, NULL},
};
