import datasetWords from "virtual:words/dataset";
import words from "virtual:words/queryDemo";
import { useId, useState } from "react";
import { nameInSql } from "#lib/sql/names.ts";
import { say } from "#lib/text/say.ts";
import type { Table } from "#live/engine/client/types.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { iconButton, note, quiet, tab as tabLook } from "./looks.ts";
import { rowsInWords, timeInWords } from "./result-text.ts";
import { onTabKeys } from "./tab-keys.ts";
import { meaningOf } from "./table-meanings.ts";
import type { QueryEditorState } from "./use-query-editor.ts";
import type { Run, Saved } from "./workspace.ts";

const figure = new Intl.NumberFormat("en-US");
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
/** The time of a run: of day where it was today, else its day. */
const when = (at: number) => (Date.now() - at < 12 * 3_600_000 ? clock : day).format(at);
/** The beginning of a query, without comments. */
const gist = (sql: string) => sql.replace(/--.*/g, "").replace(/\s+/g, " ").trim().slice(0, 80);

const aboutTables: Readonly<Record<string, { readonly about: string } | undefined>> =
  datasetWords.tables;

const row = "flex items-center in-data-strip:flex-none";
const entry =
  "min-h-11 flex-1 cursor-pointer px-4 text-start whitespace-nowrap -outline-offset-3 hover:bg-raised md:min-h-9 md:pe-1";

interface TableEntryProps {
  readonly table: Table;
  /** The panel is folded into a strip of names, on narrow windows. */
  readonly onInsert: (name: string) => void;
}

/** A table, and its columns once it is unfolded: their names, kinds and meanings. */
function TableEntry({ table, onInsert }: TableEntryProps) {
  const [open, setOpen] = useState(false);
  const { name, rows, origin, file, columns } = table;
  const about = origin === "shop" ? aboutTables[name]?.about : file;
  return (
    <li className="max-md:in-data-strip:contents">
      <div className={row}>
        <button
          type="button"
          title={about}
          aria-label={say(words.side.insert, { name })}
          className={entry}
          onClick={() => onInsert(nameInSql(name))}
        >
          {name}
        </button>
        {rows > 0 && (
          <span
            aria-hidden="true"
            title={say(words.side.rows, { rows: figure.format(rows) })}
            className={cx(quiet, "max-md:in-data-strip:hidden")}
          >
            {figure.format(rows)}
          </span>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-label={say(words.side.columns, { table: name })}
          className={cx(iconButton, "max-md:in-data-strip:hidden")}
          onClick={() => setOpen(!open)}
        >
          <Icon
            name="down"
            className={cx("size-4 transition-transform duration-touch", open && "rotate-180")}
          />
        </button>
      </div>
      {open && (
        <div className="px-3 ps-6 pt-1 pb-3 max-md:in-data-strip:hidden">
          <p className={quiet}>{about}</p>
          <ul>
            {columns.map(({ name, kind, key, references }) => (
              <li key={name} className="pt-2">
                <button
                  type="button"
                  aria-label={say(words.side.insert, { name })}
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

interface TablesProps {
  readonly tables: readonly Table[];
  readonly onInsert: (name: string) => void;
}

/** The schema: the visitor's own tables, and the shop's. */
function Tables({ tables, onInsert }: TablesProps) {
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

/** What has run so far, the newest first; each can be opened again. */
function History({ runs, onOpen }: { runs: readonly Run[]; onOpen: (sql: string) => void }) {
  if (runs.length === 0) return <p className={note}>{words.side.historyNone}</p>;
  return (
    <ul>
      {runs.map(({ sql, at, rows, milliseconds }) => (
        <li key={`${at} ${sql}`}>
          <button
            type="button"
            data-part="run"
            aria-label={say(words.side.reopen, { sql: gist(sql) })}
            className="grid w-full cursor-pointer gap-0.5 px-4 py-2 text-start -outline-offset-3 hover:bg-raised"
            onClick={() => onOpen(sql)}
          >
            <code className="truncate font-code text-micro">{gist(sql)}</code>
            <span className={quiet}>
              {when(at)} · {rows === null ? words.side.failed : rowsInWords(rows)} ·{" "}
              {timeInWords(milliseconds)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SavedListProps {
  readonly saved: readonly Saved[];
  readonly onOpen: (saved: Saved) => void;
  readonly onForget: (name: string) => void;
}

/** The queries that were saved under a name. */
function SavedList({ saved, onOpen, onForget }: SavedListProps) {
  if (saved.length === 0) return <p className={note}>{words.side.savedNone}</p>;
  return (
    <ul>
      {saved.map((each) => (
        <li key={each.name} className={row}>
          <button
            type="button"
            aria-label={say(words.side.openSaved, { name: each.name })}
            className={entry}
            onClick={() => onOpen(each)}
          >
            {each.name}
          </button>
          <button
            type="button"
            aria-label={say(words.side.forget, { name: each.name })}
            className={iconButton}
            onClick={() => onForget(each.name)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const views = ["tables", "history", "saved"] as const;

interface SideListsProps {
  readonly state: QueryEditorState;
  readonly tables: readonly Table[];
}

/** Tables, history and saved queries. Next to the editor on wide windows; a strip that unfolds on narrow ones. */
export function SideLists({ state, tables }: SideListsProps) {
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]>("tables");
  const [open, setOpen] = useState(false);
  const then = (done: () => void) => {
    setOpen(false);
    done();
  };
  return (
    <div
      role="group"
      data-part="side"
      aria-label={words.side.label}
      className={cx(
        "flex overflow-hidden bg-sunken md:static md:row-span-full md:flex-col md:border-e md:border-line unscripted:hidden",
        open && "max-md:absolute max-md:inset-0 max-md:z-2 max-md:flex-col",
      )}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        className={cx(
          "min-h-11 flex-none cursor-pointer px-4 text-small font-medium -outline-offset-3 md:hidden",
          open && "self-end",
        )}
        onClick={() => setOpen(!open)}
      >
        {open ? words.side.close : words.side.open}
      </button>
      <div
        role="tablist"
        aria-label={words.side.label}
        className={cx("flex-none px-2 text-small md:flex", open ? "flex" : "max-md:hidden")}
        onKeyDown={onTabKeys}
      >
        {views.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            aria-selected={each === view}
            tabIndex={each === view ? 0 : -1}
            className={tabLook}
            onClick={() => setView(each)}
          >
            {words.side[each]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        data-part="list"
        data-strip={open ? undefined : ""}
        className={cx(
          "min-w-0 flex-1 overflow-auto font-code text-small max-md:data-strip:flex",
          view !== "tables" && "max-md:data-strip:invisible",
        )}
      >
        {view === "tables" && (
          <Tables
            tables={tables}
            onInsert={(name) => then(() => state.editor.current?.insert(name))}
          />
        )}
        {view === "history" && (
          <History runs={state.workspace.runs} onOpen={(sql) => then(() => state.openRun(sql))} />
        )}
        {view === "saved" && (
          <SavedList
            saved={state.workspace.saved}
            onOpen={({ name, sql }) => then(() => void state.open(sql, name))}
            onForget={(name) => state.act({ do: "forget", name })}
          />
        )}
      </div>
    </div>
  );
}
