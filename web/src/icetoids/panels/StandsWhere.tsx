/** The list of what stands where on the board. */

import { WhatStandsWhere } from "../../table-ui/where/WhatStandsWhere.tsx";
import { useWords } from "../../words/index.ts";
import type { Choices } from "../input/choices.ts";
import type { View } from "../input/names.ts";
import { answer } from "../where.ts";

interface Props {
  view: View;
  names: readonly string[];
  seat: number | null;
  choices: Choices | null;
}

export function StandsWhere({ view, names, seat, choices }: Props) {
  const words = useWords();
  return <WhatStandsWhere tell={(topic) => answer({ words, view, names, seat }, choices?.all ?? [], topic)} />;
}
