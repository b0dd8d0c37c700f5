#include "python/tiles.h"


const long GAME_SIZE = sizeof(Episode);

enum { HEAD_SIZE = 14, ALWAYS_FREE = 1, BOUND_JOKERS = 2 };

/* Read the rules of sets, which follow the box, and check those of special jokers. */
static int read_set_rules(const uint8_t *written, GameRules *rules)
{
    SetRules *sets = &rules->sets;
    memcpy(sets, written, sizeof *sets);
    for (int code = DOUBLE; code <= MIRROR; code++)
        rules->has_specials |= rules->box.counts[code] > 0;
    if (!rules->has_specials)
        return 1;
    for (int code = JOKER; code <= MIRROR; code++)
        if (rules->box.counts[code] > MOST_SPECIALS)
            return refuse("a box with special jokers has each joker up to %d times", MOST_SPECIALS);
    if (rules->turns.extras || rules->is_bound)
        return refuse("jokers that are free and openings without extras come with special jokers");
    return (sets->at_start <= 1 && sets->min_side <= NUMBERS && sets->group_side <= COLORS)
        || refuse("the rules of special jokers are out of range");
}

int read_game_rules(const uint8_t *written, Py_ssize_t size, GameRules *rules)
{
    memset(rules, 0, sizeof *rules);
    if (size < HEAD_SIZE || size != HEAD_SIZE + written[13] + (Py_ssize_t)sizeof rules->sets || written[13] > MOST_PIECES)
        return refuse("rules are %d bytes, the pieces of the box and the rules of sets", HEAD_SIZE);
    rules->turns.min_natural = written[0];
    rules->least_points = rules->box.least_points = written[1];
    rules->turns.extras = written[2] != 0;
    rules->turns.last_lap = written[3] != 0;
    rules->turns.shared_ties = written[4] != 0;
    rules->turns.penalty = written[5];
    rules->frees = written[6] == ALWAYS_FREE;
    rules->is_bound = written[6] == BOUND_JOKERS;
    rules->turns.all_minus = written[7] != 0;
    rules->by_points = written[8] != 0;
    rules->box.starter = written[9];
    rules->box.rack = written[10];
    rules->box.seats = written[11];
    rules->is_lazy = written[12] != 0;
    rules->box.count = written[13];
    for (int i = 0; i < rules->box.count; i++) {
        int code = rules->box.pieces[i] = written[HEAD_SIZE + i];
        if (code >= FACES || ++rules->box.counts[code] > (code < JOKER ? MOST_COPIES : MOST_JOKERS))
            return refuse("a box has each face a few times");
    }
    if (rules->box.seats < 2 || rules->box.seats > MOST_SEATS || rules->box.starter > HOST || !rules->box.rack
        || rules->box.seats * rules->box.rack > rules->box.count || rules->turns.min_natural != 1
        || rules->least_points == NO_OPENING || (rules->is_bound && (rules->turns.extras || rules->box.counts[JOKER] > MOST_BOUND)))
        return refuse("the rules are out of range");
    return read_set_rules(written + HEAD_SIZE + rules->box.count, rules);
}

/* Games in a buffer of the caller, some of which a call is about, and their rules. */
typedef struct {
    Episode *game;
    int count, begin, end;
    GameRules rules;
} Games;

static int read_games(const Py_buffer *buffer, Games *games)
{
    if (buffer->len % GAME_SIZE || (uintptr_t)buffer->buf % sizeof(uint64_t))
        return refuse("games are aligned and %d bytes each", (int)GAME_SIZE);
    games->game = buffer->buf;
    games->count = (int)(buffer->len / GAME_SIZE);
    return (games->begin >= 0 && games->begin <= games->end && games->end <= games->count)
        || refuse("there are no games %d to %d", games->begin, games->end);
}

/* The place of the first action that is not legal, or not known to be, or -1. */
static int find_illegal(const Games *games, const uint8_t *actions)
{
    for (int i = games->begin; i < games->end; i++)
        if (actions[i] >= ACTIONS || !(games->game[i].legal >> actions[i] & 1))
            return i;
    return -1;
}

/* Where the observations, masks and seats of all games are written, and what a step brought. */
typedef struct {
    Py_buffer seen, masks, seats, rewards, ended;
} Written;

