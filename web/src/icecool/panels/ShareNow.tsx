/** Sharing what is on the table now: a picture, or a clip of the next four seconds. The link works when the match is over. */

import type { Session } from "../../table/session/session.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { linkTo } from "../../table-ui/share/link.ts";
import { MomentFile } from "../../table-ui/share/MomentFile.tsx";
import { CopyLink } from "../../ui/controls/CopyLink.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { browserKeys } from "../../wire/links.ts";
import { useNeeded } from "../../words/needed.ts";

interface Props {
  session: Session;
  state: TableState;
  onClose: () => void;
}

const now = async () => true;

export function ShareNow({ session: { table }, state, onClose }: Props) {
  const words = useNeeded("web-replay");
  if (words === null) return null;
  const { ply, over } = state.now;
  const watch = browserKeys().of(table).watch ?? null;
  const whole = state.welcome?.public ?? false;
  const link = linkTo(location.origin, table, Math.max(1, ply), whole ? null : watch);
  return (
    <Dialog title={words.say("web-replay-share")} closeLabel={words.say("web-close")} onClose={onClose}>
      <div class="stack">
        {!over && <Note>{words.say("web-share-later")}</Note>}
        {!whole && <Note>{words.say(watch === null ? "web-replay-private-own" : "web-replay-private")}</Note>}
        <CopyLink label={words.say("web-replay-link", { ply })} link={link} />
        <MomentFile
          name={`coldsnap-${table}-${ply}`}
          said={words.say(`game-${state.welcome?.game}`)}
          link={link}
          whole={whole}
          begin={now}
        />
      </div>
    </Dialog>
  );
}
