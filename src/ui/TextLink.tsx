import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

interface TextLinkProps extends ComponentProps<"a"> {
  href: string;
  /** "inline" is underlined within a sentence; "onward" is on its own, with an arrow. */
  look?: "inline" | "onward";
}

/** A link in text, or one from a section to another page. */
export function TextLink({ look = "inline", className, children, ...rest }: TextLinkProps) {
  return (
    <a className={cx("text-link", look === "onward" && "text-link-onward", className)} {...rest}>
      {children}
      {look === "onward" && <Icon name="arrow" className="size-4 shrink-0" />}
    </a>
  );
}
