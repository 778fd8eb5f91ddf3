/** Draws the table in the element's shadow root: React, the style, the engine. */
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { newEngine, useEngine } from "#live/engine/use-page-engine.ts";
import { faultSentence, words } from "../table-text.ts";
import { strongButton } from "../styles.ts";
import { TableApp } from "../TableApp.tsx";
import { fileOf, type TableAttributes } from "./attributes.ts";
import css from "./embed.css?inline";

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
  const result = await engine.importCsv(new File([await response.blob()], file.name));
  if (result.ok) return result.report.table.name;
  throw new Error(
    `${interpolate(words.upload.failed, { file: file.name })}. ${faultSentence(result.fault)}`,
  );
}

/**
 * Starts the engine, and reads the page's file into a table.
 *
 * @returns the name of the table to show
 * @throws Error with a sentence for the reader
 */
async function openTable(engine: Engine, { src, table }: TableAttributes): Promise<string> {
  await engine.start();
  // The loading bar reports faults of the engine itself.
  if (engine.loading().state !== "ready") return table;
  if (src === "") {
    const known = engine.tables().map(({ name }) => name);
    if (known.includes(table)) return table;
    throw new Error(interpolate(words.upload.noTable, { table, tables: known.join(", ") }));
  }
  const reading = readFiles.get(src) ?? readFile(engine, src);
  readFiles.set(src, reading);
  return reading.catch((error: unknown) => {
    readFiles.delete(src);
    throw error;
  });
}

/** The table in another site's page: an empty frame while it loads, then the file or the sample table. */
export function Embedded({ engine, attributes }: { engine: Engine; attributes: TableAttributes }) {
  const { loading, tables } = useEngine(engine);
  const { src, table } = attributes;
  /** The name of the table, or why there is none; null until either is known. */
  const [shown, setShown] = useState<string | Error | null>(src === "" ? table : null);
  const shows = src === "" ? table : (fileOf(src, document.baseURI)?.name ?? src);
  const label = attributes.label || `${words.frame.label}: ${shows}`;
  const load = () => {
    setShown((before) => (before instanceof Error ? null : before));
    openTable(engine, attributes).then(setShown, (error: Error) => setShown(error));
  };
  useEffect(load, []);
  if (typeof shown === "string" && tables.some(({ name }) => name === shown)) {
    return (
      <TableApp
        engine={engine}
        loading={loading}
        onRetry={load}
        tables={tables}
        firstRows={null}
        only={shown}
        isFile={src !== ""}
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
      aria-busy={!(shown instanceof Error)}
      className="grid h-(--live-table-height) content-end rounded-large border border-line-strong bg-raised p-3 text-small"
    >
      {shown instanceof Error ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="flex-[1_1_16rem] text-persimmon">{shown.message}</p>
          <button type="button" className={strongButton} onClick={load}>
            {words.engine.retry}
          </button>
        </div>
      ) : (
        <LoadingBar loading={loading} onRetry={load} />
      )}
    </div>
  );
}

export interface Mounted {
  readonly update: (attributes: TableAttributes) => void;
  readonly unmount: () => void;
}

const engines = new Map<boolean, Engine>();
/**
 * One for all elements of a page that show files, and one for those that show the sample shop. Readers' own files are
 * not stored: the browser would store them for the page's owner.
 */
function sharedEngine(shop: boolean): Engine {
  const engine = engines.get(shop) ?? newEngine({ keep: false, shop });
  engines.set(shop, engine);
  return engine;
}

/** One for all elements of a page. A page's policy may refuse style elements, but not an adopted sheet. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** @param shadow the root of the element, which is already in the page */
export function mount(shadow: ShadowRoot, attributes: TableAttributes): Mounted {
  // The element already has a sheet (element.ts); it remounts when moved.
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
  const root = createRoot(shadow);
  const update = (next: TableAttributes) => {
    // A different file or table starts over.
    root.render(
      <Embedded
        key={`${next.src} ${next.table}`}
        engine={sharedEngine(next.src === "")}
        attributes={next}
      />,
    );
  };
  update(attributes);
  return {
    update,
    unmount: () => root.unmount(),
  };
}
