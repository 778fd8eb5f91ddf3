import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { words } from "../../words.ts";
import { apply, bodyId, lineOf, replace } from "./cursor.ts";
import { InsertQuestion } from "./InsertQuestion.tsx";
import { type Change, type Selected, type Tool, tools } from "./markup.ts";
import { Toolbar } from "./Toolbar.tsx";

interface BodyEditorProps {
  body: string;
  faulty: boolean;
  onChange: (body: string) => void;
  /** The line of the cursor, from 1. */
  onLine: (line: number) => void;
}

const keys: Readonly<Record<string, Tool | "link">> = { b: "bold", i: "italic", k: "link" };

/** An article's text as it is written, with tools for those who do not know its signs by heart. */
export function BodyEditor({ body, faulty, onChange, onLine }: BodyEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState<{ what: "link" | "picture"; at: Selected } | null>(null);

  // The browser keeps the text, so that its undo works; what comes from elsewhere is put in as a change.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== body) replace(field.current, body);
  }, [body]);

  const change = (edit: (at: Selected) => Change, at = selectionOf(field.current)) => {
    if (field.current && at) apply(field.current, edit(at));
  };
  const use = (tool: Tool | "link" | "picture") => {
    if (tool !== "link" && tool !== "picture") {
      change(tools[tool]);
      return;
    }
    const at = selectionOf(field.current);
    if (at) setAsking({ what: tool, at });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = keys[event.key.toLowerCase()];
    if (tool === undefined || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    use(tool);
  };
  const finish = (edit: (at: Selected) => Change) => {
    const at = asking?.at;
    setAsking(null);
    // Once the window is gone and the focus is free.
    if (at)
      requestAnimationFrame(() => {
        change(edit, at);
      });
  };
  const close = () => {
    setAsking(null);
  };
  const tell = () => {
    if (field.current) onLine(lineOf(field.current));
  };
  return (
    <section className="edit-text" aria-labelledby="text">
      <h2 id="text">{words.text}</h2>
      <Toolbar onUse={use} />
      <textarea
        ref={field}
        id={bodyId}
        className="field"
        aria-label={words.textLabel}
        aria-invalid={faulty || undefined}
        defaultValue={body}
        spellCheck
        onChange={({ target }) => {
          onChange(target.value);
          tell();
        }}
        onSelect={tell}
        onKeyDown={onKeyDown}
      />
      {asking && (
        <InsertQuestion what={asking.what} at={asking.at} onClose={close} onDone={finish} />
      )}
    </section>
  );
}

const selectionOf = (field: HTMLTextAreaElement | null): Selected | undefined =>
  field ? { text: field.value, start: field.selectionStart, end: field.selectionEnd } : undefined;
