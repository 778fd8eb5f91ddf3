import { Icon } from "./Icon.tsx";

/** The mark after the text of a link to another site: an icon, and words for screen readers. */
export function OutwardMark({ hint }: { hint: string }) {
  return (
    <>
      {" "}
      <Icon name="out" className="size-3 shrink-0 text-ink-muted" />
      <span className="sr-only">{hint}</span>
    </>
  );
}
