/* Playouts and duels, and the players that all calls about tile games take. */
#include "python/players.h"

#include "play/duel.h"
#include "play/reading.h"

void *make_player(void) { return new_player(); }

void trim_tile_player(void *player) { trim_player(player); }

void free_player(void *player) { end_player(player); }

Player *take_player(PyObject *module, const Rules *rules)
{
    Player *player = take_workspace(module, PLAYERS);
    if (player)
        take_rules(player, rules);
    return player;
}

int give_player(PyObject *module, Player *player)
{
    int had_memory = !player->out_of_memory, gave_up = player->gave_up;
    give_workspace(module, PLAYERS, player);
    if (!had_memory)
        PyErr_NoMemory();
    else if (gave_up)
        PyErr_SetString(PyExc_RuntimeError, "a turn is too hard for the kernel");
    return had_memory && !gave_up;
}

enum { MOST_PLANS = 64, MOST_WORLDS = 1 << 20, STEPS_BETWEEN_CLOCKS = 256 };

typedef struct {
    Situation known;
    Rules rules;
    Plan plans[MOST_PLANS];
    int plans_count, first, worlds;
    uint64_t seed;
} Asked;

static void play_worlds(Player *player, const Asked *asked, char winners[])
{
    for (int i = 0; i < asked->worlds && !player->out_of_memory; i++) {
        Generator random = generator_of(asked->seed, (uint64_t)asked->first + (uint64_t)i);
        World world;
        deal_world(player, &asked->known, &random, &world);
        for (int plan = 0; plan < asked->plans_count; plan++)
            winners[i * asked->plans_count + plan] = (char)played_out(player, &world, &asked->plans[plan], NULL);
    }
}

PyDoc_STRVAR(playouts_doc, "playouts(situation, plans, seed, first, worlds)\n--\n\n"
                           "Return the winners of each world and plan as a mask of seats.");

static PyObject *playouts(PyObject *module, PyObject *args)
{
    Bytes situation, plans;
    unsigned long long seed;
    Asked asked;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#y#Kii:playouts", &situation.bytes, &situation.size, &plans.bytes, &plans.size, &seed,
                          &asked.first, &asked.worlds))
        return NULL;
    if (!read_situation((const uint8_t *)situation.bytes, (size_t)situation.size, &asked.known, &asked.rules, &why))
        return REFUSE("%s", why.words);
    asked.seed = seed;
    asked.plans_count = (int)(plans.size / PLAN_SIZE);
    if (plans.size % PLAN_SIZE || plans.size > MOST_PLANS * PLAN_SIZE || asked.first < 0 || asked.worlds < 0
        || asked.worlds > MOST_WORLDS)
        return REFUSE("plans or worlds are out of range");
    for (int i = 0; i < asked.plans_count; i++)
        if (!read_plan((const uint8_t *)plans.bytes + i * PLAN_SIZE, &asked.known, &asked.plans[i], &why))
            return REFUSE("%s", why.words);
    PyObject *answer = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)asked.worlds * asked.plans_count);
    Player *player = answer ? take_player(module, &asked.rules) : NULL;
    if (player) {
        char *winners = PyBytes_AsString(answer);
        Py_BEGIN_ALLOW_THREADS
        play_worlds(player, &asked, winners);
        Py_END_ALLOW_THREADS
    }
    if (!player || !give_player(module, player))
        Py_CLEAR(answer);
    return answer;
}

PyDoc_STRVAR(trace_doc, "trace(situation, plan, seed, world)\n--\n\n"
                        "Return one playout as it was played: the racks and the pool it begins with; the pieces that each turn lays,\n"
                        "and if there are any, those of the table that may be moved then; and the winners as a mask of seats.\n"
                        "Pieces are codes after their number.");

