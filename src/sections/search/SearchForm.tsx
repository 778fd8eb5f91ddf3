import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Icon } from "#ui/Icon.tsx";
import { cx } from "#ui/cx.ts";

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
      <button type="submit" aria-label={words.submit} className="icon-button">
        <Icon name="search" className="size-5" />
      </button>
      {children}
    </form>
  );
}
