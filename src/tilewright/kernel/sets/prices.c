#include "sets/prices.h"

#include <string.h>

/* The simplex method, with the inverse of the basis. The cap on pivots bounds its time; prices before the end are valid
 * too, but higher than necessary. */
enum { MOST_PIVOTS = 400, MOST_DIFFERENT = 16 };
static const double SMALL = 1e-7, SHIFT = 1e-4;

typedef struct {
    int rows, lane_of[FACES], row_of[BAG_LANES];
    double inverse[FACES][FACES], amount[FACES], points[FACES], price[FACES];
} Program;

static void set_up(Program *lp, const Bag *held)
{
    lp->rows = 0;
    for (int code = 0; code < FACES; code++) {
        int number = code / COLORS, color = code % COLORS;
        int face = code < NUMBERED ? color * NUMBERS + number : code, count = count_in(held, face);
        if (!count)
            continue;
        /* A small shift avoids ties, which could make the method cycle. */
        lp->amount[lp->rows] = count + SHIFT * (code + 1);
        lp->points[lp->rows] = 0;
        lp->row_of[lane_of(face)] = lp->rows;
        lp->lane_of[lp->rows++] = lane_of(face);
    }
    for (int i = 0; i < lp->rows; i++) {
        memset(lp->inverse[i], 0, (size_t)lp->rows * sizeof lp->inverse[i][0]);
        lp->inverse[i][i] = 1;
    }
}

static void find_row_prices(Program *lp)
{
    for (int k = 0; k < lp->rows; k++)
        lp->price[k] = 0;
    for (int i = 0; i < lp->rows; i++)
        for (int k = 0; k < lp->rows && lp->points[i] != 0; k++)
            lp->price[k] += lp->points[i] * lp->inverse[i][k];
}

/* The column of a set: its rows and counts; returns how many. */
static int column_of(const Program *lp, const Set *set, int rows[MOST_DIFFERENT], int counts[MOST_DIFFERENT])
{
    int size = 0;
    for (int place = 0; place < BAG_PLACES; place++) {
        const int *row = lp->row_of + 4 * place;
        for (unsigned lanes = set->used.of[place]; lanes; lanes >>= 4, row++)
            if (lanes & 15 && size < MOST_DIFFERENT) {
                rows[size] = *row;
                counts[size++] = (int)(lanes & 15);
            }
    }
    return size;
}

/* The set, or minus one less the row of an unused face, that gains most; returns whether any gains. */
static int find_entering(const Program *lp, const Sets *sets, int *entering)
{
    double best = SMALL;
    int found = 0, rows[MOST_DIFFERENT], counts[MOST_DIFFERENT];
    for (int i = 0; i < sets->count; i++) {
        double gain = sets->items[i].points;
        for (int k = column_of(lp, &sets->items[i], rows, counts) - 1; k >= 0; k--)
            gain -= counts[k] * lp->price[rows[k]];
        if (gain > best) {
            best = gain;
            *entering = i;
            found = 1;
        }
    }
    for (int k = 0; k < lp->rows; k++)
        if (-lp->price[k] > best) {
            best = -lp->price[k];
            *entering = -1 - k;
            found = 1;
        }
    return found;
}

static void pivot(Program *lp, const Sets *sets, int entering)
{
    double column[FACES] = {0}, least = 1e300;
    int rows[MOST_DIFFERENT] = {-1 - entering}, counts[MOST_DIFFERENT] = {1}, size = 1, leaving = -1;
    if (entering >= 0)
        size = column_of(lp, &sets->items[entering], rows, counts);
    for (int i = 0; i < lp->rows; i++) {
        for (int k = 0; k < size; k++)
            column[i] += counts[k] * lp->inverse[i][rows[k]];
        if (column[i] > SMALL && lp->amount[i] / column[i] < least) {
            least = lp->amount[i] / column[i];
            leaving = i;
        }
    }
    if (leaving < 0)
        return;
    double scale = 1 / column[leaving];
    for (int k = 0; k < lp->rows; k++)
        lp->inverse[leaving][k] *= scale;
    lp->amount[leaving] = least;
    lp->points[leaving] = entering >= 0 ? sets->items[entering].points : 0;
    for (int i = 0; i < lp->rows; i++) {
        if (i == leaving || column[i] == 0)
            continue;
        for (int k = 0; k < lp->rows; k++)
            lp->inverse[i][k] -= column[i] * lp->inverse[leaving][k];
        lp->amount[i] -= column[i] * least;
    }
}

void find_prices(const Bag *held, const Sets *sets, int prices[BAG_LANES])
{
    Program lp;
    int entering;
    set_up(&lp, held);
    find_row_prices(&lp);
    for (int i = 0; i < MOST_PIVOTS && find_entering(&lp, sets, &entering); i++) {
        pivot(&lp, sets, entering);
        find_row_prices(&lp);
    }
    memset(prices, 0, BAG_LANES * sizeof *prices);
    for (int k = 0; k < lp.rows; k++)
        if (lp.price[k] > 0)
            prices[lp.lane_of[k]] = (int)(lp.price[k] * PRICE_OF_A_POINT) + 1;
    for (int i = 0; i < sets->count; i++) {
        const Set *set = &sets->items[i];
        int64_t lacking = (int64_t)set->points * PRICE_OF_A_POINT - cost_of(&set->used, prices);
        if (lacking > 0)
            prices[first_lane(&set->used)] += (int)lacking;
    }
}
