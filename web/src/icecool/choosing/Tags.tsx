/** Words on places of the board that can be tapped and do not speak for themselves. The panel beside has them as buttons. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { MarkSpec } from "../../school/types.ts";
import type { Scene } from "../show/scene.ts";
import "./choosing.css";

/** Pixels that a word is above its place. */
const ABOVE = 24;

export function Tags({ scene, marks }: { scene: Scene; marks: readonly MarkSpec[] }) {
  return <>{marks.map((mark) => mark.label !== undefined && <Tag key={mark.id} scene={scene} mark={mark} />)}</>;
}

function Tag({ scene, mark }: { scene: Scene; mark: MarkSpec }) {
  const tag = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const at = scene.stage.project(mark.at, mark.z ?? 0);
      if (tag.current === null || at === null) return;
      tag.current.hidden = !at.visible;
      tag.current.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y - ABOVE)}px)`;
    };
    scene.drawn.add(move);
    move();
    return () => {
      scene.drawn.delete(move);
    };
  }, [scene, mark]);
  return (
    <span class="board-tag" ref={tag} aria-hidden="true">
      {mark.label}
    </span>
  );
}
