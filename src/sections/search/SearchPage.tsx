import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { SlashSwitch } from "./SlashSwitch.tsx";
import { searchColumns } from "./columns.ts";

/** The search on its own page, with the query in the address as `?q=`. */
export function SearchPage({ words }: { words: Content<"search"> }) {
  return (
    <Page className="pt-10 lg:pt-16">
      <search data-search-page="" className={searchColumns}>
        <div>
          <h1 className="text-heading">{words.title}</h1>
          <p className="mt-3 text-lead text-ink-muted">{words.lead}</p>
        </div>
        <div>
          <p className="hidden noscript:block">{words.noScript}</p>
          <SearchForm
            id="search-page-field"
            words={words}
            className="grid-cols-[minmax(0,1fr)_auto] rounded-stone border border-line-strong p-1.5 print:hidden noscript:hidden"
          />
          <SlashSwitch id="search-page-slash" label={words.slash} />
          <SearchResults />
        </div>
      </search>
    </Page>
  );
}
