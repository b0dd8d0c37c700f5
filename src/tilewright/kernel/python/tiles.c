/* Tile games whose seats are agents or, but for one, bots; and what only they have: orders of a deal, and masks that are asked for
 * lazily. */
#include "envs/tiles/games.h"

#include "python/players.h"

typedef Episode Stepped;
typedef GameRules SteppedRules;
typedef Player Stepper;

#include "python/stepped.h"

const long GAME_SIZE = sizeof(Episode);

enum { HEAD_SIZE = 14 };

/* Three bytes for each seat may follow the rules: the kind of a bot and its parameters; the agent has a kind of its own. */
enum { CODED_BOT = 3, THE_AGENT = 255 };

static int read_bots(const uint8_t *written, Py_ssize_t size, GameRules *rules)
{
    int agents = 0;
    rules->agent = NOBODY;
    if (!size)
        return 1;
    if (size != (Py_ssize_t)CODED_BOT * rules->box.seats)
        return refuse("bots are %d bytes for each seat", CODED_BOT);
    for (int seat = 0; seat < rules->box.seats; seat++, written += CODED_BOT) {
        rules->bots[seat] = (Bot){written[0], written[1], written[2]};
        if (written[0] == THE_AGENT) {
            rules->agent = seat;
            agents++;
        } else if (written[0] >= BOT_KINDS)
            return refuse("there is no bot %d", written[0]);
    }
    return agents == 1 || refuse("one seat is the agent's");
}

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

static int read_stepped_rules(const uint8_t *written, Py_ssize_t size, GameRules *rules)
{
    memset(rules, 0, sizeof *rules);
    Py_ssize_t bots = size < HEAD_SIZE ? -1 : size - HEAD_SIZE - written[13] - (Py_ssize_t)sizeof rules->sets;
    if (bots < 0 || written[13] > MOST_PIECES)
        return refuse("rules are %d bytes, the pieces of the box and the rules of sets", HEAD_SIZE);
    rules->turns.min_natural = written[0];
    rules->least_points = rules->box.least_points = written[1];
    rules->turns.extras = written[2] != 0;
    rules->turns.last_lap = written[3] != 0;
    rules->turns.shared_ties = written[4] != 0;
    rules->turns.penalty = written[5];
    rules->is_bound = written[6] != 0;
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
        || rules->least_points == NO_OPENING || (rules->is_bound && (rules->turns.extras || rules->box.counts[JOKER] > MOST_JOKERS_IN_GAMES)))
        return refuse("the rules are out of range");
    return read_bots(written + size - bots, bots, rules) && read_set_rules(written + HEAD_SIZE + rules->box.count, rules);
}

static Sizes sizes_of(const GameRules *rules)
{
    int seats = rules->box.seats;
    return (Sizes){.seats = seats, .vector = 5 * FACES + 4 * seats + 4, .mask = rules->is_lazy ? 0 : ACTIONS};
}

static Player *take_stepper(PyObject *module, const GameRules *rules) { return take_player(module, &rules->turns); }

static int has_failed(const Player *player) { return player->out_of_memory || player->gave_up; }

static int give_stepper(PyObject *module, Player *player) { return give_player(module, player); }

static void deal_stepped(Player *player, const GameRules *rules, const Key *seed, long number, Episode *game)
{
    deal_game(player, rules, seed, number, game);
}

static int is_known_legal(const Episode *game, int action) { return action < ACTIONS && game->legal >> action & 1; }

static void take_stepped_action(Player *player, const GameRules *rules, Episode *game, int action, double rewards[])
{
    take_action(player, rules, game, action);
    if (is_over(game))
        find_rewards(rules, &game->state, rewards);
}

static int seat_in_turn(const GameRules *rules, const Episode *game)
{
    return rules->agent == NOBODY ? game->state.seat : rules->agent;
}

static int is_over(const Episode *game) { return game->state.reason != NOT_OVER; }

static void observe_stepped(const GameRules *rules, const Episode *game, int seat, uint8_t *vector)
{
    observe(rules, game, seat, vector);
}

static void write_stepped_mask(const Episode *game, uint8_t *mask) { write_mask(game, mask); }

/* Whether an order has exactly the pieces of the box. */
static int is_whole(const GameRules *rules, Bytes order)
{
    uint8_t counts[256] = {0};
    for (Py_ssize_t i = 0; i < order.size && order.size == rules->box.count; i++)
        counts[(uint8_t)order.bytes[i]]++;
    return (order.size == rules->box.count && !memcmp(counts, rules->box.counts, sizeof rules->box.counts))
        || refuse("an order has the pieces of the box");
}

static PyObject *deal_as(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    Bytes order;
    int starter;
    int done = PyArg_ParseTuple(args, "w*iiy#y#:deal_as", &call.games, &call.begin, &starter, &order.bytes, &order.size,
                                &call.rules.bytes, &call.rules.size)
        && read_call_of_one(&call) && is_whole(&call.read, order)
        && ((starter >= 0 && starter < call.sizes.seats) || refuse("there is no seat %d", starter))
        && (call.read.agent == NOBODY || refuse("bots play deals of a seed"));
    Player *player = done ? take_stepper(module, &call.read) : NULL;
    if (player)
        deal_pieces(player, &call.read, starter, (const uint8_t *)order.bytes, &call.game[call.begin]);
    return end_call(&call, player && give_stepper(module, player));
}

