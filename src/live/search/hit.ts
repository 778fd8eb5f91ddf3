/** How one result looks: a link to the page, or to the section that fits best. */
import { fold, plainWord, stem } from "./words.ts";
import type { PageRecord, PageSection } from "./pages.ts";

/** Articles in plain lists look the same (src/sections/search/Search.tsx). */
export const hitLooks = {
  link: "search-hit group grid gap-0.5 rounded-medium p-3 hover:bg-sunken focus-visible:-outline-offset-3 focus-visible:rounded-medium focus-visible:bg-sunken",
  title: "font-display text-lead/[1.3] font-medium group-active:text-persimmon",
  section: "border-s-2 border-moss ps-2.5 text-small/body font-medium",
  text: "line-clamp-2 text-small/body text-ink-muted",
  kind: "text-micro/body text-clay",
  mark: "rounded-small bg-moss-soft text-ink",
} as const;

/** Makes an element; the site's policy does not allow markup in strings. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** @returns the text in pieces, with words of the stems in `mark` elements */
export function markWords(text: string, stems: ReadonlySet<string>): (string | HTMLElement)[] {
  const pieces: (string | HTMLElement)[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(plainWord)) {
    if (!stems.has(stem(fold(word)))) continue;
    pieces.push(text.slice(from, index), element("mark", hitLooks.mark, word));
    from = index + word.length;
  }
  return [...pieces, text.slice(from)];
}

/** How many of the stems a text contains. */
const count = (text: string, stems: ReadonlySet<string>) =>
  new Set(
    (text.match(plainWord) ?? []).map((word) => stem(fold(word))).filter((each) => stems.has(each)),
  ).size;

/** @returns the section whose heading contains more of the stems than the page's title, or null */
export function bestSection(page: PageRecord, stems: ReadonlySet<string>): PageSection | null {
  let most = count(page.title, stems);
  let best: PageSection | null = null;
  for (const section of page.sections) {
    const held = count(section.text, stems);
    if (section.id === "" || held <= most) continue;
    most = held;
    best = section;
  }
  return best;
}

/** @param kind the word for the page's kind */
export function hit(page: PageRecord, stems: ReadonlySet<string>, kind: string): HTMLLIElement {
  const section = bestSection(page, stems);
  const line = (look: string, text: string) => [
    element("span", look, ...markWords(text, stems)),
    " ",
  ];
  const link = element(
    "a",
    hitLooks.link,
    ...line(hitLooks.title, page.title),
    ...(section ? line(hitLooks.section, section.text) : []),
    ...line(hitLooks.text, page.description),
    element("span", hitLooks.kind, page.date ? `${kind} · ${page.date}` : kind),
  );
  link.href = section ? `${page.path}#${section.id}` : page.path;
  return element("li", "", link);
}
