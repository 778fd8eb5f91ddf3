/** Finds a definition while it is typed. Live because it looks through what stands in the page at every letter. */
import words from "virtual:words/catalogDemo";
import errorWords from "virtual:words/errorView";
import { useEffect, useRef, useState } from "react";
import { LivePart } from "#live/LivePart.tsx";
import { say } from "#lib/text/say.ts";
import { type Found, useEntries } from "./use-entries.ts";

const { find } = words;

/** How many are found, as it is seen and heard. */
function told({ shown, all }: Found, query: string): string {
  if (shown === 0) return say(find.none, { words: query.trim().slice(0, 40) });
  return say(shown === 1 ? find.one : find.found, { n: shown, all });
}

function Find() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const result = useEntries(field, query);
  // Letters that came before this did.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
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
      {/* As high as one line, so that nothing moves. */}
      <p className="flex min-h-6 flex-wrap gap-x-4 text-small">
        <span role="status">{result !== null && query.trim() !== "" && told(result, query)}</span>
        {result !== null && result.meant !== "" && (
          <button type="button" className="text-link" onClick={() => take(result.meant)}>
            {say(find.mean, { word: result.meant })}
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

export function FindDemo() {
  return (
    <LivePart words={errorWords}>
      <Find />
    </LivePart>
  );
}
