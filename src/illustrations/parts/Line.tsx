import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface LineProps {
  /** The item, at the start of the line. */
  label: ReactNode;
  className?: string;
  /** The amount, at the end of the line. */
  children: ReactNode;
}

/** A line of a bill: a name and its amount on one baseline. */
export function Line({ label, className, children }: LineProps) {
  return (
    <div className={cx("flex items-baseline justify-between gap-3", className)}>
      <span>{label}</span>
      <span className="whitespace-nowrap">{children}</span>
    </div>
  );
}
