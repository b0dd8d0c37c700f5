// A plain page for one player: it draws what the server tells, holds a draft, and knows no rules.

const COPIES = 4;
const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;
const WAIT_MS = 1000;

const part = (id) => document.getElementById(id);
const state = { seq: null, view: null, draft: [], chosen: null, seat: null, names: [], match: null, pending: null };
let socket = null;

/** The text of a piece; an id is a face and a copy, as docs/protocol.md has it. */
function text(id) {
  const code = Math.floor(id / COPIES);
  const joker = code - COLORS.length * NUMBERS;
  return joker >= 0 ? JOKERS[joker] : COLORS[Math.floor(code / NUMBERS)] + ((code % NUMBERS) + 1);
}

async function asked(path, body) {
  const options = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const told = await answer.json();
  if (!answer.ok) throw new Error(typeof told.detail === "string" ? told.detail : "the server refused");
  return told;
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = () => {
    send({ type: "hello", match: state.match, after: state.seq });
    // A command whose answer was lost is sent again under its id, and is carried out once.
    if (state.pending) send(state.pending);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    told[message.type]?.(message);
  };
  socket.onclose = () => {
    say("The line is down; trying again.");
    setTimeout(connect, WAIT_MS);
  };
}

const told = {
  seating({ seat, places, begun }) {
    state.seat = seat;
    state.names = places.map((place) => place.name);
    if (!begun && seat !== null && places[seat].nonce === null) {
      const bytes = crypto.getRandomValues(new Uint8Array(32));
      send({ type: "nonce", nonce: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") });
    }
  },
  events({ seq, events }) {
    state.seq = seq;
    for (const event of events) {
      const line = document.createElement("li");
      const pieces = (event.played ?? event.tiles ?? event.drawn ?? []).map(text).join(" ");
      line.textContent = [state.names[event.seat] ?? "", event.type, pieces].filter(Boolean).join(" · ");
      part("log").prepend(line);
    }
  },
  view({ seq, view }) {
    state.seq = seq;
    state.view = view;
    reset();
  },
  draft({ seat, rows }) {
    if (seat === state.seat) setDraft(rows);
    else drawTable(rows);
  },
  judgement({ seq, faults, sentences }) {
    if (seq === state.seq) judge(faults, sentences);
  },
  ack({ id }) {
    if (state.pending?.id === id) state.pending = null;
  },
  refused({ id, faults, sentences }) {
    if (state.pending?.id === id) state.pending = null;
    judge(faults, sentences);
  },
  clock({ deadline, now }) {
    if (deadline) say(`${status()} ${Math.ceil((deadline - now) / 1000)} seconds.`);
  },
  error({ reason }) {
    judge([], [reason]);
  },
  gone() {
    say("There is no such match.");
  },
};

function status() {
  const { view, seat, names } = state;
  if (view.outcome) return `The match is over; won by ${view.outcome.winners.map((winner) => names[winner]).join(", ")}.`;
  if (view.shown.length) return "The game is over.";
  return view.to_move.includes(seat) ? "Your turn." : `${names[view.to_move[0]]} is to move.`;
}

function say(sentence) {
  part("status").textContent = sentence;
}

function reset() {
  state.draft = state.view.table.map((row) => [...row]);
  state.chosen = null;
  judge([], []);
  draw();
}

function setDraft(rows) {
  state.draft = rows.filter((row) => row.length);
  draw();
}

function draw() {
  const { view, names } = state;
  say(status());
  part("seats").textContent = view.counts
    .map((count, seat) => `${names[seat]}: ${count} pieces, ${view.totals[seat]} points`)
    .concat(`pool: ${view.pool}`)
    .join(" · ");
  drawTable(state.draft);
  const laid = new Set(state.draft.flat());
  part("rack").replaceChildren(...view.rack.filter((id) => !laid.has(id)).map(piece));
  part("typed").value = state.draft.map((row) => row.map(text).join(" ")).join(" | ");
  part("deal").disabled = !view.shown.length || Boolean(view.outcome);
  part("record").hidden = !view.results.length;
  part("record").href = `/api/matches/${state.match}/record`;
}

function drawTable(rows) {
  part("table").replaceChildren(
    ...rows.map((row, place) => {
      const line = document.createElement("li");
      line.append(...row.map(piece));
      const end = document.createElement("button");
      end.type = "button";
      end.textContent = "+";
      end.title = "Put the chosen piece here";
      end.onclick = () => move(place);
      line.append(end);
      return line;
    }),
  );
}

function piece(id) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text(id);
  button.className = `piece ${text(id)[0]}${state.chosen === id ? " chosen" : ""}`;
  button.onclick = () => {
    state.chosen = state.chosen === id ? null : id;
    draw();
  };
  return button;
}

function move(place) {
  if (state.chosen === null) return;
  const rows = state.draft.map((row) => row.filter((id) => id !== state.chosen));
  if (place === null) rows.push([state.chosen]);
  else rows[place].push(state.chosen);
  state.chosen = null;
  setDraft(rows);
  show();
}

/** Take the table as it was typed; of equal pieces those of the table come first. */
function typed() {
  const free = [...state.view.table.flat(), ...state.view.rack];
  const rows = [];
  for (const words of part("typed").value.toUpperCase().split("|")) {
    const row = [];
    for (const word of words.split(/\s+/).filter(Boolean)) {
      const place = free.findIndex((id) => text(id) === word);
      if (place < 0) return judge([], [`You have no ${word} to lay.`]);
      row.push(...free.splice(place, 1));
    }
    if (row.length) rows.push(row);
  }
  state.draft = rows;
  drawTable(rows);
  show();
}

function show() {
  send({ type: "draft", rows: state.draft, after: state.seq });
}

function judge(faults, sentences) {
  part("faults").replaceChildren(
    ...sentences.map((sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    }),
  );
  const wrong = new Set(faults.map((fault) => fault.row));
  [...part("table").children].forEach((line, place) => line.classList.toggle("wrong", wrong.has(place)));
}

function act(command) {
  state.pending = { type: "act", id: crypto.getRandomValues(new Uint32Array(4)).join("-"), command, after: state.seq };
  send(state.pending);
}

async function start(event) {
  event.preventDefault();
  try {
    await asked("/api/me").catch(() => asked("/api/guests", { name: part("name").value }));
    const { match } = await asked("/api/matches", { rules: part("rules").value, bots: [part("bot").value] });
    location.hash = match;
    open(match);
  } catch (wrong) {
    alert(wrong.message);
  }
}

function open(match) {
  state.match = match;
  part("start").hidden = true;
  part("game").hidden = false;
  connect();
}

part("start").onsubmit = start;
part("row").onclick = () => move(null);
part("typed").oninput = typed;
part("lay").onclick = () => act({ type: "PlayTiles", table: state.draft });
part("draw").onclick = () => act({ type: "DrawTile" });
part("pass").onclick = () => act({ type: "Pass" });
part("deal").onclick = () => act({ type: "DealNext" });
part("reset").onclick = () => {
  reset();
  show();
};

function fill(select, names) {
  select.replaceChildren(...names.map((name) => new Option(name)));
}

const { rules, games } = await asked("/api/offers");
// This page lays tiles in rows; it has no grid for dice.
fill(part("rules"), Object.keys(rules).filter((name) => games[name] === "tiles"));
part("rules").onchange = () => fill(part("bot"), rules[part("rules").value]);
part("rules").onchange();
if (location.hash.length > 1) {
  asked("/api/me").then(
    () => open(location.hash.slice(1)),
    () => {},
  );
}
