/** The tables whose columns can be related: the sample shop's at once, the visitor's once the engine knows them. */
import { useMemo } from "react";
import { datasetTables } from "#live/engine/shop/tables.ts";
import type { RelatedTable } from "#live/catalog/relations/kinds.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";

export interface ChoiceTable extends RelatedTable {
  /** Whether the visitor brought it. */
  readonly isOwn: boolean;
}

export function useTables(engine: Engine): readonly ChoiceTable[] {
  const { tables } = useEngine(engine);
  return useMemo(() => {
    const own = tables.filter(({ origin }) => origin === "visitor");
    return [
      ...datasetTables.map(({ name, columns }) => ({ name, columns, isOwn: false })),
      ...own.map(({ name, columns }) => ({ name, columns, isOwn: true })),
    ];
  }, [tables]);
}
