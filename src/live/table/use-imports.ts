/** Every way to import a file: choose, drop or paste. Files are read one after another. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Engine, ImportOutcome, Running } from "#live/engine/client/types.ts";
import type { CsvReading } from "#live/engine/tables.ts";
import { words } from "./Toolbar.tsx";

export interface ImportedFile {
  readonly file: File;
  readonly outcome: ImportOutcome;
}

export interface Imports {
  /** The file being read, and its progress. */
  readonly reading: { readonly name: string; readonly share: number } | null;
  /** The last file read; null once its report is closed. */
  readonly last: ImportedFile | null;
  readonly read: (files: readonly File[]) => void;
  /** Reads the last file again, differently; the new table replaces the old one. */
  readonly readAgain: (reading: CsvReading) => void;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/**
 * @param onTable called with each new table
 * @param announce to screen readers
 */
export function useImports(
  engine: Engine,
  onTable: (name: string) => void,
  announce: (text: string) => void,
): Imports {
  const [reading, setReading] = useState<Imports["reading"]>(null);
  const [last, setLast] = useState<ImportedFile | null>(null);
  const running = useRef<Running<ImportOutcome>>(undefined);
  const queue = useRef<File[]>([]);

  const readOne = async (file: File, wanted?: CsvReading): Promise<ImportOutcome> => {
    setReading({ name: file.name, share: 0 });
    const progress = (share: number) => setReading({ name: file.name, share });
    running.current = engine.importCsv(file, progress, wanted);
    const outcome = await running.current.outcome;
    running.current = undefined;
    setReading(null);
    setLast({ file, outcome });
    if (outcome.ok) onTable(outcome.report.table.name);
    return outcome;
  };

  const readQueue = async () => {
    if (running.current) return;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) await readOne(file);
  };

  return {
    reading,
    last,
    read: (files) => {
      if (files.length === 0) {
        announce(words.upload.notText);
        return;
      }
      queue.current.push(...files);
      setLast(null);
      void readQueue();
    },
    readAgain: (wanted) => {
      if (!last?.outcome.ok || running.current) return;
      const { name } = last.outcome.report.table;
      void readOne(last.file, wanted).then((outcome) => {
        // The old table stays if the new reading fails.
        if (outcome.ok) void engine.dropTable(name);
      });
    },
    stop: () => {
      queue.current = [];
      running.current?.stop();
    },
    dismiss: () => setLast(null),
  };
}

/** The content of a transfer as files: text becomes a file. */
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
 * Takes files that are dropped on the table, and files or cells that are pasted into it.
 *
 * @param isOpen whether files are accepted; otherwise the browser does its default
 * @param take called with the files; none if it was something else
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
    ) => element.addEventListener(type, listener, { signal: done.signal });
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
    return () => done.abort();
  }, [frame, isOpen]);
  return isOver;
}
