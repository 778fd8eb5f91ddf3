/** What the readers of an article's text share: whom to tell of a fault, and where links lead. */
import type { Nodes } from "mdast";

/** Takes the rest of a sentence whose subject is the text, and the line it is about. */
export type Say = (line: number, sentence: string) => void;

/** Where a link leads. */
export interface Target {
  readonly href: string;
  readonly external: boolean;
}

export interface BodyContext {
  readonly say: Say;
  /** The text itself, for what the parser takes for a directive and is none. */
  readonly source: string;
  /** The one kind of aside that the text knows: notes with a title, or summaries without one. */
  readonly aside: "note" | "summary";
  /** Takes a link as it is written; "none" where its page does not exist yet, and after a fault has been said. */
  readonly resolve: (url: string, line: number) => Target | "none";
  /** Says what is wrong with a picture's file, if anything. */
  readonly checkPicture: (src: string, line: number) => void;
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
