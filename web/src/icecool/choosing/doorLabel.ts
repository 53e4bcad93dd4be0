/** A door in as few words as fit on a button: the rooms that it joins. */

import type { IceCoolView } from "../../wire/protocol.ts";
import { roomLabel } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";

/** One of several doors between the same rooms goes by its short name. */
export function doorLabel(words: Words, view: IceCoolView, id: string): string {
  const { doors, rooms } = view.options.layout;
  const found = doors.find((door) => door.id === id);
  const alike = doors.filter((door) => door.rooms.join() === found?.rooms.join());
  if (found === undefined || alike.length > 1) return words.say("web-choice-to-door", { door: id });
  const [one = "", other = ""] = found.rooms.map((room) =>
    roomLabel(words, rooms.find((each) => each.id === room)?.name ?? room),
  );
  return words.say("web-choice-door-pair", { one, other });
}
