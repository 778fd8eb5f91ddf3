import { closeCompletion } from "@codemirror/autocomplete";
import { setDiagnostics } from "@codemirror/lint";
import { EditorSelection, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useRef } from "react";
import { languagePart, setup } from "./codemirror.ts";
import { language } from "./completion.ts";
import type { EditorHandle, EditorProps } from "./editor-props.ts";

const within = (view: EditorView, at: number) => Math.max(0, Math.min(at, view.state.doc.length));

const handleOf = (view: EditorView): EditorHandle => {
  const selected = () => view.state.selection.main;
  return {
    replace: (text, from = selected().from, to = selected().to) => {
      const start = within(view, from);
      view.dispatch({
        changes: { from: start, to: within(view, to), insert: text },
        selection: { anchor: start + text.length },
        scrollIntoView: true,
      });
      view.focus();
    },
    select: (from, to) => {
      const selection = EditorSelection.single(within(view, from), within(view, to));
      view.dispatch({ selection, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    read: () => {
      const { from, to } = selected();
      return { text: view.state.doc.toString(), from, to, isInUse: view.hasFocus };
    },
  };
};

/** CodeMirror in a shadow root. There, its styles are adopted sheets, which the site's policy allows. */
export function CodeEditor(props: EditorProps) {
  const { handle, tab, tables, marks, caret } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const view = useRef<EditorView | null>(null);
  /** Each tab's own text, caret and undo steps. */
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef(tab.id);

  const create = (sql: string) =>
    EditorState.create({ doc: sql, extensions: setup(latest, language(latest.current.tables)) });

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const made = new EditorView({ state: create(latest.current.tab.sql), parent: root, root });
    view.current = made;
    handle.current = handleOf(made);
    const left = caret.current;
    if (left !== null) {
      const selection = EditorSelection.single(within(made, left.from), within(made, left.to));
      made.dispatch({ selection, scrollIntoView: true });
      made.scrollDOM.scrollTop = left.top;
      if (left.focused) made.focus();
    }
    return () => {
      made.destroy();
      view.current = null;
      handle.current = null;
    };
    // Once: later changes go to the existing editor.
  }, []);

  useLayoutEffect(() => {
    const made = view.current;
    // The editor has a tab's current text: the page's copy may be a letter behind.
    if (made === null || shown.current === tab.id) return;
    // The list would measure its place in the next tab's text, where that place may not exist.
    closeCompletion(made);
    states.current.set(shown.current, made.state);
    shown.current = tab.id;
    const known = states.current.get(tab.id);
    made.setState(known?.doc.toString() === tab.sql ? known : create(tab.sql));
  }, [tab]);

  useEffect(() => {
    view.current?.dispatch({ effects: languagePart.reconfigure(language(tables)) });
  }, [tables, tab.id]);

  useEffect(() => {
    const made = view.current;
    if (made === null) return;
    const errors = marks.map(({ from, to, message }) => {
      const start = within(made, from);
      const end = Math.max(start, within(made, to));
      return { from: start, to: end, severity: "error" as const, message };
    });
    made.dispatch(setDiagnostics(made.state, errors));
  }, [marks, tab.id]);

  return <div ref={host} className="min-w-0" />;
}
