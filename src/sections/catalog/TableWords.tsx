import type { DatasetTable } from "#lib/dataset/tables.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";

interface TableWordsProps {
  table: DatasetTable;
  meaning: { readonly about: string; readonly columns: Readonly<Record<string, string>> };
  words: Content<"dataCatalog">["definitions"];
  kinds: Content<"catalogDemo">["kinds"];
}

/** A table: what its row is, and, opened, what each column says. */
export function TableWords({ table: { name, columns }, meaning, words, kinds }: TableWordsProps) {
  return (
    <details data-entry-group="" className="table-words">
      <summary>
        <span className="table-name">{name}</span>
        <span>{meaning.about}</span>
        <span className="term-note">{say(words.columns, { n: columns.length })}</span>
        <Icon name="down" className="size-4 self-center" />
      </summary>
      <dl id={`table-${name}`}>
        {columns.map(({ name: column, kind, key, references }) => (
          <div key={column} data-entry={`${name} ${column}`} id={`${name}.${column}`}>
            <dt>
              <code>{column}</code>{" "}
              <small>
                {key ? words.key : kinds[kind]}
                {references !== "" && `, ${references}`}
              </small>
            </dt>
            <dd>{meaning.columns[column]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
