import type { Content } from "#content/collections.ts";
import { SearchForm } from "#sections/search/SearchForm.tsx";
import { Page } from "#ui/Page.tsx";
import { ErrorView } from "./ErrorView.tsx";
import { Ways } from "./Ways.tsx";

interface NotFoundProps {
  words: Content<"notFound">;
  search: Content<"search">;
}

/**
 * The page for an unknown path: what happened, a search, and ways on. src/script/search/nearest-pages.ts puts the pages
 * nearest to the address above them; until it has looked, nothing shows that could move.
 */
export function NotFound({ words, search }: NotFoundProps) {
  return (
    <Page className="min-h-dvh py-10 lg:py-16">
      <div>
        <ErrorView title={words.title} status={words.status} lead={words.lead}>
          <search className="mt-8 block max-w-form">
            <SearchForm id="not-found-search" words={search} />
          </search>
          <div data-nearest-pages="" className="[[data-scripted]_&:not([data-state])]:invisible">
            <section hidden>
              <h2 className="mt-10 text-lead">{words.nearestTitle}</h2>
              <ul className="mt-2" />
            </section>
            <h2 className="mt-10 text-lead">{words.waysTitle}</h2>
            <Ways ways={words.ways} className="mt-2" />
          </div>
        </ErrorView>
      </div>
    </Page>
  );
}
