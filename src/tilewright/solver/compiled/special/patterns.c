#include "solver.h"

#include <string.h>

enum { MOST_MIRRORS = 9 * 81, MOST_PATTERNS = 1 << 16 };

/* Units to choose from. */
typedef struct {
    int count;
    Unit unit[MOST_MIRRORS];
} Units;

int shares(Lanes numbers, int jokers, int doubles, Share *left)
{
    int twos = 0, ones = 0;
    for (int color = 0; color < COLORS; color++) {
        twos += lane(numbers, color) == 2;
        ones += lane(numbers, color) == 1;
    }
    int side = (2 * twos + ones + jokers + 2 * doubles) / 2;
    for (left->ones = 0; left->ones <= ones; left->ones++)
        for (left->jokers = 0; left->jokers <= jokers; left->jokers++)
            for (left->doubles = 0; left->doubles <= doubles; left->doubles++)
                if (twos + left->ones + left->jokers + 2 * left->doubles == side)
                    return 1;
    return 0;
}

static void add_unit(Units *units, Lanes numbers, Lanes wild)
{
    units->unit[units->count++] = (Unit){(uint16_t)numbers, (uint16_t)wild};
}

static void find_doubles(Lanes held, Lanes wild, Units *units)
{
    units->count = 0;
    if (!(wild & DOUBLES))
        return;
    for (int one = 0; one < COLORS; one++)
        for (int two = one + 1; two < COLORS; two++)
            if (lane(held, one) && lane(held, two))
                add_unit(units, one_of(one) + one_of(two), ONE_DOUBLE);
    if (wild & JOKERS)
        for (int one = 0; one < COLORS; one++)
            if (lane(held, one))
                add_unit(units, one_of(one), ONE_DOUBLE + ONE_JOKER);
}

/* Add the mirrored group of these pieces, if there is one. */
static void add_mirror(const Solver *s, const int n[COLORS], int jokers, int doubles, Units *units)
{
    const Rules *rules = &s->task.rules;
    int places = n[0] + n[1] + n[2] + n[3] + jokers + 2 * doubles, side = places / 2;
    int colors = (n[0] > 0) + (n[1] > 0) + (n[2] > 0) + (n[3] > 0);
    if (!colors || places % 2 || side < colors || side < rules->min_side || side > rules->group_side)
        return;
    if (!s->exact && rules->min_side == 1 && side > colors)
        return;
    Share left;
    if (shares(packed(n), jokers, doubles, &left))
        add_unit(units, packed(n), ONE_MIRROR + ONE_JOKER * (Lanes)jokers + ONE_DOUBLE * (Lanes)doubles);
}

static void find_mirrors(const Solver *s, Lanes held, Units *units)
{
    Lanes copies = smaller(held, 2 * ONES);
    int n[COLORS];
    units->count = 0;
    if (s->task.wild < ONE_MIRROR)
        return;
    for (int jokers = 0; jokers <= lane(s->task.wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(s->task.wild, 1); doubles++)
            for (n[0] = 0; n[0] <= lane(copies, 0); n[0]++)
                for (n[1] = 0; n[1] <= lane(copies, 1); n[1]++)
                    for (n[2] = 0; n[2] <= lane(copies, 2); n[2]++)
                        for (n[3] = 0; n[3] <= lane(copies, 3); n[3]++)
                            add_mirror(s, n, jokers, doubles, units);
}

/* Add a pattern unless its pieces lack or another one has the same; 0 without memory. */
static int add_pattern(Solver *s, Lanes held, const Pattern *chosen)
{
    Pattern made = *chosen;
    Lanes numbers = 0, wild = 0;
    for (int i = 0; i < made.count; i++) {
        numbers += made.units[i].numbers;
        wild += made.units[i].wild;
        if (!covers(held, numbers) || !covers(s->task.wild, wild))
            return 1;
    }
    int key = lane(numbers, 0) | lane(numbers, 1) << 2 | lane(numbers, 2) << 4 | lane(numbers, 3) << 6;
    key = (key * 3 + lane(wild, 0)) * 9 + lane(wild, 1) * 3 + lane(wild, 3);
    if (s->pattern_seen[key])
        return 1;
    s->pattern_seen[key] = 1;
    made.numbers = (uint16_t)numbers;
    made.wild = (uint16_t)wild;
    made.places = (uint8_t)(total(numbers) + lane(wild, 0) + 2 * lane(wild, 1));
    if (!make_room(&s->patterns, s->patterns.count + 1, MOST_PATTERNS, sizeof made))
        return 0;
    ((Pattern *)s->patterns.items)[s->patterns.count++] = made;
    return 1;
}

/* Add every pattern that has these units and so many doubles beside them; 0 without memory. */
static int add_with_doubles(Solver *s, Lanes held, const Pattern *begun, const Units *doubles, int many)
{
    for (int a = 0; a < (many ? doubles->count : 1); a++)
        for (int b = a; b < (many > 1 ? doubles->count : a + 1); b++) {
            Pattern chosen = *begun;
            if (many)
                chosen.units[chosen.count++] = doubles->unit[a];
            if (many > 1)
                chosen.units[chosen.count++] = doubles->unit[b];
            if (!add_pattern(s, held, &chosen))
                return 0;
        }
    return 1;
}

int find_patterns(Solver *s, Lanes held)
{
    Units doubles, mirrors;
    find_doubles(held, s->task.wild, &doubles);
    find_mirrors(s, held, &mirrors);
    memset(s->pattern_seen, 0, sizeof s->pattern_seen);
    s->patterns.count = 0;
    for (int many = 0; many <= lane(s->task.wild, 3); many++)
        for (int many_doubles = 0; many_doubles <= lane(s->task.wild, 1); many_doubles++)
            for (int a = 0; a < (many ? mirrors.count : 1); a++)
                for (int b = a; b < (many > 1 ? mirrors.count : a + 1); b++) {
                    if (many > 1 && !covers(held, (Lanes)mirrors.unit[a].numbers + mirrors.unit[b].numbers))
                        continue;
                    Pattern begun = {.count = (uint8_t)many};
                    if (many)
                        begun.units[0] = mirrors.unit[a];
                    if (many > 1)
                        begun.units[1] = mirrors.unit[b];
                    if (!add_with_doubles(s, held, &begun, &doubles, many_doubles))
                        return 0;
                }
    return 1;
}
