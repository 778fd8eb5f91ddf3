import type { Content } from "#content/collections.ts";
import { type Habit, habits } from "#illustrations/herbarium/branch.ts";
import { Specimen } from "#illustrations/herbarium/Specimen.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";

/** The backers as two herbarium sheets: firms are branches, people are leaves. */
export function Backers({ backers }: { backers: Content<"about">["backers"] }) {
  const mark = <Sample when={backers.sample} />;
  const firms = backers.firms.map((firm, i) => ({ ...firm, habit: habits[i % habits.length] }));
  return (
    <Band ground="sunken">
      <BandHead title={backers.title} mark={mark} lead={backers.lead} />
      <BackerSheet kind="branches" label={backers.firmsLabel} backers={firms} />
      <BackerSheet kind="leaves" label={backers.peopleLabel} backers={backers.people} />
    </Band>
  );
}

interface BackerSheetProps {
  kind: "branches" | "leaves";
  /** The label of the sheet. */
  label: string;
  backers: readonly { name: string; role: string; habit?: Habit | undefined }[];
}

/** A little darker away from the light. */
const sheet = cx(
  "relative mt-12 border border-rim bg-paper shadow-raised",
  "bg-[radial-gradient(circle_at_25%_10%,var(--color-paper)_30%,color-mix(in_oklab,var(--color-paper)_86%,var(--color-clay-soft)))]",
);
const list =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-10 md:grid-cols-3";

/** One herbarium sheet, with a label for each backer. Its paper is darker at night, what is on it is not. */
function BackerSheet({ kind, label, backers }: BackerSheetProps) {
  const leaves = kind === "leaves";
  return (
    <div className={cx(sheet, leaves && "lg:ml-16")}>
      <div data-theme="light" className="px-[clamp(1rem,3vw,3rem)] pt-18 pb-10 text-ink">
        <h3 className="absolute top-0 left-[clamp(1rem,3vw,3rem)] border border-t-0 border-line-strong/40 bg-moss-soft px-4 pt-2 pb-2.5 text-base/body mix-blend-multiply">
          {label}
        </h3>
        <ul className={cx(list, leaves && "lg:grid-cols-15 lg:gap-x-2")}>
          {backers.map(({ name, role, habit }, i) => {
            // On wide screens: a row of five leaves, three large ones, and five again.
            const large = leaves && i > 4 && i < 8;
            const span = large ? "lg:col-span-5" : "lg:col-span-3";
            return (
              <li
                key={name}
                className={cx(
                  "grid grid-cols-1 content-start justify-items-center gap-4",
                  leaves
                    ? // In two or three columns the last one would be alone on the left.
                      cx(span, "max-lg:last:nth-[6n+1]:col-span-full")
                    : "md:nth-2:mt-10 md:nth-4:-mt-6",
                )}
              >
                <Specimen
                  name={name}
                  className={cx(
                    leaves ? "h-44" : "h-52 md:h-72",
                    large && "lg:h-60",
                    i % 3 === 1 ? "fill-clay-soft stroke-clay" : "fill-moss-soft stroke-moss",
                    i % 4 === 0 && "rotate-5",
                    i % 4 === 2 && "-rotate-6",
                  )}
                  {...(habit && { habit })}
                />
                <p className="grid max-w-full justify-items-center gap-0.5 border border-line-strong/60 px-3 py-2 text-center text-small leading-[1.35]">
                  <b className="font-display text-base/[1.35] font-medium">{name}</b>
                  <span>{role}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
