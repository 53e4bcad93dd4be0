import type { ComponentChildren } from "preact";
import { Icon } from "../pictures/icons.tsx";

/** A sheet of frosted white. With a title it is a region of its own. */
export function Panel(props: { title?: string; class?: string; children: ComponentChildren }) {
  return (
    <section class={props.class === undefined ? "panel" : `panel ${props.class}`} aria-label={props.title}>
      {props.title !== undefined && <h2>{props.title}</h2>}
      {props.children}
    </section>
  );
}

/** Something to know, or what went wrong and why. What went wrong is read out at once. */
export function Note(props: { wrong?: boolean; children: ComponentChildren }) {
  return (
    <div class={props.wrong ? "note note-wrong" : "note"} role={props.wrong ? "alert" : undefined}>
      <Icon name={props.wrong ? "warn" : "info"} />
      <div>{props.children}</div>
    </div>
  );
}
