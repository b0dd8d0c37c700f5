#include "photo/tiles.h"

#include <math.h>
#include <stdlib.h>

/* The network marks a point above the middle of a face, by this share of half its height; offsets and edges are scaled. It
 * was taught to be less sure of a number than it may be. LEAST_HEAT makes misses and wrong finds in rendered pictures fewest. */
static const float MARK = 0.2f, OFFSET_SCALE = 8, EDGE_SCALE = 32, LEAST_HEAT = 0.4f, SAME_TILE = 0.9f,
                   SHARPER = 1.3f;

typedef struct {
    float heat;
    int x, y;
} Peak;

static float value_at(const Planes *map, int channel, int x, int y)
{
    return map->values[((size_t)channel * (size_t)map->height + (size_t)y) * (size_t)map->width + (size_t)x];
}

static float chance(float logit) { return 1 / (1 + expf(-logit)); }

/* The hottest peaks first, and those of equal heat from the top left on. */
static int by_heat(const void *one, const void *other)
{
    const Peak *a = one, *b = other;
    if (a->heat != b->heat)
        return a->heat < b->heat ? 1 : -1;
    return a->y != b->y ? a->y - b->y : a->x - b->x;
}

static int is_peak(const Planes *map, int x, int y)
{
    float heat = value_at(map, HEAT, x, y);
    for (int j = y > 0 ? y - 1 : 0; j <= y + 1 && j < map->height; j++)
        for (int i = x > 0 ? x - 1 : 0; i <= x + 1 && i < map->width; i++)
            if (value_at(map, HEAT, i, j) > heat)
                return 0;
    return 1;
}

static void softmax(const Planes *map, int first, int count, const Peak *peak, float sharper, float *chances)
{
    float most = -INFINITY, total = 0;
    for (int i = 0; i < count; i++) {
        chances[i] = value_at(map, first + i, peak->x, peak->y);
        most = chances[i] > most ? chances[i] : most;
    }
    for (int i = 0; i < count; i++)
        total += chances[i] = expf(sharper * (chances[i] - most));
    for (int i = 0; i < count; i++)
        chances[i] /= total;
}

static Tile tile_at(const Planes *map, const Peak *peak)
{
    Tile tile = {.sure = chance(peak->heat), .die = chance(value_at(map, DIE, peak->x, peak->y)), .row = -1};
    const int at[] = {peak->x, peak->y};
    for (int i = 0; i < 2; i++) {
        tile.right[i] = value_at(map, RIGHT + i, peak->x, peak->y) * EDGE_SCALE;
        tile.up[i] = value_at(map, UP + i, peak->x, peak->y) * EDGE_SCALE;
        tile.middle[i] = ((float)at[i] + 0.5f) * MAP_STRIDE + value_at(map, OFFSET + i, peak->x, peak->y) * OFFSET_SCALE - MARK * tile.up[i];
    }
    softmax(map, NUMBER, NUMBERS, peak, SHARPER, tile.numbers);
    softmax(map, COLOR, COLORS, peak, 1, tile.colors);
    for (int i = 0; i < 3; i++)
        tile.ink[i] = value_at(map, INK + i, peak->x, peak->y);
    return tile;
}

/* Whether the middle of one tile lies in another. */
static int overlaps(const Tile *tile, const Tile *other)
{
    float cross = tile->right[0] * tile->up[1] - tile->right[1] * tile->up[0];
    float x = other->middle[0] - tile->middle[0], y = other->middle[1] - tile->middle[1];
    if (fabsf(cross) < 1e-3f)
        return 0;
    return fabsf(x * tile->up[1] - y * tile->up[0]) < SAME_TILE * fabsf(cross) &&
           fabsf(tile->right[0] * y - tile->right[1] * x) < SAME_TILE * fabsf(cross);
}

static int find_peaks(const Planes *map, Peak *peaks)
{
    int found = 0;
    const float least = logf(LEAST_HEAT / (1 - LEAST_HEAT));
    for (int y = 0; y < map->height; y++)
        for (int x = 0; x < map->width; x++)
            if (value_at(map, HEAT, x, y) > least && is_peak(map, x, y))
                peaks[found++] = (Peak){value_at(map, HEAT, x, y), x, y};
    qsort(peaks, (size_t)found, sizeof *peaks, by_heat);
    return found;
}

int find_tiles(const Planes *map, Tile tiles[MOST_TILES])
{
    Peak *peaks = malloc((size_t)map->width * (size_t)map->height * sizeof *peaks);
    int found = peaks ? find_peaks(map, peaks) : 0, count = peaks ? 0 : -1;
    for (int i = 0; i < found && count < MOST_TILES; i++) {
        Tile tile = tile_at(map, &peaks[i]);
        int taken = 0;
        for (int j = 0; j < count && !taken; j++)
            taken = overlaps(&tiles[j], &tile);
        if (!taken)
            tiles[count++] = tile;
    }
    free(peaks);
    return count;
}
