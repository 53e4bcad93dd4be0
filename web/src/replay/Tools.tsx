/** Beside a replay: the camera, a link to this moment, the record, and the way out. */

import { useState } from "preact/hooks";
import type { CameraMode } from "../school/types.ts";
import { saveRecord } from "../table-ui/afterMatch.ts";
import { MenuButtons } from "../table-ui/MenuButtons.tsx";
import { Button } from "../ui/controls/Button.tsx";
import { CopyLink } from "../ui/controls/CopyLink.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { Select } from "../ui/controls/fields.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import { toast } from "../ui/page/toast.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import type { TableSummary } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { linkTo } from "./replayState.ts";

interface Props {
  table: TableSummary;
  ply: number;
  watch: string | null;
  cameras: readonly CameraMode[];
  camera: CameraMode;
  setCamera: (mode: CameraMode) => void;
}

export function Tools({ table, ply, watch, cameras, camera, setCamera }: Props) {
  const words = useWords();
  const [sharing, setSharing] = useState(false);
  async function save(): Promise<void> {
    const found = await saveRecord(table.id);
    if (!found.ok) toast(words.failure(found.failure), true);
  }
  return (
    <>
      <MenuButtons />
      {cameras.length > 0 && (
        <Select
          label={words.say("web-icecool-camera")}
          hideLabel
          value={camera}
          choices={cameras.map((mode) => ({ value: mode, label: words.say(`web-icecool-camera-${mode}`) }))}
          onChange={(value) => setCamera(cameras.find((mode) => mode === value) ?? "overview")}
        />
      )}
      <Button onClick={() => setSharing(true)}>
        <Icon name="link" />
        {words.say("web-replay-share")}
      </Button>
      <Button onClick={save}>
        <Icon name="install" />
        {words.say("web-archive-record")}
      </Button>
      {sharing && (
        <Dialog
          title={words.say("web-replay-share")}
          closeLabel={words.say("web-close")}
          onClose={() => setSharing(false)}
        >
          {!table.public && <Note>{words.say(watch === null ? "web-replay-private-own" : "web-replay-private")}</Note>}
          <CopyLink
            label={words.say("web-replay-link", { ply })}
            link={linkTo(location.origin, table.id, ply, table.public ? null : watch)}
          />
        </Dialog>
      )}
    </>
  );
}
