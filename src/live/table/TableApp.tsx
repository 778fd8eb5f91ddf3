import { type KeyboardEvent, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Loading, Table } from "#live/engine/client/types.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import type { Row } from "#live/engine/tables.ts";
import { TabStrip } from "#live/shared/TabStrip.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ImportProgress, ImportReport } from "./ImportReport.tsx";
import { tool } from "./styles.ts";
import { usePanel } from "./panels/Panel.tsx";
import { TableList } from "./panels/TableList.tsx";
import { openAtFirst } from "./settings.ts";
import { TableView } from "./TableView.tsx";
import { words } from "./table-text.ts";
import { UploadTool, useSearchKey } from "./Toolbar.tsx";
import { useDrop, useImports } from "./use-imports.ts";
import { useWorkspace } from "./use-workspace.ts";

interface TableAppProps {
  readonly engine: Engine;
  readonly loading: Loading;
  readonly onRetry: () => void;
  readonly tables: readonly Table[];
  /** The first table's first rows, if the page contains them; otherwise null. */
  readonly firstRows: readonly Row[] | null;
  /** The only open table on another site's page, where nothing is saved. */
  readonly only?: string;
  /** Shows only the page's own file: offers no other table, and accepts none. */
  readonly isFile?: boolean;
  readonly label: string;
  /** The page that queries the same tables in SQL; undefined if there is none. */
  readonly queries: string | undefined;
}

const tabLooks = {
  tab: cx(
    "min-h-11 cursor-pointer rounded-t-medium px-3.5 font-medium whitespace-nowrap text-ink-muted hover:text-ink",
    "aria-selected:bg-raised aria-selected:pe-9.5 aria-selected:text-ink forced-colors:aria-selected:border-b-3",
  ),
  close:
    "-ms-8.75 me-0.75 grid size-8 flex-none cursor-pointer place-items-center self-center rounded-full hover:bg-sunken",
};

/** Escape has its own use there: it clears a search. */
const isFilledSearch = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === "search" && target.value !== "";

export function TableApp(props: TableAppProps) {
  const { engine, loading, tables, only, isFile = false, label, queries } = props;
  const frame = useRef<HTMLDivElement>(null);
  const workspace = useWorkspace(tables, loading.state === "ready", only);
  const { open, active } = workspace;
  const [announcement, announce] = useState("");
  const list = usePanel<"tables">();
  const imports = useImports(engine, workspace.choose, announce);
  const { isOver, dropProps } = useDrop(imports.read);
  useSearchKey(frame);

  // The report is about its own table, and shows over it until another one is chosen.
  const { last, reading, dismiss } = imports;
  const isOther = last?.outcome.ok === true && last.outcome.report.table.name !== active?.name;
  const shown = reading || isOther ? null : last;
  const closeReport = () => {
    // The focused element disappears; the focus moves to the new table.
    if (frame.current?.querySelector("[data-part=report] :focus"))
      frame.current.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    dismiss();
  };
  const choose = (name: string) => {
    if (name !== active?.name) dismiss();
    workspace.choose(name);
  };
  const closeTab = (name: string) => {
    dismiss();
    workspace.close(name);
  };
  const over = shown && (
    <ImportReport
      imported={shown}
      queries={queries}
      onAgain={imports.readAgain}
      onClose={closeReport}
      announce={announce}
    />
  );
  return (
    <div
      ref={frame}
      role="region"
      data-part="table"
      data-restores="tables"
      data-ready={loading.state === "ready" ? "" : undefined}
      data-own-keys=""
      aria-label={label}
      className="@container relative flex h-(--live-table-height) flex-col overflow-hidden rounded-large border border-line-strong bg-raised text-small leading-tight"
      onKeyDown={({ key, target }: KeyboardEvent) => {
        if (key === "Escape" && shown && !isFilledSearch(target)) closeReport();
      }}
      {...(isFile ? {} : dropProps)}
    >
      {!isFile && (
        <div className="flex min-w-0 flex-none items-center gap-1 bg-sunken px-2 unscripted:hidden">
          <TabStrip
            label={words.frame.tabs}
            tabs={open.map((table) => ({ id: table.name, name: table.name }))}
            open={active?.name}
            onOpen={choose}
            onClose={open.length > 1 ? closeTab : undefined}
            closeLabel={interpolate(words.tabs.close, { table: active?.name ?? "" })}
            looks={tabLooks}
          />
          <IconButton
            icon="plus"
            label={words.tabs.open}
            aria-haspopup="dialog"
            className={cx(tool, "px-0")}
            onClick={({ currentTarget }) => list.show("tables", currentTarget)}
          />
          <UploadTool onFiles={imports.read} />
        </div>
      )}
      {active ? (
        <TableView
          key={active.name}
          engine={engine}
          hasFailed={loading.state === "failed"}
          table={active}
          settings={workspace.settingsOf(active.name)}
          firstRows={active.name === openAtFirst[0] ? props.firstRows : null}
          onSettings={workspace.changeSettings}
          announce={announce}
          over={over}
          foot={<ImportProgress reading={reading} stop={imports.stop} />}
        />
      ) : (
        over
      )}
      {(loading.state === "loading" || loading.state === "failed") && (
        <div className="absolute inset-x-0 bottom-0 z-2 border-t border-line bg-raised px-3 py-1 [&_p]:flex-[0_0_11rem] [&_progress]:flex-[1_1_8rem] [&>[role=alert]>p]:flex-[1_1_16rem] [&>[role=alert]>p]:text-persimmon [&>div]:flex [&>div]:min-h-6.5 [&>div]:flex-wrap [&>div]:items-center [&>div]:gap-x-4 [&>div]:gap-y-1">
          <LoadingBar loading={loading} onRetry={props.onRetry} />
        </div>
      )}
      {isOver && (
        <p
          data-part="drop"
          className="pointer-events-none absolute inset-2 z-4 grid place-content-center rounded-medium border-2 border-dashed border-moss bg-moss-soft/92 text-center font-display text-title"
        >
          {words.upload.drop}
        </p>
      )}
      <TableList
        engine={engine}
        tables={tables}
        onChoose={choose}
        onForget={workspace.forget}
        list={list}
        announce={announce}
      />
      <p role="status" data-part="announcement" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
