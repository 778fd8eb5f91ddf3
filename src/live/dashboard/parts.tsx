import type { ButtonHTMLAttributes } from "react";

/** Signs of the board's buttons, 16 by 16. */
const paths = {
  grip: "M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01",
  earlier: "M13 8H3M7 4 3 8l4 4",
  later: "M3 8h10M9 4l4 4-4 4",
  remove: "m4 4 8 8m0-8-8 8",
} as const;

interface SignButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  sign: keyof typeof paths;
  /** What it does, for those who do not see the sign, and for those who rest on it. */
  label: string;
  /** Arrow keys on it are held until it is live. */
  "data-arrows"?: "";
}

/** A button of which only its sign is seen. What is not live yet wakes before anybody has rested on it. */
export function SignButton({ sign, label, ...rest }: SignButtonProps) {
  const isLive = rest.onClick !== undefined || rest.onPointerDown !== undefined;
  return (
    <button
      type="button"
      className="db-sign"
      aria-label={label}
      title={isLive ? label : undefined}
      {...rest}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" data-sign={sign}>
        <path d={paths[sign]} />
      </svg>
    </button>
  );
}
