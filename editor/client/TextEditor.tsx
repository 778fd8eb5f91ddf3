import "@github/markdown-toolbar-element";
import { createElement, useLayoutEffect, useRef } from "react";
import { PictureInput } from "./PictureInput.tsx";
import { textId } from "./place.ts";
import { NamedButton } from "./NamedButton.tsx";

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

/** Inserts a block at the cursor, with an empty line before and after it, so that it does not join a paragraph. */
function insertBlock(field: HTMLTextAreaElement | null, block: string): void {
  if (field === null) return;
  field.focus();
  const before = field.value.slice(0, field.selectionStart);
  const after = field.value.slice(field.selectionEnd);
  const start = before === "" || before.endsWith("\n\n") ? "" : "\n\n";
  const end = after.startsWith("\n\n") ? "" : "\n\n";
  // Only this old command supports the browser's undo.
  document.execCommand("insertText", false, start + block + end);
}

interface TextEditorProps {
  text: string;
  /** Whether it is a raw file, without the tools for Markdown. */
  raw: boolean;
  faulty: boolean;
  onChange: (text: string) => void;
  onLine: (line: number) => void;
}

/** An article's text as Markdown, with a toolbar for its syntax; or a raw file. */
export function TextEditor({ text, raw, faulty, onChange, onLine }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // The browser owns the text, so that its undo works; external changes replace it.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);

  const reportLine = ({ value, selectionStart }: HTMLTextAreaElement) =>
    onLine(value.slice(0, selectionStart).split("\n").length);
  return (
    <section className="grid gap-2">
      {!raw && <Tools onBlock={(block) => insertBlock(field.current, block)} />}
      <textarea
        ref={field}
        id={textId}
        className="h-[70vh]"
        aria-label={raw ? "The file’s text" : "The article’s text"}
        aria-invalid={faulty || undefined}
        defaultValue={text}
        onChange={({ target }) => {
          onChange(target.value);
          reportLine(target);
        }}
        onSelect={({ currentTarget }) => reportLine(currentTarget)}
      />
    </section>
  );
}

function Tools({ onBlock }: { onBlock: (block: string) => void }) {
  const addPicture = (src: string) => {
    // Without a description, the check names the line.
    const alt = prompt("What does the picture show? For people who cannot see it.") ?? "";
    onBlock(`![${alt.replace(/[[\]]/g, "\\$&")}](${src})`);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {createElement(
        "markdown-toolbar",
        { for: textId, "aria-label": "Formatting" },
        Object.entries(tools).map(([tool, name]) =>
          createElement(tool, { key: tool, role: "button", title: name }, name),
        ),
      )}
      {Object.entries(blocks).map(([name, block]) => (
        <NamedButton key={name} name={name} onClick={() => onBlock(block)} />
      ))}
      <label htmlFor="picture">Picture</label>
      <PictureInput id="picture" onPicture={addPicture} />
    </div>
  );
}
