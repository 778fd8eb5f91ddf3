/** Areas and families of pages, and whether the areas of a family bear each other's rules. */
import { matching } from "./prune.ts";
import { cssOf, type Unit } from "./units.ts";

/** Pages that link the same sheets. */
export interface Area {
  readonly paths: readonly string[];
  /** Of its sheets, in their order. */
  readonly units: readonly Unit[];
  /** What stands in its first bands: element names, and class names with a leading dot. */
  readonly names: ReadonlySet<string>;
  /** Class names with a leading dot that stand anywhere on its pages, or come to stand there. */
  readonly classes: ReadonlySet<string>;
}

/** Areas that share one opening sheet. */
export interface Family {
  readonly areas: readonly Area[];
  /** Of all of them, each once. */
  readonly units: readonly Unit[];
}

/** "@keyframes turn", "@property --turn": of one name the last one counts. */
const nameOf = ({ text }: Unit) => /^@(?:[\w-]*keyframes|property)\s+[\w-]+/.exec(text)?.[0];

/**
 * What of the family's rules is none of an area's own and may yet match on its pages. The opening sheet stays when
 * the whole ones are there, so all of a page counts, not its first band alone.
 */
function strangersTo(area: Area, { areas, units }: Family): string {
  const own = new Set(area.units.map(({ key }) => key));
  const named = new Set(area.units.map(nameOf));
  const others = units.filter((unit) => {
    const name = nameOf(unit);
    return !own.has(unit.key) && (name === undefined || named.has(name));
  });
  const inOpening = (name: string) => areas.some(({ names }) => names.has(name));
  return matching(cssOf(others), {
    has: (name) => inOpening(name) && (!name.startsWith(".") || area.classes.has(name)),
  });
}

/** @returns undefined, or the sentence part that says which rule would show on a page that it is not meant for */
export function obstacleIn(family: Family): string | undefined {
  for (const area of family.areas) {
    const strange = strangersTo(area, family);
    if (strange !== "") {
      return `${area.paths[0] ?? "a page"} would be dressed by a rule of another page: ${strange.slice(0, 200)}`;
    }
  }
  return undefined;
}
