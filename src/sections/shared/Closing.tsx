/** The end of a page: the trial and further links. */
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { LoneRock } from "#illustrations/parts/Rock.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { clearing, stonesOf } from "#illustrations/rake/bank.ts";
import type { Stone } from "#illustrations/rake/flow.ts";
import { StartTrial } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { cx } from "#ui/cx.ts";

/** Falls on the sand from the upper left of the stones. */
const light =
  "bg-[radial-gradient(80%_130%_at_55%_0%,light-dark(color-mix(in_oklab,var(--color-on-night)_80%,transparent),color-mix(in_oklab,var(--color-on-night)_14%,transparent)),transparent_75%)]";

interface BankProps {
  view: readonly [number, number, number, number];
  stones: readonly Stone[];
  /** The clearing for words in front of it. */
  words?: readonly Stone[];
  className: string;
}

/** The raked sand and the stones in it. */
const Bank = ({ view, stones, words = [], className }: BankProps) => (
  <div
    aria-hidden="true"
    className={cx("absolute -z-1 text-clay/55 [--color-furrow:currentcolor]", className)}
  >
    <RakedGround
      viewBox={view}
      stones={[...words, ...stones]}
      gap={15}
      step={16}
      className="absolute inset-0 size-full"
    />
    <svg
      viewBox={view.join(" ")}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      {stones.map((stone, i) => (
        <LoneRock
          key={stone.cx}
          at={stone}
          className={i === 0 ? "text-field" : "text-line-strong"}
        />
      ))}
    </svg>
  </div>
);

/** A full-width bank of raked sand with stones, and room for words in front of them. */
export function SandBank({ seed, children }: { seed: string; children: ReactNode }) {
  const stones = stonesOf(seed);
  return (
    <section className={cx("relative isolate overflow-clip bg-clay-soft", light)}>
      <Bank
        view={[0, 0, 1440, 520]}
        stones={stones}
        words={[clearing]}
        className="inset-y-0 left-0 w-[max(100%,74rem)] max-lg:hidden"
      />
      {/* Below the words in a narrow window, where the lines have only the stones to part around. */}
      <Bank
        view={[166, 0, 1100, 520]}
        stones={stones}
        className="right-0 bottom-0 h-80 w-[max(100%,50rem)] mask-[linear-gradient(transparent,black_14%)] lg:hidden"
      />
      <Page className="grid content-center py-section max-lg:pb-80 lg:min-h-120">
        <div className="max-w-144">{children}</div>
      </Page>
    </section>
  );
}

/** A headline, a lead, the trial, and where else to go. */
export function Closing({ closing }: { closing: Content<"queries">["closing"] }) {
  const { title, lead, ...trial } = closing;
  return (
    <SandBank seed={title}>
      <h2 className="text-[clamp(2.25rem,4.6vw,4rem)]/[1.1] tracking-display">{title}</h2>
      <p className="mt-3 mb-6 text-lead">{lead}</p>
      <StartTrial {...trial} />
    </SandBank>
  );
}
