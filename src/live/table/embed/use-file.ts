/** Starts the engine, and reads the file that the page names into a table. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/tableDemo";
import { useEffect, useState } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import { faultSentence } from "../fault-sentence.ts";
import { fileOf, type Wanted } from "./attributes.ts";

interface FileState {
  /** The table to show; null until it is known. */
  readonly name: string | null;
  /** Why the file is no table; empty while nothing is wrong. */
  readonly fault: string;
}

/** Files that have been read, by their addresses: two elements of a page may show the same. */
const read = new Map<string, Promise<string>>();

/** @throws Error with a sentence for the reader */
async function readFile(engine: Engine, src: string): Promise<string> {
  const refused = new Error(put(words.upload.fetchFailed, { address: src }));
  const file = fileOf(src, document.baseURI);
  if (file === null) throw refused;
  const response = await fetch(file.url).catch(() => null);
  if (response?.ok !== true) throw refused;
  const blob = await response.blob();
  const { outcome } = engine.importCsv(new File([blob], file.name), () => undefined);
  const result = await outcome;
  if (result.ok) return result.report.table.name;
  throw new Error(
    `${put(words.upload.failed, { file: file.name })}. ${faultSentence(result.fault, engineWords)}`,
  );
}

/** @param attempt counts the tries: another number tries again what failed */
export function useFile(engine: Engine, { src, table }: Wanted, attempt: number): FileState {
  const [state, setState] = useState<FileState>({ name: src === "" ? table : null, fault: "" });
  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, fault: "" }));
    const start = async () => {
      await engine.start();
      // The loader says what is wrong with the engine itself.
      if (engine.loading().state !== "ready") return;
      if (src === "") {
        const known = engine.tables().map(({ name }) => name);
        const fault = put(words.upload.noTable, { table, tables: known.join(", ") });
        if (isCurrent && !known.includes(table)) setState({ name: null, fault });
        return;
      }
      const reading = read.get(src) ?? readFile(engine, src);
      read.set(src, reading);
      try {
        const name = await reading;
        if (isCurrent) setState({ name, fault: "" });
      } catch (error) {
        read.delete(src);
        const fault = error instanceof Error ? error.message : String(error);
        if (isCurrent) setState({ name: null, fault });
      }
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [engine, src, table, attempt]);
  return state;
}
