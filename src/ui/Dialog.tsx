import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon.tsx";

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The element, for showModal() and close(). */
  ref?: Ref<HTMLDialogElement>;
  /** Called when it has closed, whichever way. */
  onClose?: () => void;
}

/** A native modal dialog: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog({ id, title, closeLabel, children, ref, onClose }: DialogProps) {
  return (
    <dialog id={id} ref={ref} onClose={onClose} aria-labelledby={`${id}-title`} className="dialog">
      <div className="flex items-center justify-between gap-6">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label={closeLabel} className="icon-button">
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
