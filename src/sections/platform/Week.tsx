import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { dayHours } from "./schema.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { DayLine } from "./DayLine.tsx";

type Words = Content<"platform">["week"];

interface WeekProps {
  week: Words;
}

const hoursBack = ({ back }: Words["days"][number]): number =>
  back.reduce((sum, { hours }) => sum + hours, 0);

/** One day: its name, its eight hours as a strip, and below it who takes what. */
function Day({ day, week }: WeekProps & { day: Words["days"][number] }) {
  const back = hoursBack(day);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line-strong py-5 lg:grid-cols-[9rem_minmax(0,1fr)_9rem]">
      <h3 className="text-title">{day.day}</h3>
      <div>
        <DayLine
          back={day.back.map(({ hours }) => hours)}
          seed={day.day}
          label={put(week.picture, { day: day.day, back })}
        />
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          {day.back.map(({ hours, what, by, href }) => (
            <li key={what}>
              {put(week.hours, { n: hours })} <s className="text-ink-muted">{what}</s>{" "}
              {existingLinks([{ href }]).length > 0 ? (
                <TextLink href={href.href}>{by}</TextLink>
              ) : (
                by
              )}
            </li>
          ))}
          <li>
            {put(week.hours, { n: day.kept.hours })} {day.kept.what}
          </li>
        </ul>
      </div>
      <p className="font-display text-title font-medium text-moss lg:text-end">
        {put(week.back, { n: back })}
      </p>
    </li>
  );
}

/** A week of operations: what the platform takes of each day, and the sum. */
export function Week({ week }: WeekProps) {
  const hours = week.days.reduce((sum, day) => sum + hoursBack(day), 0);
  return (
    <section className="pt-hero pb-section">
      <Page>
        <h2 className="text-heading">{week.title}</h2>
        <p className="mt-4 max-w-prose text-lead">
          {week.lead} {week.sample && <SampleMark {...week.mark} />}
        </p>
        <ol className="mt-10 border-b border-line-strong">
          {week.days.map((day) => (
            <Day key={day.day} day={day} week={week} />
          ))}
        </ol>
        <div className="mt-10 grid gap-x-12 gap-y-4 lg:grid-cols-7-5 lg:items-center">
          <p className="font-display text-display/[1.05] font-medium tracking-display text-balance">
            {put(week.sum, { hours, all: week.days.length * dayHours })}
          </p>
          <p>{week.sumText}</p>
        </div>
      </Page>
    </section>
  );
}
