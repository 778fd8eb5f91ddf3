import type { ReactNode } from "react";
import type { Announcement } from "#model/announcements/entry.ts";
import type { Content } from "#model/kinds.ts";
import { Badge } from "#ui/Badge.tsx";

interface NewsProps {
  entry: Announcement;
  kinds: Content<"announcements">["kinds"];
  /** Its text. */
  children: ReactNode;
}

/** One announcement, whole: a leaf on the stem, with an address of its own. */
export function News({ entry, kinds, children }: NewsProps) {
  const { id, title, date, published, kind, summary } = entry;
  return (
    <li>
      <article id={id} className="news" aria-labelledby={`${id}-title`}>
        <svg aria-hidden="true" viewBox="0 0 44 28" className="news-leaf">
          <path d="M0 26C4 8 18 1 43 2C38 20 22 29 0 26z" />
        </svg>
        <p className="news-when">
          <time dateTime={published}>{date}</time>
          <Badge tone="clay">{kinds[kind]}</Badge>
        </p>
        <div>
          <h3 id={`${id}-title`}>
            <a href={`#${id}`}>{title}</a>
          </h3>
          <p className="mt-3 text-lead">{summary}</p>
          <div className="news-text">{children}</div>
        </div>
      </article>
    </li>
  );
}
