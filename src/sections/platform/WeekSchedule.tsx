import { BandHead, Band } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { Rock } from "#illustrations/parts/Rock.tsx";
import type { Stone } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { dayHours } from "./schema.ts";

type Words = Content<"platform">["week"];

interface WeekScheduleProps {
  week: Words;
}

const hoursBack = ({ back }: Words["days"][number]): number =>
  back.reduce((sum, { hours }) => sum + hours, 0);

/** One day: its name, its eight hours as a strip, and below it who does what. */
function Day({ day, week }: WeekScheduleProps & { day: Words["days"][number] }) {
  const back = hoursBack(day);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line-strong py-5 lg:grid-cols-[9rem_minmax(0,1fr)_12rem]">
      <h3 className="text-title">{day.day}</h3>
      <div>
        <DayPicture
          back={day.back.map(({ hours }) => hours)}
          seed={day.day}
          label={interpolate(week.picture, { day: day.day, back })}
        />
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          {day.back.map(({ hours, what, by, href }) => (
            <li key={what}>
              {interpolate(week.hours, { n: hours })} <s className="text-ink-muted">{what}</s>{" "}
              <TextLink href={href.href}>{by}</TextLink>
            </li>
          ))}
          <li>
            {interpolate(week.hours, { n: day.kept.hours })} {day.kept.what}
          </li>
        </ul>
      </div>
      <p className="font-display text-title font-medium text-moss lg:text-end lg:whitespace-nowrap">
        {interpolate(week.back, { n: back })}
      </p>
    </li>
  );
}

/** A week of operations: the hours the platform takes over each day, and the sum. */
export function WeekSchedule({ week }: WeekScheduleProps) {
  const hours = week.days.reduce((sum, day) => sum + hoursBack(day), 0);
  return (
    <Band section="plain-band pt-hero">
      <BandHead title={week.title} lead={week.lead} />
      <ol className="mt-10 border-b border-line-strong">
        {week.days.map((day) => (
          <Day key={day.day} day={day} week={week} />
        ))}
      </ol>
      <div className="mt-10 grid gap-x-12 gap-y-4 lg:grid-cols-7-5 lg:items-center">
        <p className="font-display text-display/[1.05] font-medium tracking-display text-balance">
          {interpolate(week.sum, { hours, all: week.days.length * dayHours })}
        </p>
        <p>{week.sumText}</p>
        {week.sample && <SampleMark {...week.mark} />}
      </div>
    </Band>
  );
}

interface DayPictureProps {
  /** Hours given back, chore by chore; they come first. */
  back: readonly number[];
  /** The day, which is the seed of its tangle. */
  seed: string;
  label: string;
}

/** Sizes in the units of the drawing. */
const hour = 100;
const height = 72;
/** None at the height of the stones: it would turn sharply there. */
const furrows = [6, 18, 30, 42, 54, 66];

/** A tangled line: up and down across the strip, and back over itself. */
function tangle(seed: string, from: number, to: number): string {
  const random = seededRandom(`tangle of ${seed}`);
  let [x, path] = [from + 8, `M${from + 8} ${height / 2}`];
  while (x < to - 30) {
    const y = () => Math.round(4 + random() * (height - 8));
    const back = Math.round(18 + random() * 26);
    const next = Math.round(x + 14 + random() * 12);
    path += `C${x + back} ${y()} ${next - back} ${y()} ${next} ${y()}`;
    x = next;
  }
  return path;
}

/** Eight hours from left to right: raked with a stone for each chore that is taken over, tangled where a person is needed. */
function DayPicture({ back, seed, label }: DayPictureProps) {
  const all = back.reduce((sum, each) => sum + each, 0);
  const stones = back.map((hours, i): Stone => {
    const before = back.slice(0, i).reduce((sum, each) => sum + each, 0);
    return { cx: (before + hours / 2) * hour, cy: 36, rx: 16 + hours * 9, ry: 17, squareness: 2.2 };
  });
  const end = all * hour;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${dayHours * hour} ${height}`}
      className="scene block h-auto w-full overflow-visible fill-none"
    >
      <path
        className="stroke-line-strong stroke-fixed forced-colors:stroke-[CanvasText]"
        d={tangle(seed, end, dayHours * hour)}
      />
      <path
        className="rakes stroke-moss stroke-fixed forced-colors:stroke-[CanvasText]"
        d={rakedPath(stones, furrows, [0, end - 6])}
      />
      {stones.map((each) => (
        <Rock key={each.cx} at={each} className="text-moss forced-colors:text-[CanvasText]" />
      ))}
    </svg>
  );
}
