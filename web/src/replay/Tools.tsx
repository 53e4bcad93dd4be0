/** Beside a replay: the camera, a link to this moment, the record, and the way out. */

import { useState } from "preact/hooks";
import type { CameraMode } from "../school/types.ts";
import { saveRecord } from "../table-ui/afterMatch.ts";
import { MenuButtons } from "../table-ui/MenuButtons.tsx";
import { Button } from "../ui/controls/Button.tsx";
import { Select } from "../ui/controls/fields.tsx";
import { toast } from "../ui/page/toast.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import type { TableSummary } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import type { Player } from "./player.ts";
import { ShareMoment } from "./ShareMoment.tsx";

interface Props {
  table: TableSummary;
  ply: number;
  player: Player;
  /** Whether something is flicked at this ply, and so there is something to film. */
  flick: boolean;
  /** What happened, in words. */
  said: string;
  watch: string | null;
  cameras: readonly CameraMode[];
  camera: CameraMode;
  setCamera: (mode: CameraMode) => void;
}

export function Tools({ table, ply, player, flick, said, watch, cameras, camera, setCamera }: Props) {
  const words = useWords();
  const [sharing, setSharing] = useState(false);
  /** What is shared stays what it is while one thinks about it. */
  function share(): void {
    player.pause();
    setSharing(true);
  }
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
      <Button onClick={share}>
        <Icon name="link" />
        {words.say("web-replay-share")}
      </Button>
      <Button onClick={save}>
        <Icon name="install" />
        {words.say("web-archive-record")}
      </Button>
      {sharing && (
        <ShareMoment
          table={table}
          ply={ply}
          player={player}
          flick={flick}
          said={said}
          watch={watch}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
