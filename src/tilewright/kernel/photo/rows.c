/* Rows as the tiles lie: each tile is joined to the one on its right, as its digits stand upright. */
#include "photo/tiles.h"

#include <math.h>
#include <stdlib.h>

/* How far the middle of a neighbor is, in half edges of a tile: along the row, where two tiles that touch are 2 apart, and
 * across it. Neighbors point the same way. */
static const float NEAREST = 1.3f, FARTHEST = 2.9f, ACROSS = 0.6f, SAME_WAY = 0.85f;

enum { MOST_LINKS = 8 * MOST_TILES };

typedef struct {
    float cost;
    int left, right;
} Link;

static int by_cost(const void *one, const void *other)
{
    const Link *a = one, *b = other;
    if (a->cost != b->cost)
        return a->cost < b->cost ? -1 : 1;
    return a->left != b->left ? a->left - b->left : a->right - b->right;
}

/* How badly `other` stands as the neighbor of a tile, to its right for a `way` of 1 and to its left for -1; negative if it is
 * none. */
static float misfit(const Tile *tile, const Tile *other, float way)
{
    float cross = tile->right[0] * tile->up[1] - tile->right[1] * tile->up[0];
    float x = other->middle[0] - tile->middle[0], y = other->middle[1] - tile->middle[1];
    if (fabsf(cross) < 1e-3f)
        return -1;
    float along = way * (x * tile->up[1] - y * tile->up[0]) / cross, across = fabsf((tile->right[0] * y - tile->right[1] * x) / cross);
    return along < NEAREST || along > FARTHEST || across > ACROSS ? -1 : fabsf(along - 2) + 2 * across;
}

static float cosine(const float one[2], const float other[2])
{
    float sizes = hypotf(one[0], one[1]) * hypotf(other[0], other[1]);
    return sizes > 0 ? (one[0] * other[0] + one[1] * other[1]) / sizes : 0;
}

static int find_links(const Tile *tiles, int count, Link *links)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count && found < MOST_LINKS; j++) {
            if (i == j || cosine(tiles[i].up, tiles[j].up) < SAME_WAY)
                continue;
            float one = misfit(&tiles[i], &tiles[j], 1), other = misfit(&tiles[j], &tiles[i], -1);
            if (one >= 0 && other >= 0)
                links[found++] = (Link){one + other, i, j};
        }
    qsort(links, (size_t)found, sizeof *links, by_cost);
    return found;
}

/* Number the rows from the top of the picture down, by their first tiles. */
static void number_rows(Tile *tiles, int count, const int *next, const int *before)
{
    int rows = 0;
    for (int done = 0; done < count; rows++) {
        int head = -1;
        for (int i = 0; i < count; i++)
            if (before[i] < 0 && tiles[i].row < 0 &&
                (head < 0 || tiles[i].middle[1] < tiles[head].middle[1] ||
                 (tiles[i].middle[1] == tiles[head].middle[1] && tiles[i].middle[0] < tiles[head].middle[0])))
                head = i;
        for (int place = 0; head >= 0; head = next[head], place++, done++) {
            tiles[head].row = rows;
            tiles[head].place = place;
        }
    }
}

int group_rows(Tile *tiles, int count)
{
    int next[MOST_TILES], before[MOST_TILES];
    Link *links = malloc(MOST_LINKS * sizeof *links);
    if (!links)
        return 0;
    int found = find_links(tiles, count, links);
    for (int i = 0; i < count; i++)
        next[i] = before[i] = tiles[i].row = -1;
    for (int i = 0; i < found; i++) {
        int end = links[i].right;
        /* A row that would end where it begins is not closed to a ring. */
        while (next[end] >= 0)
            end = next[end];
        if (next[links[i].left] < 0 && before[links[i].right] < 0 && end != links[i].left) {
            next[links[i].left] = links[i].right;
            before[links[i].right] = links[i].left;
        }
    }
    free(links);
    number_rows(tiles, count, next, before);
    return 1;
}
