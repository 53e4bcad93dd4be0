/** Tabs as the ARIA pattern has them: one stop of the Tab key, arrows between them. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

export interface Tab {
  id: string;
  label: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  children: ComponentChildren;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Which tab a key leads to, or null. Past the last one comes the first. */
export function tabAfter(key: string, tabs: readonly Tab[], value: string): string | null {
  if (key === "Home") return tabs[0]?.id ?? null;
  if (key === "End") return tabs.at(-1)?.id ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  const now = tabs.findIndex((tab) => tab.id === value);
  return tabs[(now + step + tabs.length) % tabs.length]?.id ?? null;
}

export function Tabs({ label, tabs, value, onChange, children }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const next = tabAfter(event.key, tabs, value);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            type="button"
            key={tab.id}
            class="tab"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </>
  );
}
