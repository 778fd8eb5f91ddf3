/** Reads from built pages what stands in their first bands, and where the sheet that is linked has to move. */
import { parse } from "parse5";
import { attribute, type Element, elementsOf } from "../../lib/html/elements.ts";

/** A stretch of a page's text, in characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FirstBand {
  /** Class names and element names up to the end of the first band. */
  readonly names: ReadonlySet<string>;
  /** Where the page's first script stands, in characters: it asks for the fonts that the sheet declares. */
  readonly script: number;
  /** The sheet's link in the head, behind that script. */
  readonly link: Span & { readonly href: string };
  /** Where the first band ends, in characters. */
  readonly end: number;
}

/** Classes are told from elements by their dot, as in a selector. */
const namesOf = (element: Element): string[] => [
  element.tagName,
  ...(attribute(element, "class") ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`),
];

/**
 * @param html a built page
 * @param marker the id of the element that ends the first band (src/sections/chrome/FirstViewEnd.tsx)
 * @returns undefined when the page has no such element or has no script or links no sheet in its head: it stays as it is
 */
export function firstBandOf(html: string, marker: string): FirstBand | undefined {
  const names = new Set<string>();
  let link: FirstBand["link"] | undefined;
  let script: number | undefined;
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true }))) {
    for (const name of namesOf(element)) names.add(name);
    const place = element.sourceCodeLocation;
    const href = attribute(element, "href");
    if (element.tagName === "script") script ??= place?.startOffset;
    if (place && href && attribute(element, "rel") === "stylesheet") {
      link ??= { href, start: place.startOffset, end: place.endOffset };
    }
    if (place && attribute(element, "id") === marker) {
      return link && script !== undefined
        ? { names, script, link, end: place.endOffset }
        : undefined;
    }
  }
  return undefined;
}
