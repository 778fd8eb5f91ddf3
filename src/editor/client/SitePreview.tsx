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
function showAnew(frame: Window | null | undefined, page: string): void {
  frame?.stop();
  if (frame?.location.href === "about:blank") frame.location.replace(page);
  else frame?.location.reload();
}

/** Calls back with each answer for the page that differs from the one before. */
async function followPage(page: string, signal: AbortSignal, changed: () => void): Promise<void> {
  let last: string | undefined;
  for (const wait of looks) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return;
    const answer = await fetch(page, { signal, cache: "no-store" });
    const text = await answer.text();
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
    followPage(page, stop.signal, () => {
      showAnew(frame.current?.contentWindow, page);
    }).catch(
      // The server is gone, or this preview is: nothing to follow.
      () => undefined,
    );
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
