import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Engine, Table } from "#live/engine/client/types.ts";
import type { Panel } from "../early.ts";
import type { TableSettings } from "../settings.ts";
import { sortPressed } from "../sorting.ts";
import { Bar } from "./Bar.tsx";
import { Grid } from "./grid/Grid.tsx";
import { NoRows } from "./grid/NoRows.tsx";
import { menuAction } from "./menu-action.ts";
import { ColumnMenu } from "./panels/ColumnMenu.tsx";
import { FilterList } from "./panels/FilterList.tsx";
import { statusOf } from "./status.ts";
import { type Tool, ToolPanel } from "./ToolPanel.tsx";
import { usePanel } from "./use-panel.ts";
import { useTableState } from "./use-table-state.ts";
import { words } from "./words.ts";

interface TableViewProps {
  engine: Engine;
  /** Names its view to the engine. */
  slot: string;
  table: Table;
  /** As it was left, or as it was asked for before it was live. */
  first: TableSettings;
  /** A panel that was asked for then. */
  firstPanel: Panel | null;
  onSettings: (table: string, settings: TableSettings) => void;
  /** To screen readers. */
  say: (text: string) => void;
  /** Over the rows. */
  over: ReactNode;
  /** Behind the count in the foot. */
  foot: ReactNode;
}

/** One table at work: bar, filters, rows, foot. */
export function TableView(props: TableViewProps) {
  const { engine, table, firstPanel, say } = props;
  const frame = useRef<HTMLDivElement>(null);
  const state = useTableState(engine, props);
  const panel = usePanel<Tool>();
  const menu = usePanel<string>();
  const { columns, live, filters, fault } = state;
  const { sort } = columns.settings;

  const openTool = (tool: Tool) => {
    const anchor = frame.current?.querySelector(`[data-key="${tool.panel}"]`);
    if (anchor) panel.toggle(tool, anchor);
  };
  const first = useRef(() => {
    if (firstPanel) openTool({ panel: firstPanel });
  });
  useLayoutEffect(() => {
    first.current();
    first.current = () => undefined;
  }, []);

  const act = menuAction(columns, say, (column) => {
    openTool({ panel: "filter", column });
  });
  return (
    <div ref={frame} className="tbl-table">
      <Bar
        search={state.search}
        onSearch={state.setSearch}
        open={panel.open?.what.panel ?? null}
        onOpen={(which) => {
          openTool({ panel: which });
        }}
        counts={{ sort: sort.length, filter: filters.length }}
      />
      {filters.length > 0 && (
        <div className="tbl-filters">
          <FilterList filters={filters} columns={table.columns} onFilters={state.setFilters} />
        </div>
      )}
      <div className="tbl-area">
        <Grid
          engine={engine}
          label={table.name}
          table={state}
          words={words}
          onSort={(column, add) => {
            columns.act.setSort(sortPressed(sort, column, add));
          }}
          onMenu={menu.toggle}
        />
        <NoRows
          table={state}
          focus={(key) => {
            frame.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
          }}
        />
        {props.over}
      </div>
      <div className="tbl-foot">
        <span role="status">
          {live ? statusOf(live.view, live.request, words.status) : words.status.working}
        </span>
        {fault === "" ? props.foot : <span role="alert">{fault}</span>}
      </div>
      {panel.open && <ToolPanel engine={engine} table={table} open={panel.open} state={state} />}
      <ColumnMenu menu={menu} columns={columns} onAction={act} />
    </div>
  );
}
