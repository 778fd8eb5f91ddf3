import type { Content } from "#model/kinds.ts";

const feeds = [
  { id: "rss", href: "/rss.xml", type: "application/rss+xml" },
  { id: "json", href: "/feed.json", type: "application/feed+json" },
] as const;

/** Where the articles can be followed. It takes the columns that the last row of cards leaves free. */
export function FeedLinks({ words }: { words: Content<"blog">["feeds"] }) {
  return (
    <div className="feed-sand">
      <p className="feed-label">{words.label}</p>
      <ul className="flex flex-wrap gap-x-7 gap-y-6">
        {feeds.map(({ id, href, type }) => (
          <li key={id}>
            <a href={href} type={type} className="sand-stone">
              {words[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
