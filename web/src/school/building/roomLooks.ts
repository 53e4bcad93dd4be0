/** How each kind of room looks: colours of floor and paper, and what is on its walls. Rooms are dressed by their name. */

export type Kind = "classroom" | "kitchen" | "gym" | "lab" | "game-room" | "plain";

export interface Look {
  /** The floor's tones, the first the most common. */
  readonly floor: readonly [string, string, string];
  /** Seams, joints and printed lines of the floor. */
  readonly seam: string;
  /** Upper and lower part of the walls' paper. */
  readonly paper: string;
  readonly panel: string;
  /** What is on the walls, the most telling first. */
  readonly prints: readonly PrintName[];
}

export type PrintName =
  | "blackboard"
  | "clock"
  | "map"
  | "stove"
  | "crates"
  | "pots"
  | "bars"
  | "hoop"
  | "pennants"
  | "flasks"
  | "chart"
  | "atom"
  | "darts"
  | "trophies"
  | "window";

export const LOOKS: Readonly<Record<Kind, Look>> = {
  classroom: {
    floor: ["#b4c7da", "#a9bed4", "#c0d0e0"],
    seam: "#8ea6bf",
    paper: "#e6eff7",
    panel: "#7fa6c8",
    prints: ["blackboard", "map", "clock"],
  },
  kitchen: {
    floor: ["#f8d8c2", "#f3c8ac", "#fbe3d2"],
    seam: "#fff4ea",
    paper: "#fff0e4",
    panel: "#ee9f80",
    prints: ["stove", "pots", "crates"],
  },
  gym: {
    floor: ["#bfe6d3", "#b3dfc9", "#caecdb"],
    seam: "#9ccfb7",
    paper: "#e9f8f0",
    panel: "#69bd98",
    prints: ["bars", "hoop", "pennants"],
  },
  lab: {
    floor: ["#dcd2f0", "#d0c3ea", "#e7e0f6"],
    seam: "#f6f2fd",
    paper: "#f2edfb",
    panel: "#9d86cf",
    prints: ["flasks", "chart", "atom"],
  },
  "game-room": {
    floor: ["#fbe8a6", "#f6de8f", "#fdf0bf"],
    seam: "#e6c768",
    paper: "#fff8e0",
    panel: "#e8b84a",
    prints: ["darts", "trophies"],
  },
  plain: {
    floor: ["#dfe7ee", "#d5dfe8", "#e9eff4"],
    seam: "#c2cfda",
    paper: "#f2f6f9",
    panel: "#a9bccb",
    prints: ["window", "clock"],
  },
};

export const KINDS = Object.keys(LOOKS) as readonly Kind[];

/** The rooms of a second wing: their walls are dressed as those of the first, their floors are their own. */
const LIKE: Readonly<Record<string, Kind>> = {
  library: "classroom",
  canteen: "kitchen",
  pool: "gym",
  "music-room": "lab",
  "nap-room": "game-room",
};

/** The kind of a room with that name; a name that we do not know is a plain room. */
export function kindOf(name: string): Kind {
  return name in LOOKS ? (name as Kind) : (LIKE[name] ?? "plain");
}

/** Behind the canvas: snow-blue above, nearly white below. The page paints it, which costs no shader and no picture. */
export const SKY = "linear-gradient(#cfe3f1, #e4f0f8 45%, #f7fafc)";
