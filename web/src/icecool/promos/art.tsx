/** Small pictures of the promos: on the cards of the table form, on the artifacts' cards, beside "why?". Decoration. */

import type { ComponentChildren } from "preact";

const INK = "#12304a";
const WALL = { stroke: "#c99a68", "stroke-width": 7, "stroke-linecap": "round", fill: "none" } as const;
const HINT = { stroke: "#0b67a8", "stroke-width": 4, "stroke-linecap": "round", fill: "none" } as const;

/** A hexagon around a point, its tips left and right. */
function hexagon(x: number, y: number, r: number): string {
  const half = r * 0.866;
  return `M${x + r} ${y}L${x + r / 2} ${y + half}H${x - r / 2}L${x - r} ${y}L${x - r / 2} ${y - half}H${x + r / 2}Z`;
}

export function Comb({ x, y, r = 14 }: { x: number; y: number; r?: number }) {
  const cell = r * 0.34;
  const around = [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = ((turn + 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6] as const;
  });
  return (
    <g>
      <path d={hexagon(x, y, r)} fill="#f7c651" stroke="#b87710" stroke-width="2" stroke-linejoin="round" />
      {[[x, y] as const, ...around].map(([cx, cy]) => (
        <path key={`${cx} ${cy}`} d={hexagon(cx, cy, cell)} fill="#f08f0a" />
      ))}
    </g>
  );
}

export function Flake({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  const arm = `M0 0V${-r}M0 ${-r * 0.55}l${r * 0.3} ${-r * 0.3}M0 ${-r * 0.55}l${-r * 0.3} ${-r * 0.3}`;
  return (
    <g transform={`translate(${x} ${y})`} stroke="#2f8fd0" stroke-width={r / 5} stroke-linecap="round" fill="none">
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d={arm} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

const GEM = "M30 0L22 10L9 15L-6 12L-17 4L-30 15L-25 0L-30 -15L-17 -4L-6 -12L9 -15L22 -10Z";

export function Gem({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={GEM} fill="#17b877" stroke="#08633f" stroke-width="2" stroke-linejoin="round" />
      <path d="M30 0L22 -10L9 -15L12 0zM-6 -12L9 -15L12 0L-8 0z" fill="#7bf5c0" opacity="0.85" />
      <path d="M-30 15L-25 0L-12 0L-17 4z" fill="#0c8a57" />
      <circle cx="19" cy="-3" r="2.4" fill="#063d28" />
    </g>
  );
}

/** A penguin from the front: a body's colour, and what it wears. */
function Penguin({
  x,
  y,
  size = 1,
  fill = "#24384a",
  children,
}: {
  x: number;
  y: number;
  size?: number;
  fill?: string;
  children?: ComponentChildren;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 -30q14 0 14 14q9 8 9 24q0 20 -23 20t-23 -20q0 -16 9 -24q0 -14 14 -14z" fill={fill} />
      <path d="M0 -8q13 2 13 17q0 15 -13 15t-13 -15q0 -15 13 -17z" fill="#fff" />
      <circle cx="-5" cy="-18" r="4.4" fill="#fff" />
      <circle cx="5" cy="-18" r="4.4" fill="#fff" />
      <circle cx="-4" cy="-18" r="2" fill={INK} />
      <circle cx="4" cy="-18" r="2" fill={INK} />
      <path d="M-4 -13h8l-4 6z" fill="#ff9d2e" />
      <path d="M-12 27h9M3 27h9" stroke="#ff8f1f" stroke-width="5" stroke-linecap="round" />
      {children}
    </g>
  );
}

/** A penguin from above. */
function Bird({ x, y, fill = "#24384a" }: { x: number; y: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill={fill} />
      <circle r="6" fill="#fff" />
      <path d="M0 -6l3 -6h-6z" fill="#f28c28" />
    </g>
  );
}

function Bear({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx="-15" cy="-32" r="7" fill="#8d5a2f" />
      <circle cx="15" cy="-32" r="7" fill="#8d5a2f" />
      <circle cx="-15" cy="-32" r="3.600" fill="#ecca97" />
      <circle cx="15" cy="-32" r="3.600" fill="#ecca97" />
      <path d="M0 -38q20 0 20 20q12 9 12 28q0 20 -32 20t-32 -20q0 -19 12 -28q0 -20 20 -20z" fill="#a06a3a" />
      <ellipse cx="0" cy="12" rx="19" ry="16" fill="#ecca97" />
      <ellipse cx="0" cy="-13" rx="11" ry="8.500" fill="#f0d5a8" />
      <ellipse cx="0" cy="-17" rx="4" ry="2.800" fill="#2b2422" />
      <path d="M-4 -10q4 4 8 0" stroke="#2b2422" stroke-width="1.800" fill="none" stroke-linecap="round" />
      <circle cx="-8" cy="-24" r="2.800" fill="#2b2422" />
      <circle cx="8" cy="-24" r="2.800" fill="#2b2422" />
      <path d="M-20 29h12M8 29h12" stroke="#7d4f28" stroke-width="7" stroke-linecap="round" />
    </g>
  );
}

function Walrus({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 -26q17 0 18 20q6 6 6 18q0 16 -24 16t-24 -16q0 -12 6 -18q1 -20 18 -20z" fill="#9a6f5c" />
      <ellipse cx="0" cy="14" rx="14" ry="12" fill="#c9a08a" />
      <ellipse cx="-5" cy="-6" rx="7" ry="5.500" fill="#d9b8a4" />
      <ellipse cx="5" cy="-6" rx="7" ry="5.500" fill="#d9b8a4" />
      <ellipse cx="0" cy="-11" rx="3.600" ry="2.400" fill="#2b2422" />
      <path d="M-7 -2h4l-2 12zM3 -2h4l-2 12z" fill="#fffaf0" stroke="#c9b8a0" stroke-width="0.800" />
      <circle cx="-6" cy="-16" r="2" fill="#2b2422" />
      <circle cx="6" cy="-16" r="2" fill="#2b2422" />
    </g>
  );
}

function Swirl({ x, y, tone }: { x: number; y: number; tone: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="30" ry="19" fill={tone} opacity="0.35" />
      <ellipse rx="25" ry="15" fill="#150f33" />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M2 0q10 -2 14 7q2 8 -5 14"
          transform={`scale(1 0.6) rotate(${turn})`}
          stroke={tone}
          stroke-width="5"
          fill="none"
          stroke-linecap="round"
        />
      ))}
      <ellipse rx="25" ry="15" fill="none" stroke={tone} stroke-width="3" />
    </g>
  );
}

