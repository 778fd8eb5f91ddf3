/**
 * Gives a root the style of a live part: a document, or the shadow root of a custom element. The sheet is plain CSS
 * that came with the part's code (`import css from "./x.css?inline"`), so that a page whose part nobody touches does
 * not carry it; the policy of the site refuses style elements, not adopted sheets.
 */

/** One sheet for a text, however many roots adopt it. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * @param root where the style shall hold; a root that has it already is left alone
 * @param css the sheet's text; it must not hold `@import`, which adopted sheets ignore
 */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) {
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
