/**
 * Puts changed values into a YAML file and keeps everything else: comments, order, blank lines, and quotes. List
 * entries move with their comments.
 */
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Json, JsonObject } from "../protocol.ts";

export const isGroup = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The similarity of two values: 0 for nothing in common, 1 for the same. */
function similarity(a: unknown, b: unknown): number {
  if (isDeepStrictEqual(a, b)) return 1;
  if (!isGroup(a) || !isGroup(b)) return 0;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sum = keys.reduce((total, key) => total + similarity(a[key], b[key]), 0);
  return sum / (keys.length + 1);
}

/**
 * Matches each entry with an old one: identical ones first, then the most similar, then the rest, in order. Undefined
 * for a new entry.
 */
export function pairUp(
  former: readonly unknown[],
  now: readonly unknown[],
): (number | undefined)[] {
  const pairs: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(former.keys());
  // If none was added or removed, an entry without a match was rewritten.
  const least = former.length === now.length ? [1, 0.3, 0] : [1, 0.3];
  for (const score of least)
    for (const [at, value] of now.entries()) {
      if (pairs[at] !== undefined) continue;
      const scored = [...free].map((from) => ({ from, score: similarity(former[from], value) }));
      // Of equal ones, the entry that was in the same place.
      const best = scored.sort(
        (a, b) => b.score - a.score || Number(b.from === at) - Number(a.from === at),
      )[0];
      if (best === undefined || best.score < score) continue;
      pairs[at] = best.from;
      free.delete(best.from);
    }
  return pairs;
}

function put(document: Document, node: unknown, value: Json): unknown {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return putGroup(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return putList(document, node, value as Json[]);
  if (isScalar(node) && (typeof value !== "object" || value === null)) {
    const scalar: Scalar = node;
    scalar.value = value;
    // The old value's format does not apply to the new one.
    delete scalar.source;
    delete scalar.minFractionDigits;
    return scalar;
  }
  return document.createNode(value);
}

function putGroup(document: Document, map: YAMLMap, value: JsonObject): YAMLMap {
  const keyOf = (item: { readonly key: unknown }) =>
    String(isScalar(item.key) ? item.key.value : item.key);
  map.items = map.items.filter((item) => Object.hasOwn(value, keyOf(item)));
  const keys = Object.keys(value);
  for (const [i, key] of keys.entries()) {
    const fresh = value[key];
    if (fresh === undefined) continue;
    const pair = map.items.find((item) => keyOf(item) === key);
    if (pair) pair.value = put(document, pair.value, fresh);
    else {
      // A new field goes after its predecessor in the form.
      const before = map.items.findIndex((item) => keyOf(item) === keys[i - 1]);
      map.items.splice(before + 1, 0, document.createPair(key, fresh));
    }
  }
  return map;
}

function putList(document: Document, list: YAMLSeq, value: readonly Json[]): YAMLSeq {
  const nodes = list.items;
  const pairs = pairUp(list.toJS(document) as unknown[], value);
  const [sample] = nodes;
  // The parser attaches a comment above the first entry to the list; it must move with its entry.
  if (isNode(sample) && pairs[0] !== 0 && pairs.includes(0) && list.commentBefore) {
    sample.commentBefore = list.commentBefore;
    list.commentBefore = null;
  }
  // New entries are written like their neighbors: on separate lines, or in braces.
  const flow = (isMap(sample) || isSeq(sample)) && sample.flow === true;
  list.items = value.map((item, at) => {
    const from = pairs[at];
    if (from !== undefined) return put(document, nodes[from], item);
    const made = document.createNode(item);
    if (flow && (isMap(made) || isSeq(made))) made.flow = true;
    return made;
  });
  return list;
}

/**
 * @param source a valid YAML file
 * @param value the new value
 * @returns the new file, not yet formatted; the source itself if nothing has changed
 */
export function editYaml(source: string, value: JsonObject): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), value)) return source;
  document.contents = put(document, document.contents, value) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}
