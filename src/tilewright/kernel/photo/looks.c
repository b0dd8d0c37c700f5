/* How a face looks, whatever the network takes it for: the ink on rings around its middle, so that the same face is alike at any
 * angle, in any size and light. What the network says of a face that it never learnt, its edges too, is not to be trusted. */
#include "photo/tiles.h"

#include <math.h>
#include <string.h>

/* A smaller tile has no look. Shares of the half edges that are looked at; how much darker than the face ink is; how far the
 * rings reach, in mean distances of the ink from its middle. A surer number is one; two faces must be taken for the same thing
 * with this chance. All were chosen on rendered pictures. */
static const float SMALLEST = 34, REACH = 0.7f, PAPER = 0.15f, RINGS_REACH = 2.6f, SURE = 0.98f, TAKEN_ALIKE = 0.3f;

/* A look has the ink ring by ring, each from the right on, then the square roots of the chances of numbers and jokers. */
enum { GRID = 24, SPOTS = GRID * GRID, INKS = RINGS * SPOKES, FIRST_JOKER = 13, ONE = 127 };

typedef struct {
    float x, y;
} Point;

/* From one spoke to the next. */
static const Point STEP = {0.9659258f, 0.2588190f};

/* The color of a point in linear light, between the four pixels around it. */
static void color_at(const Picture *picture, Point at, float color[3])
{
    const Planes *planes = &picture->planes;
    float x = fminf(fmaxf(at.x - 0.5f, 0), (float)picture->width - 1.01f), y = fminf(fmaxf(at.y - 0.5f, 0), (float)picture->height - 1.01f);
    float across = x - floorf(x), down = y - floorf(y);
    const float *from = planes->values + (size_t)y * (size_t)planes->width + (size_t)x;
    for (int c = 0; c < 3; c++, from += (size_t)planes->width * (size_t)planes->height) {
        float above = from[0] + across * (from[1] - from[0]), below = from[planes->width] + across * (from[planes->width + 1] - from[planes->width]);
        color[c] = powf((above + down * (below - above) + 1) / 2, 2.2f);
    }
}

/* The share of the light of the face that is missing at a point. */
static float ink_at(const Picture *picture, const float white[3], Point at)
{
    float color[3], left = 0;
    color_at(picture, at, color);
    for (int c = 0; c < 3; c++)
        left += fminf(color[c] / (white[c] + 1e-4f), 1) / 3;
    return 1 - left;
}

static Point on_tile(const Tile *tile, float u, float v)
{
    return (Point){tile->middle[0] + u * tile->right[0] + v * tile->up[0], tile->middle[1] + u * tile->right[1] + v * tile->up[1]};
}

static float spot(int i) { return (((float)i + 0.5f) / GRID * 2 - 1) * REACH; }

/* The white of the face: brighter than most of it, darker than glare. */
static void white_of(const Picture *picture, const Tile *tile, float white[3])
{
    Look looks[SPOTS];
    for (int i = 0; i < SPOTS; i++) {
        float *color = looks[i].color;
        color_at(picture, on_tile(tile, spot(i % GRID), spot(i / GRID)), color);
        looks[i].key = color[0] + color[1] + color[2];
    }
    mean_color(looks, SPOTS, 0.6f, 0.95f, white);
}

static int8_t whole(float value) { return (int8_t)(value + (value < 0 ? -0.5f : 0.5f)); }

static float length(const float edge[2]) { return sqrtf(edge[0] * edge[0] + edge[1] * edge[1]); }

void describe(const Picture *picture, Tile *tile)
{
    float wide = length(tile->right), high = length(tile->up);
    memset(tile->look, 0, sizeof tile->look);
    if (2 * high < SMALLEST || 2 * wide < SMALLEST * 0.6f || picture->width < 2 || picture->height < 2)
        return;
    float white[3], total = 1e-6f, mean[2] = {0}, square[2] = {0};
    white_of(picture, tile, white);
    for (int i = 0; i < SPOTS; i++) {
        float at[] = {spot(i % GRID), spot(i / GRID)}, ink = fmaxf(ink_at(picture, white, on_tile(tile, at[0], at[1])) - PAPER, 0);
        total += ink;
        for (int k = 0; k < 2; k++) {
            mean[k] += ink * at[k];
            square[k] += ink * at[k] * at[k];
        }
    }
    for (int k = 0; k < 2; k++) {
        mean[k] /= total;
        square[k] = fmaxf(square[k] / total - mean[k] * mean[k], 0);
    }
    float reach = RINGS_REACH * (sqrtf((square[0] * wide * wide + square[1] * high * high) / 2) + 0.5f), rings[INKS], all = 0, most = 1e-6f;
    Point middle = on_tile(tile, mean[0], mean[1]);
    Point spoke = {1, 0};
    for (int i = 0; i < INKS; i++, spoke = (Point){spoke.x * STEP.x - spoke.y * STEP.y, spoke.x * STEP.y + spoke.y * STEP.x}) {
        float far = ((float)(i / SPOKES) + 0.5f) / RINGS * reach, u = far * spoke.x / wide, v = far * spoke.y / high;
        Point at = {middle.x + u * tile->right[0] + v * tile->up[0], middle.y + u * tile->right[1] + v * tile->up[1]};
        rings[i] = ink_at(picture, white, at);
        all += rings[i] / INKS;
    }
    for (int i = 0; i < INKS; i++)
        most = fmaxf(most, fabsf(rings[i] - all));
    for (int i = 0; i < INKS; i++)
        tile->look[i] = whole(ONE * (rings[i] - all) / most);
    for (int i = 0; i < NUMBERS; i++)
        tile->look[INKS + i] = whole(ONE * sqrtf(fminf(fmaxf(tile->numbers[i], 0), 1)));
}

static int product(const int8_t *one, const int8_t *other, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += one[i] * other[i];
    return sum;
}

float likeness(const int8_t joker[LOOK_SIZE], const int8_t tile[LOOK_SIZE])
{
    const int8_t *numbers = tile + INKS;
    int best = 0;
    for (int i = 0; i < FIRST_JOKER; i++)
        if (numbers[i] * numbers[i] > SURE * ONE * ONE)
            return 0;
    if ((float)product(joker + INKS, numbers, NUMBERS) < TAKEN_ALIKE * ONE * ONE)
        return 0;
    for (int turn = 0; turn < SPOKES; turn++) {
        int same = 0;
        for (int ring = 0; ring < INKS; ring += SPOKES)
            same += product(joker + ring, tile + ring + turn, SPOKES - turn) + product(joker + ring + SPOKES - turn, tile + ring, turn);
        best = same > best ? same : best;
    }
    float sizes = (float)product(joker, joker, INKS) * (float)product(tile, tile, INKS);
    return sizes > 0 ? (float)best / sqrtf(sizes) : 0;
}
