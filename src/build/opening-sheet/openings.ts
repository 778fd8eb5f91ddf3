/** From what was seen of the pages to the sheets that are inlined into them. */
import { kept, keyOf } from "../kept.ts";
import type { Area } from "./area.ts";
import { familiesOf } from "./families.ts";
import { prune } from "./prune.ts";
import { cssOf, unitsOf } from "./units.ts";

/** What was seen of the pages that link the same sheets. */
export interface Seen {
  readonly hrefs: readonly string[];
  readonly paths: string[];
  /** Of their first bands. */
  readonly names: Set<string>;
  /** Values of `class` on the whole pages. */
  readonly classLists: Set<string>;
}

/** @returns values of `class`, as written, copied so that they do not keep the page in memory */
export const classListsIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].map(([, list = ""]) => Buffer.from(list).toString()),
  );

/** What a sheet dresses, scripts may bring; escaped names are utilities, which stand in the sheet of all pages. */
const classesIn = (css: string) => css.match(/\.-?[_a-z][\w-]*/gi) ?? [];

function areaOf({ paths, names, classLists }: Seen, css: string): Area {
  const onPages = [...classLists].flatMap((list) => list.split(/\s+/).map((name) => `.${name}`));
  return { paths, names, units: unitsOf(css), classes: new Set([...onPages, ...classesIn(css)]) };
}

/**
 * @param seen by what tells an area from another
 * @param read gives a sheet's text
 * @param most how many different openings there may be
 * @returns the opening of each area by the same
 * @throws Error when there cannot be so few; of PostCSS when a sheet cannot be read
 */
export function openingsOf(
  seen: ReadonlyMap<string, Seen>,
  read: (href: string) => string,
  most: number,
): Map<string, string> {
  const areas = new Map(
    [...seen].map(([key, each]) => {
      const css = each.hrefs.map(read).join("\n");
      return [key, areaOf(each, css)] as const;
    }),
  );
  const families = familiesOf(
    [...areas.values()].map((area) => ({ area, opening: prune(cssOf(area.units), area.names) })),
    most,
  );
  const openings = new Map(
    families.flatMap(({ areas: members, units }) => {
      const has = (name: string) => members.some(({ names }) => names.has(name));
      const opening = prune(cssOf(units), { has });
      return members.map((area) => [area, opening] as const);
    }),
  );
  return new Map([...areas].map(([key, area]) => [key, openings.get(area) ?? ""]));
}

/**
 * The same as `openingsOf`, of the last build where nothing that they are made of is another: they take some seconds.
 */
export function keptOpeningsOf(
  seen: ReadonlyMap<string, Seen>,
  read: (href: string) => string,
  most: number,
): Map<string, string> {
  const sheets = new Map(
    [...seen.values()].flatMap(({ hrefs }) => hrefs).map((href) => [href, read(href)]),
  );
  const parts = [...seen].map(([key, { paths, names, classLists }]) => [
    key,
    paths,
    [...names],
    [...classLists],
  ]);
  const key = keyOf(
    ["src/build/opening-sheet/openings.ts"],
    JSON.stringify([most, [...sheets], parts]),
  );
  return new Map(kept("openings", key, () => [...openingsOf(seen, read, most)]));
}
