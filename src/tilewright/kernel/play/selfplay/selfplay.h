/* Whole games between bots, face by face, as the engine and the bots of bots/tiles play them.
 *
 * Every turn is the one that the Python bot of the same name would take, with the same faces in the same rows. Which of equal
 * tiles lies where decides nothing, and no record shows it, so that there are no ids here.
 */
#pragma once

#include "play/playouts.h"
#include "sets/readings.h"
#include "solve/branching/branching.h"

enum BotKind { RANDOM_BOT, BEGINNER, CASUAL, GREEDY, CAUTIOUS, TIMING, HOARDER, BOT_KINDS };

/* Jokers of a kind, where they keep their meaning or special ones are in the box. */
enum { MOST_JOKERS_IN_GAMES = 2 };

/* A bot, and its parameters in the order of its Python class. */
typedef struct {
    int kind, first, second;
} Bot;

/* A row as it lies, special jokers among its pieces. */
typedef struct {
    uint8_t size, cells[SET_MOST_PIECES];
} TableRow;

typedef struct {
    int32_t count;
    TableRow rows[MOST_ROWS];
} Table;

/* Bytes that grow; `failed` once there was no memory for more. */
typedef struct {
    char *bytes;
    size_t size, room;
    int failed;
} Text;

/* What a seat plays from, as Position of game/table.py; `lying` and `held` count its table and rack. */
typedef struct {
    const Table *table;
    int opened, least_points;
    Bag lying, held;
} Position;

/* What bots need beside the state of a game: their chance, and how the table lies. */
typedef struct {
    int32_t first_turn;
    Key chance;
    Table table;
} BotGame;

/* What plays a game, and the lines of its record. `is_bound` if jokers of the table keep their meaning. The player gives
 * up where a turn needs the Python bot. */
typedef struct {
    Player *player;
    Game *state;
    BotGame *game;
    const Bot *bots;
    SetRules sets;
    int is_bound, writes_lines;
    Text lines;
} SelfPlay;

static inline void add_row(Table *table, const TableRow *row) { table->rows[table->count++] = *row; }

static inline void add_table(Table *table, const Table *more)
{
    for (int i = 0; i < more->count; i++)
        add_row(table, &more->rows[i]);
}

static inline Bag bag_of_table(const Table *table)
{
    Bag bag = EMPTY_BAG;
    for (int i = 0; i < table->count; i++)
        for (int at = 0; at < table->rows[i].size; at++)
            put(&bag, table->rows[i].cells[at], 1);
    return bag;
}

/* best_turns.c: find the table after the best turn by a goal, as solver/solve.py does; with `whole` all pieces of the rack are
 * laid. Returns 0 if there is no such turn. */
int find_rows(SelfPlay *s, const Position *at, int goal, int whole, Table *rows);

/* The rows of a table without special jokers, for what is asked about bound ones. */
void laid_rows(const Table *table, LaidRows *rows);

/* Whether the rack can open without extras. */
int can_open(SelfPlay *s, const Position *at);

/* The turns of the bots: 1 with the table after the turn, 0 to draw or pass. */
int chosen_turn(SelfPlay *s, const Bot *bot, Table *after);
int beginner_turn(const SelfPlay *s, const Position *at, Table *after);
int random_turn(SelfPlay *s, const Position *at, Chance *chance, Table *after);

/* An order of some places: shuffled as `shuffled` of chance.py does. */
void shuffle_places(Chance *chance, int order[], int count);

/* playing.c: end a turn with another table, and return the pieces laid. */
Bag lay_table(SelfPlay *s, const Table *after);

/* Let the bots play until a seat is in turn, or else to the end of the game (NOBODY). */
void play_bots(SelfPlay *s, int until);

/* writing.c: what a turn did as a line of a record: pieces laid, a face drawn, or NO_FACE for a pass. */
void write_play(SelfPlay *s, int seat, const Bag *played);
void write_draw(SelfPlay *s, int seat, int face);
