import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";

interface SearchFormProps {
  /** Of the field; unique on the page. */
  id: string;
  words: Content<"search">;
  /** Further buttons behind the first, which is what Enter presses. */
  children?: ReactNode;
}

/** Leads to the search page with the words in its address, with script or without. */
export function SearchForm({ id, words, children }: SearchFormProps) {
  return (
    <form action="/search/" method="get" className="search-form">
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
        className="search-field"
      />
      <button type="submit" aria-label={words.submit} className="icon-button">
        <Icon name="search" className="size-5" />
      </button>
      {children}
    </form>
  );
}
