import { useEffect, useState } from "react";
import { groups } from "../labels.ts";
import { type Creatable, creatable, type Hit } from "../protocol.ts";
import type { overview } from "../server/list.ts";
import { afterPause, sendRequest, goAfter } from "./requests.ts";
import { editAddress, nameOfFault } from "./place.ts";
import { NamedButton } from "./NamedButton.tsx";
import { unsavedPaths } from "./use-file.ts";

function create(what: Creatable): void {
  const named = what === "case study" ? "customer" : what;
  const title = prompt(`What is the ${named} called? The address is made from this.`);
  if (title === null) return;
  goAfter(sendRequest("create", { what, title }).then((path) => editAddress(path)));
}

/** All editable files, in groups; a search filters the tiles and searches all texts. */
export function Overview({ files }: Pick<ReturnType<typeof overview>, "files">) {
  const [typed, setTyped] = useState("");
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [unsaved] = useState(unsavedPaths);

  useEffect(
    () =>
      afterPause(250, (signal) => {
        sendRequest("search", { words: typed }, signal).then(setHits, () => undefined);
      }),
    [typed],
  );

  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = files.filter(({ name, about, path, mark }) => {
    const text = [name, about, path, mark].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <main className="mx-auto grid max-w-page gap-8 px-6 py-10">
      <header className="flex flex-wrap items-center gap-2">
        <div>
          <h1 className="text-subheading">Edit</h1>
          <p>Everything the site says. Nothing is written before you save.</p>
        </div>
        <a href="/">See the site</a>
      </header>
      <div>
        <label htmlFor="find">Find a file or a sentence</label>
        <input
          id="find"
          type="search"
          value={typed}
          placeholder="A name, or words from a page"
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="flex justify-between gap-4 text-small text-ink-muted">
          {wanted.length > 0 && `${shown.length} files, ${hits.length} sentences`}
        </p>
      </div>
      {hits.length > 0 && (
        <section aria-labelledby="hits">
          <h2 id="hits">Sentences</h2>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3">
            {hits.map((hit) => (
              <li key={editAddress(hit.path, hit)}>
                <a href={editAddress(hit.path, hit)}>{hit.text}</a>
                <span className="flex justify-between gap-4 text-small text-ink-muted">
                  {hit.name}: {nameOfFault(hit)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {creatable.map((what) => (
          <NamedButton key={what} name={`New ${what}`} onClick={() => create(what)} />
        ))}
      </div>
      {groups.map((group) => {
        const listed = shown.filter((file) => file.group === group);
        if (listed.length === 0) return null;
        return (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3">
              {listed.map(({ path, name, about, mark }) => (
                <li key={path}>
                  <a
                    href={editAddress(path)}
                    className="rounded-lg block h-full border border-line-strong bg-raised px-4 py-3 no-underline"
                  >
                    <strong>{name}</strong>
                    {unsaved.includes(path) && <em>Not saved yet</em>}
                    <span className="block text-small text-ink-muted">
                      {[mark, about].filter(Boolean).join(": ")}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
