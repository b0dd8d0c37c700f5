#include "sets/readings.h"

#include <string.h>

#include "pieces/lanes.h"

static int width_of(int face) { return face == DOUBLE ? 2 : face != MIRROR; }

static int bit_of(int face) { return 1 << face / NUMBERS; }

static int number_of(int face) { return face % NUMBERS + 1; }

/* Consecutive places, from the lowest number up: each has one piece in a run, and two in a mirrored run. */
typedef struct {
    int size, layers;
    uint8_t face[2][NUMBERS];
    uint8_t colors[NUMBERS]; /* those each place may have, none for a color change */
} Stretch;

/* Write the piece at each place into a layer, from the last piece if the row falls; a double is at two places. */
static void add_layer(Stretch *stretch, const uint8_t *row, int pieces, int falls)
{
    uint8_t *faces = stretch->face[stretch->layers++];
    int place = 0;
    for (int i = 0; i < pieces; i++) {
        int face = row[falls ? pieces - 1 - i : i];
        for (int wide = width_of(face); wide; wide--)
            faces[place++] = (uint8_t)face;
    }
    stretch->size = place;
}

/* The colors beside some colors: any other than one of these. */
static int colors_beside(int colors) { return colors & (colors - 1) ? ALL_COLORS : colors ? ALL_COLORS ^ colors : 0; }

/* Narrow the colors of parts to those in some choice for all parts where neighbors differ, from `most` colors.
 * A choice of at most `most` colors is one from a palette of that size, and along a chain of parts each palette can be
 * followed forwards and back. Returns 0 without a choice. */
static int choose_colors(uint8_t *able, int parts, int most)
{
    uint8_t found[NUMBERS + 1] = {0}, reached[NUMBERS + 1];
    for (int palette = 1; palette <= ALL_COLORS; palette++) {
        if (bits_in((unsigned)palette) > most)
            continue;
        for (int part = 0; part < parts; part++)
            reached[part] = able[part] & palette & (part ? colors_beside(reached[part - 1]) : ALL_COLORS);
        for (int part = parts - 1; part >= 0; part--) {
            reached[part] &= part < parts - 1 ? colors_beside(reached[part + 1]) : ALL_COLORS;
            found[part] |= reached[part];
        }
    }
    memcpy(able, found, (size_t)parts);
    return !parts || found[0];
}

/* Find the colors of each place, as `colors` of sets/stretch.py; returns 0 if the places are not a stretch. */
static int find_colors(Stretch *stretch, const SetRules *rules)
{
    uint8_t shown[NUMBERS + 1] = {0}, part_of[NUMBERS];
    int changes = 0, parts = 0, inside = 0; /* inside: whether the place before is of a part */
    for (int place = 0; place < stretch->size; place++) {
        int changed = 0, colors = 0;
        for (int layer = 0; layer < stretch->layers; layer++) {
            int face = stretch->face[layer][place];
            changed += face == CHANGE;
            colors |= face < NUMBERED ? bit_of(face) : 0;
        }
        if (changed) {
            /* A-M8: a color change may face only another color change. */
            if (changed < stretch->layers || (place ? !inside : !rules->at_start))
                return 0;
            changes++;
        } else
            shown[parts += !inside] |= (uint8_t)colors;
        part_of[place] = (uint8_t)parts;
        inside = !changed;
    }
    /* Parts count from 1; without a number all colors are possible. */
    for (int part = 1; part <= parts; part++) {
        if (shown[part] & (shown[part] - 1))
            return 0;
        shown[part] = shown[part] ? shown[part] : ALL_COLORS;
    }
    if (changes > rules->max_per_run || (changes && !choose_colors(shown + 1, parts, rules->max_colors)))
        return 0;
    for (int place = 0; place < stretch->size; place++)
        stretch->colors[place] = stretch->face[0][place] == CHANGE ? 0 : shown[part_of[place]];
    return 1;
}

/* The lowest numbers that a stretch may have, from `*from` down to `*to`: one if it has a number. */
static void find_starts(const Stretch *stretch, int *from, int *to)
{
    *from = NUMBERS - stretch->size + 1;
    *to = 1;
    for (int place = 0; place < stretch->size; place++)
        for (int layer = 0; layer < stretch->layers; layer++) {
            int face = stretch->face[layer][place], start = number_of(face) - place;
            if (face >= NUMBERED)
                continue;
            if (start > *from || start < *to) {
                *from = 0;
                return;
            }
            *from = *to = start;
        }
}

/* Write what the pieces of a row stand for along a stretch. */
static int stand_along(const Stretch *stretch, int start, const uint8_t *row, int pieces, int falls, SetStand *stands)
{
    int points = 0;
    for (int i = 0, place = 0; i < pieces; i++) {
        int wide = width_of(row[i]), first = falls ? stretch->size - place - wide : place, low = start + first;
        stands[i] = (SetStand){(uint8_t)low, wide == 2 ? (uint8_t)(low + 1) : 0, stretch->colors[first], 0};
        points += wide * low + (wide == 2);
        place += wide;
    }
    return points;
}

