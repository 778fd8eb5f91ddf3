import words from "virtual:words/queryDemo";
import { useId, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import { TabList } from "#live/shared/TabStrip.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { iconButton, listEntry, listRow, note, quiet, tab as tabLook } from "./styles.ts";
import { rowsInWords, timeInWords } from "#live/engine/result-text.ts";
import { TableTree } from "./TableTree.tsx";
import type { QueryEditorState } from "./use-query-editor.ts";
import { deleteQuery, type Run, type SavedQuery } from "./workspace.ts";

/** The day and time at which a query ran. */
const when = (at: number) =>
  new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
/** The beginning of a query, without comments. */
const gist = (sql: string) => sql.replace(/--.*/g, "").replace(/\s+/g, " ").trim().slice(0, 80);

/** The queries that have run so far, the newest first; each can be reopened. */
function History({ runs, onOpen }: { runs: readonly Run[]; onOpen: (sql: string) => void }) {
  if (runs.length === 0) return <p className={note}>{words.side.historyNone}</p>;
  return (
    <ul>
      {runs.map(({ sql, at, rows, milliseconds }) => (
        <li key={`${at} ${sql}`}>
          <button
            type="button"
            data-part="run"
            className="grid w-full cursor-pointer gap-0.5 px-4 py-2 text-start -outline-offset-3 hover:bg-raised"
            onClick={() => onOpen(sql)}
          >
            {/* Not a label: speech control finds a button by the words it shows. */}
            <span className="sr-only">{words.side.reopen} </span>
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
  readonly saved: readonly SavedQuery[];
  readonly onOpen: (saved: SavedQuery) => void;
  readonly onForget: (name: string) => void;
}

function SavedList({ saved, onOpen, onForget }: SavedListProps) {
  if (saved.length === 0) return <p className={note}>{words.side.savedNone}</p>;
  return (
    <ul>
      {saved.map((each) => (
        <li key={each.name} className={listRow}>
          <button
            type="button"
            aria-label={interpolate(words.side.openSaved, { name: each.name })}
            className={listEntry}
            onClick={() => onOpen(each)}
          >
            {each.name}
          </button>
          <IconButton
            icon="close"
            label={interpolate(words.side.forget, { name: each.name })}
            className={iconButton}
            onClick={() => onForget(each.name)}
          />
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

/** Tables, history and saved queries. Next to the editor on wide windows; a strip that expands on narrow ones. */
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
      className="overflow-hidden bg-sunken md:row-span-full md:border-e md:border-line unscripted:hidden"
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      {/* When expanded on a narrow window, it covers the frame; its row in the frame stays. */}
      <div
        className={cx(
          "flex h-full bg-sunken md:flex-col",
          open && "max-md:absolute max-md:inset-0 max-md:z-2 max-md:h-auto max-md:flex-col",
        )}
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
          {open ? words.close : words.side.open}
        </button>
        <TabList
          label={words.side.label}
          tabs={views.map((each) => ({ id: each, name: words.side[each] }))}
          open={view}
          onOpen={setView}
          className={cx("flex-none px-2 text-small md:flex", open ? "flex" : "max-md:hidden")}
          tabClass={tabLook}
          tabProps={(each) => ({ id: `${id}-${each}`, "aria-controls": `${id}-panel` })}
        />
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${view}`}
          data-part="list"
          data-strip={open ? undefined : ""}
          className={cx(
            "min-w-0 flex-1 overflow-auto font-code text-small max-md:data-strip:flex max-md:data-strip:mask-[linear-gradient(to_left,transparent,black_3rem)] max-md:data-strip:pe-12",
            view !== "tables" && "max-md:data-strip:invisible",
          )}
        >
          {view === "tables" && (
            <TableTree
              tables={tables}
              onInsert={(name) => then(() => state.editor.current?.replace(name))}
            />
          )}
          {view === "history" && (
            <History runs={state.workspace.runs} onOpen={(sql) => then(() => state.openRun(sql))} />
          )}
          {view === "saved" && (
            <SavedList
              saved={state.workspace.saved}
              onOpen={({ name, sql }) => then(() => void state.open(sql, name))}
              onForget={(name) => state.change((now) => deleteQuery(now, name))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
