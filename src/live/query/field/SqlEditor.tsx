import { type Ref, useImperativeHandle, useRef } from "react";
import type { Table } from "#live/engine/client/types.ts";
import type { Tab } from "../desk/desk.ts";
import type { Told } from "./completion.ts";
import { type EditorHandle, useEditor } from "./use-editor.ts";

/** Where the caret stood before the editor came. */
export interface Caret {
  readonly from: number;
  readonly to: number;
  /** How far the field was scrolled. */
  readonly top: number;
  readonly focused: boolean;
}

/** Something that cannot be right, where it stands. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export interface EditorProps {
  readonly label: string;
  readonly tab: Tab;
  readonly tables: readonly Table[];
  readonly marks: readonly Mark[];
  readonly caret: Caret | null;
  readonly onRun: () => void;
  readonly onWrite: (sql: string) => void;
}

/** The field that SQL is written in. */
export function SqlEditor({
  ref,
  told,
  ...props
}: EditorProps & { ref: Ref<EditorHandle>; told: Told }) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useEditor(host, props, told);
  useImperativeHandle(ref, () => ({
    insert: (text) => editor.current?.insert(text),
    replace: (from, to, text) => editor.current?.replace(from, to, text),
    reveal: (from, to) => editor.current?.reveal(from, to),
    focus: () => editor.current?.focus(),
    text: () => editor.current?.text() ?? props.tab.sql,
    selection: () => editor.current?.selection() ?? { from: 0, to: 0 },
  }));
  return <div ref={host} className="qd-editor" data-editor="" />;
}
