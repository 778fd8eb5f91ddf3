import words from "virtual:words/search";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import { cx } from "#ui/cx.ts";
import { Checkbox } from "#ui/Field.tsx";
import { Page } from "#ui/Page.tsx";
import type { Article } from "#content/articles/entry.ts";
import { hitLooks } from "#live/search/hit.ts";
import type { Href } from "#content/link.ts";

interface SearchFormProps {
  /** The id of the field; unique on the page. */
  id: string;
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
export const SearchForm = ({ id, className, children }: SearchFormProps) => (
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

/** Where results appear (src/live/search/search-box.ts). */
const SearchResults = () => (
  <div data-search-results="" className="search-results">
    {/* Present from the start, so that screen readers announce new results. */}
    <div role="status" />
  </div>
);

/** Switches the single key off (WCAG 2.1.4). Shown once its script, src/live/search/slash-switch.ts, has loaded. */
const SlashSwitch = ({ id }: { id: string }) => (
  <Checkbox
    id={id}
    label={words.slash}
    defaultChecked
    data-slash-key=""
    className="relative my-3 not-data-ready:invisible print:hidden [@media(hover:none)]:hidden"
  />
);

/**
 * The search over every page. Opened by the page script (src/script/search.ts); its form works before anything
 * else is fetched, and so does the button that closes it.
 */
export const SearchDialog = () => (
  <dialog id="search" aria-label={words.title} closedby="any" className="search-dialog">
    <SearchForm id="search-dialog-field">
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
      <SlashSwitch id="search-dialog-slash" />
    </div>
  </dialog>
);

/** The search on its own page, with the query in the address as `?q=`. */
export const SearchPage = () => (
  <Page className="pt-10 lg:pt-16">
    <search data-search-page="" className="grid gap-x-16 gap-y-8 lg:grid-cols-4-7">
      <div>
        <h1 className="text-display tracking-display">{words.title}</h1>
        <p className="mt-3 text-lead text-ink-muted">{words.lead}</p>
      </div>
      <div>
        <p className="hidden noscript:block">{words.noScript}</p>
        <SearchForm
          id="search-page-field"
          className="grid-cols-[minmax(0,1fr)_auto] rounded-stone border border-line-strong p-1.5 print:hidden noscript:hidden"
        />
        <SlashSwitch id="search-page-slash" />
        <SearchResults />
      </div>
    </search>
  </Page>
);

/** All pages, then topics, to browse without typing. */
export const SiteIndex = ({ groups }: { groups: readonly LinkGroup[] }) => (
  <Page className="pb-band">
    <h2 className="border-t border-line-strong pt-8 pb-8 text-heading">{words.browse.title}</h2>
    <div className="columns-2 gap-x-8 md:columns-3 lg:columns-4">
      {groups.map(({ title, links }) => (
        <section key={title} className="break-inside-avoid pb-8">
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
  </Page>
);

/** An article in a plain list; search results look the same (src/live/search/hit.ts). */
export const ArticleLine = ({ article }: { article: Article }) => (
  <li>
    <a href={article.href} className={hitLooks.link}>
      <span className={hitLooks.title}>{article.title}</span>{" "}
      <span className={hitLooks.text}>{article.description}</span>{" "}
      <span className={hitLooks.kind}>
        {words.states.article} · {article.date}
      </span>
    </a>
  </li>
);

interface LinkGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: Href }[];
}

/**
 * @returns the groups in order, those of one title as one, without links to files, anchors and other sites, each path
 *   where it comes first
 */
export function siteIndex(groups: readonly LinkGroup[]): LinkGroup[] {
  const seen = new Set<string>();
  const index = new Map<string, LinkGroup["links"]>();
  for (const { title, links } of groups) {
    const added = links.filter(({ href: { href, external } }) => {
      if (external || !/^\/(?:[^?#]*\/)?$/.test(href) || seen.has(href)) return false;
      seen.add(href);
      return true;
    });
    if (added.length > 0) index.set(title, [...(index.get(title) ?? []), ...added]);
  }
  return [...index].map(([title, links]) => ({ title, links }));
}
