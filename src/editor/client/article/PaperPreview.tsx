import { useEffect, useRef, useState } from "react";
import type { Draft } from "../../protocol.ts";
import { words } from "../../words.ts";
import { ask } from "../ask.ts";
import { PreviewPane } from "../PreviewPane.tsx";
import { goToLine } from "./cursor.ts";
import { type Paper, paperIn } from "./paper.ts";

interface PaperPreviewProps {
  path: string;
  /** Where the site shows it. */
  page: string;
  draft: Draft;
  /** The line of the cursor. */
  line: number;
}

/** The pause after which the preview follows what was typed, in milliseconds. */
const pause = 200;

/** The article as its page shows it, drawn anew while it is written. A click finds a passage in the text. */
export function PaperPreview({ path, page, draft, line }: PaperPreviewProps) {
  const [html, setHtml] = useState<string | null>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        // What cannot be drawn leaves the former drawing; the check tells what is wrong.
        ask("preview", { path, draft }, asking.signal).then(
          (preview) => {
            setHtml(preview.html);
          },
          () => undefined,
        );
      },
      isFirst.current ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [path, draft]);

  useEffect(() => {
    if (html !== null) paper?.draw(html);
  }, [paper, html]);

  useEffect(() => {
    paper?.mark(line);
  }, [paper, html, line]);

  return (
    <PreviewPane
      first="tablet"
      hint={words.previewLive}
      page={page}
      name={<span>{words.page}</span>}
    >
      <iframe
        src="/_edit/paper/"
        title={words.preview}
        onLoad={({ currentTarget }) => {
          setPaper(paperIn(currentTarget, goToLine));
        }}
      />
    </PreviewPane>
  );
}
