/** Turns what was typed into names: the field's rules for components, folders and paths. */
import { Refusal } from "./cli.ts";

const component = /^[A-Z][A-Za-z0-9]*$/;
const segment = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Rooms that hold components; all but src/ui have folders of their own below. */
const rooms = ["ui", "sections", "live", "illustrations"];

/** "for-startups" becomes "For startups". */
const spaced = (words: string): string => {
  const text = words.replaceAll("-", " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const pascal = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => part.split("-"))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

export interface ComponentName {
  /** "PlanCard" */
  readonly name: string;
  /** "Plan card" */
  readonly title: string;
  /** Below src/, without a closing slash: "ui", "sections/pricing". */
  readonly folder: string;
}

/**
 * @param typed "PlanCard", or with its folder: "sections/pricing/PlanCard"
 * @throws Refusal with one sentence when it is no name, or its folder none for components
 */
export function componentName(typed: string | undefined): ComponentName {
  if (typed === undefined || typed === "") {
    throw new Refusal("Name the component, such as: npm run new component PlanCard");
  }
  const parts = typed.replace(/^src\//, "").split("/");
  const name = parts.pop() ?? "";
  if (!component.test(name)) {
    throw new Refusal(
      `"${name}" is no component name; begin with a capital letter and use only letters and digits, such as PlanCard.`,
    );
  }
  const [room = "ui", ...below] = parts;
  const fits =
    room === "ui"
      ? below.length === 0
      : rooms.includes(room) && (below.length > 0 || room === "illustrations");
  if (!fits || !below.every((part) => segment.test(part))) {
    throw new Refusal(
      `"${parts.join("/")}" is no folder for components; name ui, or one in sections, live or pictures, such as sections/pricing.`,
    );
  }
  const title = spaced(name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-"));
  return { name, title, folder: [room, ...below].join("/") };
}

export interface PageName {
  /** "solutions/for-startups" */
  readonly path: string;
  /** The page's name in words: "For startups". */
  readonly title: string;
  /** The same for the browser's tab, with what stands above it: "For startups, solutions". */
  readonly fullTitle: string;
  /** The content's kind: "solutionsForStartups". */
  readonly kind: string;
  /** What the names of its components begin with: "SolutionsForStartups". */
  readonly component: string;
}

/** Leaves room for the product's name, at most 24 characters, in a title of 60 (src/content/shared-fields.ts). */
const longestTitle = 33;

const cut = (text: string): string =>
  text.length <= longestTitle ? text : text.slice(0, longestTitle + 1).replace(/[\s,]+\S*$/, "");

/**
 * @param typed the page's path, with or without slashes at its ends: "pricing", "/solutions/for-startups/"
 * @throws Refusal with one sentence when it is no path of this site
 */
export function pageName(typed: string | undefined): PageName {
  if (typed === undefined || typed === "") {
    throw new Refusal("Name the page's path, such as: npm run new page pricing");
  }
  const path = typed.replace(/^\/|\/$/g, "");
  const parts = path.split("/");
  if (!parts.every((part) => segment.test(part) && part !== "index")) {
    throw new Refusal(
      `"${typed}" is no path for a page; use lower-case letters, digits and hyphens, such as pricing or solutions/for-startups.`,
    );
  }
  const component = pascal(parts);
  const [title = "", ...above] = parts.toReversed().map(spaced);
  return {
    path,
    title: cut(title),
    fullTitle: cut([title, ...above.map((words) => words.toLowerCase())].join(", ")),
    kind: component.charAt(0).toLowerCase() + component.slice(1),
    component,
  };
}
