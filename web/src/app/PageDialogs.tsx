/** The windows over a page: a chunk of their own, because nobody opens one before the first flick. */

import type { PageDialog } from "../ui/page/pageDialog.ts";
import { KeysDialog } from "./Keys.tsx";
import { RuleDialog } from "./RuleDialog.tsx";
import { SettingsDialog } from "./Settings.tsx";

export function PageDialogs({ shown }: { shown: PageDialog }) {
  if (shown.kind === "rule") return <RuleDialog rule={shown.rule} said={shown.said} />;
  return shown.kind === "keys" ? <KeysDialog /> : <SettingsDialog />;
}
