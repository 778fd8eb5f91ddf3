import { sandStone } from "./sand-stone.ts";
import { listPath } from "#sections/blog/lists/lists.ts";
import type { Topic } from "#content/articles/topics.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

interface TopicLinksProps {
  /** Those that have articles. */
  topics: readonly Topic[];
  /** What the list is about; null for all articles. */
  current: Topic | null;
  words: Content<"blog">;
}

/** Stones in a bed of raked sand: each leads to the articles on a topic, the dark one is where one stands. */
export function TopicLinks({ topics, current, words }: TopicLinksProps) {
  const stones = [
    { id: null, name: words.all },
    ...words.topics.filter(({ id }) => topics.includes(id)),
  ];
  return (
    <nav aria-label={words.topicsLabel} className="list-sand border-t border-line print:hidden">
      <Page>
        <ul className="flex flex-wrap gap-6 py-7 lg:gap-x-7 lg:py-9">
          {stones.map(({ id, name }) => (
            <li key={name}>
              <a
                href={listPath(id)}
                aria-current={id === current ? "page" : undefined}
                className={sandStone}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}
