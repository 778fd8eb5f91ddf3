/** The content of the announcement feeds: each announcement in full, as self-contained HTML. */
import { renderToStaticMarkup } from "react-dom/server";
import { type Announcement, announcementsPath, hrefOf } from "#content/announcements/entry.ts";
import { shownAnnouncements } from "#content/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { site } from "#site";
import { absolute } from "./absolute.ts";

interface NewsEntry {
  readonly entry: Announcement;
  /** Its address with the host. */
  readonly url: string;
  readonly html: string;
}

/** @returns all announcements, newest first */
export async function newsEntries(): Promise<readonly NewsEntry[]> {
  const entries = await shownAnnouncements();
  const page = site.hosts.url + announcementsPath;
  return entries.map((entry) => {
    const markup = renderToStaticMarkup(
      <>
        <p>{entry.summary}</p>
        <Blocks blocks={entry.blocks} pictures={new Map()} form="feed" />
      </>,
    );
    return {
      entry,
      url: site.hosts.url + hrefOf(entry),
      html: absolute(markup, site.hosts.url, page),
    };
  });
}
