/** The list of what stands where in the school. */

import { WhatStandsWhere } from "../../table-ui/where/WhatStandsWhere.tsx";
import type { IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import { answer } from "./answer.ts";

interface Props {
  view: IceCoolView;
  names: readonly string[];
  choices: IceCoolOffer["choices"];
}

export function StandsWhere({ view, names, choices }: Props) {
  const words = useWords();
  return <WhatStandsWhere tell={(topic) => answer({ words, view, names }, choices, topic)} />;
}
