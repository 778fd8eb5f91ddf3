import { Lines } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";
import { pebbles } from "#illustrations/parts/pebble.ts";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { cx } from "#ui/cx.ts";
import { agentIds } from "./schema.ts";

type Workforce = Content<"home">["workforce"];

const directions = ["left", "right", "still"] as const;

const tag = (phrase: string) => (
  <span className="block rounded-full border border-night-line px-5 py-2.5 whitespace-nowrap">
    {phrase}
  </span>
);

/** What each agent did in that week, in large figures. */
const Totals = ({ week, agents }: Pick<Workforce, "week" | "agents">) => (
  <dl className="grid content-between gap-y-6 max-lg:gap-x-8 max-lg:sm:grid-cols-3">
    {agents.map(({ id, name, what }) => (
      <div key={id} className="border-t border-night-line pt-4">
        <dt className="font-medium">{name}</dt>
        <dd className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-heading">
          <span className="font-display lining-nums">
            {week.days.reduce((sum, day) => sum + day[id], 0)}
          </span>{" "}
          <span className="text-base text-balance">{what}</span>
        </dd>
      </div>
    ))}
  </dl>
);

/** Around the clock: one large figure, the moon that crosses the band, and a week of finished work. */
export function NightShift({ workforce }: { workforce: Workforce }) {
  const { week, agents } = workforce;
  const legend = new Map([
    ...agents.map(({ id, name }) => [id, name] as const),
    ["asked", week.waits] as const,
  ]);
  return (
    <section className="night-shift relative isolate overflow-clip bg-night pt-section pb-band text-on-night">
      <Page>
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
          <p
            aria-hidden="true"
            className="relative font-display text-[min(clamp(7rem,2rem+19vw,18rem),36vw)]/[0.8] font-medium tracking-display whitespace-nowrap lining-nums lg:col-span-7 lg:-ml-3"
          >
            {workforce.figure}
            <span className="night-moon" />
          </p>
          <div className="lg:col-span-5 lg:pb-2">
            <h2 className="text-heading">
              <span className="sr-only">{workforce.figure}. </span>
              {workforce.title}
            </h2>
            <p className="mt-4 max-w-prose text-lead">{workforce.lead}</p>
          </div>
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,9fr)_minmax(0,4fr)] lg:items-center">
          <WeekOfWork week={week} legend={legend} />
          <Totals week={week} agents={agents} />
        </div>
      </Page>
      <div className="mt-12 grid gap-3 lg:mt-16">
        {workforce.rows.map((phrases, i) => (
          <Marquee
            key={phrases.join()}
            items={phrases}
            direction={directions[i] ?? "still"}
            render={tag}
          />
        ))}
        <Page className="flex justify-end pt-2">
          <PauseSwitch label={workforce.pause} ground="night" />
        </Page>
      </div>
    </section>
  );
}

type Week = Content<"home">["workforce"]["week"];
type Day = Week["days"][number];

/** An hour’s stone shows an agent’s work, or work that waits for approval. */
type Kind = (typeof agentIds)[number] | "asked";

const colors: Record<Kind, string> = {
  echo: "text-on-night",
  nova: "text-moss",
  atlas: "text-clay",
  asked: "text-rust",
};

/** How likely an hour is to hold an agent's work: little at night, most in the evening. */
const busyness = Array.from({ length: 24 }, (_, hour) =>
  hour < 6 ? 1 : hour < 9 ? 3 : hour < 17 ? 4 : hour < 23 ? 6 : 2,
);

/** The sizes of an hour's box in the drawing. */
const [wide, high] = [20, 33];

/** The day's tasks spread over its hours, the same at every build. Rare kinds come first and keep their hour. */
function hoursOf(day: Day): { kind: Kind; tasks: number }[] {
  const next = seededRandom(`Work of ${day.name}`);
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

/** Larger for more tasks. */
function stone(hour: number, row: number, tasks: number) {
  const size = Math.min(4.2 + tasks, 9.2);
  const [cx, cy] = [hour * wide + wide / 2, row * high + high / 2];
  return { cx, cy, rx: size, ry: size * 0.75, squareness: 2 };
}

const furrows = (days: number) =>
  Array.from({ length: days }, (_, i) =>
    [6, 16.5, 27].map((y) => `M0 ${i * high + y}h${24 * wide}`).join(""),
  ).join("");

/** The agents' week as one picture: a row for each day, and a stone for each hour with finished work. */
function WeekOfWork({ week, legend }: { week: Week; legend: ReadonlyMap<Kind, string> }) {
  const { days, hours } = week;
  const height = days.length * high;
  const done = days.reduce((sum, day) => sum + agentIds.reduce((all, id) => all + day[id], 0), 0);
  return (
    <div
      role="img"
      aria-label={interpolate(week.picture, { done })}
      data-theme="dark"
      className="scene rounded-stone border border-rim bg-figure text-ink shadow-panel"
    >
      <div aria-hidden="true">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-figure-line px-4 py-3.5 text-small sm:px-7">
          <span className="font-medium">{week.title}</span>
          <ul className="flex flex-wrap gap-x-5">
            {[...legend].map(([kind, label]) => (
              <li key={kind} className="flex items-center gap-2">
                <svg viewBox="0 0 24 24" className={cx("size-3.5 fill-current", colors[kind])}>
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
            <path d={furrows(days.length)} className="fill-none stroke-figure-line" />
            <g className="rakes week-stones">
              {days.map((day, row) =>
                hoursOf(day).map(
                  ({ kind, tasks }, hour) =>
                    tasks > 0 && (
                      <Rock
                        key={`${day.name} ${hour}`}
                        className={colors[kind]}
                        at={stone(hour, row, tasks)}
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
          <Lines items={hours} className="col-start-2 mt-2 grid grid-cols-4 text-ink-muted" />
        </div>
      </div>
    </div>
  );
}
