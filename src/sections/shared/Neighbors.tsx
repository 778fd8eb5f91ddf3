import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

/** Below the other link on phones, to its right from tablets on. */
const nextLink =
  "max-md:border-t md:col-2 md:justify-end md:border-l border-line md:pl-8 md:text-end";

interface Neighbor {
  readonly slug: string;
  readonly name: string;
  /** What it is about, unless the name says so. */
  readonly line: string;
}

interface NeighborsProps {
  /** Null at either end of a list. */
  around: { readonly previous: Neighbor | null; readonly next: Neighbor | null };
  hrefOf: (slug: string) => string;
  words: { readonly label: string; readonly previous: string; readonly next: string };
}

/** Links to the previous and the next page of a kind. */
export function Neighbors({ around: { previous, next }, hrefOf, words }: NeighborsProps) {
  const link = (to: Neighbor, word: string, rel: "prev" | "next") => (
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
      {to.line !== "" && <span className="text-small text-ink-muted">{to.line}</span>}
    </a>
  );
  return (
    <nav
      aria-label={words.label}
      data-part="neighbors"
      className="border-t border-line print:hidden"
    >
      <Page className="grid grid-cols-1 md:grid-cols-2">
        {previous && link(previous, words.previous, "prev")}
        {next && link(next, words.next, "next")}
      </Page>
    </nav>
  );
}
