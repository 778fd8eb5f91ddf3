/** What is said of the last file: over the rows of its table, until it is closed or another table is chosen. */
import type { KeyboardEvent, RefObject } from "react";
import type { Tabs } from "../use-tabs.ts";
import type { Read, Uploads } from "./use-uploads.ts";

interface OutcomeState {
  /** Null where nothing is to be said of the table in front. */
  readonly shown: Read | null;
  /** The tabs, which take it away when another one is chosen or its own is closed. */
  readonly tabs: Tabs;
  readonly close: () => void;
  /** For the frame: Escape closes it, wherever in the table it is pressed. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Whether Escape has a use of its own there: it empties a search. */
const isFilledSearch = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === "search" && target.value !== "";

export function useOutcome(
  frame: RefObject<HTMLElement | null>,
  { last, reading, dismiss }: Uploads,
  tabs: Tabs,
): OutcomeState {
  const { active, choose, close } = tabs;
  const isOther = last?.outcome.ok === true && last.outcome.report.table.name !== active?.name;
  const shown = reading || isOther ? null : last;
  const closeIt = () => {
    const { current } = frame;
    // What has the focus goes: it is on the table then, which is what was made.
    if (current?.querySelector(".tbl-outcome :focus"))
      current.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    dismiss();
  };
  return {
    shown,
    tabs: {
      ...tabs,
      choose: (name) => {
        if (name !== active?.name) dismiss();
        choose(name);
      },
      close: (name) => {
        dismiss();
        close(name);
      },
    },
    close: closeIt,
    onKeyDown: ({ key, target }) => {
      if (key === "Escape" && shown && !isFilledSearch(target)) closeIt();
    },
  };
}
