/** Writes a text where it has changed: what stays the same is left alone, so that nothing is told twice. */
export function write(within: Element, selector: string, text: string): void {
  const element = within.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
