/** Makes the search index from the texts of pages: what each word counts for. Its files: write-index.ts. */
import { createCollection } from "./collect.ts";
import type { PageRecord } from "./format.ts";
import { type IndexFiles, writeIndex } from "./write-index.ts";

/** A page as it is to be found. */
export interface PageText extends PageRecord {
  /** Its headline, where it says more than the title. */
  readonly headline: string;
  /** Its words, headings aside. */
  readonly body: string;
  /** What people type for it that it does not say; content/pages/search.yaml. */
  readonly keywords?: string;
}

/** What a word counts for in each field; in the body once for each time it stands there. */
const weights = {
  keyword: 60,
  title: 12,
  headline: 6,
  description: 4,
  slug: 3,
  heading: 3,
  body: 1,
} as const;
/** Words of a usual body and of a usual title. */
const usualLength = 900;
const usualTitle = 8;

/** @returns what takes pages in, in any order that is the same at every build, and gives the files at the end */
export function createIndex(): { add: (page: PageText) => void; files: () => IndexFiles } {
  const records: PageRecord[] = [];
  const collection = createCollection();

  function add({ headline, body, keywords = "", ...record }: PageText): void {
    const page = records.push(record) - 1;
    const take = (text: string, weight: number) => {
      collection.take(page, text, () => weight);
    };
    /** The longer the text, the less each of its words counts: it holds more of them by chance. */
    const takeLong = (text: string, weight: number, usual: number) => {
      collection.take(page, text, (words) => weight / (0.6 + (0.4 * words) / usual));
    };
    takeLong(record.title, weights.title, usualTitle);
    take(keywords, weights.keyword);
    take(headline, weights.headline);
    take(record.description, weights.description);
    take(record.path.replaceAll("/", " ").replaceAll("-", " "), weights.slug);
    for (const { text } of record.sections) take(text, weights.heading);
    takeLong(body, weights.body, usualLength);
  }

  return { add, files: () => writeIndex(records, collection) };
}