/* A row, or its two sides around a mirror in the middle; without one, all pieces are on the left. */
typedef struct {
    const uint8_t *row;
    int middle, pieces, size, sides; /* size: the places of each side */
} Sides;

/* Add the reading that was written after the last. One piece a side of a mirror is a run up, a run down and a group, and
 * is read once. */
static void add_reading(const Sides *s, int shape, int points, SetReadings *found)
{
    SetReading *added = &found->items[found->count];
    for (int i = 0; i < found->count && s->sides > 1; i++)
        if (!memcmp(found->items[i].stands, added->stands, (size_t)s->pieces * sizeof *added->stands))
            return;
    added->shape = s->sides > 1 ? SHAPE_MIRROR : shape;
    added->points = points;
    found->count++;
}

static void read_run(const Sides *s, int falls, const SetRules *rules, SetReadings *found)
{
    const uint8_t *right = s->row + s->middle + 1;
    Stretch stretch = {0};
    int from, to, after = s->pieces - s->middle - 1;
    if (s->size > NUMBERS)
        return;
    add_layer(&stretch, s->row, s->middle, falls);
    if (s->sides > 1)
        add_layer(&stretch, right, after, !falls);
    find_starts(&stretch, &from, &to);
    if (from < to || !find_colors(&stretch, rules))
        return;
    for (int start = from; start >= to; start--) {
        SetStand *stands = found->items[found->count].stands;
        int points = stand_along(&stretch, start, s->row, s->middle, falls, stands);
        if (s->sides > 1) {
            points += stand_along(&stretch, start, right, after, !falls, stands + s->middle + 1);
            stands[s->middle] = (SetStand){0};
        }
        add_reading(s, SHAPE_RUN, points, found);
    }
}

static void read_group(const Sides *s, const SetRules *rules, SetReadings *found)
{
    int value = 0, shown[2] = {0};
    if (s->size > (s->sides > 1 ? rules->group_side : COLORS))
        return;
    for (int i = 0; i < s->pieces; i++) {
        int face = s->row[i], *side = &shown[i > s->middle];
        if (face == CHANGE)
            return;
        if (face >= NUMBERED)
            continue;
        if ((value && value != number_of(face)) || *side & bit_of(face))
            return;
        value = number_of(face);
        *side |= bit_of(face);
    }
    int together = shown[0] | shown[1], free = s->size - bits_in((unsigned)together), others = free ? ALL_COLORS ^ together : 0;
    if (free < 0)
        return;
    for (int number = value ? value : NUMBERS; number >= (value ? value : 1); number--) {
        SetStand *stands = found->items[found->count].stands;
        for (int i = 0; i < s->pieces; i++) {
            int face = s->row[i], doubled = face == DOUBLE;
            int owed = s->sides > 1 ? together & ~shown[i > s->middle] : 0, able = face < NUMBERED ? bit_of(face) : owed | others;
            /* With one other color for the whole side, a double takes at least one that the other side shows. */
            stands[i] = (SetStand){(uint8_t)number, doubled ? (uint8_t)number : 0, (uint8_t)able,
                (uint8_t)(doubled && free == 1 ? owed : 0)};
        }
        if (s->sides > 1)
            stands[s->middle] = (SetStand){0};
        add_reading(s, SHAPE_GROUP, s->sides * s->size * number, found);
    }
}

/* Most points first; equal ones keep their order. */
static void sort_readings(SetReadings *found)
{
    for (int i = 1; i < found->count; i++) {
        if (found->items[i].points <= found->items[i - 1].points)
            continue;
        SetReading moved = found->items[i];
        int place = i;
        for (; place && found->items[place - 1].points < moved.points; place--)
            found->items[place] = found->items[place - 1];
        found->items[place] = moved;
    }
}

void find_readings(const uint8_t *row, int pieces, const SetRules *rules, SetReadings *found)
{
    Sides s = {row, pieces, pieces, 0, 1};
    int jokers = 0, adjacent = 0, places = 0;
    found->pieces = pieces;
    found->count = 0;
    if (pieces < SHORTEST || pieces > SET_MOST_PIECES)
        return;
    for (int i = 0; i < pieces; i++) {
        places += width_of(row[i]);
        if (row[i] < NUMBERED)
            continue;
        jokers++;
        adjacent |= i && row[i - 1] >= NUMBERED;
        if (row[i] == MIRROR) {
            s.sides++;
            s.middle = i;
            s.size = places;
        }
    }
    /* The limits are about jokers: every rulebook allows a set without one. */
    if (jokers && (pieces - jokers < rules->min_natural || jokers > rules->max_jokers))
        return;
    if (s.sides > 2 || (adjacent && !rules->adjacent))
        return;
    if (s.sides == 1) {
        s.size = places;
        read_group(&s, rules, found);
        read_run(&s, 0, rules, found);
    } else if (2 * s.size == places && s.size >= rules->min_side) {
        read_run(&s, 0, rules, found);
        read_run(&s, 1, rules, found);
        read_group(&s, rules, found);
    }
    sort_readings(found);
}
