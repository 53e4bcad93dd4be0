// IceToids as a game of boardgame.io: the rules of coldsnap.games.icetoids with default options, and its numbers for
// cells, ways, slots and pieces, so that one and the same player can play both.
const { INVALID_MOVE } = require("boardgame.io/core");

const OFF = 16;
const UPRIGHT = 4;
const HIDDEN = 16;
const PER_SEAT = 3;
const CAPS = { 2: 400, 3: 600, 4: 800 };
const REPEATS = 3;
const WAYS = [0, 1, 2, 3];

// Arrows and icons of the sixteen tiles, as masks: tilesets/singles12.json.
const TILES = [
  ...[1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8].map((icons) => ({ arrows: 0, icons })),
  ...[1, 3, 11, 15].map((arrows) => ({ arrows, icons: 0 })),
];

function neighbour(cell, way) {
  const rank = Math.floor(cell / 4) + [1, 0, -1, 0][way];
  const file = (cell % 4) + [0, 1, 0, -1][way];
  return rank >= 0 && rank < 4 && file >= 0 && file < 4 ? 4 * rank + file : OFF;
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);
const NEXT = CELLS.map((cell) => WAYS.map((way) => neighbour(cell, way)));
const SLOTS = CELLS.flatMap((cell) => WAYS.filter((way) => NEXT[cell][way] === OFF).map((side) => ({ cell, side })));

const rotated = (arrows, turn) => ((arrows << turn) | (arrows >> (4 - turn))) & 15;
const ownPieces = (seat) => [0, 1, 2].map((own) => PER_SEAT * seat + own);
const isOneOf = (count, value) => Number.isInteger(value) && value >= 0 && value < count;

function setup({ ctx, random }) {
  return {
    arrows: Array(16).fill(HIDDEN),
    icons: Array(16).fill(0),
    cells: Array(PER_SEAT * ctx.numPlayers).fill(OFF),
    facings: Array(PER_SEAT * ctx.numPlayers).fill(UPRIGHT),
    homes: Array(ctx.numPlayers).fill(null),
    bag: TILES,
    pending: null,
    first: random.Die(ctx.numPlayers) - 1,
    plies: 0,
    seen: [],
    outcome: null,
  };
}

const playing = (G) => G.homes.every((home) => home !== null);

function chooseHome({ G, playerID, events }, slot) {
  const seat = Number(playerID);
  if (G.homes[seat] !== null || !isOneOf(SLOTS.length, slot)) return INVALID_MOVE;
  if (G.homes.some((home) => home !== null && SLOTS[home].cell === SLOTS[slot].cell)) return INVALID_MOVE;
  G.plies += 1;
  G.homes[seat] = slot;
  if (playing(G)) note(G, (seat + 1) % G.homes.length);
  events.endTurn();
}

function point({ G, playerID, events }, own, way) {
  if (!playing(G) || !isOneOf(PER_SEAT, own) || !isOneOf(4, way)) return INVALID_MOVE;
  const piece = PER_SEAT * Number(playerID) + own;
  if (G.cells[piece] === OFF || G.facings[piece] === way) return INVALID_MOVE;
  G.plies += 1;
  G.facings[piece] = way;
  pass(G, events, Number(playerID));
}

function movePiece({ G, playerID, events, random }, own, way, push) {
  if (!playing(G) || !isOneOf(PER_SEAT, own) || !isOneOf(4, way)) return INVALID_MOVE;
  const piece = PER_SEAT * Number(playerID) + own;
  const from = G.cells[piece];
  if (from === OFF) return INVALID_MOVE;
  const target = NEXT[from][way];
  const pointed = G.facings[piece] === way;
  if (target === OFF || !(pointed || (G.arrows[from] >> way) & 1)) return INVALID_MOVE;
  if (push !== null && !(pointed && G.cells[push] === target)) return INVALID_MOVE;
  G.plies += 1;
  G.cells[piece] = target;
  G.facings[piece] = UPRIGHT;
  land({ G, events, random }, Number(playerID), target, push, way);
}

function enter({ G, playerID, events, random }, push) {
  const seat = Number(playerID);
  const piece = ownPieces(seat).find((own) => G.cells[own] === OFF);
  if (!playing(G) || piece === undefined) return INVALID_MOVE;
  const { cell, side } = SLOTS[G.homes[seat]];
  if (push !== null && G.cells[push] !== cell) return INVALID_MOVE;
  G.plies += 1;
  G.cells[piece] = cell;
  land({ G, events, random }, seat, cell, push, (side + 2) % 4);
}

function orient({ G, events, ctx }, way) {
  if (G.pending === null || !isOneOf(4, way)) return INVALID_MOVE;
  G.plies += 1;
  G.arrows[G.pending] = rotated(G.arrows[G.pending], way);
  G.pending = null;
  close(G, events, Number(ctx.currentPlayer));
}

// The mover stands on the target: move the pushed piece on, and turn a hidden tile over.
function land({ G, events, random }, seat, target, push, way) {
  let orienter = seat;
  if (push !== null) {
    target = NEXT[target][way];
    G.cells[push] = target;
    G.facings[push] = UPRIGHT;
    orienter = Math.floor(push / PER_SEAT);
  }
  if (target === OFF || G.arrows[target] !== HIDDEN) return close(G, events, seat);
  const [tile] = G.bag.splice(random.Die(G.bag.length) - 1, 1);
  G.arrows[target] = tile.arrows;
  G.icons[target] = tile.icons;
  G.pending = target;
  G.seen = [];
  events.setActivePlayers({ value: { [orienter]: "orienting" } });
}

function isHome(G, seat) {
  const cells = ownPieces(seat).map((piece) => G.cells[piece]);
  return new Set(cells).size === PER_SEAT && cells.every((cell) => cell !== OFF && (G.icons[cell] >> seat) & 1);
}

function close(G, events, seat) {
  const seats = G.homes.length;
  for (let step = 0; step < seats; step += 1) {
    if (isHome(G, (seat + step) % seats)) {
      G.outcome = { winner: String((seat + step) % seats) };
      return;
    }
  }
  pass(G, events, seat);
}

function pass(G, events, seat) {
  note(G, (seat + 1) % G.homes.length);
  if (G.plies >= CAPS[G.homes.length]) G.outcome = { draw: "cap" };
  if (G.outcome === null) events.endTurn();
}

// The position that has come up; the third time is a draw. Pieces of one colour are alike.
function note(G, turn) {
  const places = G.homes.map((_, seat) =>
    ownPieces(seat)
      .map((piece) => G.cells[piece] * 5 + G.facings[piece])
      .sort((a, b) => a - b),
  );
  const key = `${places.join()}:${turn}`;
  G.seen.push(key);
  if (G.seen.filter((other) => other === key).length >= REPEATS) G.outcome = { draw: "repetition" };
}

exports.icetoids = {
  name: "icetoids",
  setup,
  moves: { chooseHome, point, movePiece, enter },
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { orienting: { moves: { orient } } },
  },
  endIf: ({ G }) => G.outcome ?? undefined,
};
