import type { ReactNode, SubmitEvent } from "react";
import { Button } from "#ui/Button.tsx";
import { words } from "../words.ts";
import { Modal } from "./Modal.tsx";

interface QuestionProps {
  title: string;
  /** What its button says. */
  action: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** A window that asks for something and does what its button says. */
export function Question({ title, action, busy, onClose, onSubmit, children }: QuestionProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {children}
        <div className="edit-row">
          <Button type="submit" size="small" disabled={busy}>
            {action}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
