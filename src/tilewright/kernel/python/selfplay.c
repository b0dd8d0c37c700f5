/* Whole games between bots. */
#include "python/players.h"

#include <stdlib.h>

#include "play/selfplay/selfplay.h"

/* The arguments as bytes: the rules and the starter; four bytes for each seat; a size and the faces for each rack; the pool;
 * and the key of the chance. */
typedef struct {
    Bytes rules, bots, racks, pool, key;
} Given;

enum { RULES_SIZE = 5 + sizeof(SetRules), BOT_SIZE = 4 };

static int read_rules(const Given *given, SelfPlay *s, Rules *rules)
{
    Game *state = s->state;
    if (given->rules.size != RULES_SIZE)
        return refuse("rules are %d bytes", (int)RULES_SIZE);
    const uint8_t *written = (const uint8_t *)given->rules.bytes;
    /* Rules are compared as bytes, so that padding must be equal too. */
    memset(rules, 0, sizeof *rules);
    rules->min_natural = 1;
    rules->extras = written[0] != 0;
    rules->last_lap = written[1] != 0;
    rules->penalty = written[2];
    state->seat = state->starter = written[3];
    s->is_bound = written[4] != 0;
    memcpy(&s->sets, written + 5, sizeof s->sets);
    if (s->sets.at_start > 1 || s->sets.min_side > NUMBERS || s->sets.group_side > COLORS || (s->is_bound && rules->extras))
        return refuse("the rules are out of range");
    return state->seat < state->seats || refuse("there is no seat %d", state->seat);
}

static int read_bots(const Given *given, Game *state, Bot bots[MOST_SEATS])
{
    const uint8_t *written = (const uint8_t *)given->bots.bytes;
    state->seats = (int)(given->bots.size / BOT_SIZE);
    if (given->bots.size % BOT_SIZE || given->bots.size < 2 * BOT_SIZE || given->bots.size > MOST_SEATS * BOT_SIZE)
        return refuse("bots are %d bytes for each seat", BOT_SIZE);
    for (int seat = 0; seat < state->seats; seat++, written += BOT_SIZE) {
        state->least_points[seat] = written[0];
        bots[seat] = (Bot){written[1], written[2], written[3]};
        if (written[0] == NO_OPENING || written[1] >= BOT_KINDS)
            return refuse("seat %d: the opening or the bot is out of range", seat);
    }
    return 1;
}

/* Read some pieces, and add them to all pieces of the game. */
static int read_pieces(const uint8_t *written, Py_ssize_t count, Bag *all, Bag *pieces)
{
    if (count > MOST_PIECES - size_of(all))
        return refuse("there are more than %d pieces", MOST_PIECES);
    for (Py_ssize_t i = 0; i < count; i++) {
        int code = written[i];
        if (code >= FACES || count_in(all, code) >= (code < NUMBERED ? MOST_COPIES : MOST_JOKERS))
            return refuse("there is no face %d, or it occurs too often", code);
        put(all, code, 1);
        put(pieces, code, 1);
    }
    return 1;
}

/* Whether the solvers take as many jokers as there are, by these rules. */
static int check_jokers(const SelfPlay *s, const Rules *rules, const Bag *all)
{
    int most = MOST_JOKERS, has_specials = all->of[BAG_SPECIALS] != 0;
    if (has_specials && (rules->extras || s->is_bound))
        return refuse("jokers that are free and openings without extras come with special jokers");
    if (has_specials || s->is_bound)
        most = MOST_JOKERS_IN_GAMES;
    for (int code = JOKER; code <= MIRROR; code++)
        if (count_in(all, code) > most)
            return refuse("there are up to %d jokers of a kind", most);
    return 1;
}

static int read_deal(const Given *given, const Rules *rules, SelfPlay *s)
{
    Game *state = s->state;
    const uint8_t *written = (const uint8_t *)given->racks.bytes, *end = written + given->racks.size;
    Bag all = EMPTY_BAG, pool = EMPTY_BAG;
    for (int seat = 0; seat < state->seats; seat++) {
        if (written == end || !*written || end - written - 1 < *written)
            return refuse("seat %d has no rack", seat);
        if (!read_pieces(written + 1, *written, &all, &state->racks[seat]))
            return 0;
        state->sizes[seat] = *written;
        written += 1 + *written;
    }
    if (written != end)
        return refuse("there are more racks than seats");
    if (!read_pieces((const uint8_t *)given->pool.bytes, given->pool.size, &all, &pool))
        return 0;
    state->pool_count = (int)given->pool.size;
    memcpy(state->pool, given->pool.bytes, (size_t)state->pool_count);
    return check_jokers(s, rules, &all);
}

static PyObject *written_game(const SelfPlay *s)
{
    const Game *state = s->state;
    PyObject *racks = PyTuple_New(state->seats);
    for (int seat = 0; racks && seat < state->seats; seat++) {
        uint8_t codes[MOST_PIECES];
        PyObject *rack = PyBytes_FromStringAndSize((const char *)codes, list_pieces(&state->racks[seat], codes));
        if (!rack || PyTuple_SetItem(racks, seat, rack) < 0)
            Py_CLEAR(racks);
    }
    return racks ? Py_BuildValue("(iiNy#)", state->reason, state->turns, racks, s->lines.size ? s->lines.bytes : "",
                                 (Py_ssize_t)s->lines.size)
                 : NULL;
}

static PyObject *played_game(PyObject *module, SelfPlay *s, const Given *given)
{
    Rules rules;
    Bot bots[MOST_SEATS];
    PyObject *answer = NULL;
    if (!read_bots(given, s->state, bots) || !read_rules(given, s, &rules) || !read_deal(given, &rules, s))
        return NULL;
    s->player = take_player(module, &rules);
    if (!s->player)
        return NULL;
    s->bots = bots;
    Py_BEGIN_ALLOW_THREADS
    s->game->chance = key_of((const uint8_t *)given->key.bytes, (size_t)given->key.size);
    play_bots(s, NOBODY);
    Py_END_ALLOW_THREADS
    if (give_player(module, s->player))
        answer = s->lines.failed ? PyErr_NoMemory() : written_game(s);
    free(s->lines.bytes);
    return answer;
}

static const char SELF_PLAY_DOC[] = "self_play(rules, bots, racks, pool, key, first_turn, lines)\n--\n\n"
                             "Return why a game between bots ended, its turns, the racks left, and what happened as lines of a\n"
                             "record; RuntimeError if a turn is too hard.";

static PyObject *self_play(PyObject *module, PyObject *args)
{
    Given given;
    Game state = {.lap = NO_LAP};
    BotGame game = {.table = {.count = 0}};
    SelfPlay s = {.state = &state, .game = &game};
    if (!PyArg_ParseTuple(args, "y#y#y#y#y#ip:self_play", &given.rules.bytes, &given.rules.size, &given.bots.bytes,
                          &given.bots.size, &given.racks.bytes, &given.racks.size, &given.pool.bytes, &given.pool.size,
                          &given.key.bytes, &given.key.size, &game.first_turn, &s.writes_lines))
        return NULL;
    return played_game(module, &s, &given);
}

PyMethodDef SELF_PLAY_METHODS[] = {
    {"self_play", self_play, METH_VARARGS, SELF_PLAY_DOC},
    {NULL, NULL, 0, NULL},
};
