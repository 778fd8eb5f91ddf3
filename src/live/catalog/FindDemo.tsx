/**
 * Finds definitions while a visitor types, by hiding the others. They are static HTML outside this part: an entry has
 * `data-entry` with its name, and a group of entries has `data-entry-group`.
 */
import words from "virtual:words/catalogDemo";
import { type RefObject, useEffect, useRef, useState } from "react";
import { livePart } from "#live/LivePart.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { nearest } from "#lib/text/nearest.ts";

const { find } = words;

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** Names are also found with spaces: "discount code". */
const wordsIn = (query: string): string[] =>
  plain(query)
    .split(/[\s_.]+/)
    .filter((word) => word !== "");

export const searchable = (text: string): string => plain(text).replaceAll("_", " ");

/** @returns whether each entry has all words; true for all if the query is empty */
export function matchingEntries(entries: readonly string[], query: string): boolean[] {
  const asked = wordsIn(query);
  return entries.map((entry) => asked.every((word) => entry.includes(word)));
}

/**
 * @param names of the entries
 * @returns a word of a name that may have been meant; empty if none is close
 */
export function suggestion(names: readonly string[], query: string): string {
  const known = [...new Set(names.flatMap((name) => wordsIn(name)))].filter(
    ({ length }) => length > 2,
  );
  const near = wordsIn(query).map((word) =>
    known.includes(word) ? word : (nearest(word, known) ?? ""),
  );
  const is = near.every((word) => word !== "") ? near.join(" ") : "";
  return is === wordsIn(query).join(" ") ? "" : is;
}

const entriesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-entry]")];

function show(root: Element, query: string) {
  const entries = entriesOf(root);
  const is = matchingEntries(
    entries.map((entry) => searchable(`${entry.dataset["entry"] ?? ""} ${entry.textContent}`)),
    query,
  );
  entries.forEach((entry, i) => {
    entry.hidden = is[i] === false;
  });
  for (const group of root.querySelectorAll<HTMLElement>("[data-entry-group]")) {
    group.hidden = !entriesOf(group).some((entry) => !entry.hidden);
    // A match in a closed table shows only once the table opens.
    if (group instanceof HTMLDetailsElement && query.trim() !== "") group.open = !group.hidden;
  }
  const shown = is.filter(Boolean).length;
  const names = entries.map((entry) => entry.dataset["entry"] ?? "");
  /** Another word that the visitor may have meant; empty if none is similar. */
  const other = shown > 0 ? "" : suggestion(names, query);
  return { shown, all: entries.length, other };
}
type Found = ReturnType<typeof show>;

/** @param field in the section whose entries are searched */
function useEntries(field: RefObject<HTMLInputElement | null>, query: string): Found | null {
  const [state, setState] = useState<Found | null>(null);
  useEffect(() => {
    const root = field.current?.closest("[data-live-section]");
    if (root) setState(show(root, query));
  }, [field, query]);
  return state;
}

/** The number of matches, shown and announced. */
function resultText({ shown, all }: Found, query: string): string {
  if (shown === 0) return interpolate(find.none, { words: query.trim().slice(0, 40) });
  return interpolate(shown === 1 ? find.one : find.found, { n: shown, all });
}

function Find() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const result = useEntries(field, query);
  const take = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor="find-word" className="text-small font-medium">
        {find.label}
      </label>
      <input
        ref={field}
        id="find-word"
        type="search"
        className="field"
        placeholder={find.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") setQuery("");
        }}
      />
      {/* One line high, so that nothing moves. */}
      <p className="flex min-h-6 flex-wrap gap-x-4 text-small">
        <span role="status">
          {result !== null && query.trim() !== "" && resultText(result, query)}
        </span>
        {result !== null && result.other !== "" && (
          <button type="button" className="text-link" onClick={() => take(result.other)}>
            {interpolate(find.mean, { word: result.other })}
          </button>
        )}
        {query !== "" && (
          <button type="button" className="text-link" onClick={() => take("")}>
            {find.clear}
          </button>
        )}
      </p>
    </div>
  );
}

export const FindDemo = livePart(Find);
