/**
 * What of the content is still sample: whatever is marked so, claims without evidence, and addresses that nobody can
 * own. Addresses of invented shops in an article's sentences, code and forms of the demos are examples and may stay.
 */
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { isPlaceholder } from "#lib/site/placeholder.ts";
import type { Finding } from "./finding.ts";
import { sampleSentence } from "./samples.ts";

/** A link to nobody. What holds a password is a connection's example, and no link. */
function isExample(value: unknown): value is string {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value) || !URL.canParse(value))
    return false;
  const { hostname, password } = new URL(value);
  return password === "" && isPlaceholder(hostname);
}

const pointsNowhere = (value: string): string =>
  `${value} leads to nobody; write an address that exists, or take the link out.`;

/** The field at the top of the file that a place lies in: "roles"; empty at the top itself. */
const fieldOf = (path: readonly unknown[]): string => {
  const top = path.find((each) => isPair(each));
  return isPair(top) && isScalar(top.key) ? String(top.key.value) : "";
};

/** The pages that a claim names, as a sentence goes on with them; empty where it names none. */
function pagesOf(claim: unknown): string {
  const says = isMap(claim) ? claim.get("says") : undefined;
  if (!isSeq(says)) return "";
  const pages = says.items.flatMap((item) => (isMap(item) ? String(item.get("page")) : []));
  return ` on ${[...new Set(pages)].join(", ")}`;
}

/** @param offset lines of the file before the text */
function yamlFindings(file: string, source: string, offset: number): readonly Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: "silent" });
  const found: Finding[] = [];
  const add = (at: number, sentence: string) =>
    found.push({ file, line: offset + lines.linePos(at).line, sentence });
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (isExample(value)) add(range?.[0] ?? 0, pointsNowhere(value));
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isScalar(value)) return;
      const at = key.range?.[0] ?? 0;
      if (key.value === "sample" && value.value === true)
        add(at, sampleSentence(file, fieldOf(path)));
      if (key.value !== "evidence" || value.value !== false) return;
      const parent = path.at(-1);
      const said = isMap(parent) ? parent.get("what") : undefined;
      add(
        at,
        `claims without evidence${pagesOf(parent)}: ${String(said)}; show what it rests on and set “evidence” to true, or take the claim out.`,
      );
    },
  });
  return found;
}

/** Links in running text: code shows addresses without leading there. */
function linkFindings(file: string, body: string, offset: number): readonly Finding[] {
  let isCode = false;
  return body.split("\n").flatMap((text, i) => {
    if (/^\s*(?:```|~~~)/.test(text)) isCode = !isCode;
    if (isCode) return [];
    const links = text.replace(/`[^`]*`/g, "").matchAll(/\]\((https?:\/\/[^\s)]+)/gi);
    return [...links]
      .map(([, link = ""]) => link)
      .filter(isExample)
      .map((link) => ({ file, line: offset + i + 1, sentence: pointsNowhere(link) }));
  });
}

/**
 * @param file its path from the project's folder
 * @param source its text: YAML, or Markdown with YAML at its head
 */
export function contentFindings(file: string, source: string): readonly Finding[] {
  if (!file.endsWith(".md")) return yamlFindings(file, source, 0);
  const [whole = "", head = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(source) ?? [];
  const before = whole.split("\n").length - 1;
  return [
    ...yamlFindings(file, head, 1),
    ...linkFindings(file, source.slice(whole.length), before),
  ];
}
