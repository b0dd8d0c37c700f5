/* Whole games between bots. */
#include "python/players.h"

#include <stdlib.h>

#include "play/selfplay/selfplay.h"

/* The arguments as bytes: the rules and the starter; four bytes for each seat; a size and the tiles for each rack; the pool;
 * and the key of the chance. */
typedef struct {
    Bytes rules, bots, racks, pool, key;
} Given;

enum { RULES_SIZE = 4, BOT_SIZE = 4 };

static int read_rules(const Given *given, Game *state, Rules *rules)
{
    if (given->rules.size != RULES_SIZE)
        return refuse("rules are %d bytes", RULES_SIZE);
    const uint8_t *written = (const uint8_t *)given->rules.bytes;
    /* Rules are compared as bytes, so that padding must be equal too. */
    memset(rules, 0, sizeof *rules);
    rules->min_natural = 1;
    rules->extras = written[0] != 0;
    rules->last_lap = written[1] != 0;
    rules->penalty = written[2];
    state->seat = state->starter = written[3];
    return state->seat < state->seats || refuse("there is no seat %d", state->seat);
}

static int read_bots(const Given *given, Game *state, TileGame *game)
{
    const uint8_t *written = (const uint8_t *)given->bots.bytes;
    state->seats = (int)(given->bots.size / BOT_SIZE);
    if (given->bots.size % BOT_SIZE || given->bots.size < 2 * BOT_SIZE || given->bots.size > MOST_SEATS * BOT_SIZE)
        return refuse("bots are %d bytes for each seat", BOT_SIZE);
    for (int seat = 0; seat < state->seats; seat++, written += BOT_SIZE) {
        state->least_points[seat] = written[0];
        game->bots[seat] = (Bot){written[1], written[2], written[3]};
        if (written[0] == NO_OPENING || written[1] >= BOT_KINDS)
            return refuse("seat %d: the opening or the bot is out of range", seat);
    }
    return 1;
}

/* Read some tiles, each of which occurs once in the game. */
static int read_tiles(const uint8_t *written, Py_ssize_t count, uint8_t seen[MOST_IDS], Bag *all, uint8_t *tiles)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        int tile = written[i], code = code_of_tile(tile);
        if (tile >= MOST_IDS || seen[tile]++ || count_in(all, code) >= (code < NUMBERED ? MOST_COPIES : MOST_JOKERS))
            return refuse("tile %d has no classic face, or occurs twice", tile);
        put(all, code, 1);
        tiles[i] = (uint8_t)tile;
    }
    return 1;
}

static int read_deal(const Given *given, Game *state, TileGame *game)
{
    const uint8_t *written = (const uint8_t *)given->racks.bytes, *end = written + given->racks.size;
    uint8_t seen[MOST_IDS] = {0};
    Bag all = EMPTY_BAG;
    for (int seat = 0; seat < state->seats; seat++) {
        Tiles *rack = &game->racks[seat];
        if (written == end || !*written || end - written - 1 < *written)
            return refuse("seat %d has no rack", seat);
        if (!read_tiles(written + 1, *written, seen, &all, rack->tiles))
            return 0;
        rack->count = state->sizes[seat] = *written;
        for (int i = 1; i < rack->count; i++)
            if (rack->tiles[i - 1] > rack->tiles[i])
                return refuse("a rack is sorted");
        state->racks[seat] = bag_of_tiles(rack);
        written += 1 + *written;
    }
    if (written != end)
        return refuse("there are more racks than seats");
    if (!read_tiles((const uint8_t *)given->pool.bytes, given->pool.size, seen, &all, game->pool))
        return 0;
    state->pool_count = (int)given->pool.size;
    for (int i = 0; i < state->pool_count; i++)
        state->pool[i] = (uint8_t)code_of_tile(game->pool[i]);
    return 1;
}

static PyObject *bytes_of(const void *bytes, size_t size) { return PyBytes_FromStringAndSize(bytes, (Py_ssize_t)size); }

static PyObject *written_game(const SelfPlay *s)
{
    PyObject *racks = PyTuple_New(s->state->seats);
    for (int seat = 0; racks && seat < s->state->seats; seat++) {
        PyObject *rack = bytes_of(s->game->racks[seat].tiles, (size_t)s->game->racks[seat].count);
        if (!rack || PyTuple_SetItem(racks, seat, rack) < 0) {
            Py_DECREF(racks);
            return NULL;
        }
    }
    PyObject *log = bytes_of(s->log.bytes, s->log.size), *lines = bytes_of(s->lines.bytes, s->lines.size), *answer = NULL;
    if (racks && log && lines)
        answer = Py_BuildValue("(iiOOO)", s->state->reason, s->state->turns, racks, log, lines);
    Py_XDECREF(racks);
    Py_XDECREF(log);
    Py_XDECREF(lines);
    return answer;
}

static PyObject *played_game(PyObject *module, SelfPlay *s, const Given *given)
{
    Rules rules;
    if (!read_bots(given, s->state, s->game) || !read_rules(given, s->state, &rules) || !read_deal(given, s->state, s->game))
        return NULL;
    s->player = take_player(module, &rules);
    if (!s->player)
        return NULL;
    s->state->lap = NO_LAP;
    s->game->table.count = 0;
    s->gave_up = 0;
    s->writes_log = 1;
    s->log = s->lines = (Text){NULL, 0, 0, 0};
    Py_BEGIN_ALLOW_THREADS
    s->game->chance = key_of((const uint8_t *)given->key.bytes, (size_t)given->key.size);
    play_bots(s, NOBODY);
    Py_END_ALLOW_THREADS
    PyObject *answer = NULL;
    if (give_player(module, s->player)) {
        int is_whole = !s->log.failed && !s->lines.failed;
        answer = !is_whole ? PyErr_NoMemory() : s->gave_up ? Py_NewRef(Py_None) : written_game(s);
    }
    free(s->log.bytes);
    free(s->lines.bytes);
    return answer;
}

static const char SELF_PLAY_DOC[] = "self_play(rules, bots, racks, pool, key, first_turn, lines)\n--\n\n"
                             "Return why a game between bots ended, its turns, the racks left, and what happened as bytes and\n"
                             "as lines of a record; None if a turn was too hard.";

static PyObject *self_play(PyObject *module, PyObject *args)
{
    Given given;
    Game state = {.seats = 0};
    TileGame game;
    SelfPlay *s = malloc(sizeof *s);
    PyObject *answer = NULL;
    if (!s)
        return PyErr_NoMemory();
    s->state = &state;
    s->game = &game;
    if (PyArg_ParseTuple(args, "y#y#y#y#y#ip:self_play", &given.rules.bytes, &given.rules.size, &given.bots.bytes,
                         &given.bots.size, &given.racks.bytes, &given.racks.size, &given.pool.bytes, &given.pool.size,
                         &given.key.bytes, &given.key.size, &game.first_turn, &s->writes_lines))
        answer = played_game(module, s, &given);
    free(s);
    return answer;
}

PyMethodDef SELF_PLAY_METHODS[] = {
    {"self_play", self_play, METH_VARARGS, SELF_PLAY_DOC},
    {NULL, NULL, 0, NULL},
};
