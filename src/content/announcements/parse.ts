/** Reads one announcement: its fields, its text, and all that is wrong with either. */
import type { Block } from "#content/articles/blocks.ts";
import { slugPattern } from "#content/articles/front-matter.ts";
import { readSource } from "#content/articles/source.ts";
import { readText } from "#content/articles/text.ts";
import { textsOf } from "#content/articles/words.ts";
import { type Fault, faultOf, readContent, refusal } from "#content/explain.ts";
import { articleLinkFaults } from "./article-links.ts";
import { sumFaultIn } from "#content/sums.ts";
import { type Announcement, announcementFields } from "./entry.ts";

/** What an announcement is too short for; what is longer is an article. */
const refused: Partial<Record<Block["type"], string>> = {
  heading: "heading",
  image: "picture",
  database_tools: "list of tools",
  table: "table",
  aside: "note",
};

/** The file's name without folder and ending. */
export const idOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.md$/, "");

/**
 * @param file path as the writer knows it: "content/announcements/live-table.md"
 * @param bytes of it
 * @param root the project's folder
 * @throws ContentError with one sentence for each fault, in the order of the file
 */
export function parseAnnouncement(
  file: string,
  bytes: Uint8Array,
  root: string = process.cwd(),
): Announcement {
  const faults: Fault[] = [];
  const id = idOf(file);
  if (!slugPattern.test(id)) {
    const remedy =
      "write it with small letters, digits and single hyphens, since it is the address";
    faults.push(faultOf(1, "the file", `is named “${id}”; ${remedy}`));
  }
  const source = readSource(bytes, {
    fields: "title, date, kind and summary",
    empty: "write its fields and its text, or remove the file",
  });
  if ("fault" in source) throw refusal(file, [faultOf(source.line, "the file", source.fault)]);
  const front = readContent(source.frontMatter, announcementFields);
  if ("faults" in front) faults.push(...front.faults);
  const { blocks, lines, links } = readText(source.body, root, (fault) => faults.push(fault));
  faults.push(...articleLinkFaults(links, root));
  for (const [i, block] of blocks.entries()) {
    for (const text of textsOf(block)) {
      const wrong = sumFaultIn(text);
      if (wrong !== undefined) faults.push(faultOf(lines[i] ?? 1, "the text", wrong));
    }
    const what = refused[block.type];
    if (what === undefined) continue;
    const remedy =
      "write paragraphs and lists, or an article with an announcement that leads to it";
    faults.push(
      faultOf(
        lines[i] ?? 1,
        "the text",
        `holds a ${what}, too much for an announcement; ${remedy}`,
      ),
    );
  }
  if (blocks.length === 0 && faults.length === 0)
    faults.push(faultOf(1, "the text", "is missing; write below the fields what is new"));
  if (faults.length > 0 || "faults" in front) throw refusal(file, faults);
  const { title, date, kind, summary } = front.data;
  return { id, title, date: date.shown, published: date.iso, kind, summary, blocks };
}
