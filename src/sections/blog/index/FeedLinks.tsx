import type { Content } from "#model/kinds.ts";
import { TextLink } from "#ui/TextLink.tsx";

const feeds = [
  { id: "rss", href: "/rss.xml", type: "application/rss+xml" },
  { id: "json", href: "/feed.json", type: "application/feed+json" },
] as const;

/** Where the articles can be followed, and what they are held to. It takes the columns that the last row of cards leaves free. */
export function FeedLinks({ words }: { words: Content<"blog"> }) {
  return (
    <div className="feed-sand">
      <p className="feed-label">{words.feeds.label}</p>
      <ul className="flex flex-wrap gap-x-7 gap-y-6">
        {feeds.map(({ id, href, type }) => (
          <li key={id}>
            <a href={href} type={type} className="sand-stone">
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
