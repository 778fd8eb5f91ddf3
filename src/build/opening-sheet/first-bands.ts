/** Reads from built pages what stands in their first bands, and where the sheets that are linked have to move. */
import { type StartTag, startTags } from "../../lib/html/tags.ts";
import { bandAttribute, bandName } from "./prune.ts";

/** A sheet's link: where it leads, and where it stands in the page, in characters. */
export interface SheetLink {
  readonly href: string;
  readonly start: number;
  readonly end: number;
}

export interface FirstBand {
  /** Class names and element names up to the end of the first band, as `prune` takes them. */
  readonly names: ReadonlySet<string>;
  /** Where the page's first script stands, in characters: it asks for the fonts that the sheet declares. */
  readonly script: number;
  /** The links to sheets, at least one, all behind that script, in the order of the page. */
  readonly links: readonly SheetLink[];
  /** Where the first band ends, in characters. */
  readonly end: number;
}

/** Elements that browsers add where none is written; every page writes its html, head and body. */
const added: Readonly<Record<string, readonly string[]>> = { table: ["tbody"] };

/** Classes are told from elements by their dot, as in a selector. */
function namesOf(elements: ReadonlySet<string>, classLists: ReadonlySet<string>): Set<string> {
  const names = new Set(elements);
  for (const name of elements) for (const more of added[name] ?? []) names.add(more);
  for (const list of classLists) {
    for (const name of list.split(/\s+/)) if (name) names.add(`.${name}`);
  }
  return names;
}

/** @throws Error when the element holds something, as the sheet's link goes right behind it */
function endOf(html: string, { name, end }: StartTag): number {
  const endTag = `</${name}>`;
  if (!html.startsWith(endTag, end)) {
    throw new Error(`the element that ends the first band has to be empty: <${name}>…${endTag}`);
  }
  return end + endTag.length;
}

/**
 * @param html a built page
 * @param marker the id of the element that ends the first band (src/sections/chrome/FirstViewEnd.tsx)
 * @returns undefined when the page has no such element or has no script or links no sheet before it: it stays as it is
 * @throws Error when that element is not empty
 */
export function firstBandOf(html: string, marker: string): FirstBand | undefined {
  const elements = new Set<string>();
  const classLists = new Set<string>();
  const bands = new Set<string>();
  const links: SheetLink[] = [];
  let script: number | undefined;
  // Nothing behind the marker is read.
  for (const tag of startTags(html)) {
    const { start, end } = tag;
    const attributes = tag.attributes();
    elements.add(tag.name);
    classLists.add(attributes.get("class") ?? "");
    const named = attributes.get(bandAttribute);
    if (named !== undefined) bands.add(bandName(named));
    if (tag.name === "script") script ??= start;
    const href = attributes.get("href");
    if (href && attributes.get("rel") === "stylesheet") links.push({ href, start, end });
    if (attributes.get("id") === marker) {
      return links.length > 0 && script !== undefined
        ? {
            names: new Set([...namesOf(elements, classLists), ...bands]),
            script,
            links,
            end: endOf(html, tag),
          }
        : undefined;
    }
  }
  return undefined;
}
