import words from "virtual:words/catalogDemo";
import type { ReactNode } from "react";
import { FirstRowsTable } from "./FirstRowsTable.tsx";
import { type Outcome, shownRows } from "./outcome.ts";
import { QueryAlong } from "./QueryAlong.tsx";

interface QueryProps {
  outcome: Outcome;
  queries: string | undefined;
  /** The rows that the page shows from its build. */
  children: ReactNode;
}

/** The query along a pair that meets; nothing for any other. */
export function Query({ outcome, queries, children }: QueryProps) {
  if (outcome.state !== "done" || outcome.counted.total === 0) return null;
  const { counted, first } = outcome;
  return (
    <QueryAlong counted={counted} queries={queries} shown={Math.min(shownRows, counted.total)}>
      {first === null ? (
        children
      ) : (
        <FirstRowsTable {...first} label={words.query.result} nothing={words.query.nothing} />
      )}
    </QueryAlong>
  );
}
