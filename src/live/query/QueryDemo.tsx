/** The query editor. An island because it is an application: an editor, a database, and what a visitor makes of both. */
import type { ReactNode } from "react";
import words from "virtual:words/queryDemo";

/** @param children the first state, as plain HTML */
export function QueryDemo({ children }: { children?: ReactNode }) {
  return (
    <div role="group" aria-label={words.label} data-live-section="" className="qd">
      {children}
    </div>
  );
}
