import type { ReactNode } from "react";

const looks = {
  strong: "bg-inverse text-on-inverse",
  light: "bg-raised text-ink",
  quiet: "border border-line-strong",
} as const;

interface PressProps {
  look: keyof typeof looks;
  children: ReactNode;
}

/** The picture of a button. It is drawn, never pressed. */
export function Press({ look, children }: PressProps) {
  return (
    <span className={`block rounded-medium px-4 py-2 text-center font-medium whitespace-nowrap ${looks[look]}`}>
      {children}
    </span>
  );
}
