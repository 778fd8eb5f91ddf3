/** Cuts a style sheet down to the rules that certain elements can match, and to what those rules refer to. */
import postcss, { type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/** Whether every class and element that a selector asks for is there; what stands in brackets is given away. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  let matches = true;
  selectorParser((root) => {
    const visit = (node: selectorParser.Node) => {
      if (node.type === "class") matches &&= names.has(`.${node.value}`);
      if (node.type === "tag") matches &&= names.has(node.value.toLowerCase());
      if (node.type === "root" || node.type === "selector") node.each(visit);
    };
    visit(root);
  }).processSync(selector);
  return matches;
}

const isKeyframe = ({ parent }: Rule) =>
  parent !== undefined && "name" in parent && /keyframes$/.test(String(parent.name));

/** Names of custom properties and animations in a text. */
const customIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

function dropUnmatched(root: Root, names: ReadonlySet<string>): void {
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
  // A statement such as "@layer a, b;" has no nodes at all and stays.
  for (let emptied = true; emptied;) {
    emptied = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
}

/**
 * @param css a style sheet without nesting
 * @param names element names and class names with a leading dot ("h1", ".card")
 * @returns the rules that such elements may match, in the same order, in any state and at any width; never too
 *   few, at times more than needed: attributes and what stands in :is(), :where(), :not(), :has() are not looked at
 * @throws Error of PostCSS when the sheet cannot be read
 */
export function prune(css: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropUnmatched(root, names);
  dropUnused(root);
  return root.toString();
}