function Snow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#9dbdd6" stroke-width="1.500">
      {[0, 1, 2, 3].flatMap((row) =>
        (row % 2 === 0 ? [0, 18, 36] : [-9, 9, 27, 45]).map((from) => {
          const [lo, hi] = [Math.max(0, from), Math.min(54, from + 18)];
          return <rect key={`${row} ${from}`} x={lo} y={row * 13} width={hi - lo} height="13" rx="2" fill="#fff" />;
        }),
      )}
      <path d="M9 8l36 36M45 8l-36 36" stroke="#d8433b" stroke-width="6" stroke-linecap="round" />
    </g>
  );
}

function Star({ x, y, r, fill = "#ffd22e" }: { x: number; y: number; r: number; fill?: string }) {
  const tips = Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * 0.45;
    return `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`;
  });
  return <path d={`M${tips.join("L")}Z`} fill={fill} stroke="#b98a00" stroke-width="1.500" stroke-linejoin="round" />;
}

function Sun({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="10" rx="38" ry="24" fill="#e8d2a6" stroke="#b98f52" stroke-width="3" />
      {[-60, -30, 0, 30, 60].map((turn) => (
        <path key={turn} d="M0 -17v-6" transform={`translate(0 12) rotate(${turn}) `} stroke={INK} stroke-width="3" />
      ))}
      <path d="M0 14L0 -22L22 14z" fill="#f0a008" stroke="#a86a00" stroke-width="2" stroke-linejoin="round" />
      <path d="M2 15l-30 4l10 -12z" fill="#8f7440" opacity="0.55" />
    </g>
  );
}

function Net({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#c99d5c" stroke-width="2.500">
      <ellipse rx="36" ry="24" fill="#20465c" fill-opacity="0.18" stroke-width="4" />
      <path d="M-22 -19q4 19 0 38M0 -24q5 24 0 48M22 -19q-4 19 0 38M-33 -9q33 5 66 0M-36 2q36 5 72 0M-31 12q31 5 62 0" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle
          key={turn}
          cx={36 * Math.cos((turn * Math.PI) / 180)}
          cy={24 * Math.sin((turn * Math.PI) / 180)}
          r="5"
          fill="#d55e00"
          stroke="#fff"
          stroke-width="1.500"
        />
      ))}
    </g>
  );
}

