import type { Neighbours } from "#lib/routes/neighbours.ts";
import type { Customer } from "./stories.ts";
import { Page } from "#ui/Page.tsx";

interface StoryNeighboursProps {
  around: Neighbours<Customer>;
  /** The addresses of one kind of page: the case studies, or the summaries. */
  hrefOf: (slug: Customer["slug"]) => string;
  words: { readonly label: string; readonly previous: string; readonly next: string };
}

/** One story on and one back, at the two ends of a thread; the list goes round. */
export function StoryNeighbours({
  around: { previous, next },
  hrefOf,
  words,
}: StoryNeighboursProps) {
  const link = (to: Customer, word: string, rel: "prev" | "next") => (
    <a href={hrefOf(to.slug)} rel={rel}>
      <span className="text-small text-ink-muted">{word}</span>
      <span className="font-display text-title">{to.name}</span>
      <span className="text-small text-ink-muted">{to.line}</span>
    </a>
  );
  return (
    <nav aria-label={words.label} className="story-neighbours">
      <Page>
        {link(previous, words.previous, "prev")}
        {link(next, words.next, "next")}
      </Page>
    </nav>
  );
}
