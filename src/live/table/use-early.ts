/** Hears what is asked of the first state, in words of early.ts, until the table takes its place. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Early, nothingEarly, pressedEarly } from "./early.ts";

interface EarlyState {
  readonly early: Early;
  /** The `data-key` of what had the focus when the first state went; empty where nothing had. */
  readonly focused: string;
}

const keyOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>("[data-key]")?.dataset["key"]) || "";

/** What fields hold, which may have been filled before this listened. */
function fieldsOf(root: HTMLElement): Pick<Early, "search"> & { readonly chosen: readonly File[] } {
  const field = (key: string) => root.querySelector<HTMLInputElement>(`input[data-key="${key}"]`);
  return {
    search: field("search")?.value ?? "",
    chosen: [...(field("upload")?.files ?? [])],
  };
}

/** @param isOver the table is about to be drawn; what was asked is complete */
export function useEarly(root: RefObject<HTMLElement | null>, isOver: boolean): EarlyState {
  const gathered = useRef(nothingEarly);
  const [state, setState] = useState<EarlyState>({ early: nothingEarly, focused: "" });

  // While it is drawn for the last time, the first state is still in the page.
  if (isOver && state.early === nothingEarly && root.current) {
    const { search, chosen } = fieldsOf(root.current);
    const early = {
      ...gathered.current,
      search,
      files: [...gathered.current.files, ...chosen],
    };
    setState({ early, focused: keyOf(document.activeElement) });
  }

  useEffect(() => {
    const element = root.current;
    if (!element || isOver) return undefined;
    const done = new AbortController();
    const { signal } = done;
    const gather = (next: Early) => {
      gathered.current = next;
    };
    const addFiles = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      gather({ ...gathered.current, files: [...gathered.current.files, ...files] });
    };
    element.addEventListener(
      "click",
      ({ target, shiftKey }) => {
        gather(pressedEarly(gathered.current, keyOf(target), shiftKey));
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        if (!isSearch || event.shiftKey || event.altKey) return;
        event.preventDefault();
        element.querySelector<HTMLInputElement>('input[data-key="search"]')?.focus();
      },
      { signal },
    );
    element.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    element.addEventListener("drop", (event) => addFiles(event, event.dataTransfer), { signal });
    element.addEventListener("paste", (event) => addFiles(event, event.clipboardData), { signal });
    return () => {
      done.abort();
    };
  }, [root, isOver]);

  return state;
}
