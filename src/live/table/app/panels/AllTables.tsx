import type { Engine, Table } from "#live/shared/engine/types.ts";
import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";
import { Panel } from "./Panel.tsx";
import { TableList } from "./TableList.tsx";

interface AllTablesProps {
  engine: Engine;
  tables: readonly Table[];
  anchor: Element;
  onOpen: (name: string) => void;
  /** To screen readers. */
  say: (text: string) => void;
  onClose: () => void;
}

/** The list of all tables: opens them, and deletes what the visitor brought. */
export function AllTables({ engine, tables, anchor, onOpen, say, onClose }: AllTablesProps) {
  const remove = async (name: string) => {
    await engine.dropTable(name);
    say(put(words.tabs.deleted, { table: name }));
  };
  const clear = async () => {
    await engine.clear();
    say(words.engine.cleared);
  };
  return (
    <Panel anchor={anchor} title={words.tabs.open} onClose={onClose}>
      <TableList
        tables={tables}
        onOpen={(name) => {
          onOpen(name);
          onClose();
        }}
        onDelete={(name) => void remove(name)}
        onClear={() => void clear()}
      />
    </Panel>
  );
}
