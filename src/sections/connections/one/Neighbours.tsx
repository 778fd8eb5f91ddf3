import type { Neighbours as Around } from "#lib/routes/neighbours.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { connectionHref } from "../rows.ts";

export interface Neighbour {
  readonly slug: string;
  readonly tool: string;
  readonly database: string;
}

interface NeighboursProps {
  around: Around<Neighbour>;
  words: Content<"connection">;
}

/** One connection on and one back; the list goes round. */
export function Neighbours({ around: { previous, next }, words }: NeighboursProps) {
  const link = (to: Neighbour, word: string, rel: "prev" | "next") => (
    <a
      href={connectionHref(to.slug)}
      rel={rel}
      className="group grid grid-cols-1 gap-1 rounded-small py-8 last:justify-items-end last:border-l last:border-line last:pl-4 last:text-end"
    >
      <span className="text-small text-ink-muted">{word}</span>
      <span className="font-display text-title underline-offset-4 group-hover:underline">
        {to.database}
      </span>
      <span className="text-small text-ink-muted">{to.tool}</span>
    </a>
  );
  return (
    <nav aria-label={words.around} className="border-t border-line">
      <Page className="grid grid-cols-2">
        {link(previous, words.previous, "prev")}
        {link(next, words.next, "next")}
      </Page>
    </nav>
  );
}
