#include <string.h>

#include "sets/arranging.h"

/* A mirrored run that grows from its lowest place; the right side is stored from outside in. */
typedef struct {
    uint8_t side[2][NUMBERS];
    int size[2], busy[2]; /* busy: a double also fills the next place */
    int next, color, before, changes, left; /* left: how many pieces are not laid */
} Sides;

enum { NOTHING = -1 };

/* The pieces that may fill the next place of a side, as `_fillers` of sets/mirror.py. */
static int find_fillers(const Arranging *a, const Sides *sides, int which, int *fillers)
{
    int count = 0, size = sides->size[which];
    if (sides->busy[which]) {
        fillers[0] = NOTHING;
        return 1;
    }
    for (int color = 0; color < COLORS; color++) {
        int face = NUMBERS * color + sides->next - 1;
        if (a->held[face] && (sides->color == NO_COLOR || sides->color == color))
            fillers[count++] = face;
    }
    for (int joker = JOKER; joker <= DOUBLE && joker_fits(a, size ? sides->side[which][size - 1] : 0); joker++)
        if (a->held[joker] && sides->next + (joker == DOUBLE) <= NUMBERS)
            fillers[count++] = joker;
    return count;
}

/* Whether both sides, rising to the mirror, or falling to it where jokers lie apart, are a set. */
static int is_mirrored(Arranging *a, const Sides *sides)
{
    for (int falls = 0; falls <= !a->rules->adjacent; falls++) {
        uint8_t *end = a->order;
        for (int i = 0; i < sides->size[0]; i++)
            *end++ = sides->side[0][falls ? sides->size[0] - 1 - i : i];
        *end++ = MIRROR;
        for (int i = 0; i < sides->size[1]; i++)
            *end++ = sides->side[1][falls ? i : sides->size[1] - 1 - i];
        if (is_set(a))
            return 1;
    }
    return 0;
}

static int grow_sides(Arranging *a, const Sides *sides);

/* Fill the next place of both sides and grow them; returns whether that makes a set of all pieces. */
static int fill_sides(Arranging *a, const Sides *sides, int one, int two)
{
    Sides grown = *sides;
    int pair[2] = {one, two}, found = 0, held = 1;
    grown.next++;
    for (int which = 0; which < 2; which++) {
        int face = pair[which];
        grown.busy[which] = face == DOUBLE;
        if (face == NOTHING)
            continue;
        held = held && a->held[face];
        a->held[face]--;
        grown.left--;
        grown.side[which][grown.size[which]++] = (uint8_t)face;
        if (face < NUMBERED)
            grown.color = face / NUMBERS;
    }
    if (one == CHANGE) {
        grown.changes++;
        grown.before = sides->color;
        grown.color = NO_COLOR;
    }
    if (held)
        found = grow_sides(a, &grown);
    for (int which = 0; which < 2; which++)
        if (pair[which] != NOTHING)
            a->held[pair[which]]++;
    return found;
}

/* Grow both sides by all pieces left, in the order of `_next` of sets/mirror.py. */
static int grow_sides(Arranging *a, const Sides *sides)
{
    int fillers[2][COLORS + 2], counts[2];
    int busy = sides->busy[0] || sides->busy[1];
    if (!sides->left && !busy)
        return is_mirrored(a, sides);
    if (sides->next > NUMBERS || is_left(a, sides->next - 1))
        return 0;
    for (int which = 0; which < 2; which++)
        counts[which] = find_fillers(a, sides, which, fillers[which]);
    for (int i = 0; i < counts[0]; i++)
        for (int j = 0; j < counts[1]; j++) {
            int one = fillers[0][i], two = fillers[1][j];
            int first = one >= 0 && one < NUMBERED ? one / NUMBERS : NO_COLOR;
            int second = two >= 0 && two < NUMBERED ? two / NUMBERS : first;
            if ((first == NO_COLOR || first == second) && (second == NO_COLOR || second != sides->before)
                && fill_sides(a, sides, one, two))
                return 1;
        }
    int size = sides->size[0], last = size ? sides->side[0][size - 1] : 0;
    int fits = size ? last != CHANGE && sides->changes < a->rules->max_per_run : a->rules->at_start;
    int lasts[2] = {last, sides->size[1] ? sides->side[1][sides->size[1] - 1] : 0};
    return !busy && fits && joker_fits(a, lasts[0]) && joker_fits(a, lasts[1]) && fill_sides(a, sides, CHANGE, CHANGE);
}

/* As for runs, the first order from the highest number is the best; read as a group, all orders have the same points. */
static int arrange_mirrored_run(Arranging *a)
{
    int size = a->places / 2, last = NUMBERS - size + 1, first = a->high ? a->high - size + 1 : 1;
    for (int start = a->high && a->low < last ? a->low : last; start >= 1 && start >= first; start--) {
        Sides sides = {.next = start, .color = NO_COLOR, .before = NO_COLOR, .left = a->pieces - 1};
        if (grow_sides(a, &sides))
            return 1;
    }
    return 0;
}

