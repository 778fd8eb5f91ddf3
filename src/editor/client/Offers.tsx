import { Button } from "#ui/Button.tsx";
import { words } from "../words.ts";
import { Modal } from "./Modal.tsx";
import type { Editing } from "./use-file.ts";

/** Unsaved work of an earlier time: nothing else can be done before the writer has chosen. */
export function Offer({ editing }: { editing: Editing }) {
  const { offered, file } = editing.state;
  if (offered === null) return null;
  const when = new Date(offered.when).toLocaleString("en", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <section className="edit-offer" aria-labelledby="offer">
      <p id="offer">
        <strong>{words.offered(when)}</strong> {offered.hash !== file.hash && words.offeredOld}
      </p>
      <div className="edit-row">
        <Button size="small" onClick={editing.takeUp}>
          {words.takeUp}
        </Button>
        <Button size="small" tone="secondary" onClick={editing.drop}>
          {words.drop}
        </Button>
      </div>
    </section>
  );
}

/** Why the last thing did not work. */
export function Trouble({ editing }: { editing: Editing }) {
  const { trouble } = editing.state;
  return (
    <div role="alert">
      {trouble !== null && (
        <p className="edit-offer">
          <strong>{words.failed}.</strong> {trouble}
        </p>
      )}
    </div>
  );
}

/** Somebody else has changed the file: which of the two is kept. */
export function Conflict({ editing }: { editing: Editing }) {
  if (editing.state.conflict === null) return null;
  return (
    <Modal title={words.conflictTitle} onClose={editing.decideLater}>
      <p>{words.conflict}</p>
      <div className="edit-row">
        <Button size="small" onClick={editing.keepMine}>
          {words.keepMine}
        </Button>
        <Button size="small" tone="secondary" onClick={editing.takeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button size="small" tone="quiet" onClick={editing.decideLater}>
          {words.later}
        </Button>
      </div>
    </Modal>
  );
}
