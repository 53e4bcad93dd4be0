/**
 * The host's way to give a seat to another telephone: of somebody whose own is lost, or of a bot to somebody late. The code
 * is good once; whoever scans it first sits there, and nothing else opens the seat any more.
 */

import { useEffect, useState } from "preact/hooks";
import type { Session } from "../table/session/session.ts";
import { isBot, ownSeats } from "../table/state/seats.ts";
import type { TableState } from "../table/state/tableState.ts";
import { Button } from "../ui/controls/Button.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { toast } from "../ui/page/toast.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Seat } from "../wire/game.ts";
import { newToken } from "../wire/links.ts";
import { useWords } from "../words/index.ts";
import { JoinCode } from "./JoinCode.tsx";

interface Props {
  session: Session;
  state: TableState;
  names: readonly string[];
  /** The address that takes a seat over with a secret. */
  linkTo: (seat: Seat, token: string) => string;
}

interface Offered {
  readonly seat: Seat;
  readonly link: string;
}

export function HandOver({ session, state, names, linkTo }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [offered, setOffered] = useState<Offered | null>(null);
  const seats = (state.people?.seats ?? []).filter(({ seat, here }) => isBot(state, seat) || !here);
  const close = () => {
    setOpen(false);
    setOffered(null);
  };
  const taken = offered !== null && !seats.some(({ seat }) => seat === offered.seat);
  useEffect(() => {
    if (taken) close();
  }, [taken]);
  if (state.welcome?.role !== "host" || ownSeats(state).length > 0 || state.now.over) return null;
  if (seats.length === 0 && !open) return null;
  async function offer(seat: Seat): Promise<void> {
    const token = newToken();
    const answer = await session.host("hand-over", seat, token);
    if (answer.kind === "refused") toast(words.refusal(answer), true);
    else setOffered({ seat, link: linkTo(seat, token) });
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="person" />
        {words.say("web-party-hand-over")}
      </Button>
      {open && (
        <Dialog title={words.say("web-party-hand-over")} closeLabel={words.say("web-close")} onClose={close}>
          {offered === null ? (
            <div class="stack">
              <p>{words.say("web-party-hand-over-about")}</p>
              {seats.map(({ seat }) => (
                <Button key={seat} large onClick={() => void offer(seat)}>
                  <SeatMark seat={seat} />
                  {words.name(seat, names)}
                </Button>
              ))}
            </div>
          ) : (
            <JoinCode
              link={offered.link}
              about={words.say("web-party-hand-over-scan", { name: words.name(offered.seat, names) })}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
