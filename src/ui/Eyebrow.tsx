import { cx } from "./cx.ts";

interface EyebrowProps {
  /** What the band behind it is painted with. */
  ground?: "day" | "night";
  className?: string;
  children: string;
}

/** The line above a headline: what the section is about, in the product's own terms. */
export function Eyebrow({ ground = "day", className, children }: EyebrowProps) {
  const ink = ground === "night" ? "text-on-night" : "text-persimmon";
  return <p className={cx("text-small font-medium", ink, className)}>{children}</p>;
}
