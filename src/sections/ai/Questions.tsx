import charts from "virtual:words/charts";
import type { Content } from "#content/collections.ts";
import { Band, Points, SplitHead } from "#sections/shared/Band.tsx";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { ChartFrame } from "#live/engine/charts/ChartDrawing.tsx";
import { placeName } from "#live/engine/charts/format.ts";
import { plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import type { Answer } from "#sections/shared/drawn-editor.tsx";
import { Badge } from "#ui/Badge.tsx";

/** On wide screens three lines lead down to each meaning. */
const furrow =
  "lg:relative lg:pt-16 lg:before:absolute lg:before:top-2 lg:before:left-1 lg:before:h-12 lg:before:w-3 lg:before:border-x lg:before:border-clay lg:before:bg-linear-to-b lg:before:from-clay lg:before:to-clay lg:before:bg-size-[0.0625rem_100%] lg:before:bg-center lg:before:bg-no-repeat";
/** A question in large letters on a field; a furrow leads from each piece down to its meaning and its SQL. */
const TakenApart = ({ question, parts }: Pick<Content<"ai">["chat"], "question" | "parts">) => (
  <figure className="relative isolate mt-12 overflow-hidden rounded-stone bg-clay-soft p-6 md:p-10 lg:p-12">
    <figcaption className="text-small text-ink-muted">{question}</figcaption>
    <ol className="mt-4 grid gap-8 md:max-lg:grid-cols-2 lg:grid-flow-col lg:grid-rows-[repeat(3,auto)] lg:justify-between lg:gap-x-8 lg:gap-y-1">
      {parts.map(({ words, meaning, sql }) => (
        <li key={words} className="grid content-start gap-1 lg:row-span-3 lg:grid-rows-subgrid">
          <b className="font-display text-heading/[1.15] font-normal italic lg:text-[min(var(--text-heading),3vw)] lg:whitespace-nowrap">
            {words}
          </b>
          <span className={furrow}>{meaning}</span>
          <code className="mt-1.5 w-fit rounded-medium bg-raised px-3 py-1.5 font-code text-code shadow-raised lg:whitespace-nowrap">
            {sql}
          </code>
        </li>
      ))}
    </ol>
    <BandFurrows className="text-clay/25" />
  </figure>
);

/** Chat: how a question is read. */
export const Chat = ({ chat }: { chat: Content<"ai">["chat"] }) => (
  <Band section="border-t border-line plain-band">
    <SplitHead {...chat} />
    <TakenApart {...chat} />
  </Band>
);

/** The rings from the outermost, each with the height of its line; darker toward the middle. */
const rings = [
  { radius: 190, y: 30, tint: "fill-clay/8" },
  { radius: 140, y: 130, tint: "fill-clay/14" },
  { radius: 90, y: 230, tint: "fill-clay/22" },
] as const;
const middle = 200;
/** Where a line leaves its ring, on the right. */
const edge = (radius: number, y: number) => middle + Math.sqrt(radius ** 2 - (y - middle) ** 2);

/** Hidden if the words are below the drawing. */
const lead = "stroke-ink max-lg:hidden";

/** Three raked rings around a stone, each with a line to its words. */
const Rings = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 560 400"
    className="w-[140%] max-w-none fill-none stroke-line-strong lg:w-full"
  >
    {rings.map(({ radius, tint }) => (
      <g key={radius}>
        <circle cx={middle} cy={middle} r={radius + 8} className={tint} />
        {[-8, 0].map((apart) => (
          <circle key={apart} cx={middle} cy={middle} r={radius + apart} />
        ))}
      </g>
    ))}
    {rings.map(({ radius, y }) => (
      <path
        key={radius}
        className={lead}
        strokeDasharray="1 4"
        d={`M${edge(radius + 8, y).toFixed(1)} ${y}H560`}
      />
    ))}
    <g className="stroke-none text-rust">
      <Rock at={{ cx: middle, cy: middle, rx: 60, ry: 42, squareness: 2 }} />
    </g>
    <path className={lead} strokeDasharray="1 4" d="M230 222L300 330H560" />
  </svg>
);

/** Custom models: what a custom model knows, ring by ring, and what it does not. */
export const Models = ({ models }: { models: Content<"ai">["models"] }) => (
  <Band>
    <SplitHead eyebrow={models.eyebrow} title={models.title} lead={models.lead} />
    <div className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
      <div role="img" aria-label={models.picture} className="overflow-x-clip lg:col-span-7">
        <Rings />
      </div>
      {/* On wide screens as tall as the drawing; its lines end at these four heights. */}
      <Points
        items={models.rings}
        as="ol"
        className="grid content-center gap-6 lg:col-span-5 lg:grid-rows-[repeat(4,25%)] lg:gap-0"
        titleClassName="text-title lg:mt-5"
        textClassName="text-ink-muted"
      />
    </div>
  </Band>
);

type Words = Content<"ai">["trends"];

interface TrendsProps {
  trends: Words;
  /** The metric of each month: its first column is the month as "2024-10", its second the figure. */
  answer: Answer;
}

const share = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A metric of the sample shop, with a stone at its highest month, where the direction changes. */
function Turn({ trends, answer: { columns, rows } }: TrendsProps) {
  const [x = "", y = ""] = columns.map(({ name }) => name);
  const reading = readChart(columns, rows, { kind: "area", x, ys: [y] }, charts.none);
  if (!reading.ok) return null;
  const plot = plotOf(reading.data, "area", { width: 640, height: 220 });
  const values = rows.map(([, value]) => Number(value));
  const highest = values.indexOf(Math.max(...values));
  const [left, top] = [share(plot.across(highest)), share(plot.down(values[highest] ?? 0))];
  const turn = (
    <>
      <line x1={left} x2={left} y1={top} y2="100%" strokeDasharray="2 4" className="stroke-ink" />
      <circle cx={left} cy={top} r="9" className="fill-rust stroke-ground stroke-3" />
      <text
        x={left}
        y={top}
        dx="-20"
        dy="-14"
        textAnchor="end"
        className="fill-ink stroke-ground stroke-6 text-small font-medium [paint-order:stroke]"
      >
        {`${trends.turn}, ${placeName(reading.data.along, highest)}`}
      </text>
    </>
  );
  return (
    <div className="chart">
      <ChartFrame plot={plot} label={trends.picture} over={turn}>
        {plot.marks.map(({ name, area, line }) => (
          <g key={name} className="chart-s0">
            <path className="fill-moss-soft" d={area} />
            <path className="chart-line" d={line} />
          </g>
        ))}
      </ChartFrame>
    </div>
  );
}

/** Analyze trends, not there yet: where a metric turned. */
export const Trends = ({ trends, answer }: TrendsProps) => (
  <Band>
    <div className="mb-12">
      <p className="mb-3 text-small text-ink-muted">{trends.metric}</p>
      <Turn trends={trends} answer={answer} />
    </div>
    <p className="mb-3">
      <Badge tone="clay">{trends.badge}</Badge>
    </p>
    <SplitHead {...trends} />
  </Band>
);
