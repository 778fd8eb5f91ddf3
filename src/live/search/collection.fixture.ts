/** A small collection of pages for tests, and a search over it that notes which files it asked for. */
import { createIndex, type PageText } from "./build-index.ts";
import { createSearch, type Search } from "./search.ts";

export const pageText = (path: string, title: string, more: Partial<PageText> = {}): PageText => ({
  path,
  title,
  headline: "",
  description: "",
  kind: path.startsWith("/blog/") ? "article" : "page",
  date: "",
  sections: [],
  body: "",
  ...more,
});

/** @returns the search, and the names of the files in the order in which they were asked for */
export function searchIn(pages: readonly PageText[]): { search: Search; asked: string[] } {
  const index = createIndex();
  for (const page of pages) index.add(page);
  const { manifest, files } = index.files();
  const asked: string[] = [];
  const search = createSearch({ version: "v", ...manifest }, (name) => {
    asked.push(name);
    const text = files.get(name);
    return text === undefined
      ? Promise.reject(new Error(`no file ${name}`))
      : Promise.resolve(JSON.parse(text) as unknown);
  });
  return { search, asked };
}
