/** A picture of the school, or a clip of four seconds: made here, then sent or saved. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { Switch } from "../../ui/controls/fields.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { offerFile } from "../../ui/page/offerFile.ts";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { type Drawn, filmKind, filmOf, Painter, pictureOf } from "./filmed.ts";
import "./share.css";

interface Props {
  /** What the file is called. */
  name: string;
  /** What is seen, in words. */
  said: string;
  link: string;
  /** Everybody may see the whole game. */
  whole: boolean;
  /** Resolves when there is something to film, with whether there is; null: there will not be. */
  begin: (() => Promise<boolean>) | null;
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

/** Nothing where there is no school to be seen. */
export function MomentFile(props: Props) {
  const staged = useStaged();
  return staged === null ? null : <Making {...props} staged={staged} />;
}

function Making({ name, said, link, whole, begin, staged }: Props & { staged: Drawn }) {
  const words = useWords();
  const [doing, setDoing] = useState<Doing>("nothing");
  const kind = begin === null ? null : filmKind();
  async function make(film: string | null): Promise<void> {
    setDoing("filming");
    try {
      const painter = new Painter(staged, said, film === null ? "picture" : "film");
      if (film !== null && !(await begin?.())) throw new Error("nothing to film");
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
        {typeof doing === "object" && <Ready made={doing} said={said} link={link} whole={whole} />}
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
