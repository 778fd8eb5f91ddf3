import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { LinkRow } from "#sections/shared/parts.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";

const rowClasses = "max-md:grid max-md:grid-cols-2";

/** Private Cloud Deployments: a drawing, and a table of who runs what. */
export function PrivateCloud({ cloud }: { cloud: Content<"forEnterprise">["cloud"] }) {
  const [first] = cloud.ways;
  return (
    <Band ground="sunken">
      <div className="mb-[clamp(2rem,5vw,3.5rem)] grid gap-x-14 gap-y-4 lg:grid-cols-5-7">
        <h2 className="text-heading">{cloud.title}</h2>
        <div>
          <p className="text-lead">{cloud.lead}</p>
          <LinkRow links={cloud.links} className="mt-6 gap-y-1" />
        </div>
      </div>
      <CloudPicture label={cloud.picture} />
      {/* Columns match the garden above. On a phone each row has its heading above both cells. */}
      <table
        className="mt-6 w-full table-fixed border-collapse max-md:block [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top"
        role="table"
      >
        <thead role="rowgroup" className="max-md:block">
          <tr role="row" className={rowClasses}>
            <td role="cell" className="max-md:hidden md:w-[21.5%]" />
            {cloud.ways.map(({ id, title, text }) => (
              <th key={id} scope="col" role="columnheader" className="md:last:w-[27%]">
                <span className="text-title">{title}</span>
                <p className="mt-2 font-normal">{text}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {first?.facts.map(({ what }, i) => (
            <tr key={what} role="row" className={rowClasses}>
              <th
                scope="row"
                role="rowheader"
                className="border-t border-line-strong font-normal text-ink-muted max-md:col-span-full max-md:pb-0!"
              >
                {[...new Set(cloud.ways.map(({ facts }) => facts[i]?.what))].join(" / ")}
              </th>
              {cloud.ways.map(({ id, facts }) => (
                <td
                  key={id}
                  role="cell"
                  className="border-line-strong font-medium max-md:pt-1! md:border-t"
                >
                  {facts[i]?.who}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

/** Three plots side by side, and one apart: left edge, width, and the stones in it. */
const plots: readonly { x: number; width: number; stones: readonly Stone[] }[] = [
  { x: 0, width: 240, stones: [] },
  {
    x: 260,
    width: 240,
    stones: [
      { cx: 340, cy: 110, rx: 44, ry: 34, squareness: 2.2 },
      { cx: 438, cy: 190, rx: 30, ry: 24, squareness: 2.2 },
    ],
  },
  { x: 520, width: 240, stones: [] },
  {
    x: 880,
    width: 320,
    stones: [
      { cx: 980, cy: 170, rx: 52, ry: 42, squareness: 2.3 },
      { cx: 1110, cy: 100, rx: 34, ry: 26, squareness: 2.2 },
    ],
  },
];
const height = 280;
const gap = 14;

const rake = (x: number, width: number, stones: readonly Stone[]): string =>
  Array.from({ length: Math.floor((height - 24) / gap) }, (_, i) =>
    toPath(rakedLine(stones, 12 + gap * (i + 0.5), x + 12, x + width - 12, 24)),
  ).join("");

/** A fence from above: posts along a line. */
const fence = (x: number, width: number): string => `M${x} 2H${x + width}V${height - 2}H${x}z`;

/** The two deployments from above: plots behind fences, and one behind a wall. */
const CloudPicture = ({ label }: { label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-6 -6 1212 ${height + 12}`}
    className="block w-full fill-none"
  >
    {plots.map(({ x, width, stones }, i) => (
      <g key={x}>
        <path
          className={cx(
            i === plots.length - 1
              ? "stroke-ink stroke-9"
              : "stroke-line-strong stroke-2 [stroke-dasharray:2_7]",
            stones.length > 0 ? "fill-clay-soft" : "fill-ground",
          )}
          d={fence(x, width)}
        />
        <Ridges d={rake(x, width, stones)} dark="stroke-line-strong/60" depth={2} />
        {stones.map((stone) => (
          <Rock key={stone.cx} at={stone} className="text-moss" />
        ))}
      </g>
    ))}
  </svg>
);
