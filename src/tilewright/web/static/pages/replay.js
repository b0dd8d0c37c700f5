// The replay of a finished game, which is one face of its page.

import { loadStyle } from "../load_style.js";
import { loadMoreWords } from "../words.js";
import GamePage from "./review.js";

await Promise.all([loadMoreWords("study", "tabletop"), loadStyle("style/study.css")]);

export default GamePage;
