import type { Content } from "#content/collections.ts";
import {
  Furrows,
  GardenShapes,
  height,
  land,
  Planter,
  scaleAt,
  Sprout,
  stone,
} from "#illustrations/parts/garden.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";

type Stages = NonNullable<Content<"migrate">["plan"]>["stages"];

/** A plot is as wide as a third of the land: pots on the left, the bed on the right of `edge`. */
const plot = land / 3;
const edge = 430;

/** Four rows of three plants, from the back: the first group is the plant at the front. */
const rows = [196, 282, 396, 540];
const places = (from: number) =>
  rows.flatMap((y) =>
    [0, 1, 2].map((i) => [Math.round(from + (i - 1) * 70 * (0.5 + scaleAt(y))), y] as const),
  );
const pots = places(196);
const bed = places(642);
const border = [150, 186, 234, 296, 376, 476, 600].map((y) =>
  stone(edge, y, 20 + 22 * scaleAt(y), 8 + 16 * scaleAt(y)),
);

/** The number of plants that are in the bed at each stage. */
const moved = { import: 0, first: 1, everyone: pots.length } as const;

/** The bed and its edge, once on the page. */
const Bed = () => (
  <g id="moving-bed">
    <svg
      x={edge}
      width={plot - edge}
      height={height}
      viewBox={`${edge} 0 ${plot - edge} ${height}`}
    >
      <Furrows stones={[]} />
    </svg>
    {border.map((each) => (
      <Rock key={each.cy} at={each} className="text-ink-muted" />
    ))}
  </g>
);

/** A move as gardening: plants leave their pots for one bed, a stage of the plan in each plot. */
export const MovingGarden = ({ stages }: { stages: Stages }) => (
  <>
    <GardenShapes />
    <ol className="grid gap-y-1 md:grid-cols-3">
      {stages.map(({ id, when, text }, stage) => {
        const stays = pots.length - moved[id];
        return (
          <li key={id}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${plot} ${height}`}
              preserveAspectRatio="xMidYMax slice"
              className="block aspect-14/9 w-full bg-ground md:aspect-4/3"
            >
              <use href="#garden-backdrop" x={-stage * plot} />
              {stage === 0 ? <Bed /> : <use href="#moving-bed" />}
              {pots.map(([x, y], i) => (
                <g key={x + y}>
                  <Planter
                    kind="pot"
                    x={x}
                    y={y}
                    size={Math.round(42 * scaleAt(y))}
                    className="fill-clay"
                  />
                  {i < stays && <Sprout at={[x, y + 3, 1.1]} />}
                </g>
              ))}
              {bed.map(([x, y], i) =>
                i < stays ? (
                  <ellipse
                    key={x + y}
                    className="fill-shade"
                    cx={x}
                    cy={y}
                    rx={20 * scaleAt(y)}
                    ry={7 * scaleAt(y)}
                  />
                ) : (
                  <Sprout key={x + y} at={[x, y, 1.1]} />
                ),
              )}
            </svg>
            <p className="px-gutter py-4 text-balance md:px-6 md:text-center">
              <b className="block font-display text-title font-medium">{when}</b> {text}
            </p>
          </li>
        );
      })}
    </ol>
  </>
);
