import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** Style of an item's summary, and of links that look the same. */
export const accordionTitle =
  "flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-medium decoration-1 [text-underline-offset:0.25em] hover:underline [&::-webkit-details-marker]:hidden";

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  /** Unique on the page; makes the items exclusive (HTML details, `name`). */
  name: string;
  items: readonly AccordionItem[];
  /** Which item is open at first; none by default. */
  open?: string;
  /** Whether content takes the full width, not just that of a text column. */
  wide?: boolean;
  className?: string;
}

/** One item open or none; pressing the open one closes it. Native, so it needs no script. */
export function Accordion({ name, items, open, wide = false, className }: AccordionProps) {
  return (
    <div className={cx("border-b border-line", className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name}
          open={id === open}
          className="group border-t border-line"
        >
          <summary className={accordionTitle}>
            {title}
            <Icon
              name="down"
              className="size-4 shrink-0 transition-transform duration-move group-open:rotate-180"
            />
          </summary>
          <div className={cx(!wide && "max-w-prose", "pb-6 text-ink-muted")}>{content}</div>
        </details>
      ))}
    </div>
  );
}
