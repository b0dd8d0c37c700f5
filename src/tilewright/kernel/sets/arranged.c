/* In which order pieces are a set: runs are grown from the highest number down, groups tried in all their orders. */
#include "sets/arranged.h"

#include <string.h>

#include "pieces/rows.h"
#include "sets/growing.h"

/* The pieces of a row by face, the places they fill, and their lowest and highest number, -1 without one. */
typedef struct {
    const SetRules *rules;
    uint8_t counts[FACES];
    int pieces, places, jokers, low, high;
    SetReadings *found;
    uint8_t order[SET_MOST_PIECES]; /* the order that is tried, or that was found */
} Arranging;

/* Whether the order is a set; `found` has its readings. */
static int is_set(Arranging *a)
{
    find_readings(a->order, a->pieces, a->rules, a->found);
    return a->found->count;
}

/* Whether a run of all pieces is a set; around a mirror it may fall to it, where jokers lie apart. */
static int is_run(Grower *g, const Run *run)
{
    Arranging *a = g->context;
    int left = run->side[0].length, right = run->side[1].length;
    for (int falls = 0; falls <= (g->sides > 1 && !a->rules->adjacent); falls++) {
        uint8_t *end = a->order;
        for (int i = 0; i < left; i++)
            *end++ = g->cells[0][falls ? left - 1 - i : i];
        if (g->sides > 1)
            *end++ = MIRROR;
        for (int i = 0; i < right; i++)
            *end++ = g->cells[1][falls ? i : right - 1 - i];
        if (is_set(a))
            return 1;
    }
    return 0;
}

/* All orders of a run from one number have the same points, so the first from the highest number is the best; read as a
 * group around a mirror, all orders have the same points. */
static int arrange_run(Arranging *a, const uint8_t *row, int sides)
{
    int size = a->places / sides, last = NUMBERS - size, first = a->high - size + 1;
    Grower g = {.rules = a->rules, .sides = sides, .lowest = a->low, .whole = 1, .visit = is_run, .context = a};
    if (a->places % sides || size > NUMBERS)
        return 0;
    /* A lane counts to 15, more than a run has of any face; the place of the jokers has more bits. */
    for (int i = 0; i < a->pieces; i++) {
        if (a->counts[row[i]] > 15 && row[i] != JOKER)
            return 0;
        put(&g.left, row[i], 1);
    }
    for (int start = a->low >= 0 && a->low < last ? a->low : last; start >= 0 && start >= first; start--)
        if (grow_run(&g, start))
            return 1;
    return 0;
}

/* A group is one in every order, except that jokers may have to lie apart. Returns the most points. */
static int arrange_group(Arranging *a, const uint8_t *row, uint8_t *best)
{
    int order[COLORS] = {0, 1, 2, 3}, most = 0;
    SetRules relaxed = *a->rules;
    if (a->rules->adjacent || a->pieces > COLORS)
        return 0;
    relaxed.adjacent = 1;
    find_readings(row, a->pieces, &relaxed, a->found);
    int group = 0;
    for (int i = 0; i < a->found->count; i++)
        group |= a->found->items[i].shape == SHAPE_GROUP;
    if (!group)
        return 0;
    do {
        for (int i = 0; i < a->pieces; i++)
            a->order[i] = row[order[i]];
        if (is_set(a) && a->found->items[0].points > most) {
            most = a->found->items[0].points;
            memcpy(best, a->order, (size_t)a->pieces);
        }
    } while (next_order(order, a->pieces));
    return most;
}

/* The two sides of a mirrored group; `right` is in the order of the row. */
typedef struct {
    uint8_t left[COLORS], right[COLORS];
    int lefts, rights;
} Division;

