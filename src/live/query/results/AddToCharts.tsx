import words from "virtual:words/queryDemo";
import { useState } from "react";
import type { QueryResult } from "#live/engine/client/types.ts";
import { addToBoard } from "./add-to-board.ts";

interface AddToChartsProps {
  readonly title: string;
  readonly result: QueryResult;
  readonly disabled: boolean;
  readonly onTold: (text: string) => void;
}

/** Puts a result on the dashboard as a chart, and leads there. */
export function AddToCharts({ title, result, disabled, onTold }: AddToChartsProps) {
  const [added, setAdded] = useState<QueryResult | null>(null);
  return (
    <>
      <button
        type="button"
        className="qd-small"
        disabled={disabled}
        title={words.answer.chartHint}
        onClick={() => {
          const { told, isThere } = addToBoard(title, result);
          onTold(told);
          if (isThere) setAdded(result);
        }}
      >
        {words.answer.chart}
      </button>
      {added === result && (
        <a href="/dashboards/" className="qd-small">
          {words.answer.chartSee}
        </a>
      )}
    </>
  );
}
