/** Finds text that overflows its box: a card, a chip, a table, or anything that clips its contents. */
import type { Page } from "playwright-core";

/**
 * Text that crosses a visible edge: an ancestor's border, background or clipping. Scrollable text is fine, and text
 * with an ellipsis is cut off on purpose.
 * @param except a selector for intentional overlaps
 */
export const protrudingText = (page: Page, except: string): Promise<string[]> =>
  page.evaluate((except) => {
    interface Edges {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
      readonly name: string;
    }
    const far = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, name: "" };
    const known = new Map<Element, Edges>();
    const transparent = "rgba(0, 0, 0, 0)";

    const ownEdges = (element: Element, style: CSSStyleDeclaration, parent: Edges): Edges => {
      if (/^(inline|contents)$/.test(style.display)) return parent;
      const rect = element.getBoundingClientRect();
      const isFilled = style.backgroundColor !== transparent || style.backgroundImage !== "none";
      const isClipped = style.overflowX !== "visible" || style.overflowY !== "visible";
      const isDrawn = (side: "Top" | "Right" | "Bottom" | "Left") =>
        isFilled ||
        isClipped ||
        (style[`border${side}Width`] !== "0px" && style[`border${side}Color`] !== transparent);
      const sides = {
        left: isDrawn("Left"),
        right: isDrawn("Right"),
        top: isDrawn("Top"),
        bottom: isDrawn("Bottom"),
      };
      if (!Object.values(sides).includes(true)) return parent;
      // A mark may extend over its card, but the card's own text may not.
      const outer = Object.values(sides).includes(false) ? parent : far;
      return {
        left: sides.left ? Math.max(rect.left, outer.left) : outer.left,
        right: sides.right ? Math.min(rect.right, outer.right) : outer.right,
        top: sides.top ? Math.max(rect.top, outer.top) : outer.top,
        bottom: sides.bottom ? Math.min(rect.bottom, outer.bottom) : outer.bottom,
        name: `${element.localName}.${element.getAttribute("class") ?? ""}`,
      };
    };

    const edgesOf = (element: Element | null): Edges => {
      if (element === null || element === document.body) return far;
      const before = known.get(element);
      if (before) return before;
      const style = getComputedStyle(element);
      const isFree =
        element.matches(except) ||
        /auto|scroll/.test(style.overflowX + style.overflowY) ||
        style.textOverflow === "ellipsis" ||
        style.webkitLineClamp !== "none" ||
        // For screen readers only; drawings that others use.
        style.clipPath !== "none" ||
        style.width === "0px";
      const edges = isFree ? far : ownEdges(element, style, edgesOf(element.parentElement));
      known.set(element, edges);
      return edges;
    };

    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim()) continue;
      const edges = edgesOf(parent);
      if (edges === far) continue;
      range.selectNodeContents(node);
      // Lines are taller than their letters in tightly set text.
      const above = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const out = Math.max(
          edges.left - left,
          right - edges.right,
          edges.top - top - above,
          bottom - edges.bottom - above,
        );
        if (width <= 1 || out <= 1 || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        found.push(`${node.nodeValue.trim()} (${out.toFixed()} px out of ${edges.name})`);
        break;
      }
    }
    return found;
  }, except);
