import type { ReactNode } from "react";

/** Long text: articles and legal pages. Its style is src/styles/prose.css. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
