/** Every way to import a file: choose, drop or paste. Files are read one after another. */
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import type { ImportOutcome } from "#live/engine/client/types.ts";
import type { CsvChoices } from "#live/engine/tables.ts";
import { words } from "./table-text.ts";

export interface ImportedFile {
  readonly file: File;
  readonly outcome: ImportOutcome;
}

/**
 * @param onTable called with each new table
 * @param announce to screen readers
 */
export function useImports(
  engine: Engine,
  onTable: (name: string) => void,
  announce: (text: string) => void,
) {
  const [reading, setReading] = useState<{ name: string; share: number } | null>(null);
  const [last, setLast] = useState<ImportedFile | null>(null);
  const running = useRef<AbortController>(undefined);
  const queue = useRef<File[]>([]);

  const readOne = async (file: File, choices?: CsvChoices): Promise<ImportOutcome> => {
    setReading({ name: file.name, share: 0 });
    running.current = new AbortController();
    const outcome = await engine.importCsv(file, {
      choices,
      signal: running.current.signal,
      onShare: (share) => setReading({ name: file.name, share }),
    });
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
    /** The last file read; null once its report is closed. */
    last,
    read: (files: readonly File[]) => {
      if (files.length === 0) {
        announce(words.upload.notText);
        return;
      }
      queue.current.push(...files);
      setLast(null);
      void readQueue();
    },
    /** Reads the last file again, differently; the new table replaces the old one. */
    readAgain: (choices: CsvChoices) => {
      if (!last?.outcome.ok || running.current) return;
      const { name } = last.outcome.report.table;
      void readOne(last.file, choices).then((outcome) => {
        // The old table stays if the new reading fails.
        if (outcome.ok) void engine.dropTable(name);
      });
    },
    stop: () => {
      queue.current = [];
      running.current?.abort();
    },
    dismiss: () => setLast(null),
  };
}

export type Imports = ReturnType<typeof useImports>;

/** The content of a transfer as files: text becomes a file. */
function filesOf(data: DataTransfer): File[] {
  const files = [...data.files];
  const text = data.getData("text/plain");
  if (files.length > 0 || text.trim() === "") return files;
  return [new File([text], words.upload.pasted, { type: "text/csv" })];
}

const isField = (target: EventTarget) =>
  target instanceof Element &&
  target.matches("input:not([type=file],[type=checkbox]),textarea,select");

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * Takes files that are dropped on the table, and files or cells that are pasted into it.
 *
 * @param take called with the files; none if it was something else
 * @returns whether a file is held over the table, and the props of its frame
 */
export function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      take(filesOf(event.dataTransfer));
    },
    onPaste: (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      event.preventDefault();
      take(filesOf(event.clipboardData));
    },
  };
  return { isOver, dropProps };
}
