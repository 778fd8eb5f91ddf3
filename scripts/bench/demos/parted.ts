/**
 * Parts a page that nobody has touched into the demo and the rest: what of its HTML and style would not be there
 * without the demo.
 */

export interface Parted {
  /** The document, and the same without islands and what starts them. */
  readonly html: readonly [whole: string, rest: string];
  /** Of each sheet, inlined or linked: its rules, and those that the page would need without islands. */
  readonly sheets: readonly (readonly [whole: string, rest: string])[];
}

/**
 * Runs in the page, and must be self-contained. A rule is the demo's where all that it matches lies in an island; in a
 * sheet of this page's own also where it matches nothing yet: then it dresses the demo once it is live.
 *
 * @param source the document as it was sent
 * @param shared addresses of sheets that other pages have, too
 */
export function partPage([source, shared]: readonly [string, readonly string[]]): Parted {
  const island = "astro-island";
  const parsed = new DOMParser().parseFromString(source, "text/html");
  const whole = parsed.documentElement.outerHTML;
  const starters = [...parsed.scripts].filter(({ text }) => text.includes(island));
  for (const part of [...parsed.querySelectorAll(island), ...starters]) part.remove();

  /** Without states and pseudo-elements: what it could ever match. */
  const plain = (selector: string) =>
    selector
      .replace(/(?<!\\)::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "")
      .replace(/(^|[\s>+~,])(?=$|[\s>+~,])/g, "$1*");
  const matches = (selector: string): Element[] => {
    try {
      return [...document.querySelectorAll(plain(selector))];
    } catch {
      return [document.documentElement];
    }
  };
  const isDemos = (selector: string, isOwn: boolean) => {
    const found = matches(selector);
    return found.length === 0 ? isOwn : found.every((element) => element.closest(island) !== null);
  };
  const rest = (rules: CSSRuleList, isOwn: boolean): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule)
          return isDemos(rule.selectorText, isOwn) ? "" : rule.cssText;
        if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
        const within = rest(rule.cssRules, isOwn);
        return within === ""
          ? ""
          : `${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${within}}`;
      })
      .join("");
  const all = (rules: CSSRuleList): string => [...rules].map(({ cssText }) => cssText).join("");
  const sheets = [...document.styleSheets].map((sheet) => {
    const isOwn = sheet.href !== null && !shared.includes(new URL(sheet.href).pathname);
    return [all(sheet.cssRules), rest(sheet.cssRules, isOwn)] as const;
  });
  return { html: [whole, parsed.documentElement.outerHTML], sheets };
}
