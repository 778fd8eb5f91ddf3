import type { ReactNode } from "react";

const looks = {
  strong: "bg-inverse text-on-inverse",
  quiet: "border border-line-strong",
} as const;

interface PressProps {
  readonly look: keyof typeof looks;
  readonly children: ReactNode;
}

/** The picture of a button. It is drawn, never pressed. */
export function Press({ look, children }: PressProps) {
  return (
    <span className={`rounded-medium px-3 py-1.5 text-center font-medium ${looks[look]}`}>
      {children}
    </span>
  );
}
