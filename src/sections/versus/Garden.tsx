import type { Content } from "#content/collections.ts";
import { GardenShapes, height, horizon, land, width } from "#illustrations/parts/garden.tsx";
import { plots } from "./plots.tsx";
import { approachIds, type ApproachId } from "./schema.ts";

/** Wide windows show the middle of a plot at full height; phones show its full width. */
const column = land / approachIds.length;

/** What wide windows cut off on each side. */
const margin = (width - column) / 2;

/** The id of a plot's drawing, for pictures of it elsewhere on the page. */
const drawingOf = (id: ApproachId) => `plot-${id}`;

/** The paths left and right of a plot, which narrow toward the horizon. */
const paths = `M${margin} ${horizon}h3l6 ${height - horizon}h-9zM${width - margin} ${horizon}h-3l-6 ${height - horizon}h9z`;

interface GardenProps {
  /** The label of the row of plots, for screen readers. */
  label: string;
  approaches: Content<"versus">["approaches"];
}

/** One piece of land, farmed in five ways, as wide as the window. Each plot links to its section. */
export function Garden({ label, approaches }: GardenProps) {
  return (
    <nav aria-label={label}>
      <GardenShapes />
      <ol className="grid gap-y-6 frame:grid-cols-5">
        {approaches.map(({ id, name, plot }, i) => {
          const Plot = plots[id];
          return (
            <li key={id}>
              <a href={`#${id}`} className="group block focus-visible:-outline-offset-3 frame:pb-2">
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${width} ${height}`}
                  preserveAspectRatio="xMidYMax slice"
                  className="block aspect-video w-full frame:aspect-4/5"
                >
                  <use href="#garden-backdrop" x={margin - i * column} />
                  <rect
                    y={horizon}
                    width={width}
                    height={height}
                    className="fill-transparent transition-colors group-hover:fill-moss-soft/50"
                  />
                  <g id={drawingOf(id)}>
                    <Plot />
                  </g>
                  <path className="hidden fill-ground frame:block" d={paths} />
                </svg>
                <span className="block px-gutter pt-3 leading-[1.3] font-medium underline-offset-3 group-hover:underline frame:px-3 frame:text-center frame:text-balance">
                  {name}
                </span>
                <span className="block px-gutter pt-1 text-small/snug text-balance text-ink-muted frame:px-3 frame:text-center frame:max-lg:hidden">
                  {plot}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A strip of a plot, above its column. Decoration. */
export function PlotStrip({ id }: { id: ApproachId }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${margin} 160 ${column} 240`}
      className="w-full rounded-medium bg-sunken"
    >
      <use href={`#${drawingOf(id)}`} />
    </svg>
  );
}
