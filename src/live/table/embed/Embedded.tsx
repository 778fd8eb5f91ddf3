import { useEffect, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import { useEngine } from "#live/engine/use-page-engine.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { faultSentence } from "../fault-sentence.ts";
import { strongButton } from "../looks.ts";
import { TableApp } from "../TableApp.tsx";
import { words } from "../Toolbar.tsx";
import { fileOf, type TableAttributes } from "./attributes.ts";

/** Files already read, by address: two elements on a page may show the same one. */
const readFiles = new Map<string, Promise<string>>();

/**
 * @returns the name of the file's table
 * @throws Error with a sentence for the reader
 */
async function readFile(engine: Engine, src: string): Promise<string> {
  const refused = new Error(interpolate(words.upload.fetchFailed, { address: src }));
  const file = fileOf(src, document.baseURI);
  if (file === null) throw refused;
  const response = await fetch(file.url).catch(() => null);
  if (response?.ok !== true) throw refused;
  const blob = await response.blob();
  const result = await engine.importCsv(new File([blob], file.name));
  if (result.ok) return result.report.table.name;
  throw new Error(
    `${interpolate(words.upload.failed, { file: file.name })}. ${faultSentence(result.fault, words.engine)}`,
  );
}

interface FileState {
  /** The table to show; null until it is known. */
  readonly name: string | null;
  /** Why the file is not a table; empty while nothing is wrong. */
  readonly fault: string;
}

/**
 * Starts the engine, and reads the page's file into a table.
 *
 * @param attempt counts the tries: a new number retries after a failure
 */
function useFile(engine: Engine, { src, table }: TableAttributes, attempt: number): FileState {
  const [state, setState] = useState<FileState>({ name: src === "" ? table : null, fault: "" });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: FileState) => {
      if (isCurrent) setState(next);
    };
    setState((before) => ({ ...before, fault: "" }));
    const start = async () => {
      await engine.start();
      // The loading bar reports faults of the engine itself.
      if (engine.loading().state !== "ready") return;
      if (src === "") {
        const known = engine.tables().map(({ name }) => name);
        const fault = interpolate(words.upload.noTable, { table, tables: known.join(", ") });
        if (!known.includes(table)) show({ name: null, fault });
        return;
      }
      const reading = readFiles.get(src) ?? readFile(engine, src);
      readFiles.set(src, reading);
      try {
        show({ name: await reading, fault: "" });
      } catch (error) {
        readFiles.delete(src);
        show({ name: null, fault: error instanceof Error ? error.message : String(error) });
      }
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [engine, src, table, attempt]);
  return state;
}

const takenLabels = new Set<string>();

/** @returns a label that no other table on the page has: the second one gets a number */
export function claimLabel(base: string): string {
  let label = base;
  for (let number = 2; takenLabels.has(label); number++) label = `${base} (${String(number)})`;
  takenLabels.add(label);
  return label;
}

/** The table is gone, and its label is free. */
export const releaseLabel = (label: string): void => {
  takenLabels.delete(label);
};

/** The element's name: from the page, or from its content. */
function useLabel({ label, src, table }: TableAttributes): string {
  const [own, setOwn] = useState(words.frame.label);
  const shows = src === "" ? table : (fileOf(src, document.baseURI)?.name ?? src);
  useEffect(() => {
    if (label !== "") return undefined;
    const claimed = claimLabel(`${words.frame.label}: ${shows}`);
    setOwn(claimed);
    return () => releaseLabel(claimed);
  }, [label, shows]);
  return label || own;
}

interface EmbeddedProps {
  readonly engine: Engine;
  readonly attributes: TableAttributes;
}

/** The table in another site's page: an empty frame while it loads, then the file or the sample table. */
export function Embedded({ engine, attributes }: EmbeddedProps) {
  const { loading, tables } = useEngine(engine);
  const [attempt, setAttempt] = useState(0);
  const { name, fault } = useFile(engine, attributes, attempt);
  const label = useLabel(attributes);
  const retry = () => setAttempt(attempt + 1);
  if (name !== null && tables.some((table) => table.name === name)) {
    return (
      <TableApp
        engine={engine}
        loading={loading}
        onRetry={retry}
        tables={tables}
        firstRows={null}
        only={name}
        isFile={attributes.src !== ""}
        label={label}
        queries={undefined}
      />
    );
  }
  return (
    <div
      role="region"
      data-part="table"
      aria-label={label}
      aria-busy={fault === ""}
      className="grid h-(--live-table-height) content-end rounded-large border border-line-strong bg-raised p-3 text-small"
    >
      {fault === "" ? (
        <LoadingBar loading={loading} onRetry={retry} />
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="flex-[1_1_16rem] text-persimmon">{fault}</p>
          <button type="button" className={strongButton} onClick={retry}>
            {words.engine.retry}
          </button>
        </div>
      )}
    </div>
  );
}