static int fits_games(const Written *written, const Games *games, int with_rewards)
{
    Py_ssize_t count = games->count, seats = games->rules.box.seats;
    int fits = written->seen.len == count * (5 * FACES + 4 * seats + 4) && written->seats.len == count * (Py_ssize_t)sizeof(int64_t)
        && written->masks.len == (games->rules.is_lazy ? 0 : count * ACTIONS);
    if (with_rewards)
        fits = fits && written->rewards.len == count * seats * (Py_ssize_t)sizeof(double) && written->ended.len == count;
    return fits || refuse("buffers have the wrong size");
}

static void write_game(const Games *games, int place, const Written *written)
{
    const Episode *game = &games->game[place];
    Py_ssize_t size = written->seen.len / games->count;
    observe(&games->rules, game, game->state.seat, (uint8_t *)written->seen.buf + place * size);
    if (!games->rules.is_lazy)
        write_mask(game, (uint8_t *)written->masks.buf + place * ACTIONS);
    ((int64_t *)written->seats.buf)[place] = game->state.seat;
}

/* Give back the player of some work, or NULL; returns 0 with an exception set if there was no memory for it. */
static int end_work(Players *players, Player *player)
{
    int done = player && return_player(players, player);
    if (!done)
        PyErr_NoMemory();
    return done;
}

static const char DEAL_DOC[] = "deal(games, place, number, seed, rules)\n--\n\nBegin a game: a deal of the key of a seed.";

static PyObject *deal_one(PyObject *module, PyObject *args)
{
    Players *players = players_of(module);
    Py_buffer buffer;
    long number;
    const char *seed, *written;
    Py_ssize_t seed_size, rules_size;
    Games games;
    int done = 0;
    if (!players
        || !PyArg_ParseTuple(args, "w*ily#y#:deal", &buffer, &games.begin, &number, &seed, &seed_size, &written,
                             &rules_size))
        return NULL;
    games.end = games.begin + 1;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)written, rules_size, &games.rules)) {
        Player *player = take_player(players, &games.rules.turns);
        if (player) {
            Py_BEGIN_ALLOW_THREADS
            Key key = key_of((const uint8_t *)seed, (size_t)seed_size);
            deal_game(&games.rules, &key, number, &games.game[games.begin]);
            find_mask(player, &games.rules, &games.game[games.begin], NO_FACE);
            Py_END_ALLOW_THREADS
        }
        done = end_work(players, player);
    }
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

/* Whether an order has exactly the pieces of the box. */
static int is_whole(const GameRules *rules, const uint8_t *order, Py_ssize_t size)
{
    uint8_t counts[256] = {0};
    for (Py_ssize_t i = 0; i < size && size == rules->box.count; i++)
        counts[order[i]]++;
    return (size == rules->box.count && !memcmp(counts, rules->box.counts, sizeof rules->box.counts))
        || refuse("an order has the pieces of the box");
}

static const char DEAL_AS_DOC[] = "deal_as(games, place, starter, order, rules)\n--\n\n"
                           "Begin a game with the pieces in an order: the racks, then the pool, drawn from its end.";

static PyObject *deal_as(PyObject *module, PyObject *args)
{
    Players *players = players_of(module);
    Py_buffer buffer;
    const char *order, *written;
    Py_ssize_t size, rules_size;
    Games games;
    int starter, done = 0;
    if (!players
        || !PyArg_ParseTuple(args, "w*iiy#y#:deal_as", &buffer, &games.begin, &starter, &order, &size, &written, &rules_size))
        return NULL;
    games.end = games.begin + 1;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)written, rules_size, &games.rules)
        && is_whole(&games.rules, (const uint8_t *)order, size)
        && ((starter >= 0 && starter < games.rules.box.seats) || refuse("there is no seat %d", starter))) {
        Player *player = take_player(players, &games.rules.turns);
        if (player) {
            deal_pieces(&games.rules, starter, (const uint8_t *)order, &games.game[games.begin]);
            find_mask(player, &games.rules, &games.game[games.begin], NO_FACE);
        }
        done = end_work(players, player);
    }
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char PUT_LAST_DOC[] = "put_last(games, place, face)\n--\n\nLet a piece of this face be the next that is drawn.";

