/** The phone's menu closes when the keyboard leaves it: what is behind it could not be seen. */
export function menuFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
}
