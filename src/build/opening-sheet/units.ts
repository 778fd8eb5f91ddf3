/** Style sheets as lists of units, which can be told apart, ordered and joined across sheets. */
import postcss, { type ChildNode } from "postcss";

/** What stands at the top of a sheet or of a layer in it: a rule with all that is nested, or an at-rule. */
export interface Unit {
  /** The layer's name; empty for what stands in none. */
  readonly layer: string;
  readonly text: string;
  /** Tells it from all others of its sheet; the same unit of another sheet has the same. */
  readonly key: string;
}

const layerOf = (node: ChildNode) =>
  node.type === "atrule" && node.name === "layer" && node.nodes ? node.params : undefined;

/**
 * @param css a style sheet, or several, joined
 * @returns its units in their order
 * @throws Error of PostCSS when the sheet cannot be read
 */
export function unitsOf(css: string): Unit[] {
  const seen = new Map<string, number>();
  const unit = (node: ChildNode, layer: string): Unit => {
    const text = node.toString();
    const same = `${layer}|${text}`;
    const times = seen.get(same) ?? 0;
    seen.set(same, times + 1);
    return { layer, text, key: times === 0 ? same : `${same}|${String(times)}` };
  };
  return postcss.parse(css).nodes.flatMap((node) => {
    const layer = layerOf(node);
    return layer === undefined || !("nodes" in node) || node.nodes === undefined
      ? [unit(node, "")]
      : node.nodes.map((inner) => unit(inner, layer));
  });
}

/** @returns the units as a style sheet */
export function cssOf(units: readonly Unit[]): string {
  let css = "";
  units.forEach(({ layer, text }, i) => {
    const [before, after] = [units[i - 1]?.layer ?? "", units[i + 1]?.layer ?? ""];
    if (layer !== "" && layer !== before) css += `@layer ${layer}{`;
    css += text;
    if (layer === "" && !text.endsWith("}")) css += ";";
    if (layer !== "" && layer !== after) css += "}";
  });
  return css;
}

/**
 * @returns the units of both, each once, in an order that is that of either; undefined where the two have some in
 *   opposite orders, as then no joined sheet would look like each of them
 */
export function mergeUnits(a: readonly Unit[], b: readonly Unit[]): Unit[] | undefined {
  const places = new Map(a.map(({ key }, i) => [key, i]));
  const merged: Unit[] = [];
  let next = 0;
  for (const unit of b) {
    const place = places.get(unit.key);
    if (place === undefined) merged.push(unit);
    else if (place < next) return undefined;
    else {
      merged.push(...a.slice(next, place + 1));
      next = place + 1;
    }
  }
  return [...merged, ...a.slice(next)];
}
