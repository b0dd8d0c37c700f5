/* Tables and racks by tile: which tiles show which faces, and which tiles lie in the rows of a turn. */
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

Tiles remove_laid(Tiles *rack, const Table *table)
{
    uint8_t lies[MOST_IDS] = {0};
    Tiles laid = {.count = 0};
    int left = 0;
    for (int i = 0; i < table->count; i++)
        for (int at = 0; at < table->rows[i].size; at++)
            lies[table->rows[i].tiles[at]] = 1;
    for (int i = 0; i < rack->count; i++)
        if (lies[rack->tiles[i]])
            laid.tiles[laid.count++] = rack->tiles[i];
        else
            rack->tiles[left++] = rack->tiles[i];
    rack->count = left;
    return laid;
}

void add_tile(Tiles *rack, int tile)
{
    int at = rack->count++;
    for (; at > 0 && rack->tiles[at - 1] > tile; at--)
        rack->tiles[at] = rack->tiles[at - 1];
    rack->tiles[at] = (uint8_t)tile;
}

TileRow codes_of_row(const TileRow *row)
{
    TileRow codes = {.size = row->size};
    for (int i = 0; i < row->size; i++)
        codes.tiles[i] = (uint8_t)code_of_tile(row->tiles[i]);
    return codes;
}

void laid_rows(const Table *table, LaidRows *rows)
{
    rows->count = table->count;
    for (int i = 0; i < table->count; i++) {
        TileRow codes = codes_of_row(&table->rows[i]);
        rows->rows[i].size = codes.size;
        memcpy(rows->rows[i].cells, codes.tiles, codes.size);
    }
}

void add_by_face(ByFace *by_face, const uint8_t *tiles, int count)
{
    for (int i = 0; i < count; i++) {
        int code = code_of_tile(tiles[i]);
        by_face->tiles[code][by_face->counts[code]++] = tiles[i];
    }
}

int take_first(ByFace *by_face, int code) { return by_face->tiles[code][by_face->used[code]++]; }

int take_last(ByFace *by_face, int code) { return by_face->tiles[code][--by_face->counts[code]]; }

/* Whether a row of tiles shows these codes. */
static int shows(const TileRow *row, const TileRow *codes)
{
    if (row->size != codes->size)
        return 0;
    for (int i = 0; i < row->size; i++)
        if (code_of_tile(row->tiles[i]) != codes->tiles[i])
            return 0;
    return 1;
}

/* Take the last row of the table that shows these codes and is not used yet, or -1. */
static int take_equal(const Table *table, uint8_t used[], const TileRow *codes)
{
    for (int i = table->count - 1; i >= 0; i--)
        if (!used[i] && shows(&table->rows[i], codes)) {
            used[i] = 1;
            return i;
        }
    return -1;
}

void lay_rows(const Position *at, const Table *rows, Table *after)
{
    const Table *table = at->table;
    uint8_t used[MOST_ROWS] = {0};
    int kept[MOST_ROWS];
    ByFace free = {.counts = {0}};
    for (int i = 0; i < rows->count; i++)
        kept[i] = take_equal(table, used, &rows->rows[i]);
    /* Tiles of the table come last and are taken first: all of them must be laid again. */
    add_by_face(&free, at->rack->tiles, at->rack->count);
    for (int i = 0; i < table->count; i++) {
        TileRow codes = codes_of_row(&table->rows[i]);
        for (int j = i; j < table->count; j++)
            if (!used[j] && shows(&table->rows[j], &codes)) {
                used[j] = 1;
                add_by_face(&free, table->rows[j].tiles, table->rows[j].size);
            }
    }
    after->count = 0;
    for (int i = 0; i < rows->count; i++) {
        if (kept[i] >= 0) {
            add_row(after, &table->rows[kept[i]]);
            continue;
        }
        TileRow laid = {.size = rows->rows[i].size};
        for (int place = 0; place < laid.size; place++)
            laid.tiles[place] = (uint8_t)take_last(&free, rows->rows[i].tiles[place]);
        add_row(after, &laid);
    }
}
