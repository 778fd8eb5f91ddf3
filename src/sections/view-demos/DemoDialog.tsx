import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";

interface DemoDialogProps {
  dialog: Content<"viewDemos">["dialog"];
  /** The form. */
  children: ReactNode;
}

/**
 * The window with the form, open when the page has loaded (docs/specification.md, 4.7). It is written open, so that it
 * is a part of the page without script; src/enhance/forms/early.ts lifts it above the page.
 */
export function DemoDialog({ dialog, children }: DemoDialogProps) {
  return (
    <dialog open aria-labelledby="demo-title" className="dialog demo-dialog">
      <div className="flex items-center justify-between gap-6">
        <h2 id="demo-title" tabIndex={-1} className="text-title">
          {dialog.title}
        </h2>
        <form method="dialog" className="unscripted:hidden">
          <button type="submit" aria-label={dialog.close} className="icon-button">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <p className="mb-4 text-small text-ink-muted">{dialog.lead}</p>
      {children}
    </dialog>
  );
}
