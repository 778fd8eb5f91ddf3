import type { Content } from "#content/collections.ts";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";
import { WeekOfWork } from "./WeekOfWork.tsx";

type Workforce = Content<"home">["workforce"];

const directions = ["left", "right", "still"] as const;

const tag = (phrase: string) => (
  <span className="block rounded-full border border-night-line px-5 py-2.5 whitespace-nowrap">
    {phrase}
  </span>
);

/** What each agent did in that week, in large figures. */
function Totals({ week, agents }: Pick<Workforce, "week" | "agents">) {
  return (
    <dl className="grid content-between gap-y-6 max-lg:gap-x-8 max-lg:sm:grid-cols-3">
      {agents.map(({ id, name, what }) => (
        <div key={id} className="border-t border-night-line pt-4">
          <dt className="font-medium">{name}</dt>
          <dd className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-heading">
            <span className="font-display lining-nums">
              {week.days.reduce((sum, day) => sum + day[id], 0)}
            </span>{" "}
            <span className="text-base">{what}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Around the clock: one large figure, the moon that crosses the band, and a week of finished work. */
export function NightShift({ workforce }: { workforce: Workforce }) {
  const { week, agents } = workforce;
  const legend = new Map([
    ...agents.map(({ id, name }) => [id, name] as const),
    ["asked", week.waits] as const,
  ]);
  return (
    <section className="night-shift relative isolate overflow-clip bg-night pt-section pb-band text-on-night">
      <span aria-hidden="true" className="night-moon" />
      <Page>
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
          <p
            aria-hidden="true"
            className="font-display text-[min(clamp(7rem,2rem+19vw,18rem),36vw)]/[0.8] font-medium tracking-display whitespace-nowrap lining-nums lg:col-span-7 lg:-ml-3"
          >
            {workforce.figure}
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
