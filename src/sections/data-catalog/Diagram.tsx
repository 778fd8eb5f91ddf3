import type { Content } from "#content/collections.ts";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { Stone } from "#illustrations/parts/Stone.tsx";
import {
  diagramClasses,
  furrowPath,
  loopPath,
  overlayIds,
  type Plan,
  type Stone as PlacedStone,
  stonePath,
} from "#live/catalog/diagram.ts";
import { cx } from "#ui/cx.ts";
import { accordionTitle } from "#ui/Accordion.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Band, SplitHead } from "#sections/shared/Band.tsx";

const signs = {
  many: "M2 6H42M2 12H42M2 18H42",
  one: "M2 6C24 6 24 12 42 12M2 12H42M2 18C24 18 24 12 42 12",
  own: "M2 12H42",
} as const;

/** On a phone the drawing keeps its size and scrolls; the keyboard reaches each of its tables. */
const drawingClasses = [
  "-mx-gutter px-gutter max-md:overflow-x-auto max-md:scroll-px-gutter",
  "max-md:mask-[linear-gradient(to_right,transparent,black_2rem_calc(100%-2rem),transparent)]",
  "print:overflow-visible print:mask-none",
].join(" ");

/** The relational diagram: the drawing, what its lines mean, and the relationships in sentences. */
export const Diagram = ({
  words,
  plan,
}: {
  words: Content<"dataCatalog">["diagram"];
  plan: Plan;
}) => (
  <Band id="diagram" section="relative isolate bg-moss-soft py-section">
    <BandFurrows className="text-moss/15" />
    <SplitHead title={words.title} lead={words.lead} />
    <div className="mt-6 lg:mt-10">
      <div className={drawingClasses}>
        <Drawing plan={plan} label={words.label} />
      </div>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small/body">
        {(["many", "one", "own"] as const).map((sign) => (
          <div key={sign} className="flex items-center gap-3">
            <svg aria-hidden="true" viewBox="0 0 44 24" className="w-11 shrink-0">
              <path
                d={signs[sign]}
                className={sign === "own" ? diagramClasses.ownFurrow : diagramClasses.furrow}
              />
            </svg>
            {words.legend[sign]}
          </div>
        ))}
      </div>
    </div>
    <Sentences plan={plan} words={words} />
  </Band>
);

/** The distance of the rings from their stone. */
const rings = [5, 10];

/** A table: its name, which links to its definition, and the columns that refer to other tables. */
const TableStone = ({ name, x, y, width, rows, ...box }: PlacedStone) => (
  <>
    <a href={`#table-${name}`} className="group outline-none">
      <path
        d={stonePath({ name, x, y, width, rows, ...box })}
        className={cx(
          diagramClasses.stone,
          "group-hover:fill-moss-soft group-focus-visible:stroke-focus group-focus-visible:stroke-3 forced-colors:group-focus-visible:stroke-[Highlight]",
        )}
      />
      <text x={x + width / 2} y={y + 27} className={diagramClasses.name}>
        {name}
      </text>
    </a>
    {rows.map(({ column, y: at }) => (
      <text
        key={column}
        x={x + 14}
        y={at + 4}
        className="pointer-events-none fill-ink-muted font-code text-micro forced-colors:fill-[LinkText]"
      >
        {column}
      </text>
    ))}
  </>
);

/** The diagram as inline SVG: rings, lines, then the tables on top, so that nothing covers a name. */
function Drawing({ plan, label }: { plan: Plan; label: string }) {
  const { width, height, stones, furrows, loops } = plan;
  const furrowed = furrows.map((furrow) => furrowPath(furrow)).join("");
  const looped = stones
    .filter(({ name }) => loops.includes(name))
    .map((stone) => loopPath(stone))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      className="block w-full overflow-visible max-md:min-w-280 print:min-w-0 md:max-lg:[&_text]:text-small"
    >
      <path
        d={stones.flatMap((stone) => rings.map((away) => stonePath(stone, away))).join("")}
        className="fill-none stroke-moss/35 forced-colors:stroke-[CanvasText]"
      />
      <path d={furrowed + looped} className={diagramClasses.furrow} />
      {/* React adds listeners here, which would make it an invisible Tab stop. */}
      <g id={overlayIds.drawing} tabIndex={-1} />
      {stones.map((stone) => (
        <TableStone key={stone.name} {...stone} />
      ))}
    </svg>
  );
}

type Words = Content<"dataCatalog">["diagram"];

/** The table that a column refers to. */
const targetOf = ({ furrows }: Plan, table: string, column: string): string =>
  furrows.find(({ from }) => from.table === table && from.column === column)?.to ?? table;

/** A table on the path. On a phone three lines lead from its stone to the next. */
const tableClasses = [
  "relative break-inside-avoid pb-7 pl-13 lg:pb-5 lg:pl-0",
  "not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-3 not-last:before:left-4",
  "not-last:before:w-2.25 not-last:before:border-x not-last:before:border-moss",
  "not-last:before:bg-[linear-gradient(var(--color-moss),var(--color-moss))] not-last:before:bg-size-[0.0625rem_100%]",
  "not-last:before:bg-center not-last:before:bg-no-repeat lg:not-last:before:hidden",
].join(" ");

/** A column, and on a phone the line that leads to it from the path. */
const columnClasses =
  "relative mt-1.5 before:absolute before:top-[0.5lh] before:-left-6.5 before:w-4.5 before:border-t before:border-moss lg:before:hidden";

/** Every relation as a sentence, table by table. */
const Sentences = ({ plan, words }: { plan: Plan; words: Words }) => (
  <div className="mt-10 border-t border-line-strong">
    <details className="group">
      <summary className={accordionTitle}>
        <h3 className="text-title">{words.list.title}</h3>
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <p className="text-ink-muted">{words.list.lead}</p>
      <ol className="mt-6 gap-x-10 lg:columns-3 lg:text-small/body">
        {plan.stones.map(({ name, rows }) => (
          <li key={name} className={tableClasses}>
            <Stone
              seed={name}
              className="absolute -top-0.5 left-1 size-8 fill-raised stroke-line-strong lg:hidden"
            />
            <a href={`#table-${name}`} className="text-link font-code font-medium">
              {name}
            </a>
            {rows.length === 0 ? (
              <p className="text-ink-muted">{words.list.none}</p>
            ) : (
              <ul>
                {rows.map(({ column }) => (
                  <li key={column} className={columnClasses}>
                    <code className="block text-small/[normal] text-ink-muted">
                      {column} <Icon name="arrow" className="inline size-3" />{" "}
                      {targetOf(plan, name, column)}
                    </code>{" "}
                    {words.relations[`${name}.${column}`]}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
    <ul id={overlayIds.list} className="grid gap-2" />
  </div>
);
