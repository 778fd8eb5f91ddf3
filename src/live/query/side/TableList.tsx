import datasetWords from "virtual:words/dataset";
import words from "virtual:words/queryDemo";
import { useState } from "react";
import { nameInSql } from "#lib/sql/names.ts";
import { say } from "#lib/text/say.ts";
import type { Table } from "#live/engine/client/types.ts";
import { Icon } from "#ui/Icon.tsx";
import { ColumnList } from "./ColumnList.tsx";

interface TableListProps {
  readonly tables: readonly Table[];
  readonly onInsert: (name: string) => void;
}

const figure = new Intl.NumberFormat("en-US");

const aboutTables: Readonly<Record<string, { readonly about: string } | undefined>> =
  datasetWords.tables;

function TableEntry({ table, onInsert }: { table: Table; onInsert: TableListProps["onInsert"] }) {
  const [open, setOpen] = useState(false);
  const { name, rows, origin, file } = table;
  const about = origin === "shop" ? aboutTables[name]?.about : file;
  return (
    <li>
      <div className="qd-table">
        <button
          type="button"
          title={about}
          aria-label={say(words.side.insert, { name })}
          onClick={() => onInsert(nameInSql(name))}
        >
          {name}
        </button>
        <span aria-hidden="true" title={say(words.side.rows, { rows: figure.format(rows) })}>
          {figure.format(rows)}
        </span>
        <button
          type="button"
          className="qd-open"
          aria-expanded={open}
          aria-label={say(words.side.columns, { table: name })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" />
        </button>
      </div>
      {open && <ColumnList table={table} about={about ?? ""} onInsert={onInsert} />}
    </li>
  );
}

/** The schema: the shop's tables, and those that the visitor brought. */
export function TableList({ tables, onInsert }: TableListProps) {
  const yours = tables.filter(({ origin }) => origin === "visitor");
  return (
    <>
      {yours.length > 0 && (
        <>
          <p className="qd-yours">{words.side.yours}</p>
          <ul>
            {yours.map((table) => (
              <TableEntry key={table.name} table={table} onInsert={onInsert} />
            ))}
          </ul>
          <p className="qd-yours">{datasetWords.shop.name}</p>
        </>
      )}
      <ul>
        {tables
          .filter(({ origin }) => origin === "shop")
          .map((table) => (
            <TableEntry key={table.name} table={table} onInsert={onInsert} />
          ))}
      </ul>
    </>
  );
}