static int shows(const uint8_t *faces, int count, int face) { return memchr(faces, face, (size_t)count) != NULL; }

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
        if (one < NUMBERED && (two < NUMBERED || shows(right, rights, one)))
            return 0;
        if (two < NUMBERED && shows(left, lefts, two))
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
    if (a->places % 2 || size > COLORS || size > a->rules->group_side || a->low != a->high || a->counts[CHANGE])
        return 0;
    for (int i = 0; i < a->pieces; i++) {
        int known = row[i] == MIRROR;
        for (int j = 0; j < count; j++)
            known |= faces[j] == row[i];
        if (known)
            continue;
        /* Each side shows a color once. */
        if (row[i] < NUMBERED && a->counts[row[i]] > 2)
            return 0;
        singles += row[i] < NUMBERED && a->counts[row[i]] == 1;
        faces[count++] = row[i];
    }
    for (int sides = 0; sides < 1 << singles; sides++)
        for (int jokers = 0; jokers <= a->counts[JOKER]; jokers++)
            for (int doubles = 0; doubles <= a->counts[DOUBLE]; doubles++) {
                int on_left[FACES] = {0}, width = jokers + 2 * doubles, single = singles;
                Division d = {.lefts = 0};
                on_left[JOKER] = jokers;
                on_left[DOUBLE] = doubles;
                for (int i = 0; i < count; i++)
                    if (faces[i] < NUMBERED)
                        width += on_left[faces[i]] = a->counts[faces[i]] == 2 || !(sides >> --single & 1);
                if (width != size)
                    continue;
                /* The colors on both sides come first, then those on one, then the jokers. */
                for (int copies = 2; copies; copies--)
                    for (int i = 0; i < count; i++)
                        if (faces[i] < NUMBERED && a->counts[faces[i]] == copies && on_left[faces[i]])
                            d.left[d.lefts++] = (uint8_t)faces[i];
                for (int joker = JOKER; joker <= DOUBLE; joker++)
                    for (int i = 0; i < on_left[joker]; i++)
                        d.left[d.lefts++] = (uint8_t)joker;
                for (int i = 0; i < count; i++)
                    for (int copy = on_left[faces[i]]; copy < a->counts[faces[i]]; copy++)
                        d.right[d.rights++] = (uint8_t)faces[i];
                if (lay_division(a, &d))
                    return 1;
            }
    return 0;
}

/* Whether the row may be a set in some order; fills in what is known of its pieces. */
static int count_pieces(Arranging *a, const uint8_t *row)
{
    unsigned colors = 0;
    for (int i = 0; i < a->pieces; i++) {
        int number = row[i] % NUMBERS;
        a->counts[row[i]]++;
        a->places += row[i] == DOUBLE ? 2 : row[i] != MIRROR;
        if (row[i] >= NUMBERED) {
            a->jokers++;
            continue;
        }
        colors |= 1u << row[i] / NUMBERS;
        a->low = a->low >= 0 && a->low < number ? a->low : number;
        a->high = a->high > number ? a->high : number;
    }
    if (a->low != a->high && bits_in(colors) > 1 + a->counts[CHANGE])
        return 0;
    return !a->jokers || (a->pieces - a->jokers >= a->rules->min_natural && a->jokers <= a->rules->max_jokers);
}

int arrange_row(uint8_t *row, int pieces, const SetRules *rules, SetReadings *found)
{
    find_readings(row, pieces, rules, found);
    if (found->count)
        return 1;
    Arranging a = {.rules = rules, .pieces = pieces, .low = -1, .high = -1, .found = found};
    if (pieces < SHORTEST || pieces > SET_MOST_PIECES || !count_pieces(&a, row))
        return 0;
    if (a.counts[MIRROR]) {
        if (a.counts[MIRROR] > 1 || (!arrange_run(&a, row, 2) && !arrange_mirrored_group(&a, row)))
            return 0;
    } else {
        uint8_t best[COLORS];
        int most = arrange_group(&a, row, best);
        if (!arrange_run(&a, row, 1) || found->items[0].points <= most) {
            if (!most)
                return 0;
            memcpy(a.order, best, (size_t)pieces);
            is_set(&a);
        }
    }
    memcpy(row, a.order, (size_t)pieces);
    return 1;
}
