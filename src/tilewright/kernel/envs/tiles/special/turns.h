/* Turns with special jokers: questions to the special kernel, and layouts that are changed by it. */
#pragma once

#include "envs/tiles/games.h"

/* Ask the special kernel for a turn with the required pieces, within those available, that is worth more than `floor`; returns
 * whether there is one. */
int solve_specials(const Asking *a, const int64_t weights[FACES], int64_t floor, Rows *rows);

/* Lay all pieces that are not in some lines, perhaps with pieces at the ends of these lines; they are left alone otherwise.
 * Returns whether there is a way that is worth more than `floor`. */
int lay_again(const Asking *a, const Layout *lines, const int64_t weights[FACES], int64_t floor, TurnRows *into);

/* Whether the required pieces make sets while the special rows of the table stay as they are. */
int fits_beside(const Asking *a);

/* Whether the committed pieces make sets with those of the special rows of the table, and whether all required pieces do; the
 * rows are remembered. */
int fits_with_specials(const Asking *a);
int fits_anyhow(const Asking *a);
