import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

interface DemoDialogProps {
  dialog: Content<"viewDemos">["dialog"];
  /** The form. */
  children: ReactNode;
}

/** Like src/ui/Dialog.tsx, but open without script. */
const look = cx(
  "mx-auto mb-auto w-[min(100%-2rem,var(--container-form))] rounded-stone border border-line bg-raised p-7 text-ink",
  "shadow-panel backdrop:bg-night/60 print:hidden",
);

/** From its top edge, so that a message moves nothing above it. */
const top = "mt-[max(1rem,9dvh)] max-h-[calc(100dvh-max(1rem,9dvh)-1rem)]";

/** Part of the page only if scripts are off; otherwise hidden until it is opened as a window. */
const inPage = cx(
  "not-[:modal]:static not-[:modal]:mx-0 not-[:modal]:mt-10 not-[:modal]:mb-0 not-[:modal]:max-h-none",
  "not-[:modal]:w-auto not-[:modal]:max-w-form not-[:modal]:shadow-none",
  "scripted:not-[:modal]:hidden",
);

/**
 * The window with the form, open when the page has loaded (docs/specification.md, 4.7). It is written open, so that it
 * is a part of the page without script; the page opens it as a window before the first paint.
 */
export function DemoDialog({ dialog, children }: DemoDialogProps) {
  return (
    <dialog open aria-labelledby="demo-title" className={cx(look, top, inPage)}>
      <div className="flex items-center justify-between gap-6">
        <h2
          id="demo-title"
          tabIndex={-1}
          autoFocus
          className="text-title focus-visible:outline-none"
        >
          {dialog.title}
        </h2>
        <form method="dialog" className="unscripted:hidden">
          <button type="submit" aria-label={dialog.close} className="icon-button">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <p className="mb-4 text-small text-ink-muted">{dialog.lead}</p>
      {/* Otherwise focusing the heading, which opening does, would hydrate the form. */}
      <div data-live-section="">{children}</div>
    </dialog>
  );
}
