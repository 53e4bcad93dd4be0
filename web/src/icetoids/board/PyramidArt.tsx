/** A pyramid of translucent acrylic: the far faces shine through the near ones, edges catch the light. */

import { type Colour, letterOf } from "../input/names.ts";
import { paint, shade } from "./paint.ts";
import { type Face, type Pose, solid } from "./solid.ts";
import { polygon, short } from "./space.ts";

/** The coloured shadow that light leaves behind acrylic. Drawn under all pyramids, in one soft layer. */
export function PyramidShadow({ colour, pose }: { colour: Colour; pose: Pose }) {
  const { shadow } = solid(pose);
  return <polygon points={polygon(shadow)} fill={paint(colour).ink} opacity=".38" />;
}

export function PyramidArt({ colour, pose }: { colour: Colour; pose: Pose }) {
  const tones = paint(colour);
  const { faces, middle, apex } = solid(pose);
  const near = faces.filter((face) => face.front);
  const brightest = near.reduce((best, face) => (face.light > best.light ? face : best), near[0] as Face);
  const { scale } = pose;
  return (
    <g stroke-linejoin="round">
      {faces
        .filter((face) => !face.front)
        .map((face) => (
          <polygon
            key={face.points}
            points={polygon(face.points)}
            fill={shade(tones, 0.15 + face.light * 0.5)}
            opacity=".62"
          />
        ))}
      {near.map((face) => (
        <g key={face.points}>
          <polygon points={polygon(face.points)} fill={shade(tones, face.light)} fill-opacity=".74" />
          <polygon points={polygon(face.points)} fill="url(#it-glint)" opacity={face.base ? 0.25 : 0.6} />
        </g>
      ))}
      <polygon points={polygon(brightest.points)} fill="url(#it-gloss)" opacity=".7" />
      {near.map((face) => (
        <g key={face.points} fill="none">
          <polygon points={polygon(face.points)} stroke={tones.ink} stroke-width={2.2 * scale} opacity=".55" />
          <polygon points={polygon(face.points)} stroke="#fff" stroke-width={1 * scale} opacity=".75" />
        </g>
      ))}
      <circle cx={short(apex.x)} cy={short(apex.y)} r={7 * scale} fill="url(#it-spark)" opacity=".8" />
      <Letter colour={colour} x={middle.x} y={middle.y} scale={scale} />
    </g>
  );
}

function Letter({ colour, x, y, scale }: { colour: Colour; x: number; y: number; scale: number }) {
  const tones = paint(colour);
  return (
    <g transform={`translate(${short(x)} ${short(y)}) scale(${short(scale)})`}>
      <circle r="13.5" fill={tones.ink} opacity=".92" stroke="#fff" stroke-width="1.6" />
      <text y="7" class="toids-letter" font-size="19.5" fill="#fff">
        {letterOf(colour)}
      </text>
    </g>
  );
}
