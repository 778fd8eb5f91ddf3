import { cx } from "./cx.ts";

/** Light on a dark band. */
const look = "text-small font-medium text-persimmon in-[.bg-night,.bg-accent]:text-on-night";

interface EyebrowProps {
  className?: string;
  children: string;
}

/** The line above a headline: the section's topic, in the product's terms. */
export const Eyebrow = ({ className, children }: EyebrowProps) => (
  <p className={cx(look, className)}>{children}</p>
);
