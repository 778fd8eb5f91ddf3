import { useEffect, useRef } from "react";
import { words } from "../words.ts";
import { PreviewPane } from "./PreviewPane.tsx";

interface SitePreviewProps {
  /** The page that shows the file. */
  page: string;
  /** How often the file has been saved. */
  saves: number;
}

/** How long the development server may take to read a file that was saved, in milliseconds. */
const settling = 600;

/** The page of the site that shows the file, as it is saved. */
export function SitePreview({ page, saves }: SitePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (saves === 0) return undefined;
    // The server reloads its pages itself when their content changes; this is for when it does not.
    const timer = setTimeout(() => frame.current?.contentWindow?.location.reload(), settling);
    return () => {
      clearTimeout(timer);
    };
  }, [saves]);
  return (
    <PreviewPane first="desktop" hint={words.previewSaved} page={page} name={<code>{page}</code>}>
      <iframe ref={frame} src={page} title={words.preview} />
    </PreviewPane>
  );
}
