/**
 * The live table on /tables/. Live because it keeps what a visitor asks of thousands of rows, and answers at once.
 * This part is small: it hears what is pressed in the first state, shows what is loading, and gives place to the
 * table when engine and code are there.
 */
import errorWords from "virtual:words/errorView";
import type { ReactNode } from "react";
import { LivePart } from "#live/LivePart.tsx";
import { startedEngine } from "#live/engine/client/index.ts";
import { Demo } from "./Demo.tsx";

// This code comes when a visitor reaches for the table: the database, which has the longest way, sets out with it.
if (!import.meta.env.SSR) startedEngine();

interface TableDemoProps {
  /** The page that asks the same tables in SQL; undefined where there is none. */
  queries?: string | undefined;
  /** The first state. */
  children?: ReactNode;
}

export function TableDemo({ queries, children }: TableDemoProps) {
  return (
    <LivePart words={errorWords}>
      <Demo queries={queries}>{children}</Demo>
    </LivePart>
  );
}
