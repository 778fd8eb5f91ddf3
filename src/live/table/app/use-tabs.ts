/** The tables that are open, and the one in front. */
import { useState } from "react";
import type { Table } from "#live/engine/client/types.ts";

export interface Tabs {
  /** Those of them that there are. */
  readonly open: readonly Table[];
  /** The one in front; undefined where none is open. */
  readonly active: Table | undefined;
  readonly choose: (name: string) => void;
  readonly close: (name: string) => void;
  /** The names of all that shall be open, those too that are not there. */
  readonly names: readonly string[];
}

/**
 * @param tables all that there are
 * @param opens the ones that are open at first
 * @param first the one in front at first
 */
export function useTabs(tables: readonly Table[], opens: readonly string[], first: string): Tabs {
  const [names, setNames] = useState<readonly string[]>(() => [...new Set([...opens, first])]);
  const [chosen, setChosen] = useState(first);
  const open = names.flatMap((name) => tables.find((table) => table.name === name) ?? []);
  return {
    names,
    open,
    active: open.find(({ name }) => name === chosen) ?? open.at(-1),
    choose: (name) => {
      setNames((before) => (before.includes(name) ? before : [...before, name]));
      setChosen(name);
    },
    close: (name) => {
      const at = open.findIndex((table) => table.name === name);
      const neighbour = open[at + 1] ?? open[at - 1];
      setNames((before) => before.filter((each) => each !== name));
      if (chosen === name && neighbour) setChosen(neighbour.name);
    },
  };
}
