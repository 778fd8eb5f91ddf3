/**
 * The live table on /tables/. It is live because it keeps a visitor's questions about thousands of rows, and answers at
 * once. Built as docs/decisions/0019-demos.md says.
 */
import type { Table } from "#live/engine/client/types.ts";
import type { Row } from "#live/engine/tables.ts";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { TableApp } from "./TableApp.tsx";

interface TableDemoProps {
  readonly label: string;
  /** The page that queries the same tables in SQL; undefined if there is none. */
  readonly queries?: string | undefined;
  /** The tables that are open at first, and the first rows of the first one, computed during the build. */
  readonly tables: readonly Table[];
  readonly rows: readonly Row[];
}

function Demo({ label, queries, tables: first, rows }: TableDemoProps) {
  const { engine, loading, tables, retry } = usePageEngine();
  return (
    <TableApp
      engine={engine}
      loading={loading}
      onRetry={retry}
      tables={tables.length > 0 ? tables : first}
      firstRows={rows}
      label={label}
      queries={queries}
    />
  );
}

export const TableDemo = livePart(Demo);
