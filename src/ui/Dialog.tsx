import type { ReactNode, Ref } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** No blur behind it: it would be drawn again with each frame in which anything changes. */
const look = cx(
  "m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,var(--container-form))] rounded-stone border border-line",
  "bg-raised p-7 text-ink shadow-panel backdrop:bg-ground/70",
);

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
    <dialog id={id} ref={ref} onClose={onClose} aria-labelledby={`${id}-title`} className={look}>
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
