import { type Announcement, announcementsPath } from "#content/announcements/entry.ts";
import type { Content } from "#content/collections.ts";
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
    <section className="overflow-clip pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]">
      <Page className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:items-start">
        <div>
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
            {hero.follow}
            <TextLink href={`${announcementsPath}rss.xml`} className="font-medium">
              {hero.feeds.rss}
            </TextLink>
            <TextLink href={`${announcementsPath}feed.json`} className="font-medium">
              {hero.feeds.json}
            </TextLink>
          </p>
        </div>
        <Rings entries={entries} caption={hero.rings} />
      </Page>
    </section>
  );
}
