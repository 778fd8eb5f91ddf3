import type { ReactNode } from "react";
import type { Forced } from "./force-states.ts";

interface StateProps {
  /** What the state is called. */
  name: string;
  /** The pseudo-class that is made to hold for everything inside. */
  force?: Forced;
  children: ReactNode;
}

/** One state of a specimen with its name below. */
export function State({ name, force, children }: StateProps) {
  return (
    <figure className="kit-state">
      <div data-force={force}>{children}</div>
      <figcaption className="kit-note">{name}</figcaption>
    </figure>
  );
}

/** States beside one another, as many as fit. */
export function States({ columns, children }: { columns?: "wide"; children: ReactNode }) {
  return (
    <div className={columns === "wide" ? "kit-states kit-states-wide" : "kit-states"}>
      {children}
    </div>
  );
}
