import type { Content } from "#content/collections.ts";
import { Icon } from "#ui/Icon.tsx";
import { SearchForm, SearchResults, SlashSwitch } from "./SearchForm.tsx";

/**
 * The search over every page. Opened by the page script (src/script/search.ts); its form works before anything
 * else is fetched, and so does the button that closes it.
 */
export function SearchDialog({ words }: { words: Content<"search"> }) {
  return (
    <dialog id="search" aria-label={words.title} closedby="any" className="search-dialog">
      <SearchForm id="search-dialog-field" words={words}>
        <button type="submit" formMethod="dialog" aria-label={words.close} className="icon-button">
          <Icon name="close" className="size-5" />
        </button>
      </SearchForm>
      <SearchResults />
      <div
        data-search-foot
        className="relative flex flex-none flex-wrap items-center justify-between gap-x-6 gap-y-1 overflow-hidden bg-sunken px-6 py-3 text-small/body"
      >
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full mask-[linear-gradient(90deg,transparent_35%,black_75%)] text-line"
          fill="none"
          stroke="currentColor"
        >
          <use href="#panel-ground" />
        </svg>
        <a href="/search/" className="text-link relative py-2.5">
          {words.states.all}
        </a>
        <SlashSwitch id="search-dialog-slash" label={words.slash} />
      </div>
    </dialog>
  );
}
