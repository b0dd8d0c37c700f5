/* How a layout goes through the numbers: its states before each of them, from which the search of solve/fits.c begins. With it
 * masks of `six` take 0.73 of the time, those of `classic-nl` 0.84. */
#include "envs/tiles/games.h"

/* The runs of a layout at each number, in lanes, and its jokers there: without those that its sets can do without. */
typedef struct {
    Lanes first[NUMBERS], second[NUMBERS], here[NUMBERS], going_on[NUMBERS];
    int jokers[NUMBERS], starts_with_jokers[NUMBERS], end;
} LayoutRuns;

static void add_run(LayoutRuns *runs, Line run)
{
    int only_jokers = 1;
    while (run.size > SHORTEST && run.jokers >> (run.size - 1) & 1)
        run.size--;
    while (run.size > SHORTEST && run.jokers & 1) {
        run.jokers = (uint16_t)(run.jokers >> 1);
        run.number++;
        run.size--;
    }
    Lanes one = one_of(run.color);
    runs->first[run.number] += one;
    runs->second[run.number + 1] += one;
    for (int place = 0; place < run.size; place++) {
        int number = run.number + place, is_joker = run.jokers >> place & 1;
        only_jokers = only_jokers && is_joker;
        runs->here[number] += one;
        runs->going_on[number] += place + 1 < run.size ? one : 0;
        runs->jokers[number] += is_joker;
        runs->starts_with_jokers[number] |= only_jokers;
    }
    if (run.number + run.size > runs->end)
        runs->end = run.number + run.size;
}

static void add_group(LayoutRuns *runs, const Line *group)
{
    int colors = 0;
    for (int color = 0; color < COLORS; color++)
        colors += group->colors >> color & 1;
    runs->jokers[group->number] += colors < SHORTEST ? SHORTEST - colors : 0;
}

static void find_runs(const Layout *layout, LayoutRuns *runs)
{
    memset(runs, 0, sizeof *runs);
    for (int i = 0; i < layout->count; i++)
        if (is_group(&layout->lines[i]))
            add_group(runs, &layout->lines[i]);
        else
            add_run(runs, layout->lines[i]);
}

static void find_path(const Layout *layout, int jokers, Path *path)
{
    LayoutRuns runs;
    int used = 0, all = 0, had_run = 0;
    find_runs(layout, &runs);
    for (int number = 0; number < NUMBERS; number++)
        all += runs.jokers[number];
    path->as_it_is[0] = path->worst[0] = START;
    for (int number = 1; number < NUMBERS; number++) {
        int last = number - 1, has_run_ahead = runs.end > number;
        Lanes n1 = runs.first[last], need = n1 + runs.second[last];
        used += runs.jokers[last];
        had_run |= runs.here[last] != 0;
        int flags = (had_run ? 0 : NO_RUN) | (runs.starts_with_jokers[last] ? JOKER_STARTS : 0);
        path->as_it_is[number] = open_of(n1, need, runs.here[last], used, flags);
        path->worst[number] = open_of(n1, need, runs.going_on[last], jokers - (all - used), has_run_ahead ? NO_RUN : 0);
    }
}

int find_fitting_in(Player *p, const Layout *layout, const Bag *required, const Bag *available, uint64_t asked, uint64_t *fitting)
{
    Path path;
    if (layout->is_known && asked)
        find_path(layout, available->of[BAG_JOKERS], &path);
    return find_fitting(p, layout->is_known ? &path : NULL, required, available, asked, fitting);
}
