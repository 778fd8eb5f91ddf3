import type { Draft } from "../protocol.ts";
import { words } from "../words.ts";

interface SourceEditorProps {
  source: string;
  onChange: (draft: Draft) => void;
}

/** The bare text of a file that cannot be read, to be mended. */
export function SourceEditor({ source, onChange }: SourceEditorProps) {
  return (
    <section className="edit-source">
      <h2>{words.sourceTitle}</h2>
      <p>{words.source}</p>
      <label htmlFor="field-source">{words.sourceLabel}</label>
      <textarea
        id="field-source"
        className="field edit-code"
        rows={28}
        spellCheck={false}
        value={source}
        onChange={({ target }) => {
          onChange({ kind: "source", source: target.value });
        }}
      />
    </section>
  );
}
