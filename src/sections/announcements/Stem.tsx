import type { Announcement } from "#content/announcements/entry.ts";
import type { Content } from "#content/collections.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { Page } from "#ui/Page.tsx";
import { News } from "./News.tsx";

interface StemProps {
  /** Newest first. */
  entries: readonly Announcement[];
  kinds: Content<"announcements">["kinds"];
  tools: Content<"post">["tools"];
  /** Said after links that lead to another site. */
  external: string;
}

const none = new Map<string, never>();

/** All announcements in full, by year, on one stem that grows upward: the newest is its tip. */
export function Stem({ entries, kinds, tools, external }: StemProps) {
  const years = Map.groupBy(entries, ({ published }) => published.slice(0, 4));
  return [...years].map(([year, grown]) => (
    <section key={year} className="pb-band" aria-labelledby={`year-${year}`}>
      <Page className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,10fr)] lg:gap-12">
        <h2
          id={`year-${year}`}
          className="text-heading tabular-nums lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
        >
          {year}
        </h2>
        <ol className="ml-3 rounded-tl-small border-l-3 border-moss">
          {grown.map((entry) => (
            <News key={entry.id} entry={entry} kinds={kinds}>
              <Blocks
                blocks={entry.blocks}
                pictures={none}
                words={tools}
                external={external}
                form="page"
              />
            </News>
          ))}
        </ol>
      </Page>
    </section>
  ));
}
