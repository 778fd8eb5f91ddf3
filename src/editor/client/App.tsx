import { useEffect, useState } from "react";
import type { OpenFile, Overview as All } from "../protocol.ts";
import { fileNames } from "../file-names.ts";
import { words } from "../words.ts";
import { ask, sentenceOf } from "./ask.ts";
import { FileEditor } from "./FileEditor.tsx";
import { Overview } from "./Overview.tsx";
import { nameOf } from "./place.ts";

interface Loaded {
  readonly overview: All;
  /** The file that the address names, or null for the overview. */
  readonly file: OpenFile | null;
}

async function load(path: string | null): Promise<Loaded> {
  const [overview, file] = await Promise.all([
    ask("overview", {}),
    path === null ? null : ask("file", { path }),
  ]);
  return { overview, file };
}

function nameOfFile({ overview, file }: Loaded): string {
  const article = overview.articles.find(({ path }) => path === file?.path);
  const kind = overview.files.find(({ path }) => path === file?.path)?.kind ?? "";
  return article?.title ?? fileNames[kind]?.name ?? nameOf(kind);
}

/** The editor: all files, or the one that the address names (?file=content/pages/home.yaml). */
export function App() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const path = new URLSearchParams(location.search).get("file");
    load(path).then(
      (all) => {
        setLoaded(all);
        document.title = `${all.file ? `${nameOfFile(all)} · ` : ""}${words.editor}`;
      },
      (error: unknown) => {
        setTrouble(sentenceOf(error));
      },
    );
  }, []);
  if (trouble !== null)
    return (
      <main className="edit-alone">
        <h1>{words.failed}</h1>
        <p role="alert">{trouble}</p>
        <a href="/_edit/" className="text-link">
          {words.all}
        </a>
      </main>
    );
  if (loaded === null)
    return (
      <main className="edit-alone">
        <p role="status">{words.loading}</p>
      </main>
    );
  const { overview, file } = loaded;
  if (file === null) return <Overview overview={overview} />;
  return <FileEditor name={nameOfFile(loaded)} initial={file} overview={overview} />;
}
