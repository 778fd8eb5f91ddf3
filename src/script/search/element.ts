/** Makes elements, as the site's policy has no place for markup in texts. */

/** @param content texts and elements in order */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** @param press what it does */
export function button(className: string, label: string, press: () => void): HTMLButtonElement {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}
