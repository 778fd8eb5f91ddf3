import type { Content } from "#content/collections.ts";
import { pebbles } from "#illustrations/parts/pebble.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { seeded } from "#lib/random/seeded.ts";
import { cx } from "#ui/cx.ts";
import { agentIds } from "./schema.ts";

type Week = Content<"home">["workforce"]["week"];
type Day = Week["days"][number];

/** What the stone of an hour stands for: an agent's work, or work that waits for approval. */
type Kind = (typeof agentIds)[number] | "asked";

const fills: Record<Kind, string> = {
  echo: "fill-on-night",
  nova: "fill-moss",
  atlas: "fill-clay",
  asked: "fill-rust",
};

/** How likely an hour is to hold an agent's work: little at night, most in the evening. */
const busyness = Array.from({ length: 24 }, (_, hour) =>
  hour < 6 ? 1 : hour < 9 ? 3 : hour < 17 ? 4 : hour < 23 ? 6 : 2,
);

/** The sizes of an hour's box in the drawing. */
const [wide, high] = [20, 33];

/** The day's tasks spread over its hours, the same at every build. Rare kinds come first and keep their hour. */
function hoursOf(day: Day): { kind: Kind; tasks: number }[] {
  const next = seeded(`Work of ${day.name}`);
  const total = busyness.reduce((sum, each) => sum + each, 0);
  const hours = busyness.map((): { kind: Kind; tasks: number } => ({ kind: "echo", tasks: 0 }));
  const order: readonly Kind[] = ["asked", "nova", "atlas", "echo"];
  for (const kind of order) {
    for (let task = 0; task < day[kind]; task += 1) {
      let share = next() * total;
      const at = busyness.findIndex((each) => (share -= each) < 0);
      const hour = hours[at];
      if (hour === undefined) continue;
      if (hour.tasks === 0) hour.kind = kind;
      hour.tasks += 1;
    }
  }
  return hours;
}

/** The stones that all hours refer to: one material, lit from the upper left. */
const Stones = () => (
  <defs>
    {Object.entries(fills).map(([kind, fill]) => (
      <g key={kind} id={`stone-${kind}`}>
        <ellipse cx="2.5" cy="4" rx="10" ry="8" className="fill-shade" />
        <g transform="translate(-12 -12)">
          <path d={pebbles[1]} className={fill} />
          <path d="M21 10c1 8-6 11-11 10 6-1 9-4 11-10z" className="fill-shade" />
          <path d="M5 9c2-4 7-5 10-3-4 0-7 1-10 3z" className="fill-gleam opacity-50" />
        </g>
      </g>
    ))}
  </defs>
);

const furrows = (days: number) =>
  Array.from({ length: days }, (_, i) =>
    [6, 16.5, 27].map((y) => `M0 ${i * high + y}h${24 * wide}`).join(""),
  ).join("");

/** The agents' week as one picture: a row for each day, and a stone for each hour with finished work. */
export function WeekOfWork({ week, legend }: { week: Week; legend: ReadonlyMap<Kind, string> }) {
  const { days, hours } = week;
  const height = days.length * high;
  const done = days.reduce((sum, day) => sum + agentIds.reduce((all, id) => all + day[id], 0), 0);
  return (
    <div
      role="img"
      aria-label={interpolate(week.picture, { done })}
      data-theme="dark"
      className="rounded-stone border border-rim bg-figure text-ink shadow-panel"
    >
      <div aria-hidden="true">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-figure-line px-4 py-3.5 text-small sm:px-7">
          <span className="font-medium">{week.title}</span>
          <ul className="flex flex-wrap gap-x-5">
            {[...legend].map(([kind, label]) => (
              <li key={kind} className="flex items-center gap-2">
                <svg viewBox="0 0 24 24" className={cx("size-3.5", fills[kind])}>
                  <path d={pebbles[1]} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-4 text-micro tabular-nums sm:gap-x-5 sm:px-7 sm:py-6 sm:text-small md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <ul className="grid auto-rows-fr items-center leading-none">
            {days.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <svg
            viewBox={`0 0 ${24 * wide} ${height}`}
            className="h-auto w-full rounded-medium bg-[linear-gradient(90deg,var(--color-figure-sunken)_24%,var(--color-figure-raised)_36%_82%,var(--color-figure-sunken)_93%)]"
          >
            <Stones />
            <path d={furrows(days.length)} className="fill-none stroke-figure-line" />
            <g className="week-stones">
              {days.map((day, row) =>
                hoursOf(day).map(
                  ({ kind, tasks }, hour) =>
                    tasks > 0 && (
                      <use
                        key={`${day.name} ${hour}`}
                        href={`#stone-${kind}`}
                        transform={`translate(${hour * wide + wide / 2} ${row * high + high / 2})scale(${Math.min(0.42 + tasks * 0.1, 0.92).toFixed(2)})`}
                      />
                    ),
                ),
              )}
            </g>
          </svg>
          <ul className="grid auto-rows-fr items-center leading-none max-md:hidden">
            {days.map((day) => (
              <li key={day.name} className="flex justify-between gap-4">
                {interpolate(week.done, {
                  n: agentIds.reduce((sum, id) => sum + day[id], 0),
                })}
                <span className={cx(day.asked === 0 && "invisible", "text-persimmon")}>
                  {interpolate(week.asked, { n: day.asked })}
                </span>
              </li>
            ))}
          </ul>
          <ul className="col-start-2 mt-2 grid grid-cols-4 text-ink-muted">
            {hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