static PyObject *put_piece_last(PyObject *module, PyObject *args)
{
    Py_buffer buffer;
    Games games;
    int face;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*ii:put_last", &buffer, &games.begin, &face))
        return NULL;
    games.end = games.begin + 1;
    int done = read_games(&buffer, &games)
        && (put_last(&games.game[games.begin], face) || refuse("the pool has no piece of face %d", face));
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char PREFER_DOC[] = "prefer(games, begin, end, preferences, rules, actions)\n--\n\n"
                          "Write the legal action of some games that is preferred to all others. A number for each action of each\n"
                          "game says how much it is preferred.";

static PyObject *prefer(PyObject *module, PyObject *args)
{
    Players *players = players_of(module);
    Py_buffer buffer, preferences, actions;
    const char *rules;
    Py_ssize_t rules_size;
    Games games;
    int done = 0;
    if (!players
        || !PyArg_ParseTuple(args, "w*iiy*y#w*:prefer", &buffer, &games.begin, &games.end, &preferences, &rules, &rules_size,
                             &actions))
        return NULL;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)rules, rules_size, &games.rules)
        && ((preferences.len == games.count * ACTIONS * (Py_ssize_t)sizeof(float) && actions.len == games.count)
            || refuse("buffers have the wrong size"))) {
        Player *player = take_player(players, &games.rules.turns);
        if (player) {
            Py_BEGIN_ALLOW_THREADS
            for (int i = games.begin; i < games.end && !player->out_of_memory; i++)
                ((uint8_t *)actions.buf)[i] = (uint8_t)preferred_action(
                    player, &games.rules, &games.game[i], (const float *)preferences.buf + (size_t)i * ACTIONS);
            Py_END_ALLOW_THREADS
        }
        done = end_work(players, player);
    }
    PyBuffer_Release(&buffer);
    PyBuffer_Release(&preferences);
    PyBuffer_Release(&actions);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char ASK_DOC[] = "ask(games, begin, end, actions, rules)\n--\n\nFind out whether an action of each of some games is legal.";

static PyObject *ask_about(PyObject *module, PyObject *args)
{
    Players *players = players_of(module);
    Py_buffer buffer;
    const char *actions, *rules;
    Py_ssize_t count, rules_size;
    Games games;
    int done = 0;
    if (!players
        || !PyArg_ParseTuple(args, "w*iiy#y#:ask", &buffer, &games.begin, &games.end, &actions, &count, &rules, &rules_size))
        return NULL;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)rules, rules_size, &games.rules)
        && (count == games.count || refuse("%d games take as many actions", games.count))) {
        Player *player = take_player(players, &games.rules.turns);
        if (player) {
            Py_BEGIN_ALLOW_THREADS
            for (int i = games.begin; i < games.end && !player->out_of_memory; i++)
                if ((uint8_t)actions[i] < ACTIONS)
                    is_legal(player, &games.rules, &games.game[i], (uint8_t)actions[i]);
            Py_END_ALLOW_THREADS
        }
        done = end_work(players, player);
    }
    PyBuffer_Release(&buffer);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char FIRST_ILLEGAL_DOC[] = "first_illegal(games, actions)\n--\n\n"
                                 "Return the place of the first illegal action, or -1.";

static PyObject *first_illegal(PyObject *module, PyObject *args)
{
    Py_buffer buffer;
    const char *actions;
    Py_ssize_t count;
    Games games = {.begin = 0};
    PyObject *answer = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*y#:first_illegal", &buffer, &actions, &count))
        return NULL;
    games.end = (int)count;
    if (read_games(&buffer, &games))
        answer = PyLong_FromLong(find_illegal(&games, (const uint8_t *)actions));
    PyBuffer_Release(&buffer);
    return answer;
}

static void step_games(Player *player, Games *games, const uint8_t *actions, const Written *written)
{
    for (int i = games->begin; i < games->end && !player->out_of_memory; i++) {
        Episode *game = &games->game[i];
        double *rewards = (double *)written->rewards.buf + i * games->rules.box.seats;
        take_action(player, &games->rules, game, actions[i]);
        for (int seat = 0; seat < games->rules.box.seats; seat++)
            rewards[seat] = 0;
        if (game->state.reason)
            find_rewards(&games->rules, &game->state, rewards);
        ((char *)written->ended.buf)[i] = (char)(game->state.reason != NOT_OVER);
        write_game(games, i, written);
    }
}

static const char STEP_DOC[] = "step(games, begin, end, actions, rules, observations, masks, seats, rewards, ended)\n--\n\n"
                        "Take the actions of some games, all legal, and write what they lead to.";

