/** Constants of the contract in a legal text: those that are quoted, and those that are typed and should be. */
import { plain } from "#content/articles/blocks.ts";
import { quotations } from "#content/constants.ts";
import type { Clause, LegalDocument, Section } from "./document.ts";

type Say = (line: number, sentence: string) => void;

const names = (key: string) => !key.includes(".");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Says where a constant's words are typed: the day it changes, they would stay.
 *
 * @param body the text as it is written, with the file's lines
 */
export function checkLiterals(body: string, say: Say): void {
  const constants = [...quotations()].filter(([key]) => names(key) || key.endsWith(".adjective"));
  const texts = new Set(constants.map(([, text]) => text));
  const typed = [...texts].map((text) => ({
    text,
    pattern: new RegExp(String.raw`(?<![\w{.$])${escaped(text)}(?![\w}])`, "i"),
    quoted: constants.flatMap(([key, other]) => (other === text ? [`{${key}}`] : [])).join(" or "),
  }));
  for (const [i, line] of body.split("\n").entries()) {
    for (const { text, quoted } of typed.filter(({ pattern }) => pattern.test(line))) {
      say(i + 1, `holds “${text}”, which content/constants.yaml fixes; write ${quoted}`);
    }
  }
}

/** The constants that a piece of text as it is written quotes, directly or by way of a rule. */
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

/**
 * @param body the text as it is written, with the file's lines
 * @returns the clauses that quote each constant, in their order
 */
export function quotedIn(body: string, sections: readonly Section[]): LegalDocument["quotedIn"] {
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

/** A clause in plain words, for tests and machines. */
export const clauseText = ({ text }: Clause): string => plain(text);
