/** Whether nothing has the focus, in the page or in the shadow root that had it: the element is gone. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.shadowRoot?.activeElement === null;
}
