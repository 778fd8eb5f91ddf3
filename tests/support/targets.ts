/**
 * Targets that are too small: WCAG 2.2, 2.5.8 (minimum). Runs in the page: it is sent there as source, so it must be
 * self-contained.
 *
 * @param least the minimum size, in pixels
 * @returns each smaller target without enough space around it, with its size. Links within a sentence are exempt, as in
 *   WCAG.
 */
export function smallTargets(least: number): string[] {
  const kinds =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [role=tab], [role=switch], [role=slider], [role=option], [role=menuitem], [role=grid] td";
  const targets = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[inert] *, :disabled"),
  );

  /** The target of a field drawn by its label is the label; otherwise it is both. */
  const boxOf = (element: HTMLElement): DOMRect => {
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const around = label?.getBoundingClientRect();
    const wider = around !== undefined && around.width * around.height > own.width * own.height;
    return wider ? around : own;
  };
  const boxes = new Map(targets.map((element) => [element, boxOf(element)]));

  /** Whether it has words next to it in the same paragraph: then its size is the line's. */
  const isInSentence = (element: HTMLElement): boolean => {
    if (!getComputedStyle(element).display.startsWith("inline")) return false;
    const block = element.closest(
      "p, li, dd, dt, td, th, figcaption, label, blockquote, h1, h2, h3, h4, address, div",
    );
    const links = [...(block?.querySelectorAll("a, button") ?? [])]
      .map(({ textContent }) => textContent.trim())
      .join("");
    const words = block?.textContent.replace(/\s+/g, " ").trim() ?? "";
    return words.length > links.length + 2;
  };

  /** Whether a click 12 pixels from its middle still hits it: its target extends beyond its box. */
  const reaches = (element: HTMLElement): boolean => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = boxOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    const half = least / 2 - 1;
    return [
      [x - Math.max(half, 0), y],
      [x + half, y],
      [x, y - half],
      [x, y + half],
    ].every(([px = 0, py = 0]) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
    });
  };

  const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;
  const middle = ({ left, top, width, height }: DOMRect) =>
    [left + width / 2, top + height / 2] as const;
  /** Whether a 24-pixel circle around its middle intersects another target, or another small one's circle. */
  const isCrowded = (element: HTMLElement, box: DOMRect): boolean => {
    const [x, y] = middle(box);
    return [...boxes].some(([other, near]) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      if (near.width === 0 || near.height === 0) return false;
      const [dx, dy] = [
        Math.max(near.left - x, 0, x - near.right),
        Math.max(near.top - y, 0, y - near.bottom),
      ];
      if (Math.hypot(dx, dy) < least / 2 - 0.5) return true;
      const [ox, oy] = middle(near);
      return isSmall(near) && Math.hypot(ox - x, oy - y) < least - 0.5;
    });
  };

  return [...boxes]
    .filter(([, box]) => box.width > 0 && box.height > 0 && isSmall(box))
    .filter(([element]) => !isInSentence(element))
    .filter(([element, box]) => isCrowded(element, box) && !reaches(element))
    .map(([element, box]) => {
      const words = (element.getAttribute("aria-label") ?? element.textContent).trim();
      return `${element.localName}.${element.getAttribute("class") ?? ""} “${words.slice(0, 40)}”: ${String(Math.round(box.width))} by ${String(Math.round(box.height))}`;
    });
}
