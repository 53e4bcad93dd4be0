/** Buttons, and links that look like them. Every one is at least 44 pixels in both directions. */

import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

export type Look = "plain" | "primary" | "sun" | "danger" | "quiet";

interface Dress {
  look?: Look | undefined;
  large?: boolean | undefined;
  class?: string | undefined;
  children?: ComponentChildren;
}

function classes({ look = "plain", large = false, class: more = "" }: Dress, icon = false): string {
  return ["button", look !== "plain" && `button-${look}`, large && "button-large", icon && "button-icon", more]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = Dress & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class">;

export function Button({ look, large, class: more, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} class={classes({ look, large, class: more })}>
      {children}
    </button>
  );
}

type SubmitProps = Dress & { disabled?: boolean | undefined };

/** The button that sends its form. */
export function Submit({ look = "primary", large, class: more, children, disabled }: SubmitProps) {
  return (
    <button type="submit" disabled={disabled} class={classes({ look, large, class: more })}>
      {children}
    </button>
  );
}

type LinkProps = Dress & { href: string; download?: boolean | undefined };

export function ButtonLink({ href, look, large, class: more, children, download }: LinkProps) {
  return (
    <a href={href} download={download} class={classes({ look, large, class: more })}>
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonProps, "label"> & { label: string };

/** A button that shows only an icon. Its label is what a screen reader says and a tooltip shows. */
export function IconButton({ label, look = "quiet", large, class: more, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes({ look, large, class: more }, true)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
