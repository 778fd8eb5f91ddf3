import { useEffect, useState } from "react";
import { groups } from "../labels.ts";
import { type Creatable, creatable, type Hit, type Overview as All } from "../protocol.ts";
import { ask, sentenceOf } from "./ask.ts";
import { editAddress, nameOfFault } from "./place.ts";
import { unsavedPaths } from "./use-file.ts";

/** How long typing must pause before a search, in milliseconds. */
const pause = 250;

/** Asks for a title and opens the new file. */
function create(what: Creatable): void {
  const named = what === "case study" ? "customer" : what;
  const title = prompt(`What is the ${named} called? The address is made from this.`);
  if (title === null) return;
  ask("create", { what, title }).then(
    ({ path }) => location.assign(editAddress(path)),
    (error: unknown) => alert(sentenceOf(error)),
  );
}

/** All editable files, in groups; a search filters the tiles and searches all texts. */
export function Overview({ overview }: { overview: All }) {
  const [typed, setTyped] = useState("");
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [unsaved] = useState(unsavedPaths);

  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask("search", { words: typed }, asking.signal).then(
        (found) => setHits(found.hits),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed]);

  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = overview.files.filter(({ name, about, path, mark }) => {
    const text = [name, about, path, mark].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <main className="edit-overview">
      <header className="edit-row">
        <div>
          <h1>Edit</h1>
          <p>Everything the site says. Nothing is written before you save.</p>
        </div>
        <a href="/">See the site</a>
      </header>
      <div className="edit-field">
        <label htmlFor="find">Find a file or a sentence</label>
        <input
          id="find"
          type="search"
          value={typed}
          placeholder="A name, or words from a page"
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="edit-notes">
          {wanted.length > 0 && `${String(shown.length)} files, ${String(hits.length)} sentences`}
        </p>
      </div>
      {hits.length > 0 && (
        <section aria-labelledby="hits">
          <h2 id="hits">Sentences</h2>
          <ol className="edit-hits">
            {hits.map((hit) => (
              <li key={editAddress(hit.path, hit)}>
                <a href={editAddress(hit.path, hit)}>{hit.text}</a>
                <span className="edit-notes">
                  {hit.name}: {nameOfFault(hit)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="edit-row">
        {creatable.map((what) => (
          <button key={what} type="button" onClick={() => create(what)}>
            New {what}
          </button>
        ))}
      </div>
      {groups.map((group) => {
        const files = shown.filter((file) => file.group === group);
        if (files.length === 0) return null;
        return (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul className="edit-tiles">
              {files.map(({ path, name, about, mark }) => (
                <li key={path}>
                  <a href={editAddress(path)}>
                    <strong>{name}</strong>
                    {unsaved.includes(path) && <em>Not saved yet</em>}
                    <span>{[mark, about].filter(Boolean).join(": ")}</span>
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
