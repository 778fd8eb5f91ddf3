import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface QuoteProps {
  children: string;
  name: string;
  role: string;
  /** As large as a headline, if the quote is the section's message. */
  large?: boolean;
  /** Set if the quote is invented. */
  mark?: ReactNode;
}

/** A quotation and its source. */
export function Quote({ children, name, role, large = false, mark }: QuoteProps) {
  return (
    <figure className="max-w-prose">
      <blockquote
        className={cx(
          "font-display before:content-['“'] after:content-['”']",
          large ? "text-heading text-balance" : "text-title",
        )}
      >
        {children}
      </blockquote>
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-3 text-small">
        <span className="font-medium">{name}</span>
        <span className="text-ink-muted">{role}</span>
        {mark}
      </figcaption>
    </figure>
  );
}
