import words from "virtual:words/checkoutDemo";
import { useMemo, useRef } from "react";
import { Announcer } from "./Announcer.tsx";
import { CheckoutWindow } from "./CheckoutWindow.tsx";
import { RuleList } from "./rules/RuleList.tsx";
import { useFocus } from "./use-focus.ts";
import { useWalk } from "./use-walk.ts";
import { situationOf, WalkContext } from "./walk-context.ts";

/** The checkout in its window, and next to it the rules that it follows. */
export function Demo() {
  const root = useRef<HTMLDivElement>(null);
  const [walk, act] = useWalk();
  const situation = useMemo(() => situationOf(walk, act), [walk, act]);
  useFocus(root, walk);
  return (
    <WalkContext value={situation}>
      <div
        ref={root}
        role="group"
        aria-label={words.frame.label}
        className="ck"
        data-restores="checkout"
        data-opens="[?&]utm_campaign="
      >
        <CheckoutWindow />
        <RuleList />
        <Announcer />
      </div>
    </WalkContext>
  );
}
