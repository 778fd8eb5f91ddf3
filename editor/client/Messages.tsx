import type { Fault } from "../protocol.ts";
import { nameOfFault, withoutName } from "./place.ts";
import { NamedButton } from "./NamedButton.tsx";
import type { Editing } from "./use-file.ts";

interface MessagesProps {
  editing: Editing;
  list: React.Ref<HTMLElement>;
  onGo: (fault: Fault) => void;
}

/** What the writer has to decide, to fix and to know. */
export function Messages({ editing, list, onGo }: MessagesProps) {
  const { file, findings, kept, trouble } = editing;
  const { faults, notices } = findings;
  return (
    <>
      <div role="alert">
        {trouble !== null && <p className="p-4">{trouble}</p>}
        {kept !== null && (
          <div className="flex flex-wrap items-center gap-2 p-4">
            <p>
              There is unsaved work on this file from {new Date(kept.when).toLocaleString("en")}.
              Below is the file as it is now. Keep one of the two.
            </p>
            <NamedButton name="Restore it" onClick={editing.restore} />
            <NamedButton name="Discard it" onClick={editing.discard} />
          </div>
        )}
      </div>
      {faults.length > 0 && (
        <section ref={list} className="p-4" tabIndex={-1} aria-labelledby="faults">
          <h2 id="faults">To fix before this can be saved</h2>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.sentence}`}>
                <NamedButton name={nameOfFault(fault)} onClick={() => onGo(fault)} />{" "}
                {withoutName(fault.sentence)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {file.broken && (
        <p className="p-4">
          This file cannot be read as a form. Fix the line that is named, save, and the form is
          back.
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} className="p-4">
          {notice}
        </p>
      ))}
    </>
  );
}
