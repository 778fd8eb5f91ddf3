/** One result: a link to the page, or to the section that fits best. */
import type { PageRecord } from "#live/search/format.ts";
import { bestSection, markWords } from "#live/search/mark.ts";
import { element } from "./element.ts";
import { hitLooks } from "./hit-looks.ts";

const marked = (text: string, stems: ReadonlySet<string>) =>
  markWords(text, stems).map((piece) =>
    piece.marked ? element("mark", hitLooks.mark, piece.text) : piece.text,
  );

/** @param kind the word for the page's kind */
export function hit(page: PageRecord, stems: ReadonlySet<string>, kind: string): HTMLLIElement {
  const section = bestSection(page, stems);
  const link = element(
    "a",
    hitLooks.link,
    element("span", hitLooks.title, ...marked(page.title, stems)),
    " ",
  );
  link.href = section ? `${page.path}#${section.id}` : page.path;
  if (section) link.append(element("span", hitLooks.section, ...marked(section.text, stems)), " ");
  link.append(
    element("span", hitLooks.text, ...marked(page.description, stems)),
    " ",
    element("span", hitLooks.kind, page.date ? `${kind} · ${page.date}` : kind),
  );
  return element("li", "", link);
}
