import type { Neighbors } from "#lib/routes/neighbors.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import type { Customer } from "./stories.ts";

/** Below the other link on phones, to its right from tablets on. */
const nextLink = "max-md:border-t md:justify-end md:border-l border-line md:pl-8 md:text-end";

interface StoryNeighborsProps {
  around: Neighbors<Customer>;
  /** The addresses of one kind of page: the case studies, or the summaries. */
  hrefOf: (slug: Customer["slug"]) => string;
  words: { readonly label: string; readonly previous: string; readonly next: string };
}

/** Links to the previous and the next story. */
export function StoryNeighbors({ around: { previous, next }, hrefOf, words }: StoryNeighborsProps) {
  const link = (to: Customer, word: string, rel: "prev" | "next") => (
    <a
      href={hrefOf(to.slug)}
      rel={rel}
      className={cx(
        "group grid grid-cols-[minmax(0,26rem)] content-start gap-1 rounded-small py-8",
        rel === "next" && nextLink,
      )}
    >
      <span className="text-small text-ink-muted">{word}</span>
      <span className="font-display text-title underline-offset-4 group-hover:underline group-active:text-persimmon">
        {to.name}
      </span>
      <span className="text-small text-ink-muted">{to.line}</span>
    </a>
  );
  return (
    <nav aria-label={words.label} className="border-t border-line">
      <Page className="grid grid-cols-1 md:grid-cols-2">
        {link(previous, words.previous, "prev")}
        {link(next, words.next, "next")}
      </Page>
    </nav>
  );
}
