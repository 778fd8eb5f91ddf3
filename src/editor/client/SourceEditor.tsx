import type { Draft } from "../protocol.ts";
import { words } from "../words.ts";
import { sourceId } from "./article/cursor.ts";
import { SitePreview } from "./SitePreview.tsx";

interface SourceEditorProps {
  source: string;
  onChange: (draft: Draft) => void;
  /** The page that shows the text; undefined for one that cannot be read. */
  page: string | undefined;
  /** How often the file has been saved. */
  saves: number;
}

/** The bare text of a file: of a legal page with the page beside it, or of one that cannot be read, to be mended. */
export function SourceEditor({ source, onChange, page, saves }: SourceEditorProps) {
  const text = (
    <>
      <label htmlFor={sourceId}>{words.sourceLabel}</label>
      <textarea
        id={sourceId}
        className="field edit-code"
        rows={28}
        spellCheck={page !== undefined}
        value={source}
        onChange={({ target }) => {
          onChange({ kind: "source", source: target.value });
        }}
      />
    </>
  );
  if (page !== undefined) {
    return (
      <div className="edit-split">
        <section className="edit-source">{text}</section>
        <SitePreview page={page} saves={saves} />
      </div>
    );
  }
  return (
    <section className="edit-source">
      <h2>{words.sourceTitle}</h2>
      <p>{words.source}</p>
      {text}
    </section>
  );
}
