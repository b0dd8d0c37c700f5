/* Whole games between bots, tile by tile; the plain form is the engine and the bots of bots/tiles.
 *
 * Every turn is the one that the Python bot of the same name would take, with the same tiles in the same rows.
 */
#ifndef TILEWRIGHT_PLAY_SELFPLAY_SELFPLAY_H
#define TILEWRIGHT_PLAY_SELFPLAY_SELFPLAY_H

#include "play/playouts.h"
#include "solve/branching/branching.h"

enum {
    TILE_COPIES = 4, /* the ids of a face, as in tiles/tile.py */
    LONGEST_ROW = NUMBERS + 1,
    MOST_IDS = TILE_COPIES * (JOKER + 1),
};

enum BotKind { RANDOM_BOT, BEGINNER, CASUAL, GREEDY, CAUTIOUS, TIMING, HOARDER, BOT_KINDS };

/* A bot, and its parameters in the order of its Python class. */
typedef struct {
    int kind, first, second;
} Bot;

typedef struct {
    uint8_t size, tiles[LONGEST_ROW];
} TileRow;

typedef struct {
    int count;
    TileRow rows[MOST_ROWS];
} Table;

typedef struct {
    int count;
    uint8_t tiles[MOST_PIECES];
} Tiles;

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
    int opened, least;
    Bag lying, held;
} Position;

/* A set of the catalogue: its pieces, and its cells in their order. */
typedef struct {
    Bag pieces;
    int points;
    uint8_t size, cells[LONGEST_ROW];
} SetEntry;

/* All faces with four jokers make 1,625 sets. */
enum { ENTRIES_BITS = 12, MOST_ENTRIES = 1 << (ENTRIES_BITS - 1) };

typedef struct {
    int count, is_full, order[MOST_ENTRIES];
    SetEntry entries[MOST_ENTRIES];
    int16_t slots[1 << ENTRIES_BITS]; /* by the hash of the pieces: the place of the entry and one, 0 for none */
} Catalogue;

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

/* What plays a game, and what was written of it. `gave_up` if a turn needs the Python bot. */
typedef struct {
    Player *player;
    Game *state;
    TileGame *game;
    int gave_up, writes_log, writes_lines;
    Text log, lines;
    Catalogue catalogue;
} SelfPlay;

static inline int code_of_tile(int tile) { return tile / TILE_COPIES; }

/* tables.c */
Bag bag_of_tiles(const Tiles *tiles);
Bag bag_of_table(const Table *table);
void add_row(Table *table, const TileRow *row);
void remove_laid(Tiles *rack, const Table *table);
void add_tile(Tiles *rack, int tile);

/* The points of a row of face codes in its best reading, and the number at which that run starts (0 is the 1), or -1 if
 * that reading is a group. */
int best_reading(const uint8_t *codes, int size, int *start);

/* Lay rows of face codes with the tiles of a position, as solver/assign_tiles.py does; `apart` if they lie beside its table. */
void lay_rows(const Position *at, const LaidRows *rows, int apart, Table *after);

/* best_turns.c: find the table after the best turn by a goal of the solver, FOR_NOTHING for the whole rack; 0 if there is none. */
int best_turn(SelfPlay *s, const Position *at, int goal, Table *after);

/* The turns of the bots: 1 with the table after the turn, 0 to draw or pass. */
int chosen_turn(SelfPlay *s, const Bot *bot, Table *after);
int beginner_turn(const Position *at, Table *after);
int random_turn(SelfPlay *s, const Position *at, Chance *chance, Table *after);

/* catalogue.c: list the sets that some pieces can make, as sets/catalogue.py does and in its order. */
void list_sets(Catalogue *list, const Bag *pieces);

/* playing.c: end a turn with another table; or with a tile, which is returned, or NO_TILE if the seat passes. */
enum { NO_TILE = -1 };
void lay_table(SelfPlay *s, const Table *after);
int draw_tile(SelfPlay *s);

/* Let the bots play until a seat is in turn, or else to the end of the game (NOBODY). */
void play_bots(SelfPlay *s, int until);

/* writing.c: what a turn did, as bytes that Python reads and as a line of a record. */
void write_play(SelfPlay *s, int seat, const Tiles *played);
void write_draw(SelfPlay *s, int seat, int tile);
void write_pass(SelfPlay *s, int seat);

#endif
