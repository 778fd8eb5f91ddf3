/**
 * Styles that only a running app needs: they come with its code, as text (`import css from "./x.css?inline"`), and
 * are adopted by the document, which the policy allows where a style element is refused.
 *
 * @param css plain CSS; the same text is adopted once
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const adopted = new Set<string>();
