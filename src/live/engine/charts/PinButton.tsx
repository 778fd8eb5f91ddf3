import words from "virtual:words/charts";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { pinChart } from "./board.ts";
import { type Chart, maxTitleLength } from "./spec.ts";

interface PinButtonProps {
  readonly sql: string;
  /** The chart to add, made when the button is pressed. */
  readonly chartOf: () => Omit<Chart, "sql">;
  readonly disabled: boolean;
  readonly look: string | undefined;
  readonly onTold: (text: string) => void;
}

/** Adds a result to the dashboard as a chart, and then links there. */
export function PinButton({ sql, chartOf, disabled, look, onTold }: PinButtonProps) {
  /** The SQL of the added chart: the same query may run again. */
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const { title, ...chart } = chartOf();
    const name = title.slice(0, maxTitleLength);
    const outcome = pinChart({ ...chart, title: name, sql });
    onTold(interpolate(words.pin[outcome], { name }));
    if (outcome === "pinned") setAdded(sql);
  };
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={disabled}
        title={words.pin.hint}
        onClick={add}
      >
        {words.pin.button}
      </button>
      {added === sql && (
        <a href="/dashboards/" className={`${look ?? ""} content-center`}>
          {words.pin.see}
        </a>
      )}
    </>
  );
}
