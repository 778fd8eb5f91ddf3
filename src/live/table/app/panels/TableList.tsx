import type { Table } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import { showCount } from "../../cells.ts";
import { words } from "../words.ts";
import { ClearAll } from "./ClearAll.tsx";
import { DeleteTable } from "./DeleteTable.tsx";

interface TableListProps {
  tables: readonly Table[];
  onOpen: (name: string) => void;
  onDelete: (name: string) => void;
  /** Deletes all that the visitor brought. */
  onClear: () => void;
}

/** All tables, the visitor's first, with the ways to open them and to delete what is the visitor's. */
export function TableList({ tables, onOpen, onDelete, onClear }: TableListProps) {
  const groups = [
    { title: words.tabs.yours, of: tables.filter(({ origin }) => origin === "visitor") },
    { title: words.tabs.shop, of: tables.filter(({ origin }) => origin === "shop") },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <section key={title} className="tbl-group">
        <p>{title}</p>
        <ul aria-label={title}>
          {of.map(({ name, origin, rows }) => (
            <li key={name} className="tbl-row tbl-listed">
              <button
                type="button"
                className="tbl-item"
                onClick={() => {
                  onOpen(name);
                }}
              >
                {name}{" "}
                <small>
                  {rows === 1 ? words.status.one : put(words.frame.rows, { all: showCount(rows) })}
                </small>
              </button>
              {origin === "visitor" && <DeleteTable name={name} onDelete={onDelete} />}
            </li>
          ))}
        </ul>
        {title === words.tabs.yours && (
          <ClearAll names={of.map(({ name }) => name)} onClear={onClear} />
        )}
      </section>
    ));
}
