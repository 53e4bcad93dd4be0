/** What a person has chosen on this device, as the browser's storage has it. Where that is closed, the defaults hold. */

export interface Settings {
  /** Null: as the browser says. */
  readonly language: "en" | "fr" | null;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** `auto`: as the system says. */
  readonly motion: "auto" | "full" | "reduced";
  readonly quality: "auto" | "low" | "high";
  /** `pull`: pull back and let go. `swipe`: swipe through the penguin. */
  readonly flick: "pull" | "swipe";
  readonly hand: "right" | "left";
  /** In one's own turn the camera is behind one's penguin; `auto`: on a telephone. */
  readonly behind: "auto" | "always" | "never";
  /** How the flicks of bots are shown. */
  readonly bots: "normal" | "fast" | "at-once";
  /** When one's turn ends after the flick, unless one wants to think. */
  readonly closing: "soon" | "at-once" | "never";
  /** The name to sit down with. */
  readonly name: string;
}

export const DEFAULTS: Settings = {
  language: null,
  sound: true,
  volume: 50,
  motion: "auto",
  quality: "auto",
  flick: "pull",
  hand: "right",
  behind: "auto",
  bots: "normal",
  closing: "soon",
  name: "",
};

export const KEY = "coldsnap.settings";
const NAME_LENGTH = 24;

const CHOICES: { readonly [Name in keyof Settings]?: readonly Settings[Name][] } = {
  language: [null, "en", "fr"],
  sound: [true, false],
  motion: ["auto", "full", "reduced"],
  quality: ["auto", "low", "high"],
  flick: ["pull", "swipe"],
  hand: ["right", "left"],
  behind: ["auto", "always", "never"],
  bots: ["normal", "fast", "at-once"],
  closing: ["soon", "at-once", "never"],
};

/** Settings from what was stored: whatever is not a known choice is the default's. */
export function settingsFrom(stored: string | null): Settings {
  const found = parsed(stored);
  const chosen: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, allowed] of Object.entries(CHOICES)) {
    if ((allowed as readonly unknown[]).includes(found[name])) chosen[name] = found[name];
  }
  const { volume, name } = found;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) chosen.volume = Math.round(volume);
  if (typeof name === "string") chosen.name = name.slice(0, NAME_LENGTH);
  return chosen as unknown as Settings;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What is in the storage now. */
export function storedSettings(): Settings {
  try {
    return settingsFrom(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

/** The quality that an address asks for (`?quality=low`). */
export function askedQuality(search: string): Settings["quality"] | null {
  const asked = new URLSearchParams(search).get("quality");
  return asked === "low" || asked === "high" || asked === "auto" ? asked : null;
}
