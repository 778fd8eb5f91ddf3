import { type ReactNode, useRef } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import { strongButton } from "./styles.ts";
import { ColumnMenu } from "./panels/ColumnMenu.tsx";
import { ColumnPanel } from "./panels/ColumnPanel.tsx";
import { ExportPanel } from "./panels/ExportPanel.tsx";
import { FilterList, FilterPanel } from "./panels/FilterPanel.tsx";
import { Panel, usePanel } from "./panels/Panel.tsx";
import { statusOf, words } from "./table-text.ts";
import { TableGrid } from "./TableGrid.tsx";
import { type PanelName, Toolbar } from "./Toolbar.tsx";
import { type TableOptions, useTable } from "./use-table.ts";

/** A panel of the toolbar; the filter panel may start with a column. */
interface OpenTool {
  readonly panel: PanelName;
  readonly column?: string;
}

interface TableViewProps extends TableOptions {
  readonly engine: Engine;
  readonly announce: (text: string) => void;
  /** Shown over the rows. */
  readonly over: ReactNode;
  /** Shown after the count in the footer. */
  readonly foot: ReactNode;
}

/** One table: toolbar, filters, rows, footer. */
export function TableView(props: TableViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const state = useTable(props.engine, props);
  const tool = usePanel<OpenTool>();
  const menu = usePanel<string>();
  const { columns, live, fault } = state;
  const { filters, search } = columns.settings;
  const { nothing } = words;
  const ways = [
    ["search", search !== "", nothing.search, () => state.setSearch("")],
    ["filter", filters.length > 0, nothing.filters, () => state.setFilters([])],
  ] as const;
  const controlOf = (key: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null;
  const openTool = (what: OpenTool) => {
    const anchor = controlOf(what.panel);
    if (anchor) tool.show(what, anchor);
  };
  const panel = tool.open?.what.panel;
  return (
    <div ref={frame} className="contents">
      <Toolbar state={state} open={panel} onOpen={(which) => openTool({ panel: which })} />
      {filters.length > 0 && (
        <div className="max-h-22 flex-none overflow-auto border-b border-line px-2 py-1.5">
          <FilterList state={state} />
        </div>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <TableGrid state={state} onMenu={menu.show} />
        {/* The footer tells screen readers. */}
        {live?.rows === 0 && live.of > 0 && (
          <div className="absolute inset-x-0 top-1/2 flex -translate-y-1/2 flex-wrap items-center justify-center gap-x-3 gap-y-2">
            <p className="flex-[1_1_100%] text-center">{nothing.title}</p>
            {ways
              .filter(([, isSet]) => isSet)
              .map(([key, , label, clear]) => (
                <button
                  key={key}
                  type="button"
                  className={strongButton}
                  onClick={() => {
                    // The pressed button disappears.
                    controlOf(key)?.focus();
                    clear();
                  }}
                >
                  {label}
                </button>
              ))}
          </div>
        )}
        {props.over}
      </div>
      <div
        data-part="foot"
        className="flex min-h-8.5 flex-none items-center justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1 whitespace-nowrap text-ink-muted unscripted:flex-wrap unscripted:whitespace-normal"
      >
        <span role="status" className="truncate">
          {live ? statusOf(live) : words.status.working}
        </span>
        {fault === "" ? props.foot : <span role="alert">{fault}</span>}
        <noscript>{words.frame.noScript}</noscript>
      </div>
      {tool.open && panel && (
        <Panel
          key={tool.open.key}
          anchor={tool.open.anchor}
          title={words[`${panel}Panel`].title}
          onClose={tool.close}
        >
          {panel === "filter" && <FilterPanel state={state} first={tool.open.what.column} />}
          {panel === "columns" && <ColumnPanel state={state} />}
          {panel === "export" && <ExportPanel state={state} />}
        </Panel>
      )}
      <ColumnMenu
        menu={menu}
        columns={columns}
        filter={(column) => openTool({ panel: "filter", column })}
        announce={props.announce}
      />
    </div>
  );
}
