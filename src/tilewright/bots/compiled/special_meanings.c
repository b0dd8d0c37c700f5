#include "games/specials.h"

/* What the jokers of a row with special jokers stand for: the plain form is sets/reading.py and the shapes beside it. */

enum { MOST_PLACES = 2 * NUMBERS + 2, ALL_COLORS = (1 << COLORS) - 1, MOST_CHANGES = 2 };

/* The pieces of a row and their places: a double fills two, a mirror none. */
typedef struct {
    int size, places, mirror; /* `mirror` is the place before which the mirror lies, or -1 */
    uint8_t cells[MOST_PLACES], at[MOST_PLACES];
    uint8_t pieces[MOST_PLACES]; /* the piece of each place */
} Spread;

/* What the piece of each place stands for: a number, and a set of colors. */
typedef struct {
    int points;
    uint8_t numbers[MOST_PLACES], colors[MOST_PLACES], owed[MOST_PLACES];
} Sight;

static void add_piece(Spread *row, int cell)
{
    row->at[row->size] = (uint8_t)row->places;
    row->cells[row->size++] = (uint8_t)cell;
    if (cell == MIRROR)
        row->mirror = row->places;
    else
        row->pieces[row->places++] = (uint8_t)cell;
    if (cell == DOUBLE)
        row->pieces[row->places++] = (uint8_t)cell;
}

static Spread spread_of(const Row *row)
{
    Spread spread = {.mirror = -1};
    for (int i = 0; i < row->size; i++)
        add_piece(&spread, row->cells[i]);
    if (row->kind == MIRRORED) {
        add_piece(&spread, MIRROR);
        for (int i = row->right_size - 1; i >= 0; i--)
            add_piece(&spread, row->right[i]);
    }
    return spread;
}

/* A stretch of places, each with one piece, or two in a mirrored run. */
typedef struct {
    int size, sides;
    uint8_t pieces[MOST_PLACES][2];
} Stretch;

/* The possible colors of the parts between color changes, where neighbors differ; an empty part has none. */
static void choose_colors(const unsigned able[], int parts, unsigned chosen[])
{
    for (int i = 0; i < parts; i++)
        chosen[i] = 0;
    for (int code = 0; code < 1 << (2 * (MOST_CHANGES + 1)); code++) {
        int fits = 1;
        for (int i = 0; i < parts; i++) {
            int color = code >> (2 * i) & 3;
            if (able[i] ? !(able[i] >> color & 1) : color)
                fits = 0;
            if (i && able[i] && able[i - 1] && color == (code >> (2 * i - 2) & 3))
                fits = 0;
        }
        if (code >> (2 * parts))
            fits = 0;
        for (int i = 0; fits && i < parts; i++)
            chosen[i] |= able[i] ? 1u << (code >> (2 * i) & 3) : 0;
    }
}

/* The number at which a stretch starts and the colors of its places; -1 if it is none. */
static int read_stretch(const Stretch *stretch, const SpecialRules *rules, uint8_t colors[])
{
    unsigned able[MOST_CHANGES + 1] = {0}, chosen[MOST_CHANGES + 1];
    int parts = 1, start = -1, is_full[MOST_CHANGES + 1] = {0};
    for (int at = 0; at < stretch->size; at++) {
        int changes = 0;
        for (int side = 0; side < stretch->sides; side++)
            changes += stretch->pieces[at][side] == CHANGE;
        if (changes) {
            /* A-M8: a color change may face only another one. */
            if (changes < stretch->sides || parts > MOST_CHANGES || (!at && !rules->at_start)
                || (at && stretch->pieces[at - 1][0] == CHANGE))
                return -1;
            parts++;
            continue;
        }
        is_full[parts - 1] = 1;
        for (int side = 0; side < stretch->sides; side++) {
            int piece = stretch->pieces[at][side];
            if (piece >= NUMBERED)
                continue;
            unsigned color = 1u << piece / NUMBERS;
            int here = piece % NUMBERS - at;
            if ((start >= 0 && here != start) || here < 0 || (able[parts - 1] && able[parts - 1] != color))
                return -1;
            start = here;
            able[parts - 1] = color;
        }
    }
    for (int i = 0; i < parts; i++)
        if (is_full[i] && !able[i])
            able[i] = ALL_COLORS;
    if (start < 0 || start + stretch->size > NUMBERS)
        return -1;
    choose_colors(able, parts, chosen);
    for (int at = 0, part = 0; at < stretch->size; at++) {
        int is_change = stretch->pieces[at][0] == CHANGE;
        part += is_change;
        colors[at] = (uint8_t)(is_change ? 0 : chosen[part]);
        if (!is_change && !chosen[part])
            return -1;
    }
    return start;
}

static void keep_better(Sight *best, const Sight *seen)
{
    if (seen->points > best->points)
        *best = *seen;
}

