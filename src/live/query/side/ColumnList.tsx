import words from "virtual:words/queryDemo";
import { nameInSql } from "#lib/sql/names.ts";
import { say } from "#lib/text/say.ts";
import type { Table } from "#live/engine/client/types.ts";
import { meaningOf } from "./meaning.ts";

interface ColumnListProps {
  readonly table: Table;
  readonly about: string;
  readonly onInsert: (name: string) => void;
}

/** The columns of a table: what they are called, what they hold and what that means. */
export function ColumnList({ table, about, onInsert }: ColumnListProps) {
  return (
    <div className="qd-columns">
      <p>{about}</p>
      <ul>
        {table.columns.map(({ name, kind, key, references }) => (
          <li key={name}>
            <button
              type="button"
              aria-label={say(words.side.insert, { name })}
              onClick={() => onInsert(nameInSql(name))}
            >
              {name}
            </button>{" "}
            <span>
              {words.kinds[kind]}
              {key && `, ${words.side.key}`}
              {references !== "" && ` → ${references}`}
            </span>
            {table.origin === "shop" && <p>{meaningOf(table.name, name)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
