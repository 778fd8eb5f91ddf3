/** What people say around a question, and what they say in two places of it. */
import type { Token } from "./tokens.ts";

const verbs = /^(?:(?:leav|tak|keep|put|set|strip|filter|cut)(?:e|ing|s)?|left)$/;
const particles = /^(?:out|aside|away|off)$/;
const nearby = 6;

/** “If we leave Jasmine Pearls out” is “if we exclude Jasmine Pearls”. */
export function withoutParted(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ full }) => verbs.test(full));
  const ahead = tokens.slice(at + 1, at + nearby);
  const found = at < 0 ? -1 : ahead.findIndex(({ full }) => particles.test(full));
  const [verb] = tokens.slice(at);
  // Right behind the verb it belongs to it: “taken out”.
  if (verb === undefined || found < 1) return tokens;
  if (ahead.slice(0, found).some(({ kind }) => kind === "mark")) return tokens;
  const end = at + 1 + found;
  return tokens.flatMap((token, place) =>
    place === end
      ? []
      : [place === at ? { ...token, word: "excluding", full: "excluding" } : token],
  );
}

const drops = /^(?:drop|remove|ditch|lose|kill|forget|cut)$/;
const leads = /^(?:and|now|then|ok|okay|,|please|also|but|can|could|you|we|let|us)$/;

/** “Drop California”, said after an answer, is “excluding California”; not so “drop the filter”. */
export function withDropped(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ full }) => !leads.test(full));
  const verb = tokens[at];
  if (verb === undefined || !drops.test(verb.full) || at === tokens.length - 1) return tokens;
  if (tokens.some(({ full }) => /^(?:filters?|conditions?|restrictions?|limit|all)$/.test(full)))
    return tokens;
  return tokens.with(at, { ...verb, word: "excluding", full: "excluding" });
}

const pairs: readonly (readonly [first: RegExp, second: RegExp, noun: RegExp])[] = [
  [/\bone (?:time|off)$/, /^(?:repeat|returning|loyal)$/, /^(?:customer|buyer|shopper|client)s?$/],
  [
    /\b(?:new|started|gained|opened)$/,
    /^(?:cancell?ed|churned|lost|ended)$/,
    /^sub(?:scription)?s?$/,
  ],
  [/\bsubscriptions?$/, /^one$/, /^(?:revenue|sales|orders|purchases)$/],
];

/** “One-time vs repeat buyers”, “gained and lost subscriptions”: the first shares the noun of the second. */
export function withNoun(tokens: readonly Token[]): readonly Token[] {
  for (const [first, second, sort] of pairs) {
    const at = tokens.findIndex(({ full }) => second.test(full));
    const noun = tokens[at + (/^(?:time|off)$/.test(tokens[at + 1]?.full ?? "") ? 2 : 1)];
    const glue = tokens[at - 1]?.full ?? "";
    if (at < 2 || noun === undefined || !sort.test(noun.full)) continue;
    if (!/^(?:vs?|versus|against|and|or)$/.test(glue)) continue;
    const before = tokens.slice(Math.max(0, at - 3), at - 1).map(({ full }) => full);
    if (!first.test(before.join(" "))) continue;
    const named = tokens.with(at - 2, {
      ...(tokens[at - 2] ?? noun),
      ...(/^(?:gained|opened)$/.test(before.at(-1) ?? "") ? { word: "new", full: "new" } : {}),
    });
    return named.toSpliced(at - 1, 0, noun);
  }
  return tokens;
}
