#include "play/selfplay/selfplay.h"

/* The catalogue of sets/catalogue.py for classic jokers and rules by which a set has a number and jokers lie anywhere. */

static unsigned slot_of(const Bag *pieces)
{
    uint64_t mixed = 0;
    for (int i = 0; i < BAG_WORDS; i++)
        mixed = (mixed ^ pieces->word[i]) * 0x9E3779B97F4A7C15u, mixed ^= mixed >> 29;
    return (unsigned)(mixed >> (64 - ENTRIES_BITS));
}

/* Add a row unless its pieces are known with as many points; an entry keeps its place in the list. */
static void add_entry(Catalogue *list, const uint8_t *cells, int size)
{
    SetEntry made = {.pieces = EMPTY_BAG, .size = (uint8_t)size};
    int start;
    for (int i = 0; i < size; i++) {
        put(&made.pieces, cells[i], 1);
        made.cells[i] = cells[i];
    }
    made.points = best_reading(cells, size, &start);
    if (!made.points)
        return;
    unsigned slot = slot_of(&made.pieces);
    for (; list->slots[slot]; slot = (slot + 1) & ((1u << ENTRIES_BITS) - 1)) {
        SetEntry *known = &list->entries[list->slots[slot] - 1];
        if (!same_bags(&known->pieces, &made.pieces))
            continue;
        if (made.points > known->points)
            *known = made;
        return;
    }
    if (list->count == MOST_ENTRIES) {
        list->is_full = 1;
        return;
    }
    list->entries[list->count++] = made;
    list->slots[slot] = (int16_t)list->count;
}

/* Add the groups of some colors of a number with every number of jokers. */
static void add_groups_of_colors(Catalogue *list, int number, unsigned colors, int jokers)
{
    uint8_t cells[LONGEST_ROW];
    int size = 0;
    for (int color = 0; color < COLORS; color++)
        if (colors >> color & 1)
            cells[size++] = (uint8_t)(color * NUMBERS + number);
    for (int added = 0; added <= jokers && size <= COLORS; added++) {
        if (size >= SHORTEST)
            add_entry(list, cells, size);
        cells[size++] = JOKER;
    }
}

/* The choices of colors, by their number and then from the first color on. */
static const uint8_t CHOICES[15] = {1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15};

static void add_all_groups(Catalogue *list, const Bag *pieces)
{
    for (int number = 0; number < NUMBERS; number++) {
        unsigned present = 0;
        for (int color = 0; color < COLORS; color++)
            present |= (unsigned)(lane(pieces->of[number], color) > 0) << color;
        for (int i = 0; i < 15; i++)
            if ((CHOICES[i] & present) == CHOICES[i])
                add_groups_of_colors(list, number, CHOICES[i], pieces->of[BAG_JOKERS]);
    }
}

/* A run that grows; `first` and `last` are the places of its outer numbers, -1 for none. */
typedef struct {
    Catalogue *list;
    const Bag *pieces;
    int color, start, size;
    uint8_t cells[LONGEST_ROW];
} Growing;

static void grow_run(Growing *run, int jokers, int first, int last)
{
    int size = run->size, number = run->start + size;
    if (size >= SHORTEST) {
        int cut = first + 1 > SHORTEST ? first + 1 : SHORTEST, end = size - SHORTEST < last ? size - SHORTEST : last;
        /* A run that is two runs, each with a number, is listed as those. */
        if (first >= 0 && cut <= end)
            return;
        if (first >= 0)
            add_entry(run->list, run->cells, size);
    }
    if (number == NUMBERS)
        return;
    run->size++;
    if (lane(run->pieces->of[number], run->color)) {
        run->cells[size] = (uint8_t)(run->color * NUMBERS + number);
        grow_run(run, jokers, first < 0 ? size : first, size);
    }
    if (jokers) {
        run->cells[size] = JOKER;
        grow_run(run, jokers - 1, first, last);
    }
    run->size--;
}

void list_sets(Catalogue *list, const Bag *pieces)
{
    list->count = list->is_full = 0;
    memset(list->slots, 0, sizeof list->slots);
    add_all_groups(list, pieces);
    for (int color = 0; color < COLORS; color++)
        for (int start = 0; start < NUMBERS; start++) {
            Growing run = {.list = list, .pieces = pieces, .color = color, .start = start};
            grow_run(&run, pieces->of[BAG_JOKERS], -1, -1);
        }
}
