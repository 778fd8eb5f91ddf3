import words from "virtual:words/queryDemo";
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Sql } from "#ui/Sql.tsx";
import type { Caret, EditorHandle, EditorProps } from "./editor-props.ts";

const handleOf = (field: HTMLTextAreaElement): EditorHandle => ({
  replace: (text, from = field.selectionStart, to = field.selectionEnd) => {
    field.setRangeText(text, from, to, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.focus();
  },
  select: (from, to) => {
    field.focus();
    field.setSelectionRange(from, to);
  },
  focus: () => field.focus(),
  read: () => ({
    text: field.value,
    from: field.selectionStart,
    to: field.selectionEnd,
    isInUse: field === document.activeElement || field.value !== field.defaultValue,
  }),
});

interface PlainFieldProps extends EditorProps {
  readonly onCompose: (isComposing: boolean) => void;
}

/** The field before CodeMirror loads. Colors are below its text and show while it does not have the focus. */
function PlainField({ tab, onRun, onWrite, handle, onCompose, caret }: PlainFieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null) return undefined;
    handle.current = handleOf(field);
    return () => {
      handle.current = null;
      const { selectionStart: from, selectionEnd: to, scrollTop: top } = field;
      caret.current = { from, to, top, focused: field === document.activeElement };
    };
  }, [handle, caret]);
  const place = "[grid-area:1/1] overflow-auto px-4 py-3 whitespace-pre";
  return (
    <>
      <pre
        aria-hidden="true"
        className={`${place} [font:inherit] unscripted:overflow-visible unscripted:wrap-anywhere unscripted:whitespace-pre-wrap`}
      >
        <Sql sql={tab.sql} />
      </pre>
      <textarea
        ref={ref}
        aria-label={words.first.sql}
        value={tab.sql}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className={`${place} resize-none border-0 bg-transparent text-transparent caret-ink -outline-offset-3 [font:inherit] user-valid:bg-raised user-valid:text-ink focus:bg-raised focus:text-ink unscripted:hidden`}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === "Enter" && (ctrlKey || metaKey)) onRun();
        }}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
    </>
  );
}

interface SqlEditorProps extends Omit<EditorProps, "caret"> {
  /** Counts the tries to load CodeMirror: a new number tries again. */
  readonly attempt: number;
  readonly onFailed: () => void;
}

/** The field for SQL: a textarea until CodeMirror has loaded, which then takes over text, caret and focus. */
export function SqlEditor({ attempt, onFailed, ...props }: SqlEditorProps) {
  const [CodeEditor, setCodeEditor] = useState<ComponentType<EditorProps> | null>(null);
  const [isComposing, setIsComposing] = useState(false);
  const caret = useRef<Caret | null>(null);
  useEffect(() => {
    import("./CodeEditor.tsx").then((module) => setCodeEditor(() => module.CodeEditor), onFailed);
  }, [attempt]);
  return (
    <div
      data-part="editor"
      className="relative grid max-h-[calc(14lh+1.5rem)] min-h-[calc(8lh+1.5rem)] min-w-0 grid-cols-[minmax(0,1fr)] [font:var(--query-editor-text)/1.5_var(--font-code)] after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-10 after:bg-linear-to-l after:from-raised focus-within:after:hidden md:after:hidden unscripted:max-h-none unscripted:after:hidden"
    >
      {CodeEditor === null || isComposing ? (
        <PlainField {...props} onCompose={setIsComposing} caret={caret} />
      ) : (
        <CodeEditor caret={caret} {...props} />
      )}
    </div>
  );
}
