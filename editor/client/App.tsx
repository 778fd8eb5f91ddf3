import { useEffect, useState } from "react";
import { sendRequest, sentenceOf } from "./requests.ts";
import { FileEditor } from "./FileEditor.tsx";
import { Overview } from "./Overview.tsx";
import { editAddress } from "./place.ts";

// A save changes other pages, and the development server reloads them all. This page keeps the unsaved work instead:
// its reload waits for a promise that never resolves.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => undefined));

/** ?file=content/pages/home.yaml, with &at=["hero"] or &line=3; or ?page=/pricing/; otherwise the overview. */
async function load(query: URLSearchParams) {
  const page = query.get("page");
  if (page !== null) {
    const found = await sendRequest("page", { page });
    if (found === null) throw new Error(`No content file is known for ${page}.`);
    location.replace(editAddress(found));
  }
  const path = query.get("file");
  const [overview, file] = await Promise.all([
    sendRequest("list", undefined),
    path === null ? null : sendRequest("file", { path }),
  ]);
  document.title = file === null ? "Edit" : `${file.name} · Edit`;
  return { overview, file };
}

/** The editor: all files, or the one that the address names. */
export function App() {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [query] = useState(() => new URLSearchParams(location.search));
  useEffect(() => {
    load(query).then(setLoaded, (error: unknown) => setTrouble(sentenceOf(error)));
  }, [query]);
  if (loaded === null)
    return (
      <main className="mx-auto grid max-w-page gap-8 px-6 py-10">
        {trouble === null ? (
          <p role="status">Loading …</p>
        ) : (
          <>
            <h1>That did not work</h1>
            <p role="alert">{trouble}</p>
            <a href="/_edit/">All content</a>
          </>
        )}
      </main>
    );
  const { overview, file } = loaded;
  if (file === null) return <Overview files={overview.files} />;
  return <FileEditor initial={file} links={overview.links} query={query} />;
}
