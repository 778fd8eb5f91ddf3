import type { Article } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { ArticleLine } from "./ArticleLine.tsx";
import { searchColumns } from "./columns.ts";
import type { LinkGroup } from "./site-index.ts";

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
