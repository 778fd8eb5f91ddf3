/**
 * Virtual relationships on /data-catalog/. Live because it counts rows in the visitor's own database and keeps what
 * they add. Its first state is its own first rendering, from what the build has counted.
 */
import words from "virtual:words/catalogDemo";
import errorWords from "virtual:words/errorView";
import type { ReactNode } from "react";
import { LivePart } from "#live/LivePart.tsx";
import { startedEngine } from "#live/engine/client/index.ts";
import { readCheck } from "#live/catalog/relations/check.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { relationOf } from "./example.ts";
import { countedOf } from "./outcome.ts";
import { Relations } from "./Relations.tsx";

// This code comes when a visitor reaches for it: the database, which has the longest way, sets out with it.
if (!import.meta.env.SSR) startedEngine();

const [example = { left: "", right: "" }] = words.examples.items;
const relation = relationOf(example);

interface RelationsDemoProps {
  /** The first example, counted: the row of figures (src/live/catalog/relations/check.ts). */
  check: readonly number[];
  /** The page of the query editor; undefined where there is none. */
  queries?: string | undefined;
  /** The first rows of its query. */
  children?: ReactNode;
}

export function RelationsDemo({ check: row, queries, children }: RelationsDemoProps) {
  const check = readCheck(row);
  const counted = check && countedOf(relation, check, datasetTables);
  const outcome =
    counted === null
      ? { state: "misfit" as const }
      : { state: "done" as const, counted, first: null };
  return (
    <LivePart words={errorWords}>
      <Relations first={{ relation, outcome }} queries={queries}>
        {children}
      </Relations>
    </LivePart>
  );
}
