/**
 * The query editor on /queries/. It is live because it is an application: an editor, a database, and the visitor's work
 * with both. Built as docs/decisions/0019-demos.md says.
 */
import words from "virtual:words/queryDemo";
import { useMemo, useState } from "react";
import type { Loading, Table } from "#live/engine/client/types.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import type { Column, Row } from "#live/engine/tables.ts";
import { TabStrip } from "#live/shared/TabStrip.tsx";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ActionBar } from "./ActionBar.tsx";
import { BelowEditor } from "./BelowEditor.tsx";
import { SqlEditor } from "./editor/SqlEditor.tsx";
import { band, iconButton, openTabMark, tab as tabLook } from "./styles.ts";
import { Results } from "./Results.tsx";
import type { Answer } from "./runs.ts";
import { SideLists } from "./SideLists.tsx";
import { example, type QueryEditorState, useQueryEditor } from "./use-query-editor.ts";
import { closeTab, showTab, writeTab } from "./workspace.ts";

const tabLooks = {
  tab: cx(tabLook, openTabMark),
  close: cx(iconButton, "h-11 rounded-none shadow-[inset_0_-0.125rem_var(--color-persimmon)]"),
};

function QueryTabs({ state }: { state: QueryEditorState }) {
  const { workspace, change } = state;
  const { tabs, closed } = workspace;
  const buttons = [
    { icon: "plus", label: words.tabs.add, onClick: state.add, isShown: true },
    { icon: "undo", label: words.tabs.reopen, onClick: state.reopen, isShown: closed.length > 0 },
  ] as const;
  return (
    <div className={cx(band, "border-b border-line px-2")}>
      <TabStrip
        label={words.tabs.label}
        tabs={tabs}
        open={workspace.open}
        onOpen={(id) => change((now) => showTab(now, id))}
        onClose={(id) => change((now) => closeTab(now, id))}
        closeLabel={interpolate(words.tabs.close, { name: state.tab.name })}
        looks={tabLooks}
      />
      {buttons
        .filter(({ isShown }) => isShown)
        .map(({ icon, label, onClick }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={label}
            title={label}
            className={iconButton}
            onClick={onClick}
          />
        ))}
    </div>
  );
}

const codeFailed: Loading = { state: "failed", fault: "download" };

interface QueryDemoProps {
  readonly tables: readonly string[];
  /** The whole answer to the first example, computed during the build. */
  readonly answer: { readonly columns: readonly Column[]; readonly rows: readonly Row[] };
}

function QueryEditor({ tables: names, answer: computed }: QueryDemoProps) {
  const { engine, loading, tables: loaded, retry } = usePageEngine();
  /** Before the engine is ready, the tables have only names. */
  const tables = useMemo(
    () =>
      loaded.length > 0
        ? loaded
        : names.map((name): Table => ({ name, origin: "shop", rows: 0, columns: [], file: "" })),
    [loaded, names],
  );
  const [firstAnswer] = useState((): Answer => {
    const { columns, rows } = computed;
    const result = { sql: example, columns, rows, end: "complete", milliseconds: 0 } as const;
    return { text: example, parts: [{ kind: "result", result }], milliseconds: 0 };
  });
  const state = useQueryEditor(engine, loaded, firstAnswer);
  const { tab } = state;
  const { notice } = state;
  const [code, setCode] = useState({ attempt: 0, failed: false });
  const failed = code.failed ? codeFailed : loading.state === "failed" ? loading : null;
  const retryAll = () => {
    retry();
    if (code.failed) setCode({ attempt: code.attempt + 1, failed: false });
  };
  return (
    <div
      role="group"
      aria-label={words.label}
      data-query=""
      data-restores="queries"
      data-opens="#q="
    >
      <div
        data-part="frame"
        data-ready={loading.state === "ready" ? "" : undefined}
        className="relative grid grid-cols-[minmax(0,1fr)] grid-rows-[2.75rem_2.75rem_auto_3.25rem_2.25rem_10.875rem] overflow-hidden rounded-large border border-line-strong bg-raised shadow-raised md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[2.75rem_auto_3.25rem_2.25rem_10.875rem] unscripted:block"
      >
        <SideLists state={state} tables={tables} />
        <QueryTabs state={state} />
        <SqlEditor
          handle={state.editor}
          attempt={code.attempt}
          onFailed={() => setCode((now) => ({ ...now, failed: true }))}
          tab={tab}
          tables={loaded}
          marks={state.marks}
          onRun={() => state.run()}
          onWrite={(sql) => state.change((now) => writeTab(now, tab.id, sql))}
        />
        <ActionBar state={state} loading={loading} onRetry={retryAll} />
        <Results state={state} />
        {failed !== null && (
          <div className="absolute inset-x-0 bottom-0 z-1 border-t-3 border-persimmon bg-raised p-5 [&>div]:grid [&>div]:justify-items-start [&>div]:gap-4">
            <LoadingBar loading={failed} onRetry={retryAll} />
          </div>
        )}
        {/* A message for the visitor; it stays until it is closed or replaced. */}
        <div
          data-part={notice === "" ? undefined : "notice"}
          className={
            notice === ""
              ? "sr-only"
              : "absolute end-3 bottom-3 z-3 flex max-w-[min(100%-1.5rem,32rem)] items-center gap-2 rounded-large bg-inverse p-1.5 ps-4 text-small leading-snug text-on-inverse shadow-panel"
          }
        >
          <p role="status">{notice}</p>
          {notice !== "" && (
            <IconButton
              icon="close"
              label={words.close}
              className={cx(iconButton, "hover:bg-transparent")}
              onClick={() => state.notify("")}
            />
          )}
        </div>
      </div>
      <BelowEditor state={state} />
      <p role="status" data-part="announcement" className="sr-only">
        {state.announced}
      </p>
    </div>
  );
}

export const QueryDemo = livePart(QueryEditor);
