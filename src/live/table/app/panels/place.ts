/** Where a panel stands: below what it hangs from, or above it, within the window and the width of the table's frame. */

/** Pixels between the panel and what it keeps clear of. */
const gap = 6;

/**
 * Below the anchor where the panel fits, else above it where it fits there; else over it, as high as the window. What
 * is higher than that is scrolled in the panel.
 */
export function place(panel: HTMLElement, anchor: Element): void {
  const { style } = panel;
  const box = anchor.getBoundingClientRect();
  const frame = (anchor.closest(".tbl") ?? document.body).getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const start = Math.max(frame.left, gap);
  const end = Math.min(frame.right, page - gap);
  style.maxWidth = `min(24rem, ${String(end - start)}px)`;
  style.maxHeight = `${String(innerHeight - 2 * gap)}px`;
  // Without the panel's own limit it has the height that it wants.
  const { offsetHeight: height, offsetWidth: width } = panel;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const lowest = innerHeight - gap - height;
  const top = below <= lowest || above < gap ? Math.min(below, lowest) : above;
  style.top = `${String(Math.max(top, gap) + scrollY)}px`;
  style.left = `${String(Math.max(Math.min(box.left, end - width), start) + scrollX)}px`;
}
