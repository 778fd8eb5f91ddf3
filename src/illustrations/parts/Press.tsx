import type { ReactNode } from "react";

const looks = {
  strong: "border-transparent bg-inverse text-on-inverse",
  light: "border-transparent bg-raised text-ink",
  quiet: "border-line-strong",
} as const;

interface PressProps {
  look: keyof typeof looks;
  children: ReactNode;
}

/** The picture of a button. It is drawn, never pressed. */
export function Press({ look, children }: PressProps) {
  return (
    <span
      className={`block rounded-medium border px-4 py-2 text-center font-medium whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  );
}
