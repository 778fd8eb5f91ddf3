import { type Announcement, announcementsPath } from "#model/announcements/entry.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Rings } from "./Rings.tsx";

interface HeroProps {
  hero: Content<"announcements">["hero"];
  /** Newest first. */
  entries: readonly Announcement[];
}

/** The headline and the feeds, beside the rings. */
export function Hero({ hero, entries }: HeroProps) {
  return (
    <section className="news-hero">
      <Page className="news-hero-grid">
        <div>
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <p className="news-feeds">
            {hero.follow}
            <TextLink href={`${announcementsPath}rss.xml`}>{hero.feeds.rss}</TextLink>
            <TextLink href={`${announcementsPath}feed.json`}>{hero.feeds.json}</TextLink>
          </p>
        </div>
        <Rings entries={entries} caption={hero.rings} />
      </Page>
    </section>
  );
}
