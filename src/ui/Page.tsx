import type { HTMLAttributes } from "react";
import { cx } from "./cx.ts";

/** The page's width with its gutters. */
export function Page({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx("mx-auto w-full max-w-page px-gutter", className)} {...rest} />;
}
