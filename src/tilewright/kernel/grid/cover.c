#include "grid/cover.h"

#include <string.h>

void start_cover(Cover *cover, const Pool *pool, int steps)
{
    memset(cover, 0, sizeof *cover);
    cover->pool = pool;
    cover->worth = pool->whole;
    cover->steps = steps;
    for (int i = 0; i < pool->present_count; i++) {
        int kind = pool->present[i];
        cover->free[kind] = (uint8_t)(pool->old[kind] + pool->own[kind]);
        cover->required[kind] = pool->old[kind];
        /* Dice of the player that are in no set are never played. */
        if (pool->from[kind] == pool->to[kind]) {
            cover->worth -= pool->own[kind] * pool->worth[kind];
            cover->left_out[kind] = pool->own[kind];
            cover->free[kind] = pool->old[kind];
        }
    }
}

/* The uncovered kind with the fewest sets of kinds that are not absent, or -1 if everything is covered. */
static int scarcest(const Cover *cover, uint64_t *absent)
{
    const Pool *pool = cover->pool;
    int fewest = -1, least = 0;
    *absent = 0;
    for (int i = 0; i < pool->present_count; i++)
        if (!cover->free[pool->present[i]] && !cover->open[pool->present[i]].count)
            *absent |= (uint64_t)1 << pool->present[i];
    for (int i = 0; i < pool->present_count; i++) {
        int kind = pool->present[i], count = 0;
        if (!cover->free[kind])
            continue;
        for (int at = pool->from[kind]; at < pool->to[kind] && (fewest < 0 || count < least); at++)
            count += !(pool->sets.items[pool->having[at]].mask & *absent);
        if (fewest < 0 || count < least) {
            fewest = kind;
            least = count;
            if (count <= 1)
                break;
        }
    }
    return fewest;
}

/* Whether each crossed line keeps a die of its own, and crossed lines of one part are parallel. A joker at a crossing
 * must have a face that it can stand for in both lines (A-T9). Two lines share at most one cell. */
static int may_cross(const Cover *cover, const DiceSet *set, const uint8_t *crossed, int count)
{
    for (int i = 0; i < count; i++) {
        int line = cover->line_of[crossed[i]];
        if (cover->alone[line] == 1)
            return 0;
        if (cover->family.kinds[crossed[i]] == JOKER && cover->one_faced && !(cover->stands[line] & set->stands))
            return 0;
        for (int j = 0; j < i; j++) {
            int other = cover->line_of[crossed[j]];
            if (other == line || (cover->links.part[other] == cover->links.part[line] &&
                                  cover->links.across[other] != cover->links.across[line]))
                return 0;
        }
    }
    return 1;
}

/* Add a line that crosses some dice; the parts it connects are turned to fit. The new line goes down, so every line it
 * crosses goes across. */
static void link_line(Links *links, const uint8_t *line_of, const uint8_t *crossed, int count, int line)
{
    enum { UNMET = 2 };
    uint8_t turned[MOST_DICE];
    memset(turned, UNMET, sizeof turned);
    for (int i = 0; i < count; i++)
        turned[links->part[line_of[crossed[i]]]] = links->across[line_of[crossed[i]]];
    for (int i = 0; i < line; i++) {
        int way = turned[links->part[i]];
        links->across[i] = way == UNMET ? links->across[i] : links->across[i] == way;
        links->part[i] = way == UNMET ? links->part[i] : (uint8_t)line;
    }
    links->part[line] = (uint8_t)line;
    links->across[line] = 0;
}

static void cross(Cover *cover, int die)
{
    Open *open = &cover->open[cover->family.kinds[die]];
    int at = 0;
    while (open->die[at] != die)
        at++;
    open->count--;
    memmove(open->die + at, open->die + at + 1, (size_t)(open->count - at));
    cover->alone[cover->line_of[die]]--;
}

static int is_tight(const DiceSet *set, int kind)
{
    for (int i = 0; i < set->needs_count; i++)
        if (set->needs[i].kind == kind)
            return set->needs[i].tight;
    return 0;
}

