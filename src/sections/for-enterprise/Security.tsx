import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { type Stone, withLevels } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { LinkRow, Sample } from "#sections/shared/parts.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { interpolate } from "#lib/text/interpolate.ts";

const rowClasses = "max-md:grid max-md:grid-cols-2";

/** Private Cloud Deployments: a drawing, and a table of who runs what. */
export function PrivateCloud({ cloud }: { cloud: Content<"forEnterprise">["cloud"] }) {
  const [first] = cloud.ways;
  return (
    <Band ground="sunken">
      <div className="mb-[clamp(2rem,5vw,3.5rem)] grid gap-x-14 gap-y-4 lg:grid-cols-5-7">
        <h2 className="text-heading">{cloud.title}</h2>
        <div>
          <p className="text-lead text-balance">{cloud.lead}</p>
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
const levels = Array.from(
  { length: Math.floor((height - 24) / gap) },
  (_, i) => 12 + gap * (i + 0.5),
);

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
        <Ridges
          d={rakedPath(withLevels(stones, 12, gap), levels, [x + 12, x + width - 12])}
          dark="stroke-line-strong/60"
          depth={2}
        />
        {stones.map((stone) => (
          <Rock key={stone.cx} at={stone} className="text-moss" />
        ))}
      </g>
    ))}
  </svg>
);

interface SecurityProps {
  security: Content<"forEnterprise">["security"];
  /** The encrypted value of each column. */
  ciphers: readonly string[];
}

const CodeList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div>
    <p className="text-small/body">{label}</p>
    <ul className="mt-3 grid gap-1.5">
      {items.map((item) => (
        <li key={item}>
          <code className="font-code text-small/body wrap-anywhere">{item}</code>
        </li>
      ))}
    </ul>
  </div>
);

/** Security, on a dark ground: storage, activity and permissions. */
export function Security({ security, ciphers }: SecurityProps) {
  const { access, logs } = security;
  return (
    // In the dark theme the section above is equally dark.
    <Band section="border-t-4 border-double border-night-line bg-night py-section text-on-night">
      <BandHead title={security.title} lead={security.lead} width="full" />
      {/* Columns before and after encryption. */}
      <div className="mt-14 grid grid-cols-1 gap-x-12 gap-y-8 border-y-4 border-double border-night-line py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)]">
        <div>
          <h3 className="text-title">{security.encryption.title}</h3>
          <p className="mt-2">{security.encryption.text}</p>
        </div>
        <CodeList label={security.encryption.before} items={security.encryption.columns} />
        <CodeList label={security.encryption.after} items={ciphers} />
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-7-5">
        <ActivityLog logs={logs} />
        <div>
          <h3 className="text-title">{access.title}</h3>
          <p className="mt-2">{access.text}</p>
          <dl className="mt-6">
            {access.roles.map(({ name, text }) => (
              <div
                key={name}
                className="border-l-4 border-double border-night-line py-3 pl-5 nth-2:ml-5 nth-[n+3]:ml-10"
              >
                <dt className="font-bold">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <LinkRow links={security.links} className="mt-6 gap-y-1" />
    </Band>
  );
}

/** Detailed Activity Logs: a morning's entries, marked while they are invented. */
const ActivityLog = ({ logs }: { logs: Content<"forEnterprise">["security"]["logs"] }) => (
  <div>
    <h3 className="text-title">{logs.title}</h3>
    <p className="mt-2">{logs.text}</p>
    <div className="mt-6 rounded-large bg-raised px-6 py-5 text-small/body text-ink">
      <p className="flex flex-wrap gap-2 pb-3 font-medium">
        {logs.caption}
        <Sample when={logs.sample} />
      </p>
      <ol>
        {logs.lines.map(({ when, who, what }) => (
          <li
            key={when + what}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-2"
          >
            <time dateTime={when} className="font-code text-ink-muted">
              {when}
            </time>
            <span>
              <b>{who}</b> {interpolate(what, { question: logs.question })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  </div>
);
