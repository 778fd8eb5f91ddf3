import type { ReactNode } from "react";

/** Where tools stand: the first touch of any of them fetches their script (src/enhance/tools/). */
export function Bench({ children }: { children: ReactNode }) {
  return <div data-tools="">{children}</div>;
}
