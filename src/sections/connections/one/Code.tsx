import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface CodeProps {
  /** What it is, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Code to copy. What is too wide scrolls. */
export function Code({ label, className, children }: CodeProps) {
  return (
    <pre
      className={cx(
        "min-w-0 self-start overflow-x-auto rounded-medium border border-line bg-raised px-5 py-4 text-code/[1.65]",
        className,
      )}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <code>{children}</code>
    </pre>
  );
}
