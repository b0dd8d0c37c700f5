#include "play/selfplay/selfplay.h"

/* The beginner: complete sets of the rack, found by scanning it (bots/tiles/rack_sets.py), and single tiles added to rows. */

enum { NO_CODE = 255 };

/* The tiles of a rack by face; of equal ones the last is taken first. */
typedef struct {
    uint8_t tiles[JOKER + 1][TILE_COPIES];
    int counts[JOKER + 1];
} Held;

static int take_held(Held *held, int code) { return held->tiles[code][--held->counts[code]]; }

/* Find the longest run of the rack, the lowest color and number first; returns its size, 0 if there is none. */
static int longest_run(const Held *held, uint8_t codes[LONGEST_ROW])
{
    int best = 0, first = 0, size = 0;
    for (int code = 0; code < NUMBERED; code++) {
        size = held->counts[code] ? (code % NUMBERS ? size + 1 : 1) : 0;
        if (size > best) {
            best = size;
            first = code - size + 1;
        }
    }
    for (int i = 0; i < best; i++)
        codes[i] = (uint8_t)(first + i);
    return best >= SHORTEST ? best : 0;
}

/* Find the largest group, the highest among equals. */
static int largest_group(const Held *held, uint8_t codes[LONGEST_ROW])
{
    int best = 0, size = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int colors = 0;
        for (int color = 0; color < COLORS; color++)
            colors += held->counts[color * NUMBERS + number] > 0;
        if (colors < best || !colors)
            continue;
        best = colors;
        size = 0;
        for (int color = 0; color < COLORS; color++)
            if (held->counts[color * NUMBERS + number])
                codes[size++] = (uint8_t)(color * NUMBERS + number);
    }
    return best >= SHORTEST ? size : 0;
}

/* Find the two highest pieces that become a set with a joker. */
static int best_pair(const Held *held, uint8_t codes[LONGEST_ROW])
{
    int best = -1;
    for (int low = 0; low < NUMBERED; low++)
        for (int high = low + 1; held->counts[low] && high < NUMBERED; high++) {
            int same = low % NUMBERS == high % NUMBERS, near = high - low <= 2 && low % NUMBERS < high % NUMBERS;
            int sum = low % NUMBERS + high % NUMBERS;
            if (!held->counts[high] || !(same || near) || sum <= best)
                continue;
            best = sum;
            codes[0] = (uint8_t)low;
            codes[1] = (uint8_t)high;
        }
    return best < 0 ? 0 : 2;
}

static TileRow taken_row(Held *held, const uint8_t *codes, int size)
{
    TileRow row = {.size = (uint8_t)size};
    for (int i = 0; i < size; i++)
        row.tiles[i] = (uint8_t)take_held(held, codes[i]);
    return row;
}

/* A pair and a joker as a set: the joker fills a gap, or stands where it counts most. */
static TileRow helped_row(Held *held, const uint8_t pair[2])
{
    TileRow row = taken_row(held, pair, 2);
    int joker = take_held(held, JOKER), apart = pair[1] - pair[0], place = 2;
    if (apart == 2)
        place = 1;
    else if (apart == 1 && pair[1] % NUMBERS == LAST)
        place = 0;
    for (int i = row.size++; i > place; i--)
        row.tiles[i] = row.tiles[i - 1];
    row.tiles[place] = (uint8_t)joker;
    return row;
}

static int points_of(const TileRow *row)
{
    uint8_t codes[LONGEST_ROW];
    int start;
    for (int i = 0; i < row->size; i++)
        codes[i] = (uint8_t)code_of_tile(row->tiles[i]);
    return best_reading(codes, row->size, &start);
}

