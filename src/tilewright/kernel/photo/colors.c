/* Colors for the photo as a whole: a color has one ink, and the light on a tile is divided away by the white of its face. */
#include "photo/tiles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Points looked at along each edge of a face; colors and what is known of an ink: as the network says it, as measured. */
enum { LOOKS = 24, POINTS = LOOKS * LOOKS, PARTS = 6, ROUNDS = 10, FIRST_JOKER = 13 };

/* Chosen on rendered pictures, never on photos: how far inks of one color lie apart, on tiles whose half edge is far more than
 * SMALL pixels; how many tiles the usual ink of a color counts as; how much of the chances that come out is believed. */
static const float SPREAD = 0.1f, SMALL = 10, USUAL_WEIGHT = 0.1f, BELIEVED = 0.4f;

/* The medians of rendered tiles: black, red, blue, orange. */
static const float USUAL[COLORS][PARTS] = {
    {0.114f, 0.131f, 0.166f, 0.574f, 0.576f, 0.583f},
    {0.835f, 0.141f, 0.206f, 0.378f, 0.654f, 0.651f},
    {0.131f, 0.330f, 0.687f, 0.629f, 0.594f, 0.489f},
    {0.968f, 0.614f, 0.157f, 0.238f, 0.563f, 0.776f},
};

static int by_key(const void *one, const void *other)
{
    const Look *a = one, *b = other;
    return (a->key > b->key) - (a->key < b->key);
}

/* The colors on the face of a tile in linear light, where the digits stand; returns how many lie in the picture. */
static int look_at(const Picture *picture, const Tile *tile, Look looks[POINTS])
{
    int count = 0;
    size_t plane = (size_t)picture->planes.width * (size_t)picture->planes.height;
    for (int i = 0; i < POINTS; i++) {
        float u = ((float)(i % LOOKS) + 0.5f) / LOOKS * 1.5f - 0.75f, v = ((float)(i / LOOKS) + 0.5f) / LOOKS * 1.2f - 0.45f;
        float x = tile->middle[0] + u * tile->right[0] + v * tile->up[0], y = tile->middle[1] + u * tile->right[1] + v * tile->up[1];
        if (!(x >= 0 && y >= 0 && x < (float)picture->width && y < (float)picture->height))
            continue;
        const float *at = picture->planes.values + (size_t)y * (size_t)picture->planes.width + (size_t)x;
        for (int c = 0; c < 3; c++)
            looks[count].color[c] = powf((at[(size_t)c * plane] + 1) / 2, 2.2f);
        looks[count].key = looks[count].color[0] + looks[count].color[1] + looks[count].color[2];
        count++;
    }
    return count;
}

void mean_color(Look *looks, int count, float low, float high, float mean[3])
{
    int first = (int)(low * (float)count), end = (int)(high * (float)count);
    qsort(looks, (size_t)count, sizeof *looks, by_key);
    for (int c = 0; c < 3; c++) {
        mean[c] = 0;
        for (int i = first; i < end; i++)
            mean[c] += looks[i].color[c];
        mean[c] /= end > first ? (float)(end - first) : 1;
    }
}

/* The direction of the light that the digits take away: a pixel with half the ink takes half, in the same direction. */
static void light_taken(const Picture *picture, const Tile *tile, float taken[3])
{
    Look looks[POINTS];
    float white[3], ink[3], size = 0;
    int count = look_at(picture, tile, looks);
    mean_color(looks, count, 0.6f, 0.95f, white);
    for (int i = 0; i < count; i++) {
        looks[i].key = 0;
        for (int c = 0; c < 3; c++) {
            float gone = 1 - looks[i].color[c] / (white[c] + 1e-4f);
            looks[i].key -= gone > 0 ? gone * gone : 0;
        }
    }
    mean_color(looks, count, 0.02f, 0.1f, ink);
    for (int c = 0; c < 3; c++) {
        float gone = 1 - ink[c] / (white[c] + 1e-4f);
        taken[c] = (gone > 0 ? gone : 0) + 1e-3f;
        size += taken[c] * taken[c];
    }
    for (int c = 0; c < 3; c++)
        taken[c] /= sqrtf(size);
}

static int is_number(const Tile *tile)
{
    int best = 0;
    for (int i = 1; i < NUMBERS; i++)
        best = tile->numbers[i] > tile->numbers[best] ? i : best;
    return best < FIRST_JOKER;
}

/* How much the ink of a tile counts: less the smaller the tile is, and nothing if it has no color. */
static float weight_of(const Tile *tile)
{
    float area = fabsf(tile->right[0] * tile->up[1] - tile->right[1] * tile->up[0]);
    return is_number(tile) ? area / (area + SMALL * SMALL) : 0;
}

/* What is known of a tile besides its place. */
typedef struct {
    float ink[PARTS], weight, from_network[COLORS], share[COLORS];
} Inked;

/* Move the ink of each color to the mean of the tiles that seem to have it. */
static void move_inks(const Inked *tiles, int count, float inks[COLORS][PARTS])
{
    for (int k = 0; k < COLORS; k++) {
        float total = USUAL_WEIGHT;
        for (int p = 0; p < PARTS; p++)
            inks[k][p] = USUAL_WEIGHT * USUAL[k][p];
        for (int i = 0; i < count; i++) {
            float weight = tiles[i].share[k] * tiles[i].weight;
            total += weight;
            for (int p = 0; p < PARTS; p++)
                inks[k][p] += weight * tiles[i].ink[p];
        }
        for (int p = 0; p < PARTS; p++)
            inks[k][p] /= total;
    }
}

/* The chances of a tile's colors, from its own look and its distance to each ink; `trust` flattens them below 1. */
static void share_out(const Inked *tile, float inks[COLORS][PARTS], float trust, float share[COLORS])
{
    float most = -INFINITY, total = 0;
    for (int k = 0; k < COLORS; k++) {
        float away = 0;
        for (int p = 0; p < PARTS; p++)
            away += (tile->ink[p] - inks[k][p]) * (tile->ink[p] - inks[k][p]);
        share[k] = trust * (logf(tile->from_network[k] + 1e-9f) - away * tile->weight / (2 * SPREAD * SPREAD));
        most = share[k] > most ? share[k] : most;
    }
    for (int k = 0; k < COLORS; k++)
        total += share[k] = expf(share[k] - most);
    for (int k = 0; k < COLORS; k++)
        share[k] /= total;
}

int decide_colors(const Picture *picture, Tile *tiles, int count)
{
    float inks[COLORS][PARTS];
    Inked *inked = malloc(MOST_TILES * sizeof *inked);
    if (!inked)
        return 0;
    for (int i = 0; i < count; i++) {
        memcpy(inked[i].ink, tiles[i].ink, sizeof tiles[i].ink);
        light_taken(picture, &tiles[i], inked[i].ink + 3);
        inked[i].weight = weight_of(&tiles[i]);
        memcpy(inked[i].from_network, tiles[i].colors, sizeof tiles[i].colors);
        memcpy(inked[i].share, tiles[i].colors, sizeof tiles[i].colors);
    }
    for (int round = 0; round < ROUNDS; round++) {
        move_inks(inked, count, inks);
        for (int i = 0; i < count; i++)
            share_out(&inked[i], inks, 1, inked[i].share);
    }
    for (int i = 0; i < count; i++)
        share_out(&inked[i], inks, BELIEVED, tiles[i].colors);
    free(inked);
    return 1;
}
