import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Band } from "#sections/shared/Band.tsx";

/** Widths by minutes; spelled out, since Tailwind reads class names from the source. */
const widths: Readonly<Record<number, string>> = {
  1: "lg:grow",
  2: "lg:grow-2",
  3: "lg:grow-3",
  4: "lg:grow-4",
  5: "lg:grow-5",
  6: "lg:grow-6",
  7: "lg:grow-7",
  8: "lg:grow-8",
  9: "lg:grow-9",
  10: "lg:grow-10",
  11: "lg:grow-11",
  12: "lg:grow-12",
};

/** The 15 minutes as a ruler with a mark for every minute; each part begins at its own. */
export function Minutes({ minutes }: { minutes: Content<"demo">["minutes"] }) {
  const lengths = minutes.parts.map(({ length }) => length);
  const startOf = (part: number) => lengths.slice(0, part).reduce((sum, each) => sum + each, 0);
  const end = startOf(lengths.length);
  const marks = Array.from({ length: end + 1 }, (_, i) => i);
  const isLong = (minute: number) =>
    minute === end || lengths.some((_, part) => startOf(part) === minute);
  return (
    <Band ground="field">
      <h2 className="max-w-prose text-heading">{minutes.title}</h2>
      <p className="mt-4 max-w-prose text-lead">{minutes.lead}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${String(end * 80)} 64`}
        preserveAspectRatio="none"
        className="mt-14 hidden h-12 w-full overflow-visible border-b border-on-field stroke-on-field lg:block"
        strokeWidth="1.5"
      >
        {marks.map((minute) => (
          <path
            key={minute}
            vectorEffect="non-scaling-stroke"
            d={`M${String(minute * 80)} 64V${isLong(minute) ? "0" : "40"}`}
          />
        ))}
      </svg>
      <ol className="mt-10 grid gap-8 lg:mt-0 lg:flex lg:gap-0">
        {minutes.parts.map(({ length, title, text }, i) => (
          <li
            key={title}
            className={cx(
              "border-t border-on-field/40 pt-4 lg:shrink lg:basis-0 lg:border-0 lg:pt-5 lg:pr-8",
              widths[length],
            )}
          >
            <p className="font-display text-heading lining-nums">
              {startOf(i)} <small className="font-text text-small/body">{minutes.unit}</small>
            </p>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <LinkRow links={minutes.links} className="mt-6" />
    </Band>
  );
}
