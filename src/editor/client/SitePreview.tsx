import { useEffect, useRef } from "react";
import { words } from "../words.ts";
import { PreviewPane } from "./PreviewPane.tsx";

interface SitePreviewProps {
  /** The page that shows the file. */
  page: string;
  /** How often the file has been saved. */
  saves: number;
}

/**
 * When the page is asked for after a save, each so many milliseconds after the one before. The development
 * server takes half a second and more to read a file, and its own word to reload is lost on a page that is
 * still on its way.
 */
const looks = [600, 1500, 3000, 6000, 12_000, 12_000, 12_000] as const;

/** Shows the page anew. One that is still on its way may bring the old words, and would not let itself be reloaded. */
function showAnew(frame: HTMLIFrameElement, page: string): void {
  const shown = frame.contentWindow;
  try {
    shown?.stop();
    if (shown?.location.href === "about:blank") shown.location.replace(page);
    else shown?.location.reload();
  } catch {
    // What the browser shows in the place of a page that it could not have is out of reach.
    frame.src = page;
  }
}

/**
 * Calls back with each answer for the page that differs from the one before. A look that fails, as the server is busy with
 * what was saved, leaves it to the next.
 */
async function followPage(page: string, signal: AbortSignal, changed: () => void): Promise<void> {
  let last: string | undefined;
  for (const wait of looks) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return;
    const text = await fetch(page, { signal, cache: "no-store" })
      .then((answer) => answer.text())
      .catch(() => last);
    if (signal.aborted) return;
    if (text !== last) changed();
    last = text;
  }
}

/** The page of the site that shows the file, as it is saved. */
export function SitePreview({ page, saves }: SitePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (saves === 0) return undefined;
    const stop = new AbortController();
    void followPage(page, stop.signal, () => {
      if (frame.current !== null) showAnew(frame.current, page);
    });
    return () => {
      stop.abort();
    };
  }, [page, saves]);
  return (
    <PreviewPane first="desktop" hint={words.previewSaved} page={page} name={<code>{page}</code>}>
      <iframe ref={frame} src={page} title={words.preview} />
    </PreviewPane>
  );
}
