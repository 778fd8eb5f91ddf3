/** What the search knows about a page. Written by the build (src/build/search-index.ts), fetched by browsers. */

/** The whole index, for the search. */
export const indexAddress = "/search/index.json";
/** Titles and addresses only, for the 404 pages: a list of PageRecord without sections. */
export const pagesAddress = "/search/pages.json";

export interface PageSection {
  readonly text: string;
  /** The anchor; empty if the heading has none. */
  readonly id: string;
}

/** What a result shows about a page. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: "article" | "page";
  /** As shown; empty if the page has none. */
  readonly date: string;
  readonly sections: readonly PageSection[];
}

/** @throws if it cannot be fetched */
export async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return (await answer.json()) as T;
}

/** A page as indexed. */
export interface PageText extends PageRecord {
  /** Its headline, if that says more than the title. */
  readonly headline: string;
  /** Its words, without headings. */
  readonly body: string;
  /** What people type to find it that it does not contain; content/pages/search.yaml. */
  readonly keywords: string;
}
