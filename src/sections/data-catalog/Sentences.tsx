import { ownPlaces } from "#live/catalog/diagram/own-places.ts";
import type { Plan } from "#live/catalog/diagram/kinds.ts";
import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Icon } from "#ui/Icon.tsx";

type Words = Content<"dataCatalog">["diagram"];
/** By table and column; a table that points at nothing has none. */
type Told = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The table that a column points at. */
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

/**
 * Every furrow as a sentence, table by table. On a phone this is the diagram: a path that passes one stone after
 * another.
 */
export function Sentences({ plan, words }: { plan: Plan; words: Words }) {
  const told: Told = words.relations;
  return (
    <div className="mt-4 lg:mt-14">
      <h3 className="text-title">{words.list.title}</h3>
      <p className="mt-2 text-ink-muted">{words.list.lead}</p>
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
                    {told[name]?.[column]}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <ul id={ownPlaces.list} className="grid gap-2" />
    </div>
  );
}
