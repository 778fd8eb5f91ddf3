import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";
import { NightLight, NightStone } from "./NightStone.tsx";

type Workforce = Content<"home">["workforce"];

const directions = ["left", "right", "still"] as const;

const tag = (phrase: string) => (
  <span className="block rounded-full border border-night-line px-5 py-2.5 whitespace-nowrap">
    {phrase}
  </span>
);

/**
 * One task for each stop of the night, on a stone in the sand. Scrolling lights them one after another
 * and carries the moon across (home.css); without scroll-driven animations all of them are lit.
 */
function NightTasks({ tasks }: Pick<Workforce, "tasks">) {
  const width = 1000 / tasks.length;
  const stones = tasks.map((_, i) => ({
    cx: width * (i + 0.5),
    cy: 130,
    rx: 46,
    ry: 46,
    squareness: 2,
  }));
  return (
    <div className="relative mt-14 lg:mt-20">
      <RakedGround
        viewBox={[-1000, 0, 3000, 260]}
        stones={stones}
        gleam="night"
        gap={13}
        step={10}
        fit="stretch"
        className="absolute top-0 left-[-100%] hidden h-65 w-[300%] mask-[linear-gradient(transparent,black_20%_80%,transparent)] text-night-line lg:block"
      />
      <NightLight />
      <ol className="relative grid gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
        {tasks.map(({ when, who, what }, i) => (
          <li
            key={when}
            className="night-task grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 lg:grid-cols-1 lg:content-start lg:justify-items-center lg:pt-19 lg:text-center"
          >
            <NightStone place={i} warm={i === 0 || i === tasks.length - 1} />
            <div className="lg:mt-21 lg:px-3">
              <p className="text-small tabular-nums opacity-75">{when}</p>
              <p className="mt-1">
                <b className="font-medium">{who}</b> {what}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A night in the garden, from ten to seven: one large figure, the moon, and the tasks done meanwhile. */
export function NightShift({ workforce }: { workforce: Workforce }) {
  return (
    <section className="night-shift relative isolate overflow-x-clip bg-night pt-section pb-band text-on-night">
      <span aria-hidden="true" className="night-moon" />
      <Page>
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
          <p
            aria-hidden="true"
            className="font-display text-[min(clamp(7rem,2rem+19vw,18rem),36vw)]/[0.8] font-medium tracking-display whitespace-nowrap lining-nums lg:col-span-7"
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
        <NightTasks tasks={workforce.tasks} />
      </Page>
      <div className="mt-14 grid gap-3 lg:mt-20">
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