/* The two sides of a mirrored group; `right` is in the order of the row. */
typedef struct {
    uint8_t left[COLORS], right[COLORS];
    int lefts, rights;
} Division;

static int holds(const uint8_t *faces, int count, int face) { return memchr(faces, face, (size_t)count) != NULL; }

static int places_of(const uint8_t *faces, int count, uint8_t *places)
{
    int size = 0;
    for (int i = 0; i < count; i++) {
        places[size++] = faces[i];
        if (faces[i] == DOUBLE)
            places[size++] = DOUBLE;
    }
    return size;
}

/* Whether each color is equally far from the mirror on both sides, as `_faces_itself` of sets/mirrored_group.py. */
static int faces_itself(const uint8_t *left, int lefts, const uint8_t *right, int rights)
{
    uint8_t here[2 * COLORS], there[2 * COLORS];
    int size = places_of(left, lefts, here);
    places_of(right, rights, there);
    for (int i = 0; i < size; i++) {
        int one = here[i], two = there[size - 1 - i];
        if (one == two)
            continue;
        if (one < NUMBERED && (two < NUMBERED || holds(right, rights, one)))
            return 0;
        if (two < NUMBERED && holds(left, lefts, two))
            return 0;
    }
    return 1;
}

/* Find the first order of a division in which colors face themselves, or jokers lie apart if they have to. */
static int lay_division(Arranging *a, const Division *d)
{
    SetRules relaxed = *a->rules;
    relaxed.adjacent = 1;
    memcpy(a->order, d->left, (size_t)d->lefts);
    a->order[d->lefts] = MIRROR;
    memcpy(a->order + d->lefts + 1, d->right, (size_t)d->rights);
    find_readings(a->order, a->pieces, &relaxed, a->found);
    if (!a->found->count)
        return 0;
    uint8_t *right = a->order + d->lefts + 1;
    int one[COLORS] = {0, 1, 2, 3};
    do {
        int two[COLORS] = {0, 1, 2, 3};
        do {
            for (int i = 0; i < d->lefts; i++)
                a->order[i] = d->left[one[i]];
            for (int i = 0; i < d->rights; i++)
                right[i] = d->right[d->rights - 1 - two[i]];
            if (a->rules->adjacent && !faces_itself(a->order, d->lefts, right, d->rights))
                continue;
            if (is_set(a))
                return 1;
        } while (next_order(two, d->rights));
    } while (next_order(one, d->lefts));
    return 0;
}

/* Divide the pieces, the faces in the order of the row, by which numbers and jokers are on the left. */
static int arrange_mirrored_group(Arranging *a, const uint8_t *row)
{
    int faces[2 * COLORS], count = 0, singles = 0, size = a->places / 2;
    if (size > COLORS || size > a->rules->group_side || a->low != a->high || a->held[CHANGE])
        return 0;
    for (int i = 0; i < a->pieces; i++) {
        int known = row[i] == MIRROR;
        for (int j = 0; j < count; j++)
            known |= faces[j] == row[i];
        if (known)
            continue;
        /* Each side shows a color once. */
        if (row[i] < NUMBERED && a->held[row[i]] > 2)
            return 0;
        singles += row[i] < NUMBERED && a->held[row[i]] == 1;
        faces[count++] = row[i];
    }
    for (int sides = 0; sides < 1 << singles; sides++)
        for (int jokers = 0; jokers <= a->held[JOKER]; jokers++)
            for (int doubles = 0; doubles <= a->held[DOUBLE]; doubles++) {
                int on_left[FACES] = {0}, width = jokers + 2 * doubles, single = singles;
                Division d = {.lefts = 0};
                on_left[JOKER] = jokers;
                on_left[DOUBLE] = doubles;
                for (int i = 0; i < count; i++)
                    if (faces[i] < NUMBERED)
                        width += on_left[faces[i]] = a->held[faces[i]] == 2 || !(sides >> --single & 1);
                if (width != size)
                    continue;
                /* The colors on both sides come first, then those on one, then the jokers. */
                for (int copies = 2; copies; copies--)
                    for (int i = 0; i < count; i++)
                        if (faces[i] < NUMBERED && a->held[faces[i]] == copies && on_left[faces[i]])
                            d.left[d.lefts++] = (uint8_t)faces[i];
                for (int joker = JOKER; joker <= DOUBLE; joker++)
                    for (int i = 0; i < on_left[joker]; i++)
                        d.left[d.lefts++] = (uint8_t)joker;
                for (int i = 0; i < count; i++)
                    for (int copy = on_left[faces[i]]; copy < a->held[faces[i]]; copy++)
                        d.right[d.rights++] = (uint8_t)faces[i];
                if (lay_division(a, &d))
                    return 1;
            }
    return 0;
}

int arrange_mirrored(Arranging *a, const uint8_t *row)
{
    if (a->held[MIRROR] > 1 || a->places % 2 || a->places > 2 * NUMBERS)
        return 0;
    return arrange_mirrored_run(a) || arrange_mirrored_group(a, row);
}
