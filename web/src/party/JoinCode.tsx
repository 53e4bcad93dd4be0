/** The way in for telephones, as a code in a corner of the big screen. */

import { QrCode } from "../ui/pictures/QrCode.tsx";
import { useWords } from "../words/index.ts";

export function JoinCode({ link, about }: { link: string; about: string }) {
  const words = useWords();
  return (
    <figure class="party-code">
      <QrCode text={link} label={words.say("web-party-qr")} />
      <figcaption>{about}</figcaption>
    </figure>
  );
}
