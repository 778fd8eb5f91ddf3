import type { Content } from "#content/collections.ts";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { Building } from "./buildings.tsx";
import { Roots, UpperRoots } from "./Roots.tsx";
import { partIds } from "./schema.ts";

type Words = Content<"platform">["hero"];

/** A link's name and description, on a tag stuck into the ground; in one line if `wide`. */
const Tag = ({ label, text, wide = false }: { label: string; text: string; wide?: boolean }) => (
  <span
    className={cx(
      "relative block rounded-large border border-line-strong bg-raised py-2 text-center wrap-anywhere shadow-raised transition-colors",
      "group-hover/part:border-persimmon group-hover/part:text-persimmon group-focus-visible/part:border-persimmon",
      wide ? "px-3 md:flex md:items-center md:gap-4 md:px-5" : "px-1",
    )}
  >
    <span className="flex items-center justify-center gap-2 font-display text-title font-medium">
      {label}
      <Icon name="arrow" className="size-4 shrink-0 max-sm:hidden" />
    </span>{" "}
    <span className="block text-small text-ink-muted">{text}</span>
  </span>
);

/** The bases of the buildings, with stones between them. The picture of the parts is 1000 wide. */
const feet = partIds.map((_, i) => ({ cx: 125 + i * 250, cy: 62, rx: 96, ry: 20, squareness: 3 }));
const stones = [
  { cx: -112, cy: 44, rx: 22, ry: 10, squareness: 2.2 },
  { cx: 250, cy: 34, rx: 15, ry: 8, squareness: 2.2 },
  { cx: 752, cy: 50, rx: 20, ry: 10, squareness: 2.2 },
  { cx: 1110, cy: 40, rx: 24, ry: 11, squareness: 2.2 },
];

/** On a phone the parts are in two rows, in a picture 400 wide. */
const phoneFeet = [40, 250].flatMap((cy) =>
  [105, 295].map((cx) => ({ cx, cy, rx: 78, ry: 22, squareness: 3 })),
);

/** The raked ground below the parts, as wide as the window. */
const Sand = () => (
  <div className="wide-sand absolute -inset-x-full top-[24%] bottom-9 border-t border-line-strong bg-sunken text-line-strong/60 md:top-auto md:h-28">
    <RakedGround
      viewBox={[-1000, 0, 3000, 112]}
      stones={[...feet, ...stones]}
      gap={10}
      fit="stretch"
      className="size-full max-md:hidden"
    />
    <RakedGround
      viewBox={[-400, 0, 1200, 320]}
      stones={phoneFeet}
      gap={14}
      fit="stretch"
      className="size-full md:hidden"
    />
    <svg
      aria-hidden="true"
      viewBox="-1000 0 3000 112"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full max-md:hidden"
    >
      {stones.map((each) => (
        <Rock key={each.cx} at={each} className="text-line-strong" />
      ))}
    </svg>
  </div>
);

/** As many names as fit in one line of so many letters, and the number of the others. */
function shortened(names: readonly string[], maxLetters: number): string {
  const fitting = names.findIndex((_, i) => names.slice(0, i + 1).join(", ").length > maxLetters);
  if (fitting === -1) return names.join(", ");
  return `${names.slice(0, fitting).join(", ")} +${names.length - fitting}`;
}

/** Layers of earth, each the rows of one table of the sample shop. */
function Strata({ tables }: Pick<Words, "tables">) {
  const rows = datasetTables.filter(({ name }) => tables.names.includes(name));
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox={`0 0 1200 ${rows.length * 100}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-clay/10 stroke-clay/40"
      >
        {rows.map(({ name }, i) => (
          <path
            className="stroke-fixed"
            key={name}
            d={`M-9 ${i * 100}q${90 + i * 20} ${i % 2 === 0 ? -22 : 22} ${220 + i * 30} 0t300 0 280 0 260 0 240 0V${rows.length * 100}H-9z`}
          />
        ))}
      </svg>
      <Page>
        <ul className="relative grid auto-rows-fr font-code text-code">
          {rows.map(({ name, columns }) => {
            const names = columns.map((column) => column.name);
            return (
              <li
                key={name}
                className="grid content-center gap-x-6 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,5fr)]"
              >
                <b className="text-small font-medium">{name}</b>{" "}
                <span className="truncate max-md:hidden lg:hidden">{shortened(names, 64)}</span>
                <span className="truncate max-lg:hidden">{shortened(names, 96)}</span>
              </li>
            );
          })}
        </ul>
      </Page>
    </div>
  );
}

/** A cut through the garden: the parts of the platform above, and the tables that they all share below. Each is a link. */
export const Cutaway = ({ parts, tables }: Pick<Words, "parts" | "tables">) => (
  <div className="group/cutaway relative isolate mt-10 overflow-x-clip lg:mt-6">
    <Page>
      <div className="relative">
        <ul className="relative z-1 grid grid-flow-col grid-cols-2 grid-rows-2 gap-4 md:grid-cols-4 md:grid-rows-1">
          {parts.map(({ id, label, text, href }) => (
            <li key={id}>
              <a
                href={href.href}
                data-lights={id}
                className="group/part grid h-full grid-cols-1 grid-rows-[auto_1fr] rounded-large md:px-1"
              >
                <Building part={id} />
                <Tag label={label} text={text} />
              </a>
            </li>
          ))}
        </ul>
        {/* After the parts, whose height it depends on, so that it does not move while the page arrives. */}
        <Sand />
        {/* On a phone the soil begins below the first row, so that its roots run through soil. */}
        <div className="absolute -inset-x-full top-1/2 bottom-0 border-t-2 border-clay bg-clay-soft md:hidden" />
        <UpperRoots />
      </div>
    </Page>
    <div className="relative -mt-9 border-clay bg-clay-soft pt-9 md:border-t-2">
      <Page>
        <Roots />
      </Page>
      <a
        href={tables.href.href}
        data-lights={partIds.join(" ")}
        className="group/part mx-auto mb-5 block w-fit rounded-large after:absolute after:inset-x-0 after:top-36 after:bottom-0 after:z-1 md:mb-3"
      >
        <Tag label={tables.label} text={tables.text} wide />
      </a>
      <Strata tables={tables} />
    </div>
  </div>
);