/* Find disjoint sets of the rack, runs or groups first; returns their points. */
static int find_sets(const Tiles *rack, int groups_first, Table *sets)
{
    Held held = {.counts = {0}};
    uint8_t codes[LONGEST_ROW];
    int points = 0, size;
    sets->count = 0;
    for (int i = 0; i < rack->count; i++) {
        int code = code_of_tile(rack->tiles[i]);
        held.tiles[code][held.counts[code]++] = rack->tiles[i];
    }
    for (int turn = 0; turn < 2; turn++)
        while ((size = turn == groups_first ? longest_run(&held, codes) : largest_group(&held, codes)) > 0) {
            TileRow row = taken_row(&held, codes, size);
            add_row(sets, &row);
        }
    while (held.counts[JOKER] && best_pair(&held, codes)) {
        TileRow row = helped_row(&held, codes);
        add_row(sets, &row);
    }
    for (int i = 0; i < sets->count; i++)
        points += points_of(&sets->rows[i]);
    return points;
}

/* Where a face can be added: the row and one, 0 for none; and whether in front. */
typedef struct {
    uint8_t row[NUMBERED], in_front[NUMBERED];
} Places;

static void set_place(Places *places, int color, int number, int row, int in_front)
{
    if (number < 0 || number >= NUMBERS)
        return;
    places->row[color * NUMBERS + number] = (uint8_t)(row + 1);
    places->in_front[color * NUMBERS + number] = (uint8_t)in_front;
}

static void look_at_row(Places *places, const Table *table, int index)
{
    const TileRow *row = &table->rows[index];
    uint8_t codes[LONGEST_ROW];
    int start, number = 0, color = 0;
    unsigned shown = 0;
    for (int i = 0; i < row->size; i++) {
        codes[i] = (uint8_t)code_of_tile(row->tiles[i]);
        if (codes[i] != JOKER) {
            number = codes[i] % NUMBERS;
            color = codes[i] / NUMBERS;
            shown |= 1u << color;
        }
    }
    best_reading(codes, row->size, &start);
    if (start >= 0) {
        set_place(places, color, start - 1, index, 1);
        set_place(places, color, start + row->size, index, 0);
    } else
        for (int other = 0; row->size < COLORS && other < COLORS; other++)
            if (!(shown >> other & 1))
                set_place(places, other, number, index, 0);
}

static void add_to_row(TileRow *row, int tile, int in_front)
{
    if (in_front)
        memmove(row->tiles + 1, row->tiles, row->size);
    row->tiles[in_front ? 0 : row->size] = (uint8_t)tile;
    row->size++;
}

/* Add tiles of the rack to rows until none fits; returns how many were added. */
static int add_single_tiles(Table *table, Tiles rack)
{
    Places places = {{0}, {0}};
    int added = 0;
    for (int i = 0; i < table->count; i++)
        look_at_row(&places, table, i);
    for (int i = 0; i < rack.count; i++) {
        int code = code_of_tile(rack.tiles[i]), place = code < NUMBERED ? places.row[code] : 0;
        if (!place)
            continue;
        add_to_row(&table->rows[place - 1], rack.tiles[i], places.in_front[code]);
        for (int face = 0; face < NUMBERED; face++)
            if (places.row[face] == place)
                places.row[face] = 0;
        look_at_row(&places, table, place - 1);
        memmove(rack.tiles + i, rack.tiles + i + 1, (size_t)(rack.count - i - 1));
        rack.count--;
        added++;
        i = -1; /* from the first tile on again */
    }
    return added;
}

int beginner_turn(const Position *at, Table *after)
{
    Table by_runs, by_groups;
    int points = find_sets(at->rack, 0, &by_runs), others = find_sets(at->rack, 1, &by_groups);
    const Table *sets = others > points ? &by_groups : &by_runs;
    Tiles left = *at->rack;
    *after = *at->table;
    for (int i = 0; i < sets->count; i++)
        add_row(after, &sets->rows[i]);
    if (!at->opened)
        return sets->count && (others > points ? others : points) >= at->least;
    remove_laid(&left, sets);
    return add_single_tiles(after, left) || sets->count;
}
