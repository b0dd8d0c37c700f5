#include "solver.h"

const uint8_t PARTS[PARTS_COUNT][3] = {
    {0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {2, 0, 0}, {2, 1, 0},
    {2, 1, 1}, {2, 2, 0}, {3, 0, 0}, {3, 1, 0}, {4, 0, 0},
};

/* Add to the lead a run of a color with so many jokers before its first number. */
static void add_front_of(Lead *lead, int front, int color)
{
    lead->jokers = (uint8_t)(lead->jokers + front);
    lead->heads = (uint16_t)(lead->heads + one_of(color));
    if (front == 1)
        lead->twos = (uint16_t)(lead->twos + one_of(color));
    else
        lead->threes = (uint16_t)(lead->threes + one_of(color));
    if (front < lead->shortest)
        lead->shortest = (uint8_t)front;
    if (front > lead->longest)
        lead->longest = (uint8_t)front;
    lead->back = (uint8_t)(lead->back + front * (front + 1) / 2);
}

static void add_lead(Solver *s, const int chosen[COLORS])
{
    Lead lead = {.shortest = 255, .parts = (uint16_t)packed(chosen)};
    for (int color = 0; color < COLORS; color++)
        for (int i = 0; i < 3 && PARTS[chosen[color]][i]; i++)
            add_front_of(&lead, PARTS[chosen[color]][i], color);
    if (lead.jokers <= MOST_JOKERS && s->leads_count < MOST_LEADS)
        s->leads[s->leads_count++] = lead;
}

void find_leads(Solver *s)
{
    int chosen[COLORS];
    for (chosen[0] = 0; chosen[0] < PARTS_COUNT; chosen[0]++)
        for (chosen[1] = 0; chosen[1] < PARTS_COUNT; chosen[1]++)
            for (chosen[2] = 0; chosen[2] < PARTS_COUNT; chosen[2]++)
                for (chosen[3] = 0; chosen[3] < PARTS_COUNT; chosen[3]++)
                    add_lead(s, chosen);
}
