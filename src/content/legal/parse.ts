/** Reads one legal page: its fields, its text, and the faults of both (docs/specification.md, 11). */
import type { LegalId } from "#lib/routes/legal.ts";
import { readBody } from "#content/articles/body.ts";
import { date } from "#content/articles/front-matter.ts";
import { linkReader } from "#content/articles/links.ts";
import { readSource } from "#content/articles/source.ts";
import { type Fault, faultOf, readContent, refusal } from "#content/parse.ts";
import { flag, object, text } from "#content/fields.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import type { Clause, LegalDocument, Section } from "./document.ts";
import { quotations } from "#content/quotes.ts";
import type { Say } from "#content/articles/inline.ts";
import { outlineOf } from "./outline.ts";

const fields = object({
  title: text(60, "the headline"),
  description: text(160, "one or two sentences for search results", 50),
  updated: date("the day of its last change"),
  numbered: flag("are its sections and clauses numbered?").default(false),
  sample: flag(
    "is the wording a sample that counsel has not reviewed? The page says so until this is false",
  ),
});

const names = (key: string) => !key.includes(".");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Reports where a constant's words are typed out, since they would not change with it. */
function checkLiterals(body: string, say: Say): void {
  const constants = [...quotations()].filter(([key]) => names(key) || key.endsWith(".adjective"));
  const texts = new Set(constants.map(([, text]) => text));
  const typed = [...texts].map((text) => ({
    text,
    pattern: new RegExp(String.raw`(?<![\w{.$])${escaped(text)}(?![\w}])`, "i"),
    quoted: constants.flatMap(([key, other]) => (other === text ? [`{${key}}`] : [])).join(" or "),
  }));
  for (const [i, line] of body.split("\n").entries()) {
    for (const { text, quoted } of typed.filter(({ pattern }) => pattern.test(line))) {
      say(i + 1, `holds “${text}”, which content/constants.yaml defines; write ${quoted}`);
    }
  }
}

/** The constants that a raw text quotes, directly or through a rule. */
function constantsIn(source: string, all: ReadonlyMap<string, string>): string[] {
  const keys = [...source.matchAll(/\{([^{}]+)\}/g)].map(([, key = ""]) => key);
  return keys.flatMap((key) => {
    const [name = "", form] = key.split(".");
    return names(key) || form === "adjective" ? [name] : constantsIn(all.get(key) ?? "", all);
  });
}

const clausesOf = (section: Section): readonly Clause[] => [
  ...section.clauses,
  ...section.subsections.flatMap(({ clauses }) => clauses),
];

/** @param body the raw text, with the file's lines @returns the clauses that quote each constant, in order */
function quotedIn(body: string, sections: readonly Section[]): LegalDocument["quotedIn"] {
  const all = quotations();
  const lines = body.split("\n");
  const clauses = sections.flatMap(clausesOf);
  const found = new Map<string, Clause[]>();
  for (const [i, clause] of clauses.entries()) {
    const end = clauses[i + 1]?.line ?? lines.length + 1;
    const rest = lines.slice(clause.line - 1, end - 1);
    // What follows the next heading is its section's summary.
    const close = rest.findIndex((line) => /^#{2,3}\s/.test(line));
    const passage = rest.slice(0, close < 0 ? rest.length : close).join("\n");
    for (const name of new Set(constantsIn(passage, all))) {
      if (all.has(name)) found.set(name, [...(found.get(name) ?? []), clause]);
    }
  }
  return found;
}

const anchorsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ id, clauses, subsections }) => [
    id,
    ...clauses.map((clause) => clause.id),
    ...subsections.flatMap((each) => [each.id, ...each.clauses.map((clause) => clause.id)]),
  ]);

/** @throws ContentError with one sentence for each fault, in the order of the file */
export function parseLegal(id: LegalId, file: string, bytes: Uint8Array): LegalDocument {
  const faults: Fault[] = [];
  const say: Say = (line, sentence) => {
    faults.push(faultOf(line, "the text", sentence));
  };
  const source = readSource(bytes, {
    fields: "title, description, updated, numbered and sample",
    empty: "put the text back, with its fields above it",
  });
  if ("sentence" in source) throw refusal(file, [source]);
  const front = readContent(source.frontMatter, fields);
  if ("faults" in front) throw refusal(file, front.faults);

  const links = linkReader(say);
  const body = readBody({
    say,
    report: (fault) => faults.push(fault),
    source: source.body,
    aside: "summary",
    resolve: links.resolve,
    checkPicture: () => undefined,
  });
  // A fault on a line where no block begins means that something was left out.
  const refused = faults.map(({ line }) => line).filter((line) => !body.lines.includes(line));
  const { introduction, sections } = outlineOf(body, front.data.numbered, refused, say);
  checkLiterals(source.body, say);
  const anchors = anchorsOf(sections);
  for (const { id: anchor, line } of links.anchors) {
    // The part that was left out may have contained it.
    if (anchors.includes(anchor) || refused.length > 0) continue;
    const hint = didYouMean(
      `#${anchor}`,
      anchors.map((each) => `#${each}`),
      "its sections are",
    );
    say(line, `holds a link to a place that the page does not have (“#${anchor}”); ${hint}`);
  }
  if (faults.length > 0) throw refusal(file, faults);

  const { title, description, updated, sample } = front.data;
  return {
    id,
    title,
    description,
    updated: updated.iso,
    sample,
    introduction,
    sections,
    quotedIn: quotedIn(source.body, sections),
  };
}
