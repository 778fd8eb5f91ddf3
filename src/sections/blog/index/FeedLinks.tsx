import { cx } from "#ui/cx.ts";
import { sandStone } from "./sand-stone.ts";
import type { Content } from "#content/collections.ts";
import { TextLink } from "#ui/TextLink.tsx";

const feeds = [
  { id: "rss", href: "/rss.xml", type: "application/rss+xml" },
  { id: "json", href: "/feed.json", type: "application/feed+json" },
] as const;

/** It fills what the last row leaves free, or has a row of its own; the first card counts as one, but has two places. */
const lastRow = "sm:max-md:even:col-span-2 md:nth-[3n]:col-span-3 md:nth-[3n+1]:col-span-2";

/** Where the articles can be followed, and what they are held to. It takes the columns that the last row of cards leaves free. */
export function FeedLinks({ words }: { words: Content<"blog"> }) {
  return (
    <div
      className={cx(
        "feed-sand list-sand relative flex flex-wrap content-end items-center justify-between gap-x-8 gap-y-6 overflow-hidden",
        "rounded-large border border-b-0 border-line px-7 py-6 print:hidden",
        lastRow,
      )}
    >
      <p className="bg-ground p-2 leading-6">{words.feeds.label}</p>
      <ul className="flex flex-wrap gap-x-7 gap-y-6">
        {feeds.map(({ id, href, type }) => (
          <li key={id}>
            <a href={href} type={type} className={sandStone}>
              {words.feeds[id]}
            </a>
          </li>
        ))}
      </ul>
      <TextLink look="onward" href={words.guidelines.href.href} className="bg-ground px-3">
        {words.guidelines.label}
      </TextLink>
    </div>
  );
}
