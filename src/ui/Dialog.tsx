import type { ReactNode, Ref } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** No blur behind it, since the blur would be redrawn in every frame in which something changes. */
const look = cx(
  "m-auto max-h-[calc(100dvh-2rem)] rounded-stone border border-line",
  "bg-raised p-7 text-ink shadow-panel backdrop:bg-night/60",
);

const widths = {
  form: "w-[min(100%-2rem,var(--container-form))]",
  page: "w-[min(100%-2rem,var(--container-page))]",
} as const;

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The maximum width. */
  size?: keyof typeof widths;
  /** The element, for showModal() and close(). */
  ref?: Ref<HTMLDialogElement>;
  /** Called after it closes in any way. */
  onClose?: () => void;
}

/** A native modal dialog: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog(props: DialogProps) {
  const { id, title, closeLabel, children, size = "form", ref, onClose } = props;
  return (
    <dialog
      id={id}
      ref={ref}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className={cx(look, widths[size])}
    >
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