static PyObject *step_some(PyObject *module, PyObject *args)
{
    Players *players = players_of(module);
    Py_buffer buffer;
    const char *actions, *rules;
    Py_ssize_t count, rules_size;
    Games games;
    Written written;
    int done = 0;
    if (!players
        || !PyArg_ParseTuple(args, "w*iiy#y#w*w*w*w*w*:step", &buffer, &games.begin, &games.end, &actions, &count, &rules,
                             &rules_size, &written.seen, &written.masks, &written.seats, &written.rewards, &written.ended))
        return NULL;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)rules, rules_size, &games.rules)
        && fits_games(&written, &games, 1) && (count == games.count || refuse("%d games take as many actions", games.count))
        && (find_illegal(&games, (const uint8_t *)actions) < 0 || refuse("an action is not legal"))) {
        Player *player = take_player(players, &games.rules.turns);
        if (player) {
            Py_BEGIN_ALLOW_THREADS
            step_games(player, &games, (const uint8_t *)actions, &written);
            Py_END_ALLOW_THREADS
        }
        done = end_work(players, player);
    }
    PyBuffer_Release(&buffer);
    PyBuffer_Release(&written.seen);
    PyBuffer_Release(&written.masks);
    PyBuffer_Release(&written.seats);
    PyBuffer_Release(&written.rewards);
    PyBuffer_Release(&written.ended);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char LOOK_DOC[] = "look(games, begin, end, rules, observations, masks, seats)\n--\n\n"
                        "Write what the seat in turn of some games observes, the masks, and which seat it is.";

static PyObject *look_at(PyObject *module, PyObject *args)
{
    Py_buffer buffer;
    const char *rules;
    Py_ssize_t rules_size;
    Games games;
    Written written;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*iiy#w*w*w*:look", &buffer, &games.begin, &games.end, &rules, &rules_size, &written.seen,
                          &written.masks, &written.seats))
        return NULL;
    int done = read_games(&buffer, &games) && read_game_rules((const uint8_t *)rules, rules_size, &games.rules)
        && fits_games(&written, &games, 0);
    for (int i = games.begin; done && i < games.end; i++)
        write_game(&games, i, &written);
    PyBuffer_Release(&buffer);
    PyBuffer_Release(&written.seen);
    PyBuffer_Release(&written.masks);
    PyBuffer_Release(&written.seats);
    return done ? Py_NewRef(Py_None) : NULL;
}

static const char OBSERVE_DOC[] = "observe(games, place, seat, rules)\n--\n\nReturn what a seat of a game observes.";

static PyObject *observe_one(PyObject *module, PyObject *args)
{
    Py_buffer buffer;
    const char *rules;
    Py_ssize_t rules_size;
    Games games;
    uint8_t vector[LONGEST_VECTOR];
    int seat;
    PyObject *answer = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "w*iiy#:observe", &buffer, &games.begin, &seat, &rules, &rules_size))
        return NULL;
    games.end = games.begin + 1;
    if (read_games(&buffer, &games) && read_game_rules((const uint8_t *)rules, rules_size, &games.rules)
        && ((seat >= 0 && seat < games.rules.box.seats) || refuse("there is no seat %d", seat))) {
        int size = observe(&games.rules, &games.game[games.begin], seat, vector);
        answer = PyBytes_FromStringAndSize((const char *)vector, size);
    }
    PyBuffer_Release(&buffer);
    return answer;
}

PyMethodDef TILES_METHODS[] = {
    {"deal", deal_one, METH_VARARGS, DEAL_DOC},
    {"deal_as", deal_as, METH_VARARGS, DEAL_AS_DOC},
    {"put_last", put_piece_last, METH_VARARGS, PUT_LAST_DOC},
    {"prefer", prefer, METH_VARARGS, PREFER_DOC},
    {"ask", ask_about, METH_VARARGS, ASK_DOC},
    {"first_illegal", first_illegal, METH_VARARGS, FIRST_ILLEGAL_DOC},
    {"look", look_at, METH_VARARGS, LOOK_DOC},
    {"observe", observe_one, METH_VARARGS, OBSERVE_DOC},
    {"step", step_some, METH_VARARGS, STEP_DOC},
    {NULL, NULL, 0, NULL},
};
