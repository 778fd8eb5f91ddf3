/** Cuts a style sheet down to the rules that certain elements can match, and to what those rules refer to. */
import postcss, { type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/** Element names, class names with a leading dot, bands: "h1", ".card", "[data-band=plans]". */
export type Names = Pick<ReadonlySet<string>, "has">;

/** The attribute by which a page's sheet says how tall a later band is. No script sets it. */
export const bandAttribute = "data-band";
export const bandName = (band: string): string => `[${bandAttribute}=${band}]`;

/** Whether one of the alternatives in :is() or :where() may match. */
const mayMatchOne = (node: selectorParser.Pseudo, names: Names) =>
  !/^:(?:is|where)$/i.test(node.value) || node.nodes.some((each) => mayMatchAll(each, names));

/** Whether what a selector asks for is there: classes, elements, bands. All else is given away. */
function mayMatchAll(selector: selectorParser.Selector, names: Names): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return names.has(`.${node.value}`);
    if (node.type === "tag") return names.has(node.value.toLowerCase());
    if (node.type === "attribute" && node.attribute === bandAttribute)
      return node.value === undefined || names.has(bandName(node.value));
    return node.type !== "pseudo" || mayMatchOne(node, names);
  });
}

/** Selectors as trees, each read once: the sheets of all pages have most of them in common. */
const trees = new Map<string, selectorParser.Root>();

function treeOf(selector: string): selectorParser.Root {
  const tree = trees.get(selector) ?? selectorParser().astSync(selector);
  trees.set(selector, tree);
  return tree;
}

const mayMatch = (selector: string, names: Names): boolean =>
  treeOf(selector).nodes.some((each) => mayMatchAll(each, names));

const isKeyframe = ({ parent }: Rule) =>
  parent !== undefined && "name" in parent && /keyframes$/.test(String(parent.name));

/** Names of custom properties and animations in a text. */
const customIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

function dropUnmatched(root: Root, names: Names): void {
  root.walkAtRules("media", (rule) => {
    // Nobody prints before the whole sheet is there.
    if (rule.params === "print") rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/** A statement such as "@layer a, b;" has no nodes at all and stays. */
function dropEmpty(root: Root): void {
  for (let emptied = true; emptied;) {
    emptied = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
}

/** Custom properties that nothing kept refers to, again and again, as they refer to one another. */
function dropUnused(root: Root): void {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    const used = new Set<string>();
    const animations: string[] = [];
    root.walkDecls((declaration) => {
      for (const name of customIn(declaration.value)) used.add(name);
      if (/^animation/.test(declaration.prop)) animations.push(declaration.value);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules(/^(property|keyframes)$/, (rule) => {
      const isUsed =
        rule.name === "property"
          ? used.has(rule.params)
          : animations.some((value) => value.split(/[\s,]+/).includes(rule.params));
      if (!isUsed) rule.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    now = root.toString().length;
  }
  dropEmpty(root);
}

/**
 * @param css a style sheet
 * @returns the rules that such elements may match, whatever they refer to, as `prune` keeps them
 * @throws Error of PostCSS when the sheet cannot be read
 */
export function matching(css: string, names: Names): string {
  const root = postcss.parse(css);
  dropUnmatched(root, names);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(root);
  return root.toString();
}

/**
 * @param css a style sheet
 * @returns the rules that such elements may match, in the same order, in any state and at any width; never too
 *   few, at times more than needed: other attributes and what stands in :not() and :has() are not looked at
 * @throws Error of PostCSS when the sheet cannot be read
 */
export function prune(css: string, names: Names): string {
  const root = postcss.parse(css);
  dropUnmatched(root, names);
  dropUnused(root);
  return root.toString();
}
