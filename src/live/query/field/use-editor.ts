/** CodeMirror in a shadow root, where its styles are adopted sheets, which the site's policy allows. */
import { setDiagnostics } from "@codemirror/lint";
import { EditorSelection, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { language, type Told } from "./completion.ts";
import { languagePart, setup } from "./setup.ts";
import type { EditorProps } from "./SqlEditor.tsx";

export interface EditorHandle {
  /** Puts a text at the caret, in place of what is selected, and goes there. */
  readonly insert: (text: string) => void;
  readonly replace: (from: number, to: number, text: string) => void;
  /** Selects a place and goes there. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
  /** What it holds now, which the page hears a moment later. */
  readonly text: () => string;
  readonly selection: () => { readonly from: number; readonly to: number };
}

const within = (view: EditorView, at: number) => Math.max(0, Math.min(at, view.state.doc.length));

const handleOf = (view: EditorView): EditorHandle => ({
  insert: (text) => {
    view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
    view.focus();
  },
  replace: (from, to, text) => {
    view.dispatch({
      changes: { from: within(view, from), to: within(view, to), insert: text },
      selection: { anchor: within(view, from) + text.length },
      scrollIntoView: true,
    });
    view.focus();
  },
  reveal: (from, to) => {
    const selection = EditorSelection.single(within(view, from), within(view, to));
    view.dispatch({ selection, scrollIntoView: true });
    view.focus();
  },
  focus: () => view.focus(),
  text: () => view.state.doc.toString(),
  selection: () => {
    const { from, to } = view.state.selection.main;
    return { from, to };
  },
});

/** Where the visitor stood in the first state's field, on the first tab that is shown. */
function takeOver(view: EditorView, { caret }: EditorProps): void {
  if (caret === null) return;
  const selection = EditorSelection.single(within(view, caret.from), within(view, caret.to));
  view.dispatch({ selection, scrollIntoView: true });
  view.scrollDOM.scrollTop = caret.top;
  if (caret.focused) view.focus();
}

/** @returns what the rest of the app asks of the editor */
export function useEditor(
  host: RefObject<HTMLDivElement | null>,
  props: EditorProps,
  told: Told,
): RefObject<EditorHandle | null> {
  const latest = useRef(props);
  latest.current = props;
  const view = useRef<EditorView | null>(null);
  const handle = useRef<EditorHandle | null>(null);
  // Each tab's own text, caret and steps back.
  const states = useRef(new Map<number, EditorState>());
  const shown = useRef(props.tab.id);

  const make = (sql: string) =>
    EditorState.create({
      doc: sql,
      extensions: setup(
        {
          label: props.label,
          onRun: () => latest.current.onRun(),
          onWrite: (text) => latest.current.onWrite(text),
        },
        language(latest.current.tables, told),
      ),
    });

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const made = new EditorView({ state: make(latest.current.tab.sql), parent: root, root });
    view.current = made;
    handle.current = handleOf(made);
    takeOver(made, latest.current);
    return () => {
      made.destroy();
      view.current = null;
      handle.current = null;
    };
    // Once: later changes are told to the editor that is there.
  }, []);

  useLayoutEffect(() => {
    const made = view.current;
    // The text of a tab is the editor's own: what the page knows of it may be a letter behind.
    if (made === null || shown.current === props.tab.id) return;
    states.current.set(shown.current, made.state);
    shown.current = props.tab.id;
    const known = states.current.get(props.tab.id);
    made.setState(known?.doc.toString() === props.tab.sql ? known : make(props.tab.sql));
  }, [props.tab]);

  useEffect(() => {
    view.current?.dispatch({
      effects: languagePart.reconfigure(language(props.tables, told)),
    });
  }, [props.tables, props.tab.id]);

  useEffect(() => {
    const made = view.current;
    if (made === null) return;
    const marks = props.marks.map(({ from, to, message }) => {
      const start = within(made, from);
      const end = within(made, to);
      return { from: start, to: Math.max(start, end), severity: "error" as const, message };
    });
    made.dispatch(setDiagnostics(made.state, marks));
  }, [props.marks, props.tab.id]);

  return handle;
}
