import type { Fault } from "../protocol.ts";
import { nameOfFault, withoutName } from "./place.ts";
import type { Editing } from "./use-file.ts";

interface MessagesProps {
  editing: Editing;
  list: React.Ref<HTMLElement>;
  onGo: (fault: Fault) => void;
}

/** What the writer has to decide, to fix and to know. */
export function Messages({ editing, list, onGo }: MessagesProps) {
  const { file, findings, kept, conflict, trouble } = editing;
  const { faults, notices } = findings;
  return (
    <>
      <div role="alert">
        {trouble !== null && <p className="p-4">{trouble}</p>}
        {kept !== null && (
          <div className="flex flex-wrap items-center gap-2 p-4">
            <p>
              There is unsaved work on this file from {new Date(kept.when).toLocaleString("en")}.
            </p>
            <button type="button" onClick={editing.restore}>
              Restore it
            </button>
            <button type="button" onClick={editing.discard}>
              Discard it
            </button>
          </div>
        )}
        {conflict !== null && (
          <div className="flex flex-wrap items-center gap-2 p-4">
            <p>This file was changed elsewhere after you opened it. Keep one of the two.</p>
            <button type="button" onClick={editing.keepMine}>
              Keep mine and save it
            </button>
            <button type="button" onClick={editing.takeTheirs}>
              Take theirs and lose mine
            </button>
          </div>
        )}
      </div>
      {faults.length > 0 && (
        <section ref={list} className="p-4" tabIndex={-1} aria-labelledby="faults">
          <h2 id="faults">To fix before this can be saved</h2>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.sentence}`}>
                <button type="button" onClick={() => onGo(fault)}>
                  {nameOfFault(fault)}
                </button>{" "}
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
