import { useEffect, useRef, useState } from "react";
import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";

interface ClearAllProps {
  /** The tables that go. */
  names: readonly string[];
  onClear: () => void;
}

const most = 3;

/** Deletes all that the visitor brought, in two steps: it cannot be undone, so the second names what goes. */
export function ClearAll({ names, onClear }: ClearAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The one that was pressed has gone.
    if (isAsking) cancel.current?.focus();
    else if (wasAsked.current) start.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  const listed = names.length > most ? [...names.slice(0, most), "…"] : names;
  if (!isAsking) {
    return (
      <button
        ref={start}
        type="button"
        className="tbl-plain"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {words.engine.clear}
      </button>
    );
  }
  return (
    <div role="group" aria-label={words.engine.clear} className="tbl-sure">
      <p>{put(words.tabs.sure, { tables: listed.join(", ") })}</p>
      <div className="tbl-row">
        <button type="button" className="tbl-button" onClick={onClear}>
          {put(names.length === 1 ? words.tabs.sureOne : words.tabs.sureMany, {
            count: names.length,
          })}
        </button>
        <button
          ref={cancel}
          type="button"
          className="tbl-plain"
          onClick={() => {
            setIsAsking(false);
          }}
        >
          {words.tabs.keep}
        </button>
      </div>
    </div>
  );
}
