import datasetWords from "virtual:words/dataset";
import words from "virtual:words/queryDemo";
import { useState } from "react";
import { nameInSql } from "#lib/sql/names.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { iconButton, listEntry, listRow, quiet } from "./styles.ts";
import { rowsInWords } from "#live/engine/result-text.ts";
import { meaningOf } from "./result-text.ts";
import { showCount } from "#live/engine/tables.ts";

const aboutTables: Readonly<Record<string, { readonly about: string } | undefined>> =
  datasetWords.tables;

/** A table, and its columns once it is expanded: their names, kinds and meanings. */
function TableEntry({ table, onInsert }: { table: Table; onInsert: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const { name, rows, origin, file, columns } = table;
  const about = origin === "shop" ? aboutTables[name]?.about : file;
  return (
    <li className="max-md:in-data-strip:contents">
      <div className={listRow}>
        <button
          type="button"
          title={about}
          aria-label={interpolate(words.side.insert, { name })}
          className={listEntry}
          onClick={() => onInsert(nameInSql(name))}
        >
          {name}
        </button>
        {rows > 0 && (
          <span
            aria-hidden="true"
            title={rowsInWords(rows)}
            className={cx(quiet, "max-md:in-data-strip:hidden")}
          >
            {showCount(rows)}
          </span>
        )}
        <IconButton
          icon="down"
          iconClass={cx("size-4 transition-transform duration-touch", open && "rotate-180")}
          label={interpolate(words.side.columns, { table: name })}
          aria-expanded={open}
          className={cx(iconButton, "max-md:in-data-strip:hidden")}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="px-3 ps-6 pt-1 pb-3 max-md:in-data-strip:hidden">
          <p className={quiet}>{about}</p>
          <ul>
            {columns.map(({ name, kind, key, references }) => (
              <li key={name} className="pt-2">
                <button
                  type="button"
                  aria-label={interpolate(words.side.insert, { name })}
                  className="min-h-6 cursor-pointer text-start wrap-anywhere hover:underline"
                  onClick={() => onInsert(nameInSql(name))}
                >
                  {name}
                </button>{" "}
                <span className={quiet}>
                  {words.kinds[kind]}
                  {key && `, ${words.side.key}`}
                  {references !== "" && ` → ${references}`}
                </span>
                {origin === "shop" && <p className={quiet}>{meaningOf(table.name, name)}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

interface TableTreeProps {
  readonly tables: readonly Table[];
  readonly onInsert: (name: string) => void;
}

/** The schema: the visitor's own tables, and the shop's. A collapsed panel (`data-strip`) shows only names. */
export function TableTree({ tables, onInsert }: TableTreeProps) {
  const own = tables.filter(({ origin }) => origin === "visitor");
  const groups = [
    { title: words.side.yours, of: own },
    {
      title: own.length > 0 ? datasetWords.shop.name : "",
      of: tables.filter(({ origin }) => origin === "shop"),
    },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <div key={title} className="max-md:in-data-strip:contents">
        {title !== "" && (
          <p className={cx(quiet, "px-4 pt-2 pb-1 max-md:in-data-strip:hidden")}>{title}</p>
        )}
        <ul className="max-md:in-data-strip:contents">
          {of.map((table) => (
            <TableEntry key={table.name} table={table} onInsert={onInsert} />
          ))}
        </ul>
      </div>
    ));
}
