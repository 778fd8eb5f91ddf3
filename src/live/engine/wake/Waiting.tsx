import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ServerMarkup } from "#live/LivePart.tsx";
import { adoptStyles } from "../adopt-styles.ts";
import { LoadingBar } from "../LoadingBar.tsx";
import bar from "./loading.css?inline";
import type { Wake } from "./use-wake.ts";

interface WaitingProps extends Pick<Wake<never>, "loading" | "retry"> {
  /** What holds the first state, in which `data-progress` marks the place of the bar. */
  box: RefObject<HTMLElement | null>;
  /** How the bar stands there, where its place does not say. */
  css?: string;
  /** The first state, which is not React's. */
  children: ReactNode;
}

/** The first state while the app is on its way, and how far that has come. */
export function Waiting({ box, css, loading, retry, children }: WaitingProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    for (const sheet of css === undefined ? [bar] : [bar, css]) adoptStyles(document, sheet);
    const found = box.current?.querySelector("[data-progress]") ?? null;
    // What it says belongs to the first state.
    found?.replaceChildren();
    setPlace(found);
  }, [box, css]);
  return (
    <>
      <ServerMarkup>{children}</ServerMarkup>
      {place !== null && createPortal(<LoadingBar loading={loading} onRetry={retry} />, place)}
    </>
  );
}
