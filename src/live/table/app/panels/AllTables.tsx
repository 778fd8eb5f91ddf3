import type { Engine, Table } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import type { PanelState } from "../use-panel.ts";
import type { WorkspaceState } from "../use-workspace.ts";
import { words } from "../words.ts";
import { Panel } from "./Panel.tsx";
import { TableList } from "./TableList.tsx";

interface AllTablesProps {
  engine: Engine;
  tables: readonly Table[];
  workspace: WorkspaceState;
  list: PanelState<"tables">;
  /** To screen readers. */
  say: (text: string) => void;
}

/** The list of all tables: opens them, and deletes what the visitor brought. */
export function AllTables({ engine, tables, workspace, list, say }: AllTablesProps) {
  const { open, close } = list;
  const remove = async (name: string) => {
    await engine.dropTable(name);
    say(put(words.tabs.deleted, { table: name }));
  };
  const clear = async () => {
    await engine.clear();
    workspace.forget();
    // The button that was pressed goes with the tables.
    if (open?.anchor instanceof HTMLElement) open.anchor.focus();
    close();
    say(words.engine.cleared);
  };
  if (!open) return null;
  return (
    <Panel key={open.key} anchor={open.anchor} title={words.tabs.open} onClose={open.close}>
      <TableList
        tables={tables}
        onOpen={(name) => {
          workspace.tabs.choose(name);
          close();
        }}
        onDelete={(name) => void remove(name)}
        onClear={() => void clear()}
      />
    </Panel>
  );
}
