/** Shared by the plain field and CodeMirror. */
import words from "virtual:words/queryDemo";
import type { RefObject } from "react";
import type { Table } from "#live/engine/client/types.ts";
import type { Tab } from "../workspace.ts";

/** The caret's position in the plain field. */
export interface Caret {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly focused: boolean;
}

/** An error and where it is. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** The interface of both fields for the rest of the app. */
export interface EditorHandle {
  /** Inserts text at the caret, replacing the selection, and moves there. */
  readonly insert: (text: string) => void;
  readonly replace: (from: number, to: number, text: string) => void;
  /** Selects a range and moves there. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
  /** Whether the visitor is in it, or typed into it before it was interactive. */
  readonly isInUse: () => boolean;
  /** Its current text. */
  readonly text: () => string;
  readonly selection: () => { readonly from: number; readonly to: number };
}

export interface EditorProps {
  /** Set while the field is there. */
  readonly handle: RefObject<EditorHandle | null>;
  readonly tab: Tab;
  readonly tables: readonly Table[];
  readonly marks: readonly Mark[];
  /** The caret of the previous field; null if there was none. */
  readonly caret: RefObject<Caret | null>;
  readonly onRun: () => void;
  readonly onWrite: (sql: string) => void;
}

export const editorLabel = `${words.first.sql}. ${words.first.leave}`;
