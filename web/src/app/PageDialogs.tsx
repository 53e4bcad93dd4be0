/** The windows over a page: a chunk with texts of its own, because nobody opens one before the first flick. */

import type { PageDialog } from "../ui/page/pageDialog.ts";
import { KeysDialog } from "./Keys.tsx";
import { useTexts } from "./language.ts";
import { RuleDialog } from "./RuleDialog.tsx";
import { SettingsDialog } from "./Settings.tsx";

const TEXTS = ["web-aside"];

export function PageDialogs({ shown }: { shown: PageDialog }) {
  const ready = useTexts(TEXTS);
  if (shown.kind === "rule") return <RuleDialog rule={shown.rule} said={shown.said} />;
  if (!ready) return null;
  return shown.kind === "keys" ? <KeysDialog /> : <SettingsDialog />;
}
