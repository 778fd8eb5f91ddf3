import blog from "virtual:words/blog";
import { pagePath, pagerEntries } from "./lists.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

/** The place of a number or a gap. */
const place = "grid h-9 min-w-9 place-items-center rounded-full tabular-nums md:h-11 md:min-w-11";

const number = cx(
  "transition-colors hover:bg-sunken active:text-persimmon",
  "aria-[current]:bg-inverse aria-[current]:text-on-inverse",
  "forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]",
);

const words = blog.pages;

interface PagerProps {
  /** The path of the list's first page. */
  base: string;
  /** The current one, from 1. */
  page: number;
  count: number;
}

/** One page toward newer or older articles. */
const Step = ({ href, rel, label }: { href: string; rel: "prev" | "next"; label: string }) => (
  <a
    href={href}
    rel={rel}
    className={cx(
      "text-link text-link-onward inline-flex items-center gap-1.5 pe-0 *:[svg]:m-0",
      rel === "prev"
        ? "justify-self-start *:[svg]:rotate-180"
        : "-col-end-1 flex-row-reverse justify-self-end",
    )}
  >
    <Icon name="arrow" className="size-4 shrink-0" />
    {label}
  </a>
);

/** Links to the other pages of a list; nothing for a single page. */
export const Pager = ({ base, page, count }: PagerProps) =>
  count > 1 && (
    <nav
      aria-label={words.label}
      className="mt-[clamp(2.5rem,5vw,4rem)] grid grid-cols-2 items-center gap-4 md:grid-cols-[1fr_auto_1fr] print:hidden [@media(max-width:12rem)]:grid-cols-1"
    >
      {page > 1 && <Step href={pagePath(base, page - 1)} rel="prev" label={words.newer} />}
      <ol className="col-span-full row-2 flex flex-wrap justify-center gap-1 md:col-2 md:row-1">
        {pagerEntries(page, count).map((entry, i) => (
          <li key={entry === "gap" ? `gap-${i}` : entry}>
            {entry === "gap" ? (
              <span aria-hidden="true" className={place}>
                …
              </span>
            ) : (
              <a
                href={pagePath(base, entry)}
                aria-label={`${words.number.label} ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className={cx(place, number)}
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
