import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Icon } from "#ui/Icon.tsx";
import { cx } from "#ui/cx.ts";
import { Checkbox } from "#ui/Field.tsx";

interface SearchFormProps {
  /** The id of the field; unique on the page. */
  id: string;
  words: Content<"search">;
  className?: string;
  /** More buttons, after the one that Enter presses. */
  children?: ReactNode;
}

/** It has no close button: Escape clears it, and the dialog has one. */
const field = cx(
  "min-h-11 appearance-none rounded-large bg-transparent ps-3.5 pe-2 text-lead/body text-ellipsis placeholder:text-ink-muted",
  "placeholder:opacity-100 focus-visible:rounded-large focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden",
);

/** Opens the search page with the words in the address, with or without script. */
export function SearchForm({ id, words, className, children }: SearchFormProps) {
  return (
    <form
      action="/search/"
      method="get"
      className={cx("grid items-center gap-0.5 bg-raised", className)}
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words.placeholder}
        className={field}
      />
      <button type="submit" aria-label={words.title} className="icon-button">
        <Icon name="search" className="size-5" />
      </button>
      {children}
    </form>
  );
}

/** Where results appear (src/live/search/search-box.ts). */
export function SearchResults() {
  return (
    <div data-search-results="" className="search-results">
      {/* Present from the start, so that screen readers announce new results. */}
      <div role="status" />
    </div>
  );
}

/** Switches the single key off (WCAG 2.1.4). Shown once its script, src/live/search/slash-switch.ts, has loaded. */
export function SlashSwitch({ id, label }: { id: string; label: string }) {
  return (
    <Checkbox
      id={id}
      label={label}
      defaultChecked
      data-slash-key=""
      className="relative my-3 not-data-ready:invisible print:hidden [@media(hover:none)]:hidden"
    />
  );
}
