import { useEffect, useRef, useState } from "react";
import type { Draft } from "../protocol.ts";
import type { OpenFile } from "../server/open.ts";
import { afterPause, sendRequest } from "./requests.ts";

/** The widths of screens, in pixels. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The page that shows the file; the development server reloads it after a save. An article updates while typing. */
export function Preview({ file, draft, line }: { file: OpenFile; draft: Draft; line: number }) {
  const [width, setWidth] = useState<Width>(file.live ? "Tablet" : "Desktop");
  const [page, setPage] = useState(file.pages[0]);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useDrawing(frame, file, draft, line, loads);

  useEffect(() => {
    const fit = () => {
      if (stage.current === null || frame.current === null) return;
      const { clientWidth, clientHeight } = stage.current;
      const scale = Math.min(1, clientWidth / widths[width]);
      frame.current.style.width = `${widths[width]}px`;
      frame.current.style.height = `${clientHeight / scale}px`;
      frame.current.style.scale = String(scale);
    };
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, [width]);

  if (page === undefined) return null;
  return (
    <section
      className="sticky top-18 grid h-[calc(100vh-5.5rem)] grid-rows-[auto_1fr] gap-2"
      aria-label="Preview"
    >
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label="Width"
          value={width}
          onChange={({ target }) => setWidth(target.value as Width)}
        >
          {Object.keys(widths).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select aria-label="Page" value={page} onChange={({ target }) => setPage(target.value)}>
          {file.pages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <a href={page} target="_blank" rel="noreferrer">
          Open the page
        </a>
        <p className="flex justify-between gap-4 text-small text-ink-muted">
          Click a sentence to edit it.
        </p>
      </div>
      <div ref={stage} className="overflow-hidden border border-line">
        <iframe
          ref={frame}
          src={page}
          title="Preview"
          className="origin-top-left"
          onLoad={() => setLoads((count) => count + 1)}
        />
      </div>
    </section>
  );
}

type Frame = React.RefObject<HTMLIFrameElement | null>;

/** Renders an article over its page while it is being written, and scrolls to the block with the cursor. */
function useDrawing(frame: Frame, file: OpenFile, draft: Draft, line: number, loads: number): void {
  const [drawing, setDrawing] = useState<{ title: string; html: string } | null>(null);
  const { live } = file;
  useEffect(() => {
    if (!live) return undefined;
    return afterPause(200, (signal) => {
      // If rendering fails, the last preview stays; the check reports the fault.
      sendRequest("preview", { draft }, signal).then(setDrawing, () => undefined);
    });
  }, [draft, live]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    const text = page?.querySelector("main .prose");
    const title = page?.querySelector("main h1");
    if (drawing === null || !page || !text || !title) return;
    const template = document.createElement("template");
    template.innerHTML = drawing.html;
    text.replaceChildren(page.importNode(template.content, true));
    title.textContent = drawing.title;
  }, [frame, drawing, loads]);

  useEffect(() => {
    const blocks = [...(frame.current?.contentDocument?.querySelectorAll("[data-line]") ?? [])];
    const block = blocks.findLast((each) => Number(each.getAttribute("data-line")) <= line);
    if (line > 1) block?.scrollIntoView({ block: "nearest" });
  }, [frame, line]);
}
