import { useEffect, useState } from "react";
import type { OpenFile, Overview as All, Place } from "../protocol.ts";
import { ask, sentenceOf } from "./ask.ts";
import { FileEditor } from "./FileEditor.tsx";
import { Overview } from "./Overview.tsx";
import { editAddress } from "./place.ts";

interface Loaded {
  readonly overview: All;
  /** The file named in the address, or null for the overview. */
  readonly file: OpenFile | null;
  /** The field or line named in the address. */
  readonly place: Place | null;
  readonly line: number | null;
}

// A save changes other pages, and the development server reloads them all. This page keeps the unsaved work instead:
// its reload waits for a promise that never resolves.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => undefined));

/** ?file=content/pages/home.yaml, with &at=["hero"] or &line=3; or ?page=/pricing/. */
async function load(query: URLSearchParams): Promise<Loaded | string> {
  const page = query.get("page");
  if (page !== null) return editAddress((await ask("page", { page })).path);
  const path = query.get("file");
  const [overview, file] = await Promise.all([
    ask("list", {}),
    path === null ? null : ask("file", { path }),
  ]);
  const at = query.get("at");
  const line = Number(query.get("line"));
  return {
    overview,
    file,
    place: at === null ? null : (JSON.parse(at) as Place),
    line: line > 0 ? line : null,
  };
}

/** The editor: all files, or the one that the address names. */
export function App() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    load(new URLSearchParams(location.search)).then(
      (found) => {
        if (typeof found === "string") {
          location.replace(found);
          return;
        }
        setLoaded(found);
        document.title = found.file === null ? "Edit" : `${found.file.name} · Edit`;
      },
      (error: unknown) => setTrouble(sentenceOf(error)),
    );
  }, []);
  if (trouble !== null)
    return (
      <main className="edit-overview">
        <h1>That did not work</h1>
        <p role="alert">{trouble}</p>
        <a href="/_edit/">All content</a>
      </main>
    );
  if (loaded === null)
    return (
      <main className="edit-overview">
        <p role="status">Loading …</p>
      </main>
    );
  const { overview, file, place, line } = loaded;
  if (file === null) return <Overview overview={overview} />;
  return <FileEditor initial={file} links={overview.links} place={place} line={line} />;
}
