import { pagePath, pagerEntries } from "#lib/paging.ts";
import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";

interface PagerProps {
  /** The path of the list's first page. */
  base: string;
  /** The current one, from 1. */
  page: number;
  count: number;
  words: Content<"blog">["pages"];
}

interface StepProps {
  href: string;
  rel: "prev" | "next";
  label: string;
}

/** One page towards newer or older articles. */
function Step({ href, rel, label }: StepProps) {
  return (
    <a href={href} rel={rel} className="text-link text-link-onward pager-step">
      <Icon name="arrow" className="size-4 shrink-0" />
      {label}
    </a>
  );
}

/** The other pages of a list; nothing where there is one alone. */
export function Pager({ base, page, count, words }: PagerProps) {
  if (count === 1) return null;
  return (
    <nav aria-label={words.label} className="pager">
      {page > 1 && <Step href={pagePath(base, page - 1)} rel="prev" label={words.newer} />}
      <ol className="pager-numbers">
        {pagerEntries(page, count).map((entry, i) => (
          <li key={entry === "gap" ? `gap-${i}` : entry}>
            {entry === "gap" ? (
              <span aria-hidden="true" className="pager-gap">
                …
              </span>
            ) : (
              <a
                href={pagePath(base, entry)}
                aria-label={`${words.number.label} ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className="pager-number"
              >
                {entry}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < count && <Step href={pagePath(base, page + 1)} rel="next" label={words.older} />}
    </nav>
  );
}
