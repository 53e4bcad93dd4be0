import { useMemo } from "preact/hooks";
import { type Modules, qrModules } from "./qr.ts";

const QUIET = 4;

/** The dark modules as one path: a bar for each run in a row. */
function pathOf(modules: Modules): string {
  let path = "";
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return path;
}

/** A text as a QR code, made here: the text goes nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrModules(text), [text]);
  const size = modules.length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#ffffff" />
      <path d={pathOf(modules)} fill="#0d2436" shape-rendering="crispEdges" />
    </svg>
  );
}
