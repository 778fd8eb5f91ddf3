import { useMemo } from "react";
import type { Draft, JsonObject, Place } from "../protocol.ts";
import { BodyEditor } from "./BodyEditor.tsx";
import { Form } from "./Form.tsx";
import { textId } from "./cursor.ts";
import type { Editing } from "./use-file.ts";

interface WorkProps {
  editing: Editing;
  links: readonly string[];
  target: Place | null;
  onLine: (line: number) => void;
}

/** The form, the text, or both. */
export function Work({ editing, links, target, onLine }: WorkProps) {
  const { draft, file, findings } = editing.state;
  const { faults } = findings;
  const { change } = editing;
  const options = useMemo(() => links.map((link) => <option key={link} value={link} />), [links]);
  const set = (edit: Partial<Draft>) => {
    change((before) => ({ ...before, ...edit }) as Draft);
  };
  const front = draft.kind === "article" ? draft.front : null;
  const form = (value: JsonObject, onChange: (value: JsonObject) => void) =>
    file.schema && (
      <Form
        schema={file.schema}
        value={value}
        faults={faults}
        target={target}
        onChange={onChange}
      />
    );
  return (
    <div className="edit-work">
      <datalist id="links">{options}</datalist>
      {draft.kind === "fields" &&
        form(draft.value, (value) => {
          set({ value });
        })}
      {draft.kind === "article" && (
        <>
          <details open={front?.["draft"] === true || faults.some(({ place }) => place !== null)}>
            <summary>Title, date and topics</summary>
            {form(draft.front, (value) => {
              // The older field published_date must have the same day.
              const dates =
                value["published_date"] === undefined
                  ? {}
                  : { published_date: value["date"] ?? "" };
              set({ front: { ...value, ...dates } });
            })}
          </details>
          <BodyEditor
            body={draft.body}
            faulty={faults.some(({ bodyLine }) => bodyLine !== null)}
            onLine={onLine}
            onChange={(body) => {
              set({ body });
            }}
          />
        </>
      )}
      {draft.kind === "source" && (
        <section>
          {file.broken && (
            <p>
              This file cannot be read as a form. Fix the line that is named, save, and the form is
              back.
            </p>
          )}
          <label htmlFor={textId}>The file’s text</label>
          <textarea
            id={textId}
            rows={28}
            spellCheck={!file.broken}
            value={draft.source}
            onChange={({ target: { value } }) => {
              set({ source: value });
            }}
          />
        </section>
      )}
    </div>
  );
}

/** A choice for the writer: unsaved work from an earlier visit, or a file that was changed elsewhere. */
export function Offers({ editing }: { editing: Editing }) {
  const { offered, conflict, trouble } = editing.state;
  return (
    <div role="alert">
      {trouble !== null && <p className="edit-box">{trouble}</p>}
      {offered !== null && (
        <div className="edit-box edit-row">
          <p>
            There is unsaved work on this file from {new Date(offered.when).toLocaleString("en")}.
          </p>
          <button type="button" onClick={editing.restore}>
            Restore it
          </button>
          <button type="button" onClick={editing.discard}>
            Discard it
          </button>
        </div>
      )}
      {conflict !== null && (
        <div className="edit-box edit-row">
          <p>This file was changed elsewhere after you opened it. Keep one of the two.</p>
          <button type="button" onClick={editing.keepMine}>
            Keep mine and save it
          </button>
          <button type="button" onClick={editing.takeTheirs}>
            Take theirs and lose mine
          </button>
        </div>
      )}
    </div>
  );
}
