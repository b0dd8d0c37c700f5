#include "play/selfplay/selfplay.h"

Bag bag_of_tiles(const Tiles *tiles)
{
    Bag bag = EMPTY_BAG;
    for (int i = 0; i < tiles->count; i++)
        put(&bag, code_of_tile(tiles->tiles[i]), 1);
    return bag;
}

Bag bag_of_table(const Table *table)
{
    Bag bag = EMPTY_BAG;
    for (int i = 0; i < table->count; i++)
        for (int at = 0; at < table->rows[i].size; at++)
            put(&bag, code_of_tile(table->rows[i].tiles[at]), 1);
    return bag;
}

void add_row(Table *table, const TileRow *row) { table->rows[table->count++] = *row; }

void remove_laid(Tiles *rack, const Table *table)
{
    uint8_t laid[MOST_IDS] = {0};
    int left = 0;
    for (int i = 0; i < table->count; i++)
        for (int at = 0; at < table->rows[i].size; at++)
            laid[table->rows[i].tiles[at]] = 1;
    for (int i = 0; i < rack->count; i++)
        if (!laid[rack->tiles[i]])
            rack->tiles[left++] = rack->tiles[i];
    rack->count = left;
}

void add_tile(Tiles *rack, int tile)
{
    int at = rack->count++;
    for (; at > 0 && rack->tiles[at - 1] > tile; at--)
        rack->tiles[at] = rack->tiles[at - 1];
    rack->tiles[at] = (uint8_t)tile;
}

/* The first of sets/readings.c, found without the others: with those, games of beginners take a tenth longer. */
int best_reading(const uint8_t *codes, int size, int *start)
{
    int number = -1, color = -1, first = -1, is_group = size <= COLORS, is_run = 1;
    unsigned taken = 0;
    for (int i = 0; i < size; i++) {
        if (codes[i] == JOKER)
            continue;
        int here = codes[i] % NUMBERS, of = codes[i] / NUMBERS;
        if (number >= 0) {
            is_group &= here == number;
            is_run &= of == color && here - i == first;
        }
        is_group &= !(taken >> of & 1);
        taken |= 1u << of;
        number = here;
        color = of;
        first = here - i;
    }
    is_run &= first >= 0 && first + size <= NUMBERS;
    int as_group = is_group && number >= 0 ? size * (number + 1) : 0, as_run = is_run ? run_points(first, size) : 0;
    /* Groups come first among readings with equal points. */
    *start = as_run > as_group ? first : -1;
    return as_run > as_group ? as_run : as_group;
}

/* Whether a row shows these codes. */
static int shows(const TileRow *row, const uint8_t *codes, int size)
{
    if (row->size != size)
        return 0;
    for (int i = 0; i < size; i++)
        if (code_of_tile(row->tiles[i]) != codes[i])
            return 0;
    return 1;
}

static void read_codes(const TileRow *row, uint8_t codes[LONGEST_ROW])
{
    for (int i = 0; i < row->size; i++)
        codes[i] = (uint8_t)code_of_tile(row->tiles[i]);
}

/* The tiles of a position that are free for rows, by face; those to be taken next are last. */
typedef struct {
    uint8_t tiles[JOKER + 1][TILE_COPIES];
    int counts[JOKER + 1];
} Free;

static void set_free(Free *free, const uint8_t *tiles, int count)
{
    for (int i = 0; i < count; i++) {
        int code = code_of_tile(tiles[i]);
        free->tiles[code][free->counts[code]++] = tiles[i];
    }
}

/* Take the last row of the table that shows these codes and is not used yet, or -1. */
static int take_equal(const Table *table, uint8_t used[], const uint8_t *codes, int size)
{
    for (int i = table->count - 1; i >= 0; i--)
        if (!used[i] && shows(&table->rows[i], codes, size)) {
            used[i] = 1;
            return i;
        }
    return -1;
}

void lay_rows(const Position *at, const LaidRows *rows, int apart, Table *after)
{
    const Table *table = at->table;
    uint8_t used[MOST_ROWS] = {0}, codes[LONGEST_ROW];
    int kept[MOST_ROWS], first = apart ? table->count : 0;
    Free free = {.counts = {0}};
    for (int i = 0; i < first; i++) {
        read_codes(&table->rows[i], codes);
        kept[i] = take_equal(table, used, codes, table->rows[i].size);
    }
    for (int i = 0; i < rows->count; i++)
        kept[first + i] = take_equal(table, used, rows->rows[i].cells, rows->rows[i].size);
    /* Tiles of the table come last and are taken first: all of them must be laid again. */
    set_free(&free, at->rack->tiles, at->rack->count);
    for (int i = 0; i < table->count; i++) {
        read_codes(&table->rows[i], codes);
        for (int j = i; j < table->count; j++)
            if (!used[j] && shows(&table->rows[j], codes, table->rows[i].size)) {
                used[j] = 1;
                set_free(&free, table->rows[j].tiles, table->rows[j].size);
            }
    }
    after->count = 0;
    for (int i = 0; i < first + rows->count; i++) {
        if (kept[i] >= 0) {
            add_row(after, &table->rows[kept[i]]);
            continue;
        }
        const LaidRow *row = &rows->rows[i - first];
        TileRow laid = {.size = row->size};
        for (int place = 0; place < row->size; place++)
            laid.tiles[place] = free.tiles[row->cells[place]][--free.counts[row->cells[place]]];
        add_row(after, &laid);
    }
}
