import type { ReactNode } from "react";

interface MarqueeProps {
  /** What moves, as a list; read once by assistive technology. */
  items: readonly string[];
  direction: "left" | "right" | "still";
  /** How one item looks. */
  render: (item: string) => ReactNode;
}

/** How often a row stands beside itself, so that it never runs out (docs/specification.md, "Layout"). */
const clones = 3;

/**
 * A row that moves without end. It stands still while it is pointed at, under reduced motion, and while a
 * checked box with `data-marquee-pause` stands before it in the same section (WCAG 2.2.2).
 */
export function Marquee({ items, direction, render }: MarqueeProps) {
  const copies = Array.from({ length: clones + 1 }, (_, i) => i);
  return (
    <div className="marquee" data-direction={direction}>
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
