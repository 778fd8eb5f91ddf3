import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface PanelProps {
  className: string;
  children: ReactNode;
}

/** A sheet of paper that lies on the ground. */
export function Panel({ className, children }: PanelProps) {
  return (
    <div
      className={cx(
        "rounded-large bg-figure-raised shadow-raised [--color-line:var(--color-figure-line)]",
        className,
      )}
    >
      {children}
    </div>
  );
}
