import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface LineProps {
  /** The item, at the start of the line. */
  label: ReactNode;
  className?: string;
  /** Its figure, at its end. */
  children: ReactNode;
}

/** A line of a bill: a name and its figure on one baseline. */
export function Line({ label, className, children }: LineProps) {
  return (
    <div className={cx("flex items-baseline justify-between gap-3", className)}>
      <span>{label}</span>
      <span className="whitespace-nowrap">{children}</span>
    </div>
  );
}
