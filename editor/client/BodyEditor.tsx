import "@github/markdown-toolbar-element";
import { createElement, useLayoutEffect, useRef, useState } from "react";
import { sendPicture, sentenceOf } from "./ask.ts";
import { insertBlock, lineOf, textId } from "./cursor.ts";

interface BodyEditorProps {
  body: string;
  faulty: boolean;
  onChange: (body: string) => void;
  /** The line of the cursor, from 1. */
  onLine: (line: number) => void;
}

/** The tools of @github/markdown-toolbar-element, by element name. Most of them do not set a role. */
const tools = {
  "md-bold": "Bold",
  "md-italic": "Italic",
  "md-header": "Heading",
  "md-link": "Link",
  "md-unordered-list": "List",
  "md-ordered-list": "Numbered list",
  "md-quote": "Quote",
  "md-code": "Code",
} as const;

/** Blocks that Markdown has no button for. */
const blocks = {
  Table: "| Month | Amount |\n| ----- | ------ |\n| 1     | $100   |",
  Note: ":::note[Title of the note]\nWhat is worth knowing apart from the text.\n:::",
} as const;

/** An article's text as Markdown, with a toolbar for its syntax. */
export function BodyEditor({ body, faulty, onChange, onLine }: BodyEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [trouble, setTrouble] = useState("");

  // The browser owns the text, so that its undo works; external changes replace it.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== body) field.current.value = body;
  }, [body]);

  const addPicture = (file: File | undefined) => {
    if (file === undefined) return;
    const alt = prompt("What does the picture show? For people who cannot see it.")?.trim();
    if (!alt) {
      setTrouble("Say what the picture shows, and choose it again.");
      return;
    }
    setTrouble("");
    sendPicture(file).then(
      (src) => {
        insertBlock(`![${alt.replace(/[[\]]/g, "\\$&")}](${src})`);
      },
      (error: unknown) => setTrouble(sentenceOf(error)),
    );
  };
  const tell = () => {
    if (field.current) onLine(lineOf(field.current));
  };
  return (
    <section className="edit-text">
      <div className="edit-row">
        {createElement(
          "markdown-toolbar",
          { for: textId, "aria-label": "Formatting" },
          Object.entries(tools).map(([tool, name]) =>
            createElement(tool, { key: tool, role: "button", title: name }, name),
          ),
        )}
        {Object.entries(blocks).map(([name, text]) => (
          <button key={name} type="button" onClick={() => insertBlock(text)}>
            {name}
          </button>
        ))}
        <label>
          Picture{" "}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              addPicture(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
      </div>
      <p className="edit-fault" role="alert">
        {trouble}
      </p>
      <textarea
        ref={field}
        id={textId}
        aria-label="The article’s text"
        aria-invalid={faulty || undefined}
        defaultValue={body}
        onChange={({ target }) => {
          onChange(target.value);
          tell();
        }}
        onSelect={tell}
      />
    </section>
  );
}
