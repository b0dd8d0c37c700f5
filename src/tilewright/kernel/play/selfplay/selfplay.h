/* Whole games between bots, tile by tile; the plain form is the engine and the bots of bots/tiles.
 *
 * Every turn is the one that the Python bot of the same name would take, with the same tiles in the same rows.
 */
#ifndef TILEWRIGHT_PLAY_SELFPLAY_SELFPLAY_H
#define TILEWRIGHT_PLAY_SELFPLAY_SELFPLAY_H

#include "play/playouts.h"
#include "sets/readings.h"
#include "solve/branching/branching.h"

enum {
    TILE_COPIES = 4, /* the ids of a face, as in tiles/tile.py */
    MOST_IDS = TILE_COPIES * FACES,
};

enum BotKind { RANDOM_BOT, BEGINNER, CASUAL, GREEDY, CAUTIOUS, TIMING, HOARDER, BOT_KINDS };

/* A bot, and its parameters in the order of its Python class. */
typedef struct {
    int kind, first, second;
} Bot;

/* A row of tiles, or of the codes of their faces. */
typedef struct {
    uint8_t size, tiles[SET_MOST_PIECES];
} TileRow;

typedef struct {
    int count;
    TileRow rows[MOST_ROWS];
} Table;

typedef struct {
    int count;
    uint8_t tiles[MOST_PIECES];
} Tiles;

/* Tiles by face, in the order in which they were added. */
typedef struct {
    uint8_t tiles[FACES][TILE_COPIES], counts[FACES], used[FACES];
} ByFace;

/* Bytes that grow; `failed` once there was no memory for more. */
typedef struct {
    char *bytes;
    size_t size, room;
    int failed;
} Text;

/* What a seat plays from, as Position of game/position.py; `lying` and `held` count its table and rack. */
typedef struct {
    const Table *table;
    const Tiles *rack;
    int opened, least_points;
    Bag lying, held;
} Position;

/* What bots need beside the state of a game: who they are, their chance, and the tiles by id. Racks are sorted, and the pool
 * has the tiles of the pool of the state. */
typedef struct {
    Bot bots[MOST_SEATS];
    int first_turn;
    Key chance;
    Tiles racks[MOST_SEATS];
    uint8_t pool[MOST_PIECES];
    Table table;
} TileGame;

/* What plays a game, and what was written of it. `is_bound` if jokers of the table keep their meaning, `gave_up` if a turn
 * needs the Python bot. */
typedef struct {
    Player *player;
    Game *state;
    TileGame *game;
    SetRules sets;
    int is_bound, gave_up, writes_log, writes_lines;
    Text log, lines;
} SelfPlay;

static inline int code_of_tile(int tile) { return tile / TILE_COPIES; }

/* tables.c */
Bag bag_of_tiles(const Tiles *tiles);
Bag bag_of_table(const Table *table);
void add_row(Table *table, const TileRow *row);
Tiles remove_laid(Tiles *rack, const Table *table); /* returns the tiles that leave the rack */
void add_tile(Tiles *rack, int tile);
TileRow codes_of_row(const TileRow *row);
void add_by_face(ByFace *by_face, const uint8_t *tiles, int count);
int take_first(ByFace *by_face, int code);
int take_last(ByFace *by_face, int code);

/* The rows of a table, for what is asked about bound jokers. */
void laid_rows(const Table *table, LaidRows *rows);

/* Lay rows of face codes with the tiles of a position, as solver/assign_tiles.py does. */
void lay_rows(const Position *at, const Table *rows, Table *after);

/* best_turns.c: find the rows of face codes after the best turn by a goal, as solver/solve.py does; with `whole` all pieces of the
 * rack are laid. Returns 0 if there is no such turn. */
int find_rows(SelfPlay *s, const Position *at, int goal, int whole, Table *rows);

/* Whether the rack can open without extras. */
int can_open(SelfPlay *s, const Position *at);

/* The turns of the bots: 1 with the table after the turn, 0 to draw or pass. */
int chosen_turn(SelfPlay *s, const Bot *bot, Table *after);
int beginner_turn(const SelfPlay *s, const Position *at, Table *after);
int random_turn(SelfPlay *s, const Position *at, Chance *chance, Table *after);

/* An order of some places: shuffled as `shuffled` of chance.py does. */
void shuffle_places(Chance *chance, int order[], int count);

/* playing.c: end a turn with another table, and return the tiles laid; or with a tile, which is returned, or NO_TILE if the seat
 * passes. */
enum { NO_TILE = -1 };
Tiles lay_table(SelfPlay *s, const Table *after);
int draw_tile(SelfPlay *s);

/* Let the bots play until a seat is in turn, or else to the end of the game (NOBODY). */
void play_bots(SelfPlay *s, int until);

/* writing.c: what a turn did, as bytes that Python reads and as a line of a record. */
void write_play(SelfPlay *s, int seat, const Tiles *played);
void write_draw(SelfPlay *s, int seat, int tile);
void write_pass(SelfPlay *s, int seat);

#endif
