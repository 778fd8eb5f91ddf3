/**
 * What is said of what the visitor did, apart from one another, since an outcome may come right behind a press: the
 * press, and the outcome of every choice but the first, which stands in the page.
 */
import { useEffect, useRef, useState } from "react";
import { nameOfColumn, type RelatedTable } from "#live/catalog/relations/kinds.ts";
import { outcomeInWords } from "./tell.ts";
import type { Told } from "./use-check.ts";

export interface Heard {
  readonly pressed: string;
  readonly found: string;
  readonly announce: (text: string) => void;
}

export function useHeard({ relation, outcome }: Told, tables: readonly RelatedTable[]): Heard {
  const [pressed, announce] = useState("");
  const [found, tell] = useState("");
  const told = `${nameOfColumn(relation.left)} ${nameOfColumn(relation.right)} ${outcome.state}`;
  const last = useRef(told);
  useEffect(() => {
    if (last.current === told) return;
    last.current = told;
    tell(outcomeInWords(relation, outcome, tables));
  }, [told, relation, outcome, tables]);
  return { pressed, found, announce };
}