static PyObject *put_piece_last(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    int face;
    (void)module;
    int done = PyArg_ParseTuple(args, "w*ii:put_last", &call.games, &call.begin, &face);
    call.end = call.begin < INT_MAX ? call.begin + 1 : -1;
    done = done && read_games(&call)
        && (put_last(&call.game[call.begin], face) || refuse("the pool has no piece of face %d", face));
    return end_call(&call, done);
}

static PyObject *prefer(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    /* Preferences and actions are where a step has observations and masks. */
    Py_buffer *preferences = &call.seen, *actions = &call.masks;
    int done = PyArg_ParseTuple(args, "w*iiy*y#w*:prefer", &call.games, &call.begin, &call.end, preferences,
                                &call.rules.bytes, &call.rules.size, actions)
        && read_call(&call)
        && ((preferences->len == call.count * ACTIONS * (Py_ssize_t)sizeof(float) && actions->len == call.count)
            || refuse("buffers have the wrong size"))
        && (is_aligned(preferences, sizeof(float)) || refuse("preferences are aligned"));
    Player *player = done ? take_stepper(module, &call.read) : NULL;
    if (player) {
        Py_BEGIN_ALLOW_THREADS
        for (int i = call.begin; i < call.end && !player->out_of_memory; i++)
            ((uint8_t *)actions->buf)[i] = (uint8_t)preferred_action(player, &call.read, &call.game[i],
                                                                     (const float *)preferences->buf + (size_t)i * ACTIONS);
        Py_END_ALLOW_THREADS
    }
    return end_call(&call, player && give_stepper(module, player));
}

static PyObject *ask_about(PyObject *module, PyObject *args)
{
    Call call = {.begin = 0};
    int done = PyArg_ParseTuple(args, "w*iiy#y#:ask", &call.games, &call.begin, &call.end, &call.actions.bytes,
                                &call.actions.size, &call.rules.bytes, &call.rules.size)
        && read_call(&call) && has_an_action_for_each(&call);
    Player *player = done ? take_stepper(module, &call.read) : NULL;
    if (player) {
        Py_BEGIN_ALLOW_THREADS
        for (int i = call.begin; i < call.end && !player->out_of_memory; i++)
            if ((uint8_t)call.actions.bytes[i] < ACTIONS)
                is_legal(player, &call.read, &call.game[i], (uint8_t)call.actions.bytes[i]);
        Py_END_ALLOW_THREADS
    }
    return end_call(&call, player && give_stepper(module, player));
}

/* A flag for each game, where a step has actions, says whether it is asked about; answers have a size. */
static PyObject *answer_each(PyObject *module, PyObject *args, int size)
{
    Call call = {.begin = 0};
    int done = PyArg_ParseTuple(args, "w*iiy#y#w*", &call.games, &call.begin, &call.end, &call.actions.bytes,
                                &call.actions.size, &call.rules.bytes, &call.rules.size, &call.masks)
        && read_call(&call) && has_an_action_for_each(&call)
        && (call.masks.len == call.count * (Py_ssize_t)size || refuse("buffers have the wrong size"));
    Player *player = done ? take_stepper(module, &call.read) : NULL;
    if (player) {
        Py_BEGIN_ALLOW_THREADS
        for (int i = call.begin; i < call.end && !player->out_of_memory; i++)
            if (call.actions.bytes[i] && size == ACTIONS) {
                settle_all(player, &call.read, &call.game[i]);
                write_mask(&call.game[i], (uint8_t *)call.masks.buf + (size_t)i * ACTIONS);
            } else if (call.actions.bytes[i])
                ((uint8_t *)call.masks.buf)[i] = (uint8_t)goes_out(player, &call.read, &call.game[i]);
        Py_END_ALLOW_THREADS
    }
    return end_call(&call, player && give_stepper(module, player));
}

static PyObject *write_masks(PyObject *module, PyObject *args) { return answer_each(module, args, ACTIONS); }

static PyObject *write_outs(PyObject *module, PyObject *args) { return answer_each(module, args, 1); }

PyMethodDef TILES_METHODS[] = {
    STEPPED_METHODS(""),
    {"deal_as", deal_as, METH_VARARGS,
     "deal_as(games, place, starter, order, rules)\n--\n\n"
     "Begin a game with the pieces in an order: the racks, then the pool, drawn from its end."},
    {"put_last", put_piece_last, METH_VARARGS,
     "put_last(games, place, face)\n--\n\nLet a piece of this face be the next that is drawn."},
    {"prefer", prefer, METH_VARARGS,
     "prefer(games, begin, end, preferences, rules, actions)\n--\n\n"
     "Write the legal action of some games that is preferred to all others. A number for each action of each\n"
     "game says how much it is preferred."},
    {"ask", ask_about, METH_VARARGS,
     "ask(games, begin, end, actions, rules)\n--\n\nFind out whether an action of each of some games is legal."},
    {"masks", write_masks, METH_VARARGS,
     "masks(games, begin, end, wanted, rules, masks)\n--\n\n"
     "Write the masks of those of some games whose flag is set, lazy ones too; the others are left as they are."},
    {"outs", write_outs, METH_VARARGS,
     "outs(games, begin, end, wanted, rules, flags)\n--\n\nWrite whether some turn lays the whole rack, where a flag is set."},
    {NULL, NULL, 0, NULL},
};
