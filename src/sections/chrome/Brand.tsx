import words from "virtual:words/interface";
import { site } from "#site";
import { Mark } from "./Mark.tsx";

/** The product's name with its mark; leads home. */
export function Brand() {
  return (
    <a href="/" aria-label={words.home} className="flex min-h-11 items-center gap-2.5">
      <Mark className="h-[min(1.75rem,9vw)]" />
      <span className="font-display text-[min(var(--text-title),6.5vw)] tracking-tight [@media(max-width:12rem)]:text-[5vw]">
        {site.product}
      </span>
    </a>
  );
}
