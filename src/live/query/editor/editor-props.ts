/** Shared by the plain field and CodeMirror. */
import words from "virtual:words/queryDemo";
import type { RefObject } from "react";
import type { Table } from "#live/engine/client/types.ts";
import type { Tab } from "../workspace.ts";

export interface Caret {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly focused: boolean;
}

export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** The interface of both fields for the rest of the app. */
export interface EditorHandle {
  /** Replaces a range, or the selection, and moves there. */
  readonly replace: (text: string, from?: number, to?: number) => void;
  readonly select: (from: number, to: number) => void;
  readonly focus: () => void;
  /** Its current text and selection, and whether the visitor is in it, or typed before it was interactive. */
  readonly read: () => {
    readonly text: string;
    readonly from: number;
    readonly to: number;
    readonly isInUse: boolean;
  };
}

export interface EditorProps {
  /** Set while the field is there. */
  readonly handle: RefObject<EditorHandle | null>;
  readonly tab: Tab;
  readonly tables: readonly Table[];
  readonly marks: readonly Mark[];
  /** The caret of the plain field when it went; null before. */
  readonly caret: RefObject<Caret | null>;
  readonly onRun: () => void;
  readonly onWrite: (sql: string) => void;
}

export const editorLabel = `${words.first.sql}. ${words.first.leave}`;
