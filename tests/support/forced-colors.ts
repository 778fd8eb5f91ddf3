/**
 * Finds what is lost in forced colors: backgrounds and shadows disappear, so edges or states that rely on them do too.
 * Runs in the page; each function is self-contained.
 */

/** Marks, in the site's own colors, every control that is shown by its own background. */
export function markFilled(): void {
  const controls =
    "button, a[href], summary, select, input:not([type=hidden]), textarea, [role=tab]";
  const groundOf = (element: Element | null): string => {
    for (let up = element; up !== null; up = up.parentElement) {
      const { backgroundColor } = getComputedStyle(up);
      if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return "";
  };
  for (const element of document.querySelectorAll(controls)) {
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // The skip link is above the window until it has focus, and then has the ring.
    const { width, bottom } = element.getBoundingClientRect();
    if (
      isSeen &&
      width > 2 &&
      bottom + scrollY > 0 &&
      groundOf(element) !== groundOf(element.parentElement)
    )
      element.setAttribute("data-test-filled", "");
  }
}

/** @returns with forced colors: marked elements without a visible edge */
export function lostEdges(): string[] {
  return [...document.querySelectorAll("[data-test-filled]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const style = getComputedStyle(element);
      const hasBorder = ["Top", "Bottom"].some(
        (side) =>
          parseFloat(style[`border${side}Width` as "borderTopWidth"]) >= 1 &&
          style[`border${side}Style` as "borderTopStyle"] !== "none",
      );
      const isDrawn = style.appearance !== "none" && element instanceof HTMLInputElement;
      const isLink = style.textDecorationLine.includes("underline");
      const keeps = style.forcedColorAdjust === "none";
      return !hasBorder && !isDrawn && !isLink && !keeps && style.outlineStyle === "none";
    })
    .map((element) => {
      const words = element.textContent.trim().slice(0, 30);
      return `${element.localName}.${element.getAttribute("class") ?? ""} “${words}”`;
    });
}

/** @returns with forced colors: selected, pressed or current elements that look like their neighbors */
export function lostStates(): string[] {
  const states =
    "[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current], input:checked";
  // Every author background has the page's color, so it shows nothing.
  const rgb = (color: string) => color.match(/\d+/g)?.slice(0, 3).join() ?? "";
  const ground = rgb(getComputedStyle(document.documentElement).backgroundColor);
  const isOn = (element: Element) =>
    element.matches(states) && element.getAttribute("aria-current") !== "false";
  const lookOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const next = element instanceof HTMLInputElement ? element.nextElementSibling : undefined;
    const drawn = [element, label, next, ...element.children].filter(
      (each) => each instanceof Element,
    );
    const styles = drawn.flatMap((each) =>
      [null, "::before", "::after"].map((part) => getComputedStyle(each, part)),
    );
    return styles
      .map((style) =>
        [
          style.content,
          style.display,
          style.opacity,
          style.scale,
          style.transform,
          style.border,
          style.outline,
          style.color,
          rgb(style.backgroundColor) === ground ? "" : style.backgroundColor,
          style.fontWeight,
          style.textDecorationLine,
          style.textDecorationColor,
          style.stroke,
          style.fill,
        ].join(),
      )
      .join("|");
  };
  const isNative = (element: Element) =>
    element instanceof HTMLInputElement &&
    getComputedStyle(element).appearance !== "none" &&
    element.getBoundingClientRect().width > 4;
  return [...document.querySelectorAll(states)]
    .filter((element) => isOn(element) && !isNative(element) && element.checkVisibility())
    .filter((element) => {
      const around =
        element.closest("[role=tablist], fieldset, ul, ol, nav, [role=group], tr") ?? document;
      const kind = `${element.localName}${[...element.classList].map((name) => `.${CSS.escape(name)}`).join("")}`;
      const peer = [...around.querySelectorAll(kind)].find(
        (other) => !isOn(other) && other.checkVisibility(),
      );
      return peer !== undefined && lookOf(peer) === lookOf(element);
    })
    .map(
      (element) =>
        `${element.localName}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 30)}”`,
    );
}