/* Search on with a line of the set that crosses these dice and takes the others from the free ones. */
static int cover_set(Cover *cover, const DiceSet *set, const uint8_t *crossed, int count)
{
    Family *family = &cover->family;
    int start = family->count, line = family->lines_count, used[KINDS] = {0};
    Links links = cover->links;
    uint8_t required[LONGEST];
    Open opened[LONGEST];
    for (int i = 0; i < set->needs_count; i++) {
        required[i] = cover->required[set->needs[i].kind];
        opened[i] = cover->open[set->needs[i].kind];
    }
    DiceLine *dice = &family->lines[line];
    dice->size = 0;
    for (int i = 0; i < count; i++) {
        cross(cover, crossed[i]);
        used[family->kinds[crossed[i]]]++;
        dice->die[dice->size++] = crossed[i];
    }
    for (int i = 0; i < set->size; i++) {
        int kind = set->kinds[i];
        if (used[kind]) {
            used[kind]--;
            continue;
        }
        if (is_tight(set, kind))
            cover->open[kind].die[cover->open[kind].count++] = (uint8_t)family->count;
        family->kinds[family->count] = (uint8_t)kind;
        cover->line_of[family->count] = (uint8_t)line;
        dice->die[dice->size++] = (uint8_t)family->count++;
        cover->free[kind]--;
        cover->required[kind] -= cover->required[kind] > 0;
    }
    cover->alone[line] = (uint8_t)(family->count - start);
    cover->stands[line] = set->stands;
    link_line(&cover->links, cover->line_of, crossed, count, line);
    family->lines_count++;
    int result = run_cover(cover);
    family->lines_count--;
    cover->links = links;
    for (int i = start; i < family->count; i++)
        cover->free[family->kinds[i]]++;
    family->count = start;
    for (int i = 0; i < set->needs_count; i++) {
        cover->required[set->needs[i].kind] = required[i];
        cover->open[set->needs[i].kind] = opened[i];
    }
    for (int i = 0; i < count; i++)
        cover->alone[cover->line_of[crossed[i]]]++;
    return result;
}

enum { FINISHED = 1 };

/* A set that is chosen: the dice that it may share with other lines, one kind after the other. */
typedef struct {
    Cover *cover;
    const DiceSet *set;
    int first, count;
    uint8_t crossed[LONGEST];
} Choice;

static int choose_dice(Choice *choice, int need, int from, int wanted);

/* How many dice of a need may be shared, and how many must be. */
static int most_shared(const Choice *choice, const Need *need)
{
    int open = choice->cover->open[need->kind].count, most = need->wanted - (need->kind == choice->first);
    return !need->tight ? 0 : most < open ? most : open;
}

/* Cover the set in every way from a need on; returns FINISHED where nothing better is left, or an error. */
static int choose_needs(Choice *choice, int need)
{
    Cover *cover = choice->cover;
    if (need == choice->set->needs_count) {
        if (!may_cross(cover, choice->set, choice->crossed, choice->count))
            return 0;
        int result = cover_set(cover, choice->set, choice->crossed, choice->count);
        return result < 0 ? result : cover->worth <= cover->best ? FINISHED : 0;
    }
    const Need *asked = &choice->set->needs[need];
    int least = asked->wanted - cover->free[asked->kind], most = most_shared(choice, asked), result = 0;
    for (int size = least > 0 ? least : 0; size <= most && !result; size++)
        result = choose_dice(choice, need, 0, size);
    return result;
}

/* Add some of the open dice of a need, in their order, then go on with the next need. */
static int choose_dice(Choice *choice, int need, int from, int wanted)
{
    const Open *open = &choice->cover->open[choice->set->needs[need].kind];
    int result = 0;
    if (!wanted)
        return choose_needs(choice, need + 1);
    for (int i = from; i + wanted <= open->count && !result; i++) {
        choice->crossed[choice->count++] = open->die[i];
        result = choose_dice(choice, need, i + 1, wanted - 1);
        choice->count--;
    }
    return result;
}

static int choose_ways(Cover *cover, const DiceSet *set, int first)
{
    Choice choice = {.cover = cover, .set = set, .first = first};
    for (int i = 0; i < set->needs_count; i++)
        if (set->needs[i].wanted - cover->free[set->needs[i].kind] > most_shared(&choice, &set->needs[i]))
            return 0;
    return choose_needs(&choice, 0);
}

/* Search on without the dice of the kind that are in no line yet; covering them was tried before. */
static int leave(Cover *cover, int kind)
{
    int result = 0;
    uint8_t count = cover->free[kind];
    cover->free[kind] = 0;
    cover->left_out[kind] = count;
    cover->worth -= count * cover->pool->worth[kind];
    if (has_required_set(cover->pool, cover->left_out))
        result = run_cover(cover);
    cover->worth += count * cover->pool->worth[kind];
    cover->free[kind] = count;
    cover->left_out[kind] = 0;
    return result;
}

int run_cover(Cover *cover)
{
    uint64_t absent;
    if (cover->worth <= cover->best)
        return 0;
    if (--cover->steps < 0)
        return OUT_OF_STEPS;
    int kind = scarcest(cover, &absent);
    if (kind < 0) {
        cover->family.worth = cover->worth;
        int result = cover->offer ? cover->offer(cover->context, &cover->family) : 1;
        if (result > 0)
            cover->best = cover->worth;
        return result < 0 ? result : 0;
    }
    for (int at = cover->pool->from[kind]; at < cover->pool->to[kind]; at++) {
        const DiceSet *set = &cover->pool->sets.items[cover->pool->having[at]];
        if (set->mask & absent)
            continue;
        int result = choose_ways(cover, set, kind);
        if (result)
            return result < 0 ? result : 0;
    }
    return cover->required[kind] ? 0 : leave(cover, kind);
}
