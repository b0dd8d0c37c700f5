/* Games of one agent against bots. */
#include "python/tiles.h"

#include <stdlib.h>

#include "envs/seat/oneseat.h"
#include "python/players.h"

const long SEAT_SIZE = sizeof(OneSeat);

/* Three bytes for each seat: the kind of a bot and its parameters; the agent has a kind of its own. */
enum { CODED_BOT = 3, THE_AGENT = 255 };

/* Arguments as bytes, and the game in a buffer of the caller. */
typedef struct {
    Py_buffer buffer;
    Bytes rules, bots;
    GameRules read;
    OneSeat *one;
} Asked;

static int read_one(Asked *asked)
{
    if (asked->buffer.len != SEAT_SIZE || (uintptr_t)asked->buffer.buf % sizeof(uint64_t))
        return refuse("a game is aligned and %d bytes", (int)SEAT_SIZE);
    asked->one = asked->buffer.buf;
    if (!read_game_rules((const uint8_t *)asked->rules.bytes, asked->rules.size, &asked->read))
        return 0;
    return !(asked->read.is_bound || asked->read.has_specials) || refuse("bots play with jokers that are free");
}

static int read_bots(const Asked *asked)
{
    const uint8_t *written = (const uint8_t *)asked->bots.bytes;
    int agents = 0;
    if (asked->bots.size != (Py_ssize_t)CODED_BOT * asked->read.box.seats)
        return refuse("bots are %d bytes for each seat", CODED_BOT);
    for (int seat = 0; seat < asked->read.box.seats; seat++, written += CODED_BOT) {
        asked->one->game.bots[seat] = (Bot){written[0], written[1], written[2]};
        if (written[0] == THE_AGENT) {
            asked->one->agent = seat;
            agents++;
        } else if (written[0] >= BOT_KINDS)
            return refuse("there is no bot %d", written[0]);
    }
    return agents == 1 || refuse("one seat is the agent's");
}

/* The workspace and the player of a call; NULL with an exception set without memory. */
static SelfPlay *begin_call(PyObject *module, const Asked *asked)
{
    Player *player = take_player(module, &asked->read.turns);
    SelfPlay *s = player ? malloc(sizeof *s) : NULL;
    if (player && !s) {
        give_player(module, player);
        PyErr_NoMemory();
    }
    if (!s)
        return NULL;
    s->player = player;
    s->state = &asked->one->turn.state;
    s->game = &asked->one->game;
    s->gave_up = s->writes_log = s->writes_lines = 0;
    s->log = s->lines = (Text){NULL, 0, 0, 0};
    return s;
}

static PyObject *seen_by_agent(const GameRules *rules, const OneSeat *one)
{
    uint8_t vector[LONGEST_VECTOR], mask[ACTIONS];
    double rewards[MOST_SEATS] = {0};
    int size = observe(rules, &one->turn, one->agent, vector);
    write_mask(&one->turn, mask);
    if (one->turn.state.reason)
        find_rewards(rules, &one->turn.state, rewards);
    return Py_BuildValue("(y#y#dO)", vector, (Py_ssize_t)size, mask, (Py_ssize_t)ACTIONS, rewards[one->agent],
                         one->turn.state.reason ? Py_True : Py_False);
}

/* What the agent sees after a call, or None if a turn was too hard. */
static PyObject *end_call(PyObject *module, const Asked *asked, SelfPlay *s)
{
    int had_memory = give_player(module, s->player), gave_up = s->gave_up;
    free(s);
    if (!had_memory)
        return NULL;
    return gave_up ? Py_NewRef(Py_None) : seen_by_agent(&asked->read, asked->one);
}

static const char DEAL_SEAT_DOC[] = "deal_seat(game, number, seed, rules, bots)\n--\n\n"
                             "Begin a deal of the key of a seed, and let the bots before the agent play; returns as step_seat does.";

static PyObject *deal_one_seat(PyObject *module, PyObject *args)
{
    Asked asked;
    Bytes seed;
    long number;
    PyObject *answer = NULL;
    if (!PyArg_ParseTuple(args, "w*ly#y#y#:deal_seat", &asked.buffer, &number, &seed.bytes, &seed.size, &asked.rules.bytes,
                          &asked.rules.size, &asked.bots.bytes, &asked.bots.size))
        return NULL;
    SelfPlay *s = read_one(&asked) && read_bots(&asked) ? begin_call(module, &asked) : NULL;
    if (s) {
        Py_BEGIN_ALLOW_THREADS
        Key key = key_of((const uint8_t *)seed.bytes, (size_t)seed.size);
        deal_seat(&asked.read, &key, number, asked.one);
        reach_agent(s, &asked.read, asked.one);
        Py_END_ALLOW_THREADS
        answer = end_call(module, &asked, s);
    }
    PyBuffer_Release(&asked.buffer);
    return answer;
}

static const char STEP_SEAT_DOC[] = "step_seat(game, action, rules)\n--\n\n"
                             "Take a legal action of the agent, and let the bots play if it ends the turn. Returns what the agent\n"
                             "observes, its mask, its reward, and whether the game is over; None if a turn was too hard.";

static PyObject *step_one_seat(PyObject *module, PyObject *args)
{
    Asked asked;
    int action;
    PyObject *answer = NULL;
    if (!PyArg_ParseTuple(args, "w*iy#:step_seat", &asked.buffer, &action, &asked.rules.bytes, &asked.rules.size))
        return NULL;
    int is_read = read_one(&asked)
        && ((action >= 0 && action < ACTIONS && asked.one->turn.legal >> action & 1) || refuse("action %d is not legal", action));
    SelfPlay *s = is_read ? begin_call(module, &asked) : NULL;
    if (s) {
        Py_BEGIN_ALLOW_THREADS
        take_seat_action(s, &asked.read, asked.one, action);
        Py_END_ALLOW_THREADS
        answer = end_call(module, &asked, s);
    }
    PyBuffer_Release(&asked.buffer);
    return answer;
}

PyMethodDef SEAT_METHODS[] = {
    {"deal_seat", deal_one_seat, METH_VARARGS, DEAL_SEAT_DOC},
    {"step_seat", step_one_seat, METH_VARARGS, STEP_SEAT_DOC},
    {NULL, NULL, 0, NULL},
};
