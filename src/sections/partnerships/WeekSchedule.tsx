import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";

const lanes = ["merchant", "partner", "us"] as const;

const heading = "px-4 pb-3 text-start font-display text-title font-medium first:w-28 first:pl-0";
const week =
  "text-start align-top font-medium max-lg:block max-lg:pt-5 max-lg:pb-1 max-lg:font-display max-lg:text-title/body lg:w-28 lg:py-7 lg:text-small/body lg:text-ink-muted";

/** The stems run behind the cells, one in each column. */
const stem =
  "relative bg-(image:--stem) bg-size-[0.375rem_100%] bg-position-[1.25rem_0] bg-no-repeat align-top [--stem:linear-gradient(var(--color-moss),var(--color-moss))] max-lg:block max-lg:py-1.5 lg:py-3";
/** On small screens the party's name, from data-who, is the upper part of the label. */
const oneStem =
  "max-lg:before:block max-lg:before:rounded-t-large max-lg:before:border max-lg:before:border-b-0 max-lg:before:border-line max-lg:before:bg-raised max-lg:before:px-4.5 max-lg:before:pt-3.5 max-lg:before:text-small/body max-lg:before:font-medium max-lg:before:content-[attr(data-who)] lg:bg-position-[1.75rem_0] lg:px-4";
const threeStems =
  "lg:bg-[image:var(--stem),var(--stem),var(--stem)] lg:bg-position-[1.75rem_0,calc(33.333%+1.875rem)_0,calc(66.667%+2rem)_0]";
const label =
  "h-full rounded-large border border-line bg-raised px-4.5 py-3.5 max-lg:rounded-t-none max-lg:border-t-0 max-lg:pt-0.5";
const tape =
  "h-full -rotate-[0.35deg] rounded-stone bg-inverse pt-5 pr-6 pb-5.5 pl-9 font-display text-title leading-[1.3] text-on-inverse";

/** Three stems from week to week; when all three meet, one binding goes around them. */
export function WeekSchedule({ weeks }: { weeks: Content<"partnerships">["weeks"] }) {
  return (
    <Band id="weeks">
      <BandHead title={weeks.title} mark={<Sample when={weeks.sample} />} lead={weeks.lead} />
      <table className="mt-10 w-full border-separate border-spacing-0 max-lg:block lg:table-fixed">
        <caption className="sr-only">{weeks.caption}</caption>
        <thead className="max-lg:hidden">
          <tr>
            <th scope="col" className={heading}>
              {weeks.when}
            </th>
            {lanes.map((lane) => (
              <th key={lane} scope="col" className={heading}>
                {weeks.who[lane]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {weeks.rows.map((row, i) => (
            <tr key={i} className="max-lg:block">
              <th scope="row" className={week}>
                {interpolate(weeks.week, { number: i + 1 })}
              </th>
              {row.together !== undefined ? (
                <td colSpan={3} className={cx(stem, threeStems)}>
                  <p className={tape}>{row.together}</p>
                </td>
              ) : (
                lanes.map((lane) => (
                  <td key={lane} data-who={weeks.who[lane]} className={cx(stem, oneStem)}>
                    <p className={label}>{row[lane]}</p>
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
