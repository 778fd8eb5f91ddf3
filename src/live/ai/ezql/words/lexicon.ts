/** All phrases that mean something, as a tree of words. Built once for a shop's words and values. */
import { measures } from "../measures.ts";
import type { ColumnId, KnownValues, MeasureId } from "../plan.ts";
import { namedByTopics } from "../reader/topics.ts";
import { groupIds } from "../tables.ts";
import type { EzqlWords, Meaning } from "../vocabulary.ts";
import { periodWords } from "./days.ts";
import { numberWords, stem, tokenise } from "./tokens.ts";

export interface Node {
  readonly next: Map<string, Node>;
  readonly meanings: Meaning[];
}

export interface Lexicon {
  readonly root: Node;
  /** The words for events, which only count in a question about the time between two of them. */
  readonly events: Node;
  /** Every word of every phrase, by length: typing errors are corrected to these. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  /** The same words in the form used for lookup. */
  readonly known: ReadonlyMap<string, string>;
  /** Short forms and their full words. */
  readonly short: ReadonlyMap<string, string>;
}

const newNode = (): Node => ({ next: new Map(), meanings: [] });

/** Splits “a/b c?” into the words allowed at each position; an empty one means that it may be missing. */
function places(phrase: string): string[][] {
  return phrase.split(" ").map((piece) => {
    const optional = piece.endsWith("?");
    const words = (optional ? piece.slice(0, -1) : piece).split("/");
    return optional ? [...words, ""] : words;
  });
}

const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word);
const fullOf = (text: string): string[] => tokenise(text).map(({ full }) => full);

class Builder {
  readonly root = newNode();
  readonly known = new Map<string, string>();

  private step(node: Node, word: string): Node {
    const found = node.next.get(word);
    if (found !== undefined) return found;
    const made = newNode();
    node.next.set(word, made);
    return made;
  }

  learn(full: string, word: string): void {
    this.known.set(word, word).set(full, word);
  }

  /** The nodes where a phrase ends. Its words are given position by position. */
  private end(alternatives: readonly (readonly string[])[]): Set<Node> {
    let ends = new Set([this.root]);
    for (const words of alternatives) {
      const next = new Set<Node>();
      for (const word of words) {
        const parts = word === "" ? [] : wordsOf(word);
        fullOf(word).forEach((full, at) => {
          this.learn(full, parts[at] ?? full);
        });
        for (const node of ends) {
          next.add(parts.reduce((at, part) => this.step(at, part), node));
        }
      }
      ends = next;
    }
    return ends;
  }

  /** @param phrases separated by commas or line breaks */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(/[,\n]/)) {
      const bare = phrase.trim().replaceAll(/\s+/g, " ");
      if (bare !== "") this.put(places(bare), meaning);
    }
  }

  put(alternatives: readonly (readonly string[])[], meaning: Meaning): void {
    for (const node of this.end(alternatives)) {
      if (node !== this.root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
    }
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

function addValues(builder: Builder, words: EzqlWords, values: KnownValues): void {
  for (const [name, all] of Object.entries(values)) {
    const column = name as ColumnId;
    const others = spellingsOf(words.values[column]);
    for (const value of all) {
      const meaning = (loose: boolean): Meaning => ({ kind: "value", column, value, loose });
      // “14” alone is a number, not an interval.
      if (!/^\d+$/.test(value)) {
        builder.put(
          fullOf(value).map((word) => [word]),
          meaning(false),
        );
      }
      builder.add(others.get(value) ?? "", meaning(true));
    }
  }
}

function addKind<Id extends string>(
  builder: Builder,
  phrases: Readonly<Partial<Record<Id, string | undefined>>>,
  meaning: (id: Id) => Meaning,
): void {
  for (const id of Object.keys(phrases) as Id[]) builder.add(phrases[id] ?? "", meaning(id));
}

/**
 * @param words content/ezql.yaml
 * @param values the distinct values of the shop's columns; without them no value is recognized by name
 */
export function buildLexicon(words: EzqlWords, values: KnownValues): Lexicon {
  const builder = new Builder();
  addKind(builder, words.measures, (id) => ({ kind: "measure", id }));
  for (const id of Object.keys(measures) as MeasureId[])
    if (!namedByTopics.has(id)) builder.add(measures[id].name, { kind: "measure", id });
  addKind(builder, words.topics, (id) => ({ kind: "topic", id }));
  for (const id of groupIds)
    builder.add(`${id.replaceAll("_", " ")}, ${words.groups[id] ?? ""}`, { kind: "group", id });
  addKind(builder, words.facts, (id) => ({ kind: "fact", id }));
  addKind(builder, words.fields, (id) => ({ kind: "field", id }));
  addKind(builder, words.roles, (id) => ({ kind: "role", id }));
  // The separator between phrases in content/ezql.yaml.
  builder.put([[","]], { kind: "role", id: "comma" });
  builder.add(words.details, { kind: "detail" });
  builder.add(words.filler, { kind: "filler" });
  builder.add(words.unknown, { kind: "unknown" });
  addValues(builder, words, values);
  for (const word of [...numberWords, ...periodWords]) builder.learn(word, stem(word));
  const byLength = new Map<number, string[]>();
  for (const word of builder.known.keys()) {
    const list = byLength.get(word.length) ?? [];
    list.push(word);
    byLength.set(word.length, list);
  }
  const short = new Map(
    [...spellingsOf(words.short)].flatMap(([word, forms]) =>
      forms.split(",").map((form) => [form.trim(), word] as const),
    ),
  );
  const events = new Builder();
  addKind(events, words.events, (id) => ({ kind: "event", id }));
  return { root: builder.root, events: events.root, byLength, known: builder.known, short };
}
