/* The groups of a number with doubles and mirrors, in every combination that its pieces and jokers allow. */
#include "solve/special/solver.h"

#include <string.h>

enum { MOST_MIRRORS = 9 * 81, MOST_PATTERNS = 1 << 16 };

typedef struct {
    int count;
    SpecialGroup group[MOST_MIRRORS];
} SpecialGroups;

/* Colors with two pieces are on both sides. On either side the jokers stand for the missing colors. */
int left_side(Lanes numbers, int jokers, int doubles, LeftSide *left)
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

static void add_special_group(SpecialGroups *groups, Lanes numbers, Lanes wild)
{
    groups->group[groups->count++] = (SpecialGroup){(uint16_t)numbers, (uint16_t)wild};
}

static void find_doubles(Lanes available, Lanes wild, SpecialGroups *groups)
{
    groups->count = 0;
    if (!(wild & DOUBLES))
        return;
    for (int one = 0; one < COLORS; one++)
        for (int two = one + 1; two < COLORS; two++)
            if (lane(available, one) && lane(available, two))
                add_special_group(groups, one_of(one) + one_of(two), ONE_DOUBLE);
    if (wild & JOKERS)
        for (int one = 0; one < COLORS; one++)
            if (lane(available, one))
                add_special_group(groups, one_of(one), ONE_DOUBLE + ONE_JOKER);
}

static void add_mirror(const Solver *s, const int n[COLORS], int jokers, int doubles, SpecialGroups *groups)
{
    const Rules *rules = &s->question.rules;
    int places = n[0] + n[1] + n[2] + n[3] + jokers + 2 * doubles, side = places / 2;
    int colors = (n[0] > 0) + (n[1] > 0) + (n[2] > 0) + (n[3] > 0);
    if (!colors || places % 2 || side < colors || side < rules->min_side || side > rules->group_side)
        return;
    /* Free jokers: a color that only jokers stand for on both sides is left out if the side may be that short. A double that
     * faces it and another color is then replaced by the pieces it faced. */
    if (!s->exact_jokers && rules->min_side == 1 && side > colors)
        return;
    LeftSide left;
    if (left_side(packed(n), jokers, doubles, &left))
        add_special_group(groups, packed(n), ONE_MIRROR + ONE_JOKER * (Lanes)jokers + ONE_DOUBLE * (Lanes)doubles);
}

static void find_mirrors(const Solver *s, Lanes available, SpecialGroups *groups)
{
    Lanes copies = smaller(available, 2 * ONES);
    int n[COLORS];
    groups->count = 0;
    if (s->question.wild < ONE_MIRROR)
        return;
    for (int jokers = 0; jokers <= lane(s->question.wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(s->question.wild, 1); doubles++)
            for (n[0] = 0; n[0] <= lane(copies, 0); n[0]++)
                for (n[1] = 0; n[1] <= lane(copies, 1); n[1]++)
                    for (n[2] = 0; n[2] <= lane(copies, 2); n[2]++)
                        for (n[3] = 0; n[3] <= lane(copies, 3); n[3]++)
                            add_mirror(s, n, jokers, doubles, groups);
}

/* Add a pattern unless pieces are missing or another pattern uses the same; returns 0 without memory. */
static int add_pattern(Solver *s, Lanes available, const Pattern *chosen)
{
    Pattern made = *chosen;
    Lanes numbers = 0, wild = 0;
    for (int i = 0; i < made.count; i++) {
        numbers += made.special_groups[i].numbers;
        wild += made.special_groups[i].wild;
        if (!covers(available, numbers) || !covers(s->question.wild, wild))
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

/* Add every pattern of these special groups and `many` groups with a double; returns 0 without memory. */
static int add_with_doubles(Solver *s, Lanes available, const Pattern *begun, const SpecialGroups *doubles, int many)
{
    for (int a = 0; a < (many ? doubles->count : 1); a++)
        for (int b = a; b < (many > 1 ? doubles->count : a + 1); b++) {
            Pattern chosen = *begun;
            if (many)
                chosen.special_groups[chosen.count++] = doubles->group[a];
            if (many > 1)
                chosen.special_groups[chosen.count++] = doubles->group[b];
            if (!add_pattern(s, available, &chosen))
                return 0;
        }
    return 1;
}

int find_patterns(Solver *s, Lanes available)
{
    SpecialGroups doubles, mirrors;
    find_doubles(available, s->question.wild, &doubles);
    find_mirrors(s, available, &mirrors);
    memset(s->pattern_seen, 0, sizeof s->pattern_seen);
    s->patterns.count = 0;
    for (int many = 0; many <= lane(s->question.wild, 3); many++)
        for (int many_doubles = 0; many_doubles <= lane(s->question.wild, 1); many_doubles++)
            for (int a = 0; a < (many ? mirrors.count : 1); a++)
                for (int b = a; b < (many > 1 ? mirrors.count : a + 1); b++) {
                    if (many > 1 && !covers(available, (Lanes)mirrors.group[a].numbers + mirrors.group[b].numbers))
                        continue;
                    Pattern begun = {.count = (uint8_t)many};
                    if (many)
                        begun.special_groups[0] = mirrors.group[a];
                    if (many > 1)
                        begun.special_groups[1] = mirrors.group[b];
                    if (!add_with_doubles(s, available, &begun, &doubles, many_doubles))
                        return 0;
                }
    return 1;
}
