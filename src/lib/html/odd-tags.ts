/** The slow way to a page's start tags, by a real parser: for what src/lib/html/tags.ts leaves to it. */
import { parse, parseFragment, type Token } from "parse5";
import { elementsOf } from "./elements.ts";
import type { StartTag } from "./tags.ts";

const mapOf = (attributes: readonly Token.Attribute[]): ReadonlyMap<string, string> =>
  new Map(
    attributes.map(({ prefix, name, value }) => [
      `${prefix ? `${prefix}:` : ""}${name}`.toLowerCase(),
      value,
    ]),
  );

/** @param written what stands in a start tag behind its name, with its ">" */
export function decodedAttributes(written: string): ReadonlyMap<string, string> {
  const [element] = elementsOf(parseFragment(`<a${written}`));
  return mapOf(element?.attrs ?? []);
}

/**
 * @param html a whole page's text
 * @param from where to begin, in characters
 * @returns the start tags from there on, in the order of the text
 */
export function tagsOfTree(html: string, from: number): StartTag[] {
  const found = new Map<number, StartTag>();
  const tree = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  for (const { tagName, attrs, childNodes, sourceCodeLocation } of elementsOf(tree)) {
    const place = sourceCodeLocation?.startTag ?? sourceCodeLocation;
    // An element that the parser adds has no place; one that it repeats has the place of the first.
    if (!place || place.startOffset < from || found.has(place.startOffset)) continue;
    const name = tagName.toLowerCase();
    const holdsText = name === "script" || name === "style";
    found.set(place.startOffset, {
      name,
      source: html.slice(place.startOffset, place.endOffset),
      start: place.startOffset,
      end: place.endOffset,
      text: holdsText
        ? childNodes.map((child) => ("value" in child ? child.value : "")).join("")
        : "",
      attributes: () => mapOf(attrs),
    });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
