import { Band, BandHead, HeroWords } from "#sections/shared/Band.tsx";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { SandBeside } from "#sections/shared/Sand.tsx";
import { Page } from "#ui/Page.tsx";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { LinkRow, Sample } from "#sections/shared/parts.tsx";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { cx } from "#ui/cx.ts";

/** The headline and the quote on one side; the form on the other, as a stone that the sand parts around. */
export const Fit = ({
  hero,
  quote,
  title,
  children,
}: Pick<Content<"demo">, "hero" | "quote"> & { title: string; children: ReactNode }) => (
  <Band
    section="relative isolate pt-8 pb-[clamp(3rem,6vw,6rem)] lg:pt-12"
    className="grid grid-cols-1 gap-10 lg:grid-cols-6-5 lg:grid-rows-[auto_1fr] lg:gap-x-18"
  >
    <HeroWords hero={hero} />
    <div className="relative isolate [--sand:3rem] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center print:hidden">
      <SandBeside />
      <div className="rounded-stone border border-line bg-raised p-6 md:p-9">
        <h2 className="mb-5 text-title">{title}</h2>
        {children}
      </div>
    </div>
    <div className="max-w-form border-t border-line-strong pt-6 lg:self-end">
      <PersonQuote size="small" customer={quote.customer} quote={quote} sample={quote.sample} />
    </div>
  </Band>
);

interface LogosProps {
  customers: Content<"home">["customers"];
  /** The label of the button that pauses the row. */
  pause: string;
}

const sign = (name: string) => (
  <span className="block px-6 whitespace-nowrap motion-reduce:px-0">
    <Wordmark name={name} />
  </span>
);

/** The customers of the home page, as a moving row. */
export const Logos = ({ customers, pause }: LogosProps) => (
  <section aria-labelledby="logos-title" className="border-y border-line bg-sunken py-8">
    <Page className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="logos-title" className="text-title">
          {customers.claim}
        </h2>
        <Sample when={customers.sample} />
      </div>
      <PauseSwitch label={pause} ground="paper" />
    </Page>
    <Marquee items={customers.logos} direction="left" settles render={sign} />
  </section>
);

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

/** What is on the screen in each part. */
const shown = ["dashboards", "ezql", "winback-offers"] as const;

/** The 15 minutes as a ruler with a mark for every minute; each part begins at its own, with its picture above. */
export function Minutes({ minutes }: Pick<Content<"demo">, "minutes">) {
  const lengths = minutes.parts.map(({ length }) => length);
  const startOf = (part: number) => lengths.slice(0, part).reduce((sum, each) => sum + each, 0);
  const end = startOf(lengths.length);
  const marks = Array.from({ length: end + 1 }, (_, i) => i);
  const isLong = (minute: number) =>
    minute === end || lengths.some((_, part) => startOf(part) === minute);
  return (
    <Band ground="accent">
      <BandHead title={minutes.title} lead={minutes.lead} narrow />
      <div className="mt-12 lg:flex lg:items-end">
        {shown.map((id, i) => (
          <div
            key={id}
            className={cx(
              "lg:basis-0 max-lg:not-nth-2:hidden lg:last:*:w-full",
              widths[lengths[i] ?? 1],
            )}
          >
            <FeaturePicture
              feature={id}
              className="w-full rounded-large bg-figure text-ink shadow-panel lg:w-[calc(100%-2rem)]"
            />
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${end * 80} 64`}
        preserveAspectRatio="none"
        className="mt-8 hidden h-12 w-full overflow-visible border-b border-on-accent stroke-on-accent lg:block"
        strokeWidth="1.5"
      >
        {marks.map((minute) => (
          <path
            className="stroke-fixed"
            key={minute}
            d={`M${minute * 80} 64V${isLong(minute) ? "0" : "40"}`}
          />
        ))}
      </svg>
      <ol className="mt-10 grid gap-8 lg:mt-0 lg:flex lg:gap-0">
        {minutes.parts.map(({ length, title, text }, i) => (
          <li
            key={title}
            className={cx(
              "border-t border-on-accent/40 pt-4 lg:shrink lg:basis-0 lg:border-0 lg:pt-5 lg:*:pr-8",
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
