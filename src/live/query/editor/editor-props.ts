/** What the plain field and CodeMirror share. */
import words from "virtual:words/queryDemo";
import type { Ref, RefObject } from "react";
import type { Table } from "#live/engine/client/types.ts";
import type { Tab } from "../workspace.ts";

/** Where the caret was in the plain field. */
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

/** What the rest of the app asks of the field, whichever of the two it is. */
export interface EditorHandle {
  /** Puts a text at the caret, in place of what is selected, and moves there. */
  readonly insert: (text: string) => void;
  readonly replace: (from: number, to: number, text: string) => void;
  /** Selects a place and moves there. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
  /** Whether the visitor is in it, or has typed into it before it was interactive. */
  readonly isInUse: () => boolean;
  /** What it holds now. */
  readonly text: () => string;
  readonly selection: () => { readonly from: number; readonly to: number };
}

export interface EditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly tab: Tab;
  readonly tables: readonly Table[];
  readonly marks: readonly Mark[];
  /** The caret of the field before this one; null where there was none. */
  readonly caret: RefObject<Caret | null>;
  readonly onRun: () => void;
  readonly onWrite: (sql: string) => void;
}

export const editorLabel = `${words.first.sql}. ${words.first.leave}`;
