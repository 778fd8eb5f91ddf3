import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { Band, BandHead, Lines } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import type { Answered } from "./SelfServe.tsx";

interface EmbedProps {
  embed: Content<"dashboards">["embed"];
  /** The result of the query in `address`. */
  answer: Answered;
  /** The line of HTML, whole. */
  code: string;
}

/** Embedded charts: the code, and a drawn page with the chart in it. */
export function Embed({ embed, answer, code }: EmbedProps) {
  const [x = "", y = ""] = answer.columns.map(({ name }) => name);
  return (
    <Band
      id="embed"
      ground="sunken"
      className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-center"
    >
      <div className="min-w-0 lg:col-span-5">
        <BandHead eyebrow={embed.eyebrow} title={embed.title} lead={embed.lead} width="full" />
        <Lines
          items={embed.notes}
          className="mt-6"
          itemClassName="border-t border-line-strong py-3 text-ink-muted"
        />
        <OnwardLink link={embed.link} className="mt-4" />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <div className="rounded-large border border-line-strong bg-raised px-6 pb-5 [--chart-ground:var(--color-raised)]">
          <p className="mb-5 border-b border-line py-2.5 font-code text-micro/body text-ink-muted">
            {embed.page}
          </p>
          <p className="mb-4 text-title/body font-bold">{embed.heading}</p>
          <ChartFigure title={embed.caption} {...answer} choice={{ kind: "line", x, ys: [y] }} />
        </div>
        <CodeRegion
          label={embed.code}
          wrap
          className="mt-4 wrap-anywhere [--code-ground:var(--color-raised)]"
        >
          {code}
        </CodeRegion>
      </div>
    </Band>
  );
}

/** The position of the live chart in its frame. */
export const FrameStage = ({ children }: { children: ReactNode }) => (
  <div data-live-section="">{children}</div>
);

/** Below a chart in a frame: a note that its data is invented, and its source. */
export const FrameFoot = ({ words }: { words: Content<"chartFrame"> }) => (
  <p className="mt-auto pt-4 text-micro/body text-ink-muted">
    {words.sample}{" "}
    <a href="/dashboards/" target="_blank" rel="noopener" className="text-link">
      {words.source}
    </a>
  </p>
);
