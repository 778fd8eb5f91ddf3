/** Files that are dropped on the table, and files or cells that are pasted into it. */
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { words } from "../words.ts";

/** What a transfer holds, as files: text becomes one. */
function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  const text = data?.getData("text/plain") ?? "";
  if (files.length > 0 || text.trim() === "") return files;
  return [new File([text], words.upload.pasted, { type: "text/csv" })];
}

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches("input:not([type=file],[type=checkbox]),textarea,select");

/**
 * @param isOpen whether anything is taken; else the browser does with it what it does
 * @param take told the files; none where something else came
 * @returns whether a file is held over the table
 */
export function useDrop(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  take: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const onTake = useEffectEvent(take);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isOpen) return undefined;
    const done = new AbortController();
    const on = <K extends "dragover" | "dragleave" | "drop" | "paste">(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => {
      element.addEventListener(type, listener, { signal: done.signal });
    };
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") === true;
    on("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    });
    on("dragleave", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
    });
    on("drop", (event) => {
      setIsOver(false);
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      onTake(filesOf(event.dataTransfer));
    });
    on("paste", (event) => {
      if (isField(event.composedPath()[0] ?? null)) return;
      event.preventDefault();
      onTake(filesOf(event.clipboardData));
    });
    return () => {
      done.abort();
    };
  }, [frame, isOpen]);
  return isOver;
}
