/** The rule book as data: which rules a Fluent file holds, in their order and groups, and how they are searched. */

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Group {
  /** What the ids of its rules begin with: `TURN`. */
  readonly name: string;
  readonly rules: readonly Rule[];
}

const RULE = /^rule-([A-Z]+-[0-9]+) =/gm;

/** The ids of the rules in a Fluent source, in its order. */
export function ruleIds(source: string): string[] {
  return [...source.matchAll(RULE)].map((match) => match[1] as string);
}

/** The rules in groups. `text` gives a rule's words. */
export function grouped(ids: readonly string[], text: (id: string) => string): Group[] {
  const groups = new Map<string, Rule[]>();
  for (const id of ids) {
    const name = id.slice(0, id.lastIndexOf("-"));
    groups.set(name, [...(groups.get(name) ?? []), { id, text: text(id) }]);
  }
  return [...groups].map(([name, rules]) => ({ name, rules }));
}

/** A text as it is compared: small letters without accents, so that `ecole` finds `École`. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The groups with only the rules that hold every word that was typed. */
export function searched(groups: readonly Group[], typed: string): Group[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const fits = (rule: Rule) => {
    const text = plain(`${rule.id} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, rules: group.rules.filter(fits) }))
    .filter((group) => group.rules.length > 0);
}
