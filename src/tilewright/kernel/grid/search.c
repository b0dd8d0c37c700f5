/* The best turn on a grid: candidates first, then families of sets that are worth more, then those in doubt. */
#include "grid/search.h"

#include <stdlib.h>

void begin_search(Search *search, const Asked *asked, const Grid *grid)
{
    Islands *islands = &search->islands;
    start_cover(&search->cover, &search->pool, asked->steps);
    search->cover.one_faced = asked->rules.one_faced;
    search->cover.offer = accept_family;
    search->cover.context = islands;
    search->cover.best = asked->all_or_nothing ? search->pool.whole - 1 : 0;
    islands->rules = asked->rules;
    islands->max_sets = asked->max_sets;
    islands->layouts = asked->layouts;
    islands->has_found = islands->doubts_count = islands->out_of_steps = 0;
    islands->plane.rules = islands->rules;
    islands->plane.sets = &search->pool.sets;
    islands->plane.has_touching = 0;
    islands->jokers_bound = search->pool.old[JOKER] > 0;
    judge_apart(grid, 1, &islands->rules, &islands->before);
}

int offer_turn(Search *search, const Grid *islands, int count)
{
    const Pool *pool = &search->pool;
    uint8_t left_out[KINDS];
    int64_t value = pool->whole;
    for (int kind = 0; kind < KINDS; kind++)
        left_out[kind] = (uint8_t)(pool->old[kind] + pool->own[kind]);
    for (int i = 0; i < count; i++)
        for (int die = 0; die < islands[i].count; die++)
            left_out[islands[i].kind[die]]--;
    for (int kind = 0; kind < KINDS; kind++)
        value -= left_out[kind] * pool->worth[kind];
    if (value <= search->cover.best || !has_required_set(pool, left_out) ||
        !take_islands(&search->islands, islands, count))
        return 0;
    search->cover.best = value;
    return 1;
}

int run_search(Search *search)
{
    int result = run_cover(&search->cover);
    if (!result && search->islands.max_sets == NO_LIMIT)
        result = settle_doubts(&search->islands, &search->cover.best);
    return result;
}

static void free_doubts(Islands *islands)
{
    free(islands->doubts);
    islands->doubts = NULL;
    islands->doubts_count = islands->doubts_size = 0;
}

void free_search(Search *search)
{
    free_pool(&search->pool);
    free_doubts(&search->islands);
}

/* A family in doubt is some kilobytes; hardly any turn has more of them than this. */
enum { MOST_DOUBTS_KEPT = 64 };

void trim_search(Search *search)
{
    trim_pool(&search->pool);
    if (search->islands.doubts_size > MOST_DOUBTS_KEPT)
        free_doubts(&search->islands);
}
