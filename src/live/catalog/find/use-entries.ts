/**
 * Shows of the page's definitions those that hold what is typed. They are static HTML around this part, so this
 * hides and shows elements: an entry says `data-entry` with its name, what goes with its entries `data-entry-group`.
 */
import { type RefObject, useEffect, useState } from "react";
import { found, meant, searchable } from "./matches.ts";

export interface Found {
  readonly shown: number;
  readonly all: number;
  /** Another word that may have been meant; empty where none is near. */
  readonly meant: string;
}

const entriesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-entry]")];

function show(root: Element, query: string): Found {
  const entries = entriesOf(root);
  const is = found(
    entries.map((entry) => searchable(`${entry.dataset["entry"] ?? ""} ${entry.textContent}`)),
    query,
  );
  entries.forEach((entry, i) => {
    entry.hidden = is[i] === false;
  });
  for (const group of root.querySelectorAll<HTMLElement>("[data-entry-group]")) {
    group.hidden = !entriesOf(group).some((entry) => !entry.hidden);
    // What is found in a closed table is seen only in an open one.
    if (group instanceof HTMLDetailsElement && query.trim() !== "") group.open = !group.hidden;
  }
  const shown = is.filter(Boolean).length;
  const names = entries.map((entry) => entry.dataset["entry"] ?? "");
  return { shown, all: entries.length, meant: shown > 0 ? "" : meant(names, query) };
}

/** @param field in the section whose entries are searched */
export function useEntries(field: RefObject<HTMLInputElement | null>, query: string): Found | null {
  const [state, setState] = useState<Found | null>(null);
  useEffect(() => {
    const root = field.current?.closest("[data-live-section]");
    if (root) setState(show(root, query));
  }, [field, query]);
  return state;
}
