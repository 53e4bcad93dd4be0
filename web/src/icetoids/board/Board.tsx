/** The picture of a position: tray, tiles, homes, pyramids, and what the hand may do. Knows nothing of the wire. */

import { CELLS, colourOf, piecesOn, tileAt, type View } from "../input/names.ts";
import { Defs } from "./Defs.tsx";
import { type Glow, OverPieces, UnderPieces } from "./Glow.tsx";
import { type Motion, planeAt, poseAt } from "./motion.ts";
import { PyramidArt, PyramidShadow } from "./PyramidArt.tsx";
import { type Box, THICK } from "./places.ts";
import { TileArt } from "./TileArt.tsx";
import { FreeHome, Homes, Tray } from "./Tray.tsx";

interface Props {
  view: View;
  motion: Motion;
  /** Since the motion began. */
  ms: number;
  glow: Glow;
  shown: Box;
  /** How far the tile that is being laid is turned by hand, in degrees. */
  turning: number;
}

export function Board({ view, motion, ms, glow, shown, turning }: Props) {
  const poses = view.pyramids.map((_, piece) => poseAt(motion, piece, ms));
  const pieces = view.pyramids
    .map(({ seat, cell }, piece) => ({ piece, seat, cell, pose: poses[piece] as (typeof poses)[number] }))
    .filter(({ pose }) => pose.scale > 0.05)
    .sort((a, b) => b.pose.y - a.pose.y || a.piece - b.piece);
  const box = `${shown.x} ${shown.y} ${shown.width} ${shown.height}`;
  return (
    <>
      <svg class="toids-svg" viewBox={box} aria-hidden="true">
        <Defs />
        <Tray />
        {glow.slots.map((home) => (
          <FreeHome
            key={home.cell + home.side}
            home={home}
            seat={glow.seat}
            hot={glow.hotSlot?.cell === home.cell && glow.hotSlot.side === home.side}
          />
        ))}
        <Homes homes={view.homes} />
        {CELLS.toReversed().map((cell) => (
          <TileArt
            key={cell}
            tile={tileAt(view, cell)}
            taken={piecesOn(view, cell).length > 0}
            plane={laid(planeAt(motion, cell, tileAt(view, cell) === null, ms), cell === view.pending, turning)}
          />
        ))}
      </svg>
      {/* A picture of its own, so that the ground is not drawn anew whenever something moves on it. */}
      <svg class="toids-svg toids-over" viewBox={box} aria-hidden="true">
        <UnderPieces glow={glow} poses={poses} />
        <g filter="url(#it-soft)">
          {pieces.map(({ piece, seat, pose }) => (
            <PyramidShadow key={piece} colour={colourOf(seat)} pose={pose} />
          ))}
        </g>
        {pieces.map(({ piece, seat, pose }) => (
          <g key={piece} class={glow.winner === seat ? "toids-piece toids-cheer" : "toids-piece"} data-piece={piece}>
            <PyramidArt colour={colourOf(seat)} pose={pose} />
          </g>
        ))}
        <OverPieces glow={glow} poses={poses} />
      </svg>
    </>
  );
}

/** The tile that is being laid hovers a little, turned as the hand has turned it. */
function laid(plane: ReturnType<typeof planeAt>, pending: boolean, turning: number): ReturnType<typeof planeAt> {
  if (!pending) return plane;
  return {
    ...plane,
    yaw: plane.yaw + turning,
    at: { ...plane.at, z: Math.max(plane.at.z, THICK + (turning % 90 === 0 ? 4 : 10)) },
  };
}
