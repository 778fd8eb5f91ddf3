import type { Editing } from "./use-file.ts";

/** What the writer has to choose: unsaved work of an earlier visit, or a file that was changed elsewhere. */
export function Offers({ editing }: { editing: Editing }) {
  const { offered, conflict, trouble } = editing.state;
  return (
    <div role="alert">
      {trouble !== null && <p className="edit-box">{trouble}</p>}
      {offered !== null && (
        <div className="edit-box edit-row">
          <p>
            There is unsaved work on this file from {new Date(offered.when).toLocaleString("en")}.
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
        <div className="edit-box edit-row">
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
  );
}
