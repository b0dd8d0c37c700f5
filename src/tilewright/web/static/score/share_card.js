// A score card for others: its link and its picture.

import { language } from "../words.js";
import { cardQuery } from "./card.js";

/** The link of a card: everything is in the part of the address that browsers do not send. @param {import("./card.js").Card} card */
export const linkOfCard = (card) => `${location.origin}/score#${cardQuery(card)}`;

/** The address of the picture of a card. @param {import("./card.js").Card} card */
export const pictureOfCard = (card) => `/api/score/card.svg?${cardQuery(card)}&language=${language()}`;
