/** A tour of the product: words, and next to them a large picture of it, which reaches the window's edge (tour.css). */
import type { ReactNode } from "react";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { BandHead } from "./Band.tsx";
import "./tour.css";

const tones = {
  moss: { ground: "bg-accent", sand: "text-on-accent" },
  clay: { ground: "bg-clay-soft", sand: "text-clay" },
  persimmon: { ground: "bg-persimmon-soft", sand: "text-persimmon" },
  night: { ground: "bg-night", sand: "text-on-night" },
} as const;

/** The window in the band's units: the sand parts around it. */
const slab = [{ cx: 340, cy: 240, rx: 300, ry: 190, squareness: 9 }];

interface TourStepProps {
  tone: keyof typeof tones;
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    /** What the picture shows, for screen readers. */
    picture: string;
  };
  /** The title of the window, and what is at the end of its title bar. */
  title: string;
  aside?: ReactNode;
  /** What the window shows. */
  picture: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

type WindowProps = Pick<TourStepProps, "title" | "aside" | "picture">;

/** The product's window. */
const Window = ({ title, aside, picture }: WindowProps) => (
  <div
    aria-hidden="true"
    className="relative mx-auto w-full max-w-(--window) overflow-hidden rounded-large bg-raised text-ink shadow-panel outline outline-[light-dark(transparent,var(--color-rim))]"
  >
    <div className="flex items-center justify-between gap-4 border-b border-line bg-figure-sunken px-5 py-3 text-small">
      <span className="font-medium">{title}</span>
      <span className="text-ink-muted tabular-nums">{aside}</span>
    </div>
    {picture}
  </div>
);

interface WideStepProps extends TourStepProps {
  /** Below the window, such as the figures of its chart. */
  figures?: ReactNode;
}

/** A step as wide as the window: its words in a row, and the product below them, half on the colored ground. */
export function WideStep({ tone, words, figures, children, ...window }: WideStepProps) {
  const { ground, sand } = tones[tone];
  return (
    <div>
      <Page className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BandHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} width="form" />
        </div>
        <div className="self-end lg:col-span-5">{children}</div>
      </Page>
      <div className="tour-wide relative isolate mt-12 py-band">
        <div className={cx("absolute inset-0 -z-1 overflow-hidden", ground)}>
          <BandFurrows className={`opacity-25 ${sand}`} />
        </div>
        <Page>
          <div role="img" aria-label={words.picture}>
            <Window {...window} />
          </div>
          <div className="mt-8 empty:hidden">{figures}</div>
        </Page>
      </div>
    </div>
  );
}

/** A step: its words, and the product's window at that moment. */
export function TourStep({ tone, words, children, ...window }: TourStepProps) {
  const { ground, sand } = tones[tone];
  return (
    <div className="tour-step">
      <div className="tour-words">
        <div>
          <BandHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} width="form" />
          {children}
        </div>
      </div>
      <div role="img" aria-label={words.picture} className={cx("isolate tour-picture", ground)}>
        {tone === "persimmon" ? (
          <RakedGround
            viewBox={[0, 0, 680, 480]}
            stones={slab}
            gap={16}
            fit="stretch"
            className={`absolute inset-0 size-full opacity-30 ${sand}`}
          />
        ) : (
          <BandFurrows className={`opacity-25 ${sand}`} />
        )}
        <Window {...window} />
      </div>
    </div>
  );
}

/** A band with the steps. */
export const Tour = ({ children }: { children: ReactNode }) => (
  <section className="overflow-x-clip plain-band">
    <div className="tour">{children}</div>
  </section>
);
