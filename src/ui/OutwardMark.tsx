import { Icon } from "./Icon.tsx";

/** The mark after the text of a link to another site: an icon, and words for screen readers. */
export function OutwardMark({ hint }: { hint: string }) {
  return (
    // The word joiner keeps it on the line of the last word.
    <span className="whitespace-nowrap before:content-['\2060'_/_'']">
      <Icon name="out" className="ms-1 inline size-3 text-ink-muted" />
      <span className="sr-only">{hint}</span>
    </span>
  );
}
