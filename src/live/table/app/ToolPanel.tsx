import type { Engine, Table } from "#live/engine/client/types.ts";
import type { Panel as PanelName } from "../early.ts";
import { ColumnPanel } from "./panels/ColumnPanel.tsx";
import { ExportPanel } from "./panels/ExportPanel.tsx";
import { FilterPanel } from "./panels/FilterPanel.tsx";
import { Panel } from "./panels/Panel.tsx";
import { SortPanel } from "./panels/SortPanel.tsx";
import type { OpenPanel } from "./use-panel.ts";
import type { TableState } from "./use-table-state.ts";
import { words } from "./words.ts";

/** A panel of the bar; that of filters may begin with a column. */
export interface Tool {
  readonly panel: PanelName;
  readonly column?: string;
}

interface ToolPanelProps {
  engine: Engine;
  table: Table;
  open: OpenPanel<Tool>;
  state: TableState;
}

const titles: Readonly<Record<PanelName, string>> = {
  sort: words.sortPanel.title,
  filter: words.filterPanel.title,
  columns: words.columnPanel.title,
  export: words.exportPanel.title,
};

/** The panel that hangs from a button of the bar. */
export function ToolPanel({ engine, table, open, state }: ToolPanelProps) {
  const { panel, column } = open.what;
  const { columns, live, request } = state;
  const names = request.columns;
  const contents: Readonly<Record<PanelName, () => React.ReactNode>> = {
    sort: () => <SortPanel sort={request.sort} columns={names} onSort={columns.act.setSort} />,
    filter: () => (
      <FilterPanel
        filters={state.filters}
        columns={table.columns}
        column={column}
        onFilters={state.setFilters}
      />
    ),
    columns: () => <ColumnPanel state={columns} />,
    export: () => (
      <ExportPanel
        engine={engine}
        request={request}
        sizes={{
          shown: { rows: live?.view.rows ?? 0, columns: names.length },
          all: { rows: table.rows, columns: table.columns.length },
        }}
      />
    ),
  };
  return (
    <Panel key={open.key} anchor={open.anchor} title={titles[panel]} onClose={open.close}>
      {contents[panel]()}
    </Panel>
  );
}
