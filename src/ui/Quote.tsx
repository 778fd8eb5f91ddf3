import type { ReactNode } from "react";

interface QuoteProps {
  children: string;
  name: string;
  role: string;
  /** Set where the quote is invented. */
  mark?: ReactNode;
}

/** Somebody's words, with who said them. */
export function Quote({ children, name, role, mark }: QuoteProps) {
  return (
    <figure className="max-w-prose">
      <blockquote className="font-display text-title before:content-['“'] after:content-['”']">
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
