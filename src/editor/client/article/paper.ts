/** The page inside the preview of an article (src/editor/paper.astro), which has the site's own stylesheet. */

export interface Paper {
  readonly draw: (html: string) => void;
  /** Shows which block the cursor is in, and brings it into sight. */
  readonly mark: (line: number) => void;
}

/**
 * @param frame once its page has loaded
 * @param onLine is told the line of a block that is clicked
 * @returns null where the frame holds another page
 */
export function paperIn(frame: HTMLIFrameElement, onLine: (line: number) => void): Paper | null {
  const inner = frame.contentDocument;
  const paper = inner?.getElementById("paper");
  if (!inner || !paper) return null;
  // Elements of another window are no instances of this one's classes.
  const lineAt = (target: EventTarget | null): number =>
    Number((target as Element | null)?.closest("[data-line]")?.getAttribute("data-line") ?? 0);
  inner.addEventListener("click", (event) => {
    if ((event.target as Element | null)?.closest("a, button")) event.preventDefault();
    const line = lineAt(event.target);
    if (line > 0) onLine(line);
  });
  let marked = 0;
  return {
    draw: (html) => {
      paper.innerHTML = html;
      marked = 0;
    },
    mark: (line) => {
      const blocks = [...paper.querySelectorAll("[data-line]")];
      const block = blocks.findLast((one) => Number(one.getAttribute("data-line")) <= line);
      for (const one of blocks) one.toggleAttribute("data-current", one === block);
      const at = Number(block?.getAttribute("data-line") ?? 0);
      if (at !== marked && marked !== 0) block?.scrollIntoView({ block: "nearest" });
      marked = at;
    },
  };
}
