/** The editor's state in a component, written to this browser's storage as it changes. */
import { useEffect, useReducer, useRef, useState } from "react";
import { dropKept, type Keeping, readKept, writeKept } from "#live/engine/kept/kept.ts";
import { type Desk, type DeskAction, deskReducer } from "./desk.ts";
import { mergeDesks } from "./merge.ts";
import { deskVersion, readDesk } from "./read-desk.ts";

/** After the last change, in milliseconds: typing should not write at every key. */
const rest = 300;

const keptDesk = (): Desk | null => readKept("queries", deskVersion, readDesk);

export interface DeskInUse {
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  /** Whether it will be here after a reload. */
  readonly keeping: Keeping;
  /** Starts over with one query, and keeps nothing of what was there. */
  readonly clear: (name: string, sql: string) => void;
}

/** @param begin makes the first state from what was kept */
export function useDesk(begin: (kept: Desk | null) => Desk): DeskInUse {
  const [kept] = useState(keptDesk);
  const [desk, act] = useReducer(deskReducer, kept, begin);
  /** What this window knows of the record. */
  const base = useRef(kept);
  const [keeping, setKeeping] = useState<Keeping>("kept");
  // What the desk was when it was last kept or forgotten.
  const settled = useRef(desk);
  const clearing = useRef(false);

  useEffect(() => {
    if (settled.current === desk) return undefined;
    if (clearing.current) {
      clearing.current = false;
      settled.current = desk;
      base.current = null;
      dropKept("queries");
      return undefined;
    }
    const write = () => {
      if (settled.current === desk) return;
      settled.current = desk;
      const merged = mergeDesks(base.current, desk, keptDesk());
      const rekey = { do: "rekey", keys: merged.keys } as const;
      const went = writeKept("queries", deskVersion, merged.desk);
      setKeeping(went);
      if (went !== "kept") return;
      base.current = deskReducer(desk, rekey);
      if (merged.keys.size > 0) act(rekey);
    };
    const timer = setTimeout(write, rest);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [desk]);

  const clear = (name: string, sql: string) => {
    clearing.current = true;
    act({ do: "clear", name, sql });
  };
  return { desk, act, keeping, clear };
}
