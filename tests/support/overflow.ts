/** Finds text that is hard to read: it leaves its box, lies over other text, or breaks within a word. */
import type { Page } from "playwright-core";

/**
 * One pass over the texts of a page:
 * - text that crosses a visible edge: an ancestor's border, background or clipping. Scrollable text is fine, and text
 *   with an ellipsis is cut off on purpose.
 * - lines of different elements that overlap. Positioned elements are above others on purpose.
 * - words broken over two lines.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Rows of tags extend past their edges on purpose. */
    const except = ".marquee";
    interface Edges {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Box {
      /** What its text must not cross. */
      readonly edges: Edges;
      readonly owner: Element | null;
      /** Where its text is visible. */
      readonly clip: Edges;
      /** The positioned element that holds it. */
      readonly layer: Element | null;
      readonly fontSize: number;
      /** Whether words may break. */
      readonly breaks: boolean;
    }
    interface Line extends Edges {
      readonly text: string;
      readonly parent: Element;
      readonly layer: Element | null;
    }
    const far: Edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const nowhere: Edges = { left: 0, right: 0, top: 0, bottom: 0 };
    const outermost = { edges: far, owner: null, clip: far, layer: null };
    const transparent = "rgba(0, 0, 0, 0)";
    /** Overlaps that nobody sees, in pixels. */
    const least = 3;

    const within = (inner: Edges, outer: Edges): Edges => ({
      left: Math.max(inner.left, outer.left),
      right: Math.min(inner.right, outer.right),
      top: Math.max(inner.top, outer.top),
      bottom: Math.min(inner.bottom, outer.bottom),
    });

    /** The sides with a border, a background or clipping. */
    const drawnSides = (style: CSSStyleDeclaration, isClipped: boolean) => {
      const isFilled =
        isClipped || style.backgroundColor !== transparent || style.backgroundImage !== "none";
      const isDrawn = (side: "Top" | "Right" | "Bottom" | "Left") =>
        isFilled ||
        (style[`border${side}Width`] !== "0px" && style[`border${side}Color`] !== transparent);
      return {
        left: isDrawn("Left"),
        right: isDrawn("Right"),
        top: isDrawn("Top"),
        bottom: isDrawn("Bottom"),
      };
    };

    const read = (
      element: Element,
      outer: Pick<Box, "edges" | "owner" | "clip" | "layer">,
    ): Box => {
      const style = getComputedStyle(element);
      const own = {
        layer: /absolute|fixed|sticky/.test(style.position) ? element : outer.layer,
        fontSize: parseFloat(style.fontSize),
        breaks: style.overflowWrap !== "normal" || style.wordBreak !== "normal",
      };
      // For screen readers only; drawings that others use.
      if (style.clipPath !== "none" || style.width === "0px")
        return { ...own, edges: far, owner: null, clip: nowhere };
      const flow = style.overflowX + style.overflowY;
      const isClipped = flow !== "visiblevisible";
      const rect = element.getBoundingClientRect();
      const clip = isClipped ? within(rect, outer.clip) : outer.clip;
      const isFree =
        /auto|scroll/.test(flow) ||
        style.textOverflow === "ellipsis" ||
        style.webkitLineClamp !== "none" ||
        element.matches(except);
      if (isFree) return { ...own, edges: far, owner: null, clip };
      const same = { ...own, edges: outer.edges, owner: outer.owner, clip };
      if (/^(inline|contents)$/.test(style.display)) return same;
      const sides = drawnSides(style, isClipped);
      const drawn = Object.values(sides);
      if (!drawn.includes(true)) return same;
      const edges = {
        left: sides.left ? rect.left : -Infinity,
        right: sides.right ? rect.right : Infinity,
        top: sides.top ? rect.top : -Infinity,
        bottom: sides.bottom ? rect.bottom : Infinity,
      };
      // A mark may extend over its card, but the card's own text may not.
      const isWhole = !drawn.includes(false);
      return { ...same, edges: isWhole ? edges : within(edges, outer.edges), owner: element };
    };

    const boxes = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const known = boxes.get(element);
      if (known) return known;
      const parent = element.parentElement;
      const isTop = element === document.body || parent === null;
      const box = read(element, isTop ? outermost : boxOf(parent));
      // The page itself is no box.
      boxes.set(element, isTop ? { ...box, ...outermost } : box);
      return boxes.get(element) ?? box;
    };

    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const found: string[] = [];
    const range = document.createRange();

    /** The first plain word on more than one line; only one that is wider than all lines can be. */
    const brokenWord = (node: Text, widest: number, fontSize: number): string | undefined => {
      for (const { 0: word, index } of node.data.matchAll(
        /(?<!\S)\p{P}*\p{L}[\p{L}’']+\p{P}*(?!\S)/gu,
      )) {
        if (word.length * fontSize < widest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (more.some(({ top, width }) => width > 1 && first && top > first.top + least))
          return word;
      }
      return undefined;
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!parent || !text) continue;
      range.selectNodeContents(node);
      const rects = range.getClientRects();
      if (rects.length === 0) continue;
      const { edges, owner, clip, layer, fontSize, breaks } = boxOf(parent);
      // Lines are taller than their letters in tightly set text.
      const above = fontSize * 0.3;
      let widest = 0;
      let isOut = edges === far;
      for (const rect of rects) {
        widest = Math.max(widest, rect.width);
        if (rect.width <= 1) continue;
        const out = Math.max(
          edges.left - rect.left,
          rect.right - edges.right,
          edges.top - rect.top - above,
          rect.bottom - edges.bottom - above,
        );
        if (!isOut && out > 1 && parent.checkVisibility({ visibilityProperty: true })) {
          isOut = true;
          found.push(
            `${text} (${out.toFixed()} px out of ${owner?.localName ?? ""}.${owner?.getAttribute("class") ?? ""})`,
          );
        }
        const { left, right, top, bottom } = within(rect, clip);
        lines.push({
          text,
          parent,
          layer,
          left,
          right,
          top: Math.max(top, rect.top + above),
          bottom: Math.min(bottom, rect.bottom - above),
        });
      }
      if (breaks && rects.length > 1) {
        const word = brokenWord(node as Text, widest, fontSize);
        if (word !== undefined && isVisible(parent)) found.push(`${word} (a broken word)`);
      }
    }

    lines.sort((a, b) => a.top - b.top);
    const reported = new Set<string>();
    lines.forEach((a, i) => {
      for (let j = i + 1; j < lines.length; j++) {
        const b = lines[j];
        if (!b || b.top > a.bottom - least) break;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= least) continue;
        if (b.bottom - b.top <= least || a.layer !== b.layer) continue;
        if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
        if (isVisible(a.parent) && isVisible(b.parent)) reported.add(`${a.text} (over: ${b.text})`);
      }
    });
    return [...found, ...reported];
  });
