import { ownPlaces } from "#lib/diagram/own-places.ts";
import type { Plan } from "#lib/diagram/kinds.ts";
import type { Content } from "#model/kinds.ts";
import { Stone } from "#pictures/parts/Stone.tsx";
import { Icon } from "#ui/Icon.tsx";

type Words = Content<"dataCatalog">["diagram"];
/** By table and column; a table that points at nothing has none. */
type Told = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The table that a column points at. */
const targetOf = ({ furrows }: Plan, table: string, column: string): string =>
  furrows.find(({ from }) => from.table === table && from.column === column)?.to ?? table;

/**
 * Every furrow as a sentence, table by table. On a phone this is the diagram: a path that passes one stone after
 * another.
 */
export function Sentences({ plan, words }: { plan: Plan; words: Words }) {
  const told: Told = words.relations;
  return (
    <div className="plan-words">
      <h3 className="text-title">{words.list.title}</h3>
      <p className="mt-2 text-ink-muted">{words.list.lead}</p>
      <ol className="plan-path">
        {plan.stones.map(({ name, rows }) => (
          <li key={name}>
            <Stone seed={name} className="plan-pebble" />
            <a href={`#table-${name}`} className="text-link">
              {name}
            </a>
            {rows.length === 0 ? (
              <p>{words.list.none}</p>
            ) : (
              <ul>
                {rows.map(({ column }) => (
                  <li key={column}>
                    <code>
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
      <ul id={ownPlaces.list} className="plan-own-words" />
    </div>
  );
}
