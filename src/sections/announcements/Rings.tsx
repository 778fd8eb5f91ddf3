import { rings } from "#lib/pictures/rings.ts";
import type { Announcement } from "#model/announcements/entry.ts";

interface RingsProps {
  /** Newest first. */
  entries: readonly Announcement[];
  caption: string;
}

const day = 24 * 60 * 60 * 1000;
const pith = 34;

/** A ring is as wide as it took days; a long pause widens it less and less. */
const widthOf = (days: number): number => 9 + 5 * Math.sqrt(Math.max(1, days));

/** The trunk's section: a ring for each announcement, with the name of its month where a month begins. */
export function Rings({ entries, caption }: RingsProps) {
  const grown = entries.toReversed();
  const widths = grown.map(({ published }, i) => {
    const before = grown[i - 1]?.published;
    return before === undefined
      ? pith
      : widthOf((Date.parse(published) - Date.parse(before)) / day);
  });
  const drawn = rings(widths, "announcements");
  const half = (drawn.at(-1)?.radius ?? pith) * 1.12;
  return (
    <figure className="rings">
      <svg
        aria-hidden="true"
        viewBox={[-half, -half, 2 * half, 2 * half].map(Math.round).join(" ")}
      >
        {drawn.toReversed().map(({ path }, i) => (
          <path key={path} className="rings-wood" data-newest={i === 0 ? "" : undefined} d={path} />
        ))}
        <path
          className="rings-grain"
          d={rings(
            widths.flatMap((width) => [width * 0.36, width * 0.3, width * 0.34]),
            "announcements",
          )
            .filter((_, i) => i % 3 !== 2)
            .map(({ path }) => path)
            .join("")}
        />
        {grown.map(({ id, date }, i) => {
          const month = date.slice(0, 3);
          return grown[i - 1]?.date.startsWith(month) ? null : (
            <text key={id} x={-(drawn[i]?.radius ?? 0) + 10} y="5" className="rings-month">
              {month}
            </text>
          );
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
