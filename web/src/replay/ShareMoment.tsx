/** Sharing a moment of a replay: a link, a picture, or a clip of four seconds with the flick that led to it. */

import { linkTo } from "../table-ui/share/link.ts";
import { MomentFile } from "../table-ui/share/MomentFile.tsx";
import { CopyLink } from "../ui/controls/CopyLink.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import type { TableSummary } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import type { Player } from "./player.ts";

interface Props {
  table: TableSummary;
  ply: number;
  player: Player;
  flick: boolean;
  said: string;
  watch: string | null;
  onClose: () => void;
}

/** Resolves when what leads to a ply is being shown, or cannot be. */
function shows(player: Player, ply: number): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = player.playerState.follow(({ queue, failure, now, stepping }) => {
      if (queue.length === 0 && failure === null && (stepping || now?.ply !== ply)) return;
      stop();
      resolve(queue.length > 0);
    });
    player.showTo(ply);
  });
}

export function ShareMoment({ table, ply, player, flick, said, watch, onClose }: Props) {
  const words = useWords();
  const link = linkTo(location.origin, table.id, ply, table.public ? null : watch);
  return (
    <Dialog title={words.say("web-replay-share")} closeLabel={words.say("web-close")} onClose={onClose}>
      <div class="stack">
        {!table.public && <Note>{words.say(watch === null ? "web-replay-private-own" : "web-replay-private")}</Note>}
        <CopyLink label={words.say("web-replay-link", { ply })} link={link} />
        <MomentFile
          name={`coldsnap-${table.id}-${ply}`}
          said={said}
          link={link}
          whole={table.public}
          begin={flick ? () => shows(player, ply) : null}
        />
      </div>
    </Dialog>
  );
}