static PyObject *trace(PyObject *module, PyObject *args)
{
    Bytes situation, written;
    unsigned long long seed;
    int number;
    Situation known;
    Rules rules;
    Plan plan;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#y#Ki:trace", &situation.bytes, &situation.size, &written.bytes, &written.size, &seed, &number))
        return NULL;
    if (!read_situation((const uint8_t *)situation.bytes, (size_t)situation.size, &known, &rules, &why))
        return REFUSE("%s", why.words);
    if (written.size != PLAN_SIZE || number < 0)
        return REFUSE("the plan or the world is out of range");
    if (!read_plan((const uint8_t *)written.bytes, &known, &plan, &why))
        return REFUSE("%s", why.words);
    Player *player = take_player(module, &rules);
    if (!player)
        return NULL;
    Generator random = generator_of(seed, (uint64_t)number);
    World world;
    Trace trace = {0};
    deal_world(player, &known, &random, &world);
    int winners = played_out(player, &world, &plan, &trace), size = 0;
    uint8_t deal[MOST_SEATS + 1 + MOST_PIECES];
    for (int seat = 0; seat < known.seats; seat++) {
        deal[size] = world.game.sizes[seat];
        size += 1 + list_pieces(&world.game.racks[seat], deal + size + 1);
    }
    deal[size] = (uint8_t)world.game.pool_count;
    memcpy(deal + size + 1, world.game.pool, (size_t)world.game.pool_count);
    size += 1 + world.game.pool_count;
    if (!give_player(module, player))
        return NULL;
    return Py_BuildValue("(y#y#i)", deal, (Py_ssize_t)size, trace.turns, (Py_ssize_t)trace.size, winners);
}

/* Search while Python says that there is time; 0 with an exception set if it cannot be asked. */
static int search_in_time(Duel *duel, PyObject *in_time)
{
    int goes_on = 1;
    while (goes_on) {
        PyObject *answer = PyObject_CallObject(in_time, NULL);
        int has_time = answer ? PyObject_IsTrue(answer) : -1;
        Py_XDECREF(answer);
        if (has_time < 0)
            return 0;
        if (!has_time)
            break;
        Py_BEGIN_ALLOW_THREADS
        goes_on = search_duel(duel, STEPS_BETWEEN_CLOCKS);
        Py_END_ALLOW_THREADS
    }
    return 1;
}

static PyObject *written_turn(const BestTurn *best)
{
    char counts[FACES];
    for (int code = 0; code < FACES; code++)
        counts[code] = (char)count_in(&best->laid, code);
    return Py_BuildValue("(y#dN)", counts, (Py_ssize_t)FACES, best->share, PyBool_FromLong(best->is_proven));
}

PyDoc_STRVAR(duel_doc, "duel(situation, steps, in_time)\n--\n\n"
                       "Return the counts that the best turn lays, its share of the win, and whether that is proven.");

static PyObject *duel(PyObject *module, PyObject *args)
{
    Bytes situation;
    int steps;
    PyObject *in_time;
    Situation known;
    Rules rules;
    Refusal why;
    if (!PyArg_ParseTuple(args, "y#iO:duel", &situation.bytes, &situation.size, &steps, &in_time))
        return NULL;
    if (!read_situation((const uint8_t *)situation.bytes, (size_t)situation.size, &known, &rules, &why) || !check_duel(&known, &why))
        return REFUSE("%s", why.words);
    if (steps < 1 || steps > MOST_STEPS)
        return REFUSE("%d steps are not within 1 to %d", steps, MOST_STEPS);
    Player *player = take_player(module, &rules);
    if (!player)
        return NULL;
    Generator random = generator_of(0, 0);
    World world;
    deal_world(player, &known, &random, &world);
    Duel *search = start_duel(player, &world.game, steps);
    int found = search ? search_in_time(search, in_time) : PyErr_NoMemory() != NULL;
    BestTurn best = {0};
    if (found)
        best = best_of_duel(search);
    end_duel(search);
    return give_player(module, player) && found ? written_turn(&best) : NULL;
}

PyMethodDef PLAYOUT_METHODS[] = {
    {"playouts", playouts, METH_VARARGS, playouts_doc},
    {"trace", trace, METH_VARARGS, trace_doc},
    {"duel", duel, METH_VARARGS, duel_doc},
    {NULL, NULL, 0, NULL},
};