static void read_as_run(const Spread *row, const SpecialRules *rules, Sight *best)
{
    Stretch stretch = {.size = row->places, .sides = 1};
    Sight seen = {0};
    for (int at = 0; at < row->places; at++)
        stretch.pieces[at][0] = row->pieces[at];
    int start = read_stretch(&stretch, rules, seen.colors);
    if (start < 0)
        return;
    for (int at = 0; at < row->places; at++) {
        seen.numbers[at] = (uint8_t)(start + at);
        seen.points += start + at + 1;
    }
    keep_better(best, &seen);
}

/* Read both sides as a run that rises to the mirror, or falls. */
static void read_as_mirrored_run(const Spread *row, const SpecialRules *rules, int rises, Sight *best)
{
    int side = row->mirror, last = row->places - 1;
    Stretch stretch = {.size = side, .sides = 2};
    Sight seen = {0};
    uint8_t colors[MOST_PLACES];
    for (int at = 0; at < side; at++) {
        int place = rises ? at : side - 1 - at;
        stretch.pieces[at][0] = row->pieces[place];
        stretch.pieces[at][1] = row->pieces[last - place];
    }
    int start = read_stretch(&stretch, rules, colors);
    if (start < 0)
        return;
    for (int at = 0; at < side; at++) {
        int place = rises ? at : side - 1 - at;
        seen.numbers[place] = seen.numbers[last - place] = (uint8_t)(start + at);
        seen.colors[place] = seen.colors[last - place] = colors[at];
        seen.points += 2 * (start + at + 1);
    }
    keep_better(best, &seen);
}

/* Read the places as a group, or as two sides that show the same colors. */
static void read_as_group(const Spread *row, const SpecialRules *rules, Sight *best)
{
    int sides = row->mirror < 0 ? 1 : 2, side_size = row->places / sides, number = -1;
    unsigned shown[2] = {0};
    for (int at = 0; at < row->places; at++) {
        int piece = row->pieces[at];
        unsigned color = piece < NUMBERED ? 1u << piece / NUMBERS : 0, *here = &shown[at >= side_size];
        if (piece == CHANGE || *here & color || (color && number >= 0 && number != piece % NUMBERS))
            return;
        *here |= color;
        number = color ? piece % NUMBERS : number;
    }
    unsigned together = shown[0] | shown[1], free_count = (unsigned)side_size;
    for (int color = 0; color < COLORS; color++)
        free_count -= together >> color & 1;
    if (number < 0 || side_size > (sides == 1 ? COLORS : rules->group_side) || free_count > COLORS)
        return;
    Sight seen = {.points = row->places * (number + 1)};
    for (int at = 0; at < row->places; at++) {
        int piece = row->pieces[at];
        unsigned owed = together & ~shown[at >= side_size];
        seen.numbers[at] = (uint8_t)number;
        seen.colors[at] = (uint8_t)(piece < NUMBERED ? 1u << piece / NUMBERS
                                                     : owed | (free_count ? ALL_COLORS & ~together : 0));
        /* With one other color for the whole side, a double takes at least one that the other side shows. */
        seen.owed[at] = (uint8_t)(sides == 2 && free_count == 1 ? owed : 0);
    }
    keep_better(best, &seen);
}

/* Count the pairs of different colors that a double in a group may stand for. */
static void add_pairs(int number, unsigned colors, unsigned owed, uint8_t counts[FACES])
{
    for (int one = 0; one < COLORS; one++)
        for (int two = one + 1; two < COLORS; two++) {
            unsigned pair = 1u << one | 1u << two;
            if ((colors & pair) != pair || (owed && !(owed & pair)))
                continue;
            counts[one * NUMBERS + number]++;
            counts[two * NUMBERS + number]++;
        }
}

void add_special_meanings(const Row *row, const SpecialRules *rules, uint8_t counts[FACES])
{
    Spread spread = spread_of(row);
    Sight best = {0};
    if (spread.mirror < 0) {
        read_as_group(&spread, rules, &best);
        read_as_run(&spread, rules, &best);
    } else {
        read_as_mirrored_run(&spread, rules, 1, &best);
        read_as_mirrored_run(&spread, rules, 0, &best);
        read_as_group(&spread, rules, &best);
    }
    for (int i = 0; i < spread.size; i++) {
        int cell = spread.cells[i], at = spread.at[i];
        if (cell != JOKER && cell != DOUBLE)
            continue;
        if (cell == DOUBLE && best.numbers[at] == best.numbers[at + 1]) {
            add_pairs(best.numbers[at], best.colors[at], best.owed[at], counts);
            continue;
        }
        for (int color = 0; color < COLORS; color++)
            for (int width = 0; best.colors[at] >> color & 1 && width < (cell == DOUBLE ? 2 : 1); width++)
                counts[color * NUMBERS + best.numbers[at + width]]++;
    }
}
