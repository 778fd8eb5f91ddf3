import { cx } from "./cx.ts";

interface EyebrowProps {
  /** The color of the band behind it. */
  ground?: "day" | "night";
  className?: string;
  children: string;
}

/** The line above a headline: the section's topic, in the product's terms. */
export function Eyebrow({ ground = "day", className, children }: EyebrowProps) {
  const ink = ground === "night" ? "text-on-night" : "text-persimmon";
  return <p className={cx("text-small font-medium", ink, className)}>{children}</p>;
}
