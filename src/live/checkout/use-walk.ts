/** The walk, with what the tab kept of it and the address of the page. */
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { keep, recall } from "#lib/storage.ts";
import { readWalk, writeWalk } from "#live/checkout/shop/kept.ts";
import { type Action, nextWalk } from "#live/checkout/shop/next.ts";
import { firstWalk, type Walk } from "#live/checkout/shop/walk.ts";

/** The page's own address, as a shopper's. */
export const ownAddress = (): string => location.pathname + location.search;

/** The page's own address is not kept: it is there at the next visit, too. */
const record = (walk: Walk, own: string): string =>
  writeWalk(walk.address === own ? { ...walk, address: "" } : walk);

const untouched = record(firstWalk, firstWalk.address);

export function useWalk(): readonly [Walk, Dispatch<Action>] {
  const [walk, act] = useReducer(nextWalk, firstWalk);
  const isRead = useRef(false);

  // Before anything that was pressed or typed earlier is given back (src/live/intent/replay.ts).
  useLayoutEffect(() => {
    const found = readWalk(recall("sessionStorage", "checkout"));
    const own = ownAddress();
    // Who opens the page by a link with a query wants to see what that does.
    const address = (location.search === "" && found?.address) || own;
    act({ type: "restore", walk: { ...found, address } });
  }, []);

  useEffect(() => {
    // The first time, what was kept is not in the walk yet.
    if (!isRead.current) {
      isRead.current = true;
      return;
    }
    const text = record(walk, ownAddress());
    keep("sessionStorage", "checkout", text === untouched ? undefined : text);
  }, [walk]);

  return [walk, act];
}
