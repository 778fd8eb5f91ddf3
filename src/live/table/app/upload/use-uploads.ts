/** Reads files into tables, one after another, and keeps what is to be said of each until it has been read. */
import { useRef, useState } from "react";
import type { Engine, ImportOutcome, Running } from "#live/engine/client/types.ts";
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import { type Renamed, renamedIn } from "./renamed.ts";

export interface Read {
  readonly file: File;
  readonly outcome: ImportOutcome;
  /** Columns that have other names than in the file. */
  readonly renamed: readonly Renamed[];
}

export interface Uploads {
  /** The file that is being read, and how much of it has been. */
  readonly reading: { readonly name: string; readonly share: number } | null;
  /** The last one that was read; null once that was taken note of. */
  readonly last: Read | null;
  readonly read: (files: readonly File[]) => void;
  /** Reads the last one again, another way; its table gives way to the new one. */
  readonly readAgain: (reading: CsvReading) => void;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** @param onTable told of each new table */
export function useUploads(engine: Engine, onTable: (name: string) => void): Uploads {
  const [reading, setReading] = useState<Uploads["reading"]>(null);
  const [last, setLast] = useState<Read | null>(null);
  const running = useRef<Running<ImportOutcome>>(undefined);
  const queue = useRef<File[]>([]);

  const readOne = async (file: File, wanted?: CsvReading): Promise<ImportOutcome> => {
    setReading({ name: file.name, share: 0 });
    const progress = (share: number) => {
      setReading({ name: file.name, share });
    };
    running.current = engine.importCsv(file, progress, wanted);
    const outcome = await running.current.outcome;
    const renamed = outcome.ok
      ? await renamedIn(file, outcome.report.reading, outcome.report.table.columns)
      : [];
    running.current = undefined;
    setReading(null);
    setLast({ file, outcome, renamed });
    if (outcome.ok) onTable(outcome.report.table.name);
    return outcome;
  };
  const work = async () => {
    if (running.current) return;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) await readOne(file);
  };
  return {
    reading,
    last,
    read: (files) => {
      queue.current.push(...files);
      setLast(null);
      void work();
    },
    readAgain: (wanted) => {
      if (!last?.outcome.ok || running.current) return;
      const { name } = last.outcome.report.table;
      void readOne(last.file, wanted).then((outcome) => {
        // What was there stays where the other way leads nowhere.
        if (outcome.ok) void engine.dropTable(name);
      });
    },
    stop: () => {
      queue.current = [];
      running.current?.stop();
    },
    dismiss: () => {
      setLast(null);
    },
  };
}
