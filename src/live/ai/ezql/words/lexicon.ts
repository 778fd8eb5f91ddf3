/** All phrases that mean something, as a tree of words. Built once for a shop's words and values. */
import { measures } from "../measures.ts";
import type { ColumnId, KnownValues, MeasureId } from "../plan.ts";
import { namedByTopics } from "../reader/subjects.ts";
import { groupIds } from "../tables.ts";
import type { EzqlWords } from "../schema.ts";
import type { Meaning } from "../vocabulary.ts";
import { periodWords, weekdays } from "./days.ts";
import { numberWords, stem, type Token, tokenise } from "./tokens.ts";

export interface Node {
  readonly next: Map<string, Node>;
  readonly meanings: Meaning[];
}

export interface Lexicon {
  readonly root: Node;
  /** Every word of every phrase, by length: typing errors are corrected to these. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  /** The same words in the form used for lookup. */
  readonly known: ReadonlyMap<string, string>;
  /** Short forms and their full words. */
  readonly short: ReadonlyMap<string, string>;
}

/** Every phrase that begins at a token, the shortest first, with its last token. */
export function phrasesAt(tokens: readonly Token[], at: number, root: Node) {
  const found: { length: number; last: Token; meanings: readonly Meaning[] }[] = [];
  let node: Node | undefined = root;
  for (const [i, last] of tokens.slice(at).entries()) {
    node = node.next.get(last.word) ?? node.next.get(last.full);
    if (node === undefined) break;
    if (node.meanings.length > 0) found.push({ length: i + 1, last, meanings: node.meanings });
  }
  return found;
}

const newNode = (): Node => ({ next: new Map(), meanings: [] });

/** Every way to write a phrase such as “a/b c?”, in which a slash separates alternatives and “?” ends what is optional. */
const waysToWrite = (phrase: string): readonly string[] =>
  phrase.split(" ").reduce<readonly string[]>(
    (starts, piece) => {
      const words = piece.replace(/\?$/, "").split("/");
      if (piece.endsWith("?")) words.push("");
      return starts.flatMap((start) => words.map((word) => `${start} ${word}`.trim()));
    },
    [""],
  );

class Phrases {
  readonly root = newNode();
  readonly known = new Map<string, string>();
  private readonly tokens = new Map<string, readonly Token[]>();

  learn(full: string, word: string): void {
    this.known.set(word, word).set(full, word);
  }

  put(text: string, meaning: Meaning): void {
    let node = this.root;
    for (const piece of text.split(" ")) {
      const tokens = this.tokens.get(piece) ?? tokenise(piece);
      this.tokens.set(piece, tokens);
      for (const { full, word } of tokens) {
        this.learn(full, word);
        const next = node.next.get(word) ?? newNode();
        node.next.set(word, next);
        node = next;
      }
    }
    if (node !== this.root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
  }

  /** @param phrases separated by commas or line breaks */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(/[,\n]/))
      for (const text of waysToWrite(phrase.trim().replaceAll(/\s+/g, " ")))
        this.put(text, meaning);
  }

  addAll<Id extends string>(
    phrases: Readonly<Partial<Record<Id, string | undefined>>>,
    meaning: (id: Id) => Meaning,
  ): void {
    for (const id of Object.keys(phrases) as Id[]) this.add(phrases[id] ?? "", meaning(id));
  }
}

/** “CA = California, Cali” on each line. */
function spellingsOf(lines: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (lines ?? "").split("\n").map((line) => {
      const at = line.indexOf(" = ");
      return [line.slice(0, at).trim(), line.slice(at + 3)];
    }),
  );
}

function addValues(phrases: Phrases, words: EzqlWords, values: KnownValues): void {
  for (const [name, all] of Object.entries(values)) {
    const column = name as ColumnId;
    const others = spellingsOf(words.values[column]);
    for (const value of all) {
      // “14” alone is a number, not an interval.
      if (!/^\d+$/.test(value)) phrases.put(value, { kind: "value", column, value, loose: false });
      phrases.add(others.get(value) ?? "", { kind: "value", column, value, loose: true });
    }
  }
}

/**
 * @param words content/ezql.yaml
 * @param values the distinct values of the shop's columns; without them no value is recognized by name
 */
export function buildLexicon(words: EzqlWords, values: KnownValues): Lexicon {
  const phrases = new Phrases();
  phrases.addAll(words.measures, (id) => ({ kind: "measure", id }));
  for (const id of Object.keys(measures) as MeasureId[])
    if (!namedByTopics.has(id)) phrases.add(measures[id].name, { kind: "measure", id });
  phrases.addAll(words.topics, (id) => ({ kind: "topic", id }));
  for (const id of groupIds)
    phrases.add(`${id.replaceAll("_", " ")}, ${words.groups[id] ?? ""}`, { kind: "group", id });
  phrases.addAll(words.facts, (id) => ({ kind: "fact", id }));
  phrases.addAll(words.fields, (id) => ({ kind: "field", id }));
  phrases.addAll(words.roles, (id) => ({ kind: "role", id }));
  // The separator between phrases in content/ezql.yaml.
  phrases.put(",", { kind: "role", id: "comma" });
  phrases.add(words.details, { kind: "detail" });
  phrases.add(words.filler, { kind: "filler" });
  phrases.add(words.unknown, { kind: "unknown" });
  addValues(phrases, words, { ...values, weekday: weekdays });
  for (const word of [...numberWords, ...periodWords]) phrases.learn(word, stem(word));
  const byLength = Map.groupBy(phrases.known.keys(), ({ length }) => length);
  const short = new Map(
    [...spellingsOf(words.short)].flatMap(([word, forms]) =>
      forms.split(",").map((form) => [form.trim(), word] as const),
    ),
  );
  return { root: phrases.root, byLength, known: phrases.known, short };
}
