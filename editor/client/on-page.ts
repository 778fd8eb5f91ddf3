/**
 * On every page of the development server: a link to its content in the editor; and in the editor's preview, a click on
 * a text tells the editor which one.
 */

export interface Clicked {
  readonly text: string;
  /** Of the block in an article that is being written; 0 elsewhere. */
  readonly line: number;
  readonly page: string;
}

const isPreview = window.parent !== window;
const control = "a, button, input, select, textarea, summary, label, [role=tab], [contenteditable]";

function addLink(): void {
  const link = document.createElement("a");
  link.href = `/_edit/?page=${encodeURIComponent(location.pathname)}`;
  link.textContent = "Edit this page";
  Object.assign(link.style, {
    position: "fixed",
    insetBlockEnd: "1rem",
    insetInlineStart: "1rem",
    zIndex: "99",
    padding: "0.5rem 0.75rem",
    color: "CanvasText",
    background: "Canvas",
    border: "1px solid",
  });
  document.body.append(link);
}

function reportClicks(): void {
  document.addEventListener(
    "click",
    (event) => {
      const element = event.target;
      if (!(element instanceof Element)) return;
      const block = element.closest("[data-line]");
      // Controls keep working on a page, but not in a rendered article.
      if (element.closest(control)) {
        if (block === null) return;
        event.preventDefault();
      }
      const text = element.textContent.trim();
      if (text === "" || text.length > 2000) return;
      const clicked: Clicked = {
        text,
        line: Number(block?.getAttribute("data-line") ?? 0),
        page: location.pathname,
      };
      window.parent.postMessage({ clicked }, location.origin);
    },
    true,
  );
}

if (isPreview) reportClicks();
else if (!location.pathname.startsWith("/_edit/")) addLink();
