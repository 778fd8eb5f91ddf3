import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { External } from "#sections/shared/marks.tsx";

/** Overrides the color of the outward mark, which is too dark for this night background. */
const arrow = cx(
  "inline-flex min-h-11 items-baseline gap-2 font-medium wrap-anywhere underline decoration-1",
  "underline-offset-4 [--color-ink-muted:currentColor] hover:decoration-2",
  "focus-visible:outline-on-night lg:justify-self-end",
);

/** A signpost: the action in large letters, and its target at the end of the arm. */
export function Channels({ channels }: Pick<Content<"contactSales">, "channels">) {
  return (
    <Band ground="night">
      <SplitHead title={channels.title} lead={channels.lead} />
      <ul className="mt-12 border-b border-night-line">
        {channels.items.map(({ title, text, label, href }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-t border-night-line py-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:items-baseline"
          >
            <h3 className="text-heading">{title}</h3>
            <p>{text}</p>
            <a href={href.href} className={arrow}>
              {label}
              <External when={href.external} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