const CROWN = "M-11 -27l-2 -13l8 6l5 -9l5 9l8 -6l-2 13z";

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  pawclaw: () => (
    <>
      <Bear x={68} y={52} />
      <Comb x={126} y={62} r={17} />
      <Comb x={26} y={70} r={10} />
    </>
  ),
  emperor: () => (
    <>
      <Penguin x={76} y={55} size={1.12} fill="#20242e">
        <path d="M-13 -3q13 9 26 0l-3 9q-10 6 -20 0z" fill="#f7b80f" />
        <path d={CROWN} fill="#f4c430" stroke="#a97b00" stroke-width="1.500" stroke-linejoin="round" />
      </Penguin>
      <Flake x={126} y={34} r={17} />
      <Flake x={28} y={60} r={12} />
    </>
  ),
  emerald: () => (
    <>
      <path d="M50 84V26h60v58" fill="#fdf6e8" stroke="#2b9a9a" stroke-width="7" />
      <circle cx="80" cy="26" r="34" fill="#35f0a0" opacity="0.28" />
      <Gem x={80} y={26} size={1.15} />
    </>
  ),
  portals: () => (
    <>
      <Swirl x={38} y={62} tone="#8b5cf6" />
      <Swirl x={122} y={62} tone="#1fa3e8" />
      <path d="M44 36q36 -34 72 0" {...HINT} stroke-dasharray="1 8" />
      <Bird x={80} y={22} />
    </>
  ),
  blocked_door: () => (
    <>
      <path d="M6 84h38M116 84h38" {...WALL} />
      <path d="M47 84V26h66v58" fill="none" stroke="#c99a68" stroke-width="6" />
      <Snow x={53} y={31} />
    </>
  ),
  artifacts: () => (
    <>
      {[-24, -8, 8, 24].map((turn, i) => (
        <g key={turn} transform={`rotate(${turn} 80 120)`}>
          <rect x="60" y="16" width="40" height="56" rx="6" fill="#fffdf6" stroke={INK} stroke-width="2" />
          <g transform="translate(80 44) scale(0.42)">
            {
              [
                <Sun key="s" x={0} y={0} />,
                <Net key="n" x={0} y={0} />,
                <Star key="t" x={0} y={0} r={34} />,
                <Plank key="p" x={0} y={0} />,
              ][i]
            }
          </g>
        </g>
      ))}
    </>
  ),
  walruses: () => (
    <>
      <Walrus x={42} y={56} />
      <g transform="rotate(68 108 66)">
        <Walrus x={108} y={60} size={0.9} />
      </g>
      <path d="M134 24l8 -8M140 36h11M122 18l2 -11" stroke="#f0a008" stroke-width="4" stroke-linecap="round" />
    </>
  ),
  sundial: () => (
    <>
      <Sun x={80} y={46} />
      <path d="M130 66a54 34 0 0 1 -86 8m0 0l1 -12m-1 12l12 0" {...HINT} />
    </>
  ),
  trap: () => (
    <>
      <Net x={80} y={52} />
      <Penguin x={80} y={42} size={0.7} />
    </>
  ),
  teleport: () => (
    <>
      <ellipse cx="80" cy="58" rx="46" ry="24" fill="#8e5ea2" opacity="0.35" stroke="#73448a" stroke-width="3" />
      <g transform="translate(80 58) scale(1 0.55)">
        <Star x={0} y={0} r={34} />
      </g>
      <path d="M80 6v26m0 0l-7 -8m7 8l7 -8" {...HINT} />
    </>
  ),
  platform: () => (
    <>
      <path d="M10 84h140M80 84V62" {...WALL} />
      <Plank x={80} y={58} />
      <Penguin x={80} y={30} size={0.8} />
    </>
  ),
  many: () => (
    <>
      <path d="M12 14h136v62H12zM80 14v22M80 54v22M46 14v24M46 52h-34M114 14v24M114 52h34" {...WALL} stroke-width="5" />
      {["#0072b2", "#d55e00", "#009e73", "#f0c808", "#8e5ea2", "#56b4e9", "#cc79a7", "#4a4a4a"].map((fill, i) => (
        <circle
          key={fill}
          cx={28 + (i % 4) * 35}
          cy={i < 4 ? 30 : 64}
          r="7"
          fill={fill}
          stroke="#fff"
          stroke-width="2"
        />
      ))}
    </>
  ),
  race: () => (
    <>
      <path d="M118 8v74" stroke={INK} stroke-width="3" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={118 + column * 11}
            y={8 + row * 11}
            width="11"
            height="11"
            fill={(row + column) % 2 === 0 ? INK : "#fff"}
            stroke={INK}
            stroke-width="1"
          />
        )),
      )}
      <Bird x={30} y={34} fill="#00568a" />
      <Bird x={56} y={34} fill="#00568a" />
      <Bird x={44} y={68} fill="#a54600" />
      <Bird x={70} y={68} fill="#a54600" />
      <path d="M72 34h34M86 68h20" {...HINT} stroke-dasharray="1 8" />
    </>
  ),
};

function Plank({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#8d5f33" stroke-width="2">
      <path d="M-32 -4h64l10 12h-84z" fill="#ddb074" />
      <path d="M-42 8h84v6h-84z" fill="#b98a55" />
      <path d="M-37 2h74" />
    </g>
  );
}

/** The names that there is a picture for. */
export const PROMO_PICTURES: readonly string[] = Object.keys(PICTURES);

/** `look`: the class that gives it its size. */
export function PromoPicture({ name, look = "promo-picture" }: { name: string; look?: string }) {
  const draw = PICTURES[name];
  if (draw === undefined) return null;
  return (
    <svg class={look} viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      {draw()}
    </svg>
  );
}
