import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

interface MarqueeProps {
  /** The moving items, as a list; read once by assistive technology. */
  items: readonly string[];
  direction: "left" | "right" | "still";
  /** Whether it is a grid as wide as the page under reduced motion, when it would stand still and be cut. */
  settles?: boolean;
  /** Renders one item. */
  render: (item: string) => ReactNode;
}

/** How many copies follow a row, so that it never runs out (docs/specification.md, "Layout"). */
const clones = 3;

/**
 * An endlessly moving row. It stops while the pointer is on it, under reduced motion, and while a checked box with
 * `data-marquee-pause` precedes it in the same section (WCAG 2.2.2).
 */
export function Marquee({ items, direction, settles, render }: MarqueeProps) {
  const copies = Array.from({ length: clones + 1 }, (_, i) => i);
  return (
    <div className="marquee" data-direction={direction} data-settles={settles}>
      <div className="marquee-track">
        {copies.map((copy) => (
          <ul key={copy} aria-hidden={copy > 0 || undefined} className="marquee-row">
            {items.map((item) => (
              <li key={item}>{render(item)}</li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

interface PauseSwitchProps {
  /** Its label. */
  label: string;
  /** The background it is on. */
  ground: "paper" | "night";
}

const look =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-small/body hover:border-current has-focus-visible:outline-3 has-focus-visible:outline-offset-3 motion-reduce:hidden print:hidden";

const grounds: Record<PauseSwitchProps["ground"], string> = {
  paper:
    "border-line-strong has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-focus",
  night:
    "border-night-line has-checked:bg-on-night has-checked:text-night has-focus-visible:outline-on-night",
};

/** Pauses the marquees of a page. Hidden under reduced motion, when nothing moves. */
export function PauseSwitch({ label, ground }: PauseSwitchProps) {
  return (
    <label className={cx(look, grounds[ground])}>
      <input type="checkbox" data-marquee-pause="" className="sr-only" />
      <Icon name="pause" />
      {label}
    </label>
  );
}
