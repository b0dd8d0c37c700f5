/* A closer look at numbers in doubt: the photo has more pixels than the first look, and the network reads large digits best. */
#include "photo/tiles.h"

#include <math.h>
#include <stdlib.h>

/* The longer side of a part that is looked at, in pixels of the network. */
enum { PART = 320 };

/* A number that is less sure is in doubt, unless the tile is LARGE. The tile in the middle of a part is LARGER times as high as
 * before there, at least TALL. Others are read anew if they are INSIDE of their heights away from its edge, as the tile that is
 * found within NEAR of a height. SURE and TALL were chosen on rendered pictures; card.md says how LARGE came about. */
static const float SURE = 0.97f, LARGE = 80, LARGER = 1.5f, TALL = 72, INSIDE = 0.6f, NEAR = 0.25f, SMALLEST = 4, LEAST = 1e-9f;

static float height_of(const Tile *tile) { return fmaxf(SMALLEST, 2 * hypotf(tile->up[0], tile->up[1])); }

static float surest(const Tile *tile)
{
    float most = 0;
    for (int i = 0; i < NUMBERS; i++)
        most = fmaxf(most, tile->numbers[i]);
    return most;
}

static int in_doubt(const Tile *tile) { return surest(tile) < SURE && height_of(tile) < LARGE; }

/* The tile in the most doubt that was not looked at yet, -1 if there is none. */
static int most_doubtful(const Tile *tiles, const char *looked, int count)
{
    int found = -1;
    for (int i = 0; i < count; i++)
        if (!looked[i] && in_doubt(&tiles[i]) && (found < 0 || surest(&tiles[i]) < surest(&tiles[found])))
            found = i;
    return found;
}

/* The pixels of a photo from `middle` - `reach` to `middle` + `reach` along one axis, at least one. */
static void span(float middle, float reach, int size, int *first, int *count)
{
    float from = fminf(fmaxf(floorf(middle - reach), 0), (float)size - 1), to = fminf(fmaxf(ceilf(middle + reach), from + 1), (float)size);
    *first = (int)from;
    *count = (int)(to - from);
}

/* Both readings have a say: what one of them rules out is out. */
static void agree(float numbers[NUMBERS], const float again[NUMBERS])
{
    float total = 0;
    for (int i = 0; i < NUMBERS; i++)
        total += numbers[i] = sqrtf((numbers[i] + LEAST) * (again[i] + LEAST));
    for (int i = 0; i < NUMBERS; i++)
        numbers[i] /= total;
}

/* The tile of a part whose middle is nearest to a point, NULL if none is near. */
static const Tile *nearest(const Tile *found, int count, float x, float y)
{
    const Tile *best = NULL;
    float least = NEAR;
    for (int i = 0; i < count; i++) {
        float away = hypotf(found[i].middle[0] - x, found[i].middle[1] - y) / height_of(&found[i]);
        if (away < least) {
            least = away;
            best = &found[i];
        }
    }
    return best;
}

/* Look at the part around tile `at`, and read it and its neighbours in doubt anew; 0 without memory. `ratio` is how many pixels
 * of the first look a pixel of the photo has. */
static int look_around(const Network *network, Photo photo, float ratio, Tile *tiles, char *looked, int count, int at)
{
    const float *middle = tiles[at].middle;
    float height = height_of(&tiles[at]), reach = PART / 2 * height / fmaxf(TALL, LARGER * height);
    int left, top;
    Photo part = photo;
    span(middle[0] / ratio, reach / ratio, photo.width, &left, &part.width);
    span(middle[1] / ratio, reach / ratio, photo.height, &top, &part.height);
    part.bytes += (size_t)top * photo.row + (size_t)3 * (size_t)left;
    int longer = part.width > part.height ? part.width : part.height, side = (int)(PART * (float)longer * ratio / (2 * reach));
    Picture picture = scaled(part, side < SIDE_STEP ? SIDE_STEP : side > 2 * PART ? 2 * PART : side);
    Planes map = picture.planes.values ? run_network(network, picture.planes) : picture.planes;
    Tile *found = malloc(MOST_TILES * sizeof *found);
    int there = map.values && found ? find_tiles(&map, found) : -1;
    float larger = (float)picture.width / (float)part.width / ratio;
    for (int i = 0; i < count && there >= 0; i++) {
        float inside = i == at ? reach : reach - INSIDE * height_of(&tiles[i]);
        if (looked[i] || !in_doubt(&tiles[i]) || fabsf(tiles[i].middle[0] - middle[0]) > inside || fabsf(tiles[i].middle[1] - middle[1]) > inside)
            continue;
        const Tile *again =
            nearest(found, there, (tiles[i].middle[0] - (float)left * ratio) * larger, (tiles[i].middle[1] - (float)top * ratio) * larger);
        looked[i] = 1;
        if (again)
            agree(tiles[i].numbers, again->numbers);
    }
    free(found);
    free(map.values);
    free(picture.planes.values);
    return there >= 0;
}

int look_closer(const Network *network, Photo photo, const Picture *picture, int parts, Tile *tiles, int count)
{
    char looked[MOST_TILES] = {0};
    int at;
    while (parts-- > 0 && (at = most_doubtful(tiles, looked, count)) >= 0)
        if (!look_around(network, photo, (float)picture->width / (float)photo.width, tiles, looked, count, at))
            return 0;
    return 1;
}
