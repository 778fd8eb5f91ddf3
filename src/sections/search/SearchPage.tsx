import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SearchForm, SearchResults, SlashSwitch } from "./SearchForm.tsx";
import type { Article } from "#content/articles/entry.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { ArticleLine } from "./ArticleLine.tsx";
import type { LinkGroup } from "./site-index.ts";

/** The columns of the search page: the heading next to the field, pages next to articles. */
const searchColumns = "grid gap-x-16 gap-y-8 lg:grid-cols-4-7";

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

interface SiteIndexProps {
  words: Content<"search">;
  /** Pages, then topics. */
  groups: readonly LinkGroup[];
  newest: readonly Article[];
}

/** All pages, to browse without typing. */
export function SiteIndex({ words, groups, newest }: SiteIndexProps) {
  return (
    <Page className="pb-section">
      <h2 className="border-t border-line-strong pt-8 pb-10 text-heading">{words.browse.title}</h2>
      <div className={searchColumns}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] content-start gap-8">
          {groups.map(({ title, links }) => (
            <section key={title}>
              <h3 className="font-text text-small text-ink-muted">{title}</h3>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={href.href}>
                    <a href={href.href} className="quiet-link py-1.5">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {newest.length > 0 && (
          <section>
            <h3 className="text-title">{words.browse.newest}</h3>
            <ol className="mx-[max(-0.75rem,-1*var(--gutter))] mt-4">
              {newest.map((article) => (
                <ArticleLine key={article.id} article={article} kind={words.states.article} />
              ))}
            </ol>
            <TextLink look="onward" href="/blog/" className="mt-4">
              {words.browse.articles}
            </TextLink>
          </section>
        )}
      </div>
    </Page>
  );
}
