import type { DatasetTable } from "#live/engine/shop/tables.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#content/collections.ts";
import { Icon } from "#ui/Icon.tsx";

interface TableWordsProps {
  table: DatasetTable;
  meaning: { readonly about: string; readonly columns: Readonly<Record<string, string>> };
  words: Content<"dataCatalog">["definitions"];
  kinds: Content<"catalogDemo">["kinds"];
}

const nameClasses = "font-code text-small/[normal] font-medium";

/** A table: what its row is, and, opened, what each column says. */
export function TableWords({ table: { name, columns }, meaning, words, kinds }: TableWordsProps) {
  return (
    <details data-entry-group="" className="group border-b border-line">
      <summary className="grid cursor-pointer gap-x-6 gap-y-1 py-4 md:grid-cols-[11rem_minmax(0,1fr)_auto_auto] md:items-baseline">
        <span className={nameClasses}>{name}</span>
        <span>{meaning.about}</span>
        <span className="text-small/body text-ink-muted">
          {say(words.columns, { n: columns.length })}
        </span>
        <Icon
          name="down"
          className="size-4 self-center transition-transform group-open:rotate-180"
        />
      </summary>
      <dl
        id={`table-${name}`}
        className="grid scroll-mt-[calc(var(--header-height)+5rem)] gap-x-10 gap-y-4 pb-8 md:grid-cols-2 md:pl-6"
      >
        {columns.map(({ name: column, kind, key, references }) => (
          <div key={column} data-entry={`${name} ${column}`} id={`${name}.${column}`}>
            <dt>
              <code className={nameClasses}>{column}</code>{" "}
              <small className="text-micro/body text-ink-muted">
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
