import type { ReactNode } from "react";
import { words } from "../../words.ts";
import { sentence } from "../place.ts";

interface FrameProps {
  id: string;
  name: string;
  what: string;
  optional: boolean;
  faults: readonly string[];
  /** Beside the hint, such as how many characters there are. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field with its name above, what belongs in it below, and what is wrong with it beside it. */
export function Frame({ id, name, what, optional, faults, aside, children }: FrameProps) {
  return (
    <div className="edit-field">
      <label htmlFor={id}>{name}</label>
      {children}
      <Notes id={id} what={what} optional={optional} faults={faults} aside={aside} />
    </div>
  );
}

/** The same around several controls. */
export function GroupFrame({ id, name, children, ...notes }: FrameProps) {
  return (
    <fieldset
      className="edit-field"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${id}-fault`}
    >
      <legend>{name}</legend>
      {children}
      <Notes id={id} {...notes} />
    </fieldset>
  );
}

type NotesProps = Omit<FrameProps, "name" | "children">;

/** The hint and the faults of a field. */
export function Notes({ id, what, optional, faults, aside }: NotesProps) {
  const hint = [sentence(what), optional ? words.optional : ""].filter(Boolean).join("; ");
  return (
    <>
      <p className="edit-notes">
        <span id={`${id}-hint`}>{hint}</span>
        {aside}
      </p>
      <p className="edit-fault" id={`${id}-fault`} aria-live="polite">
        {faults.join(" ")}
      </p>
    </>
  );
}
