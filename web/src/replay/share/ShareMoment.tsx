/** Sharing a moment of a replay: a link, a picture, or a clip of four seconds with the flick that led to it. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyLink } from "../../ui/controls/CopyLink.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Switch } from "../../ui/controls/fields.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { offerFile } from "../../ui/page/offerFile.ts";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { TableSummary } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import type { Player } from "../player.ts";
import { linkTo } from "../replayState.ts";
import { type Drawn, filmKind, filmOf, Painter, pictureOf } from "./filmed.ts";

interface Props {
  table: TableSummary;
  ply: number;
  player: Player;
  flick: boolean;
  said: string;
  watch: string | null;
  onClose: () => void;
}

type Made = { readonly file: File; readonly picture: string };
type Doing = "nothing" | "filming" | "failed" | Made;

/** The school on the page; null where a game has none. */
function useStaged(): Drawn | null {
  const [staged, setStaged] = useState<Drawn | null>(null);
  useEffect(() => {
    if (document.querySelector(".school-canvas") === null) return;
    import("../../school/stage/stages.ts").then(
      (found) => setStaged(found.lastStaged()),
      () => {},
    );
  }, []);
  return staged;
}

export function ShareMoment(props: Props) {
  const { table, ply, watch, onClose } = props;
  const words = useWords();
  const staged = useStaged();
  const link = linkTo(location.origin, table.id, ply, table.public ? null : watch);
  return (
    <Dialog title={words.say("web-replay-share")} closeLabel={words.say("web-close")} onClose={onClose}>
      <div class="stack">
        {!table.public && <Note>{words.say(watch === null ? "web-replay-private-own" : "web-replay-private")}</Note>}
        <CopyLink label={words.say("web-replay-link", { ply })} link={link} />
        {staged !== null && <Making {...props} staged={staged} link={link} />}
      </div>
    </Dialog>
  );
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

function Making({ table, ply, player, flick, said, staged, link }: Props & { staged: Drawn; link: string }) {
  const words = useWords();
  const [doing, setDoing] = useState<Doing>("nothing");
  const kind = flick ? filmKind() : null;
  const name = `coldsnap-${table.id}-${ply}`;
  async function make(film: string | null): Promise<void> {
    setDoing("filming");
    try {
      const painter = new Painter(staged, said, film === null ? "picture" : "film");
      if (film !== null && !(await shows(player, ply))) throw new Error("nothing to film");
      const filmed = film === null ? null : await filmOf(painter, film);
      const picture = await pictureOf(painter);
      const made = filmed ?? picture;
      const file = new File([made], `${name}.${made.type.split("/")[1]}`, { type: made.type });
      setDoing({ file, picture: URL.createObjectURL(picture) });
    } catch {
      setDoing("failed");
    }
  }
  const busy = doing === "filming";
  return (
    <>
      <div class="row">
        {kind !== null && (
          <Button disabled={busy} onClick={() => make(kind)}>
            <Icon name="film" />
            {words.say("web-share-clip")}
          </Button>
        )}
        <Button disabled={busy} onClick={() => make(null)}>
          <Icon name="eye" />
          {words.say("web-share-picture")}
        </Button>
      </div>
      <div role="status">
        {busy && <p>{words.say("web-share-filming")}</p>}
        {doing === "failed" && <Note wrong>{words.say("web-share-failed")}</Note>}
        {typeof doing === "object" && <Ready made={doing} said={said} link={link} whole={table.public} />}
      </div>
    </>
  );
}

/** What was made, to be sent or saved. The link goes along if somebody wants that: of a private game it says more. */
function Ready({ made, said, link, whole }: { made: Made; said: string; link: string; whole: boolean }) {
  const words = useWords();
  const [linked, setLinked] = useState(whole);
  useEffect(() => () => URL.revokeObjectURL(made.picture), [made]);
  const content = { files: [made.file], text: said };
  const video = made.file.type.startsWith("video");
  const sendable = navigator.canShare?.(content) ?? false;
  return (
    <div class="stack">
      <p>{words.say(video ? "web-share-clip-ready" : "web-share-picture-ready")}</p>
      <img class="shared-picture" src={made.picture} alt={said} />
      {sendable && <Switch label={words.say("web-share-with-link")} on={linked} onChange={setLinked} />}
      <div class="row">
        {sendable && (
          <Button
            look="primary"
            onClick={() => navigator.share(linked ? { ...content, url: link } : content).catch(() => undefined)}
          >
            <Icon name="link" />
            {words.say("web-share-send")}
          </Button>
        )}
        <Button look={sendable ? "plain" : "primary"} onClick={() => offerFile(made.file, made.file.name)}>
          <Icon name="install" />
          {words.say("web-share-save")}
        </Button>
      </div>
    </div>
  );
}
