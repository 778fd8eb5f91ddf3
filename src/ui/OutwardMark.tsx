import { Icon } from "./Icon.tsx";

/** Behind the words of a link that leads to another site: a sign to see and words to hear. */
export function OutwardMark({ hint }: { hint: string }) {
  return (
    <>
      {" "}
      <Icon name="out" className="size-3 shrink-0 text-ink-muted" />
      <span className="sr-only">{hint}</span>
    </>
  );
}
